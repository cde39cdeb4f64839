import { foldedWords, isFunctionWord, stem, stemOfHaving } from '../../../language';
import { upper } from '../names/question-texts';
import { describes } from '../proposing/marks';
import type { Option } from '../proposing/terms';
import { calledIn, said, type Saying } from './saying';
import { inRow, tableOf } from './table';
import type { About } from './tell';

const [leastBegun, mostEnding] = [5, 2];
const lacks = /s[iu]z(?:l[iu][kg])?/;

/** The word of a product's name that says what somebody says, whatever its ending: `Pirinçli` of `pirinçlisi` and of `pirinç`. */
export const wordInTitle = (word: string, { product }: Option): string | undefined =>
  product.title.split(/[\s()/+-]+/).find((own) =>
    foldedWords(own).some(
      (one) =>
        lacks.test(one) === lacks.test(word) &&
        (stem(one) === stem(word) ||
          stemOfHaving(one) === stem(word) ||
          // `konuşanı` is who speaks, whatever a stem says.
          (one.length >= leastBegun &&
            word.startsWith(one) &&
            word.length - one.length <= mostEnding)),
    ),
  );

/** `jel mi krem mi` */
const asksEither = /m[ıiuü](?=\s).* m[ıiuü]/iu;
const isOfHaving = /\b(?:var|yok) m[ıu]/iu;
const leastLetters = 2;

/** The words after which a question asks: `pirinçli mi`, `gece görüşü var mı`, `çözünürlüğü ne`. */
function wordsBeforeAsking(question: string, { kind }: About): readonly string[] {
  const words = foldedWords(question);
  const nouns = foldedWords(kind.noun).map(stem);
  return words.filter((word, at) => {
    const [next = '', second = ''] = words.slice(at + 1);
    const isAsked =
      /^(?:m[iu]|ne(?:dir|ymis)?$|nasil)/.test(next) ||
      (/^(?:var|yok)$/.test(next) && /^m[iu]/.test(second));
    return (
      isAsked &&
      word.length >= leastLetters &&
      !/^\d+$/.test(word) &&
      !isFunctionWord(word) &&
      !nouns.includes(stem(word))
    );
  });
}

/** What the names of products say of what is asked: `pirinçli mi` of `Kuzulu ve Pirinçli Mama`; empty where none says it. */
export function tellTitle(question: string, of: About): string {
  const { about, listed } = of;
  const found = wordsBeforeAsking(question, of).flatMap((word) => {
    const having = about.filter((one) => wordInTitle(word, one) !== undefined);
    const written = having[0] && wordInTitle(word, having[0]);
    const isMaker = foldedWords(having[0]?.product.brand ?? '').includes(word);
    return written === undefined || isMaker ? [] : [{ having, written }];
  });
  const [first] = found;
  if (!first) return '';
  const isEither = asksEither.test(question);
  const told = isEither ? found : [first];
  const parts = told.map(({ having, written }) => {
    const called = calledIn(having, listed);
    const whose = typeof called === 'string' ? `${called}:` : called.whose;
    const isAll = having.length > 1 && having.length === about.length;
    return `${whose}${isAll ? ' de' : ''} adında “${written}”`;
  });
  const open = about.filter((one) => !told.some(({ having }) => having.includes(one))).length;
  const text = `${parts.join(', ')} yazıyor${open === 0 ? '' : `; ${open === 1 ? 'öteki' : 'ötekiler'} için yazmıyor`}.`;
  return open === 0 && !isEither ? `Evet, ${text}` : upper(text);
}

/** What a row says among other things of what is asked: `4K çözünürlük` of `Özellik: 4K çözünürlük, gece görüşü`. */
export function tellPart(question: string, of: About): string {
  for (const word of wordsBeforeAsking(question, of)) {
    const sayings = of.about.map((one): Saying => {
      const part = tableOf(one)
        .filter(({ name }) => name !== 'Marka')
        .flatMap(({ value }) => value.split(', '))
        .find((text) => foldedWords(text).some((own) => stem(own) === stem(word)));
      const facts = part === undefined ? [] : [{ text: inRow({ name: 'Tür', value: part }) }];
      // `montaj ister` is nothing that it has.
      const isHad = isOfHaving.test(question) && !facts.some(({ text }) => describes(text));
      return { one, facts, form: isHad ? 'has' : 'is' };
    });
    if (sayings.some(({ facts }) => facts.length > 0)) return `${upper(said(sayings, of.listed))}.`;
  }
  return '';
}
