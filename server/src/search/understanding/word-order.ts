import type { PhraseBook, QueryWord as Word } from '../../language';
import type { Spelled, SpelledWord } from '../vocabulary/spelling';

/** Folded words between two things of which the second alone says what both are. */
const and: ReadonlySet<string> = new Set(['ve', 'veya', 'ile']);

/** `çamaşır ve bulaşık makinesi` written out: `çamaşır makinesi bulaşık makinesi`; undefined where no two kinds share a noun. */
export function withSharedHead(
  words: readonly Word[],
  kindNames: PhraseBook,
): readonly Word[] | undefined {
  for (let at = 1; at + 2 < words.length; at += 1) {
    const [first, between, second, head] = words.slice(at - 1, at + 3);
    if (!first || !second || !head || !and.has(between?.text ?? '')) continue;
    const kindOf = (word: Word) => {
      const [found] = kindNames.find([word.stem, head.stem]);
      return found?.from === 0 && found.to === 2 ? found.meanings[0] : undefined;
    };
    const [one, other] = [kindOf(first), kindOf(second)];
    if (one === undefined || other === undefined || one === other) continue;
    return [...words.slice(0, at), head, ...words.slice(at + 1)];
  }
  return undefined;
}

/** `süpürge robotu` as the `robot süpürge` that it is. */
export function inUsualOrder(spelled: Spelled, kindNames: PhraseBook): Spelled {
  const [first, second, ...more] = spelled.words;
  if (!first || !second || more.length) return spelled;
  const isName = (...words: SpelledWord[]) => {
    const [found] = kindNames.find(words.map((word) => word.stem));
    return found?.from === 0 && found.to === words.length;
  };
  const turned = isName(second, first) && !isName(first, second);
  return turned ? { ...spelled, words: [second, first] } : spelled;
}
