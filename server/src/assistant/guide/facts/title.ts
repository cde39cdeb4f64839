import { foldedWords, isFunctionWord, stem } from '../../../language';
import { upper } from '../names/question-texts';
import type { Option } from '../proposing/terms';
import { calledIn } from './saying';
import type { About } from './tell';

const [leastBegun, mostEnding] = [5, 2];
const lacks = /s[iu]z(?:l[iu][kg])?/;

/** The word of a product's name that says what somebody says, whatever its ending: `Pirinçli` of `pirinçlisi`. */
export const wordInTitle = (word: string, { product }: Option): string | undefined =>
  product.title.split(/[\s()/+-]+/).find((own) =>
    foldedWords(own).some(
      (one) =>
        lacks.test(one) === lacks.test(word) &&
        (stem(one) === stem(word) ||
          // `konuşanı` is who speaks, whatever a stem says.
          (one.length >= leastBegun &&
            word.startsWith(one) &&
            word.length - one.length <= mostEnding)),
    ),
  );

/** `jel mi krem mi` */
const asksEither = /m[ıiuü](?=\s).* m[ıiuü]/iu;
const leastLetters = 2;

/** What the names of products say of what is asked: `pirinçli mi` of `Kuzulu ve Pirinçli Mama`; empty where none says it. */
export function tellTitle(question: string, { about, listed, kind }: About): string {
  const words = foldedWords(question);
  const nouns = foldedWords(kind.noun).map(stem);
  const asked = words.filter((word, at) => {
    const [next = '', second = ''] = words.slice(at + 1);
    const isAsked = /^m[iu]/.test(next) || (/^(?:var|yok)$/.test(next) && /^m[iu]/.test(second));
    return (
      isAsked &&
      word.length >= leastLetters &&
      !/^\d+$/.test(word) &&
      !isFunctionWord(word) &&
      !nouns.includes(stem(word))
    );
  });
  for (const word of asked) {
    const having = about.filter((one) => wordInTitle(word, one) !== undefined);
    const said = having[0] && wordInTitle(word, having[0]);
    if (said === undefined || foldedWords(having[0]?.product.brand ?? '').includes(word)) continue;
    const called = calledIn(having, listed);
    const whose = typeof called === 'string' ? `${called}:` : called.whose;
    const open = about.length - having.length;
    if (open === 0) {
      const text = `${whose}${having.length > 1 ? ' de' : ''} adında “${said}” yazıyor.`;
      return asksEither.test(question) ? upper(text) : `Evet, ${text}`;
    }
    return upper(
      `${whose} adında “${said}” yazıyor; ${open === 1 ? 'öteki' : 'ötekiler'} için yazmıyor.`,
    );
  }
  return '';
}
