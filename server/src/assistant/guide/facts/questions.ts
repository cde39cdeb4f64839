import { fold } from '@denk/shared/product/text';

/** What makes a text a question, folded. */
const asks =
  /(?:^|\s)(?:kac\w*|ne kadar|hangi\w*|nasil\w*|nere\w*|ne zaman|m[iu](?:d[iu]r|yd[iu])?)(?=\W|$)/;

/** Where another question may begin: after a comma, `ve` or `var mı`, before `kaç`. */
const begins =
  /\s*[,;?]+\s*|\s+(?:ve|bir de|bide|birde)\s+|\s+(?=ka[çc]\s)|(?<=(?:var|yok|[ıiuü]yo|[ıiuüae]r) m[ıiuü](?:d[ıiuü]r)?)\s+/iu;

/** `hangisi kaç bar` is one question. */
const unfinished = /^\W*hangi\w*\W*$/;

/** The questions of a text, one after the other: `kaç kişilik kaç dk sürüyor`; `a mı yoksa b mi` is one. */
export function questionsIn(text: string): readonly string[] {
  if (/\byoksa\b/.test(fold(text))) return [text];
  const questions: string[] = [];
  let begun = '';
  for (const piece of text.split(begins)) {
    begun = `${begun} ${piece}`.trim();
    if (!asks.test(fold(begun)) || unfinished.test(fold(begun))) continue;
    questions.push(begun);
    begun = '';
  }
  return questions.length > 1 ? questions : [text];
}
