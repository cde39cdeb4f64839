import type { PhraseBook, SpelledWord, Word } from '../../language';

/** Between two things of which the second alone says what both are, a function word that joins them stands. */
interface Placed {
  readonly word: Word;
  readonly at: number;
}

const joins = /^(?:ve|veya|ya|yada|yahut|ile|hem|de|da)$/;

/** `çamaşır ve bulaşık makinesi` written out: `çamaşır makinesi bulaşık makinesi`; undefined where no two kinds share a noun. */
export function withSharedHead<Asked extends Placed>(
  words: readonly Asked[],
  all: readonly Word[],
  kindNames: PhraseBook,
): readonly Asked[] | undefined {
  for (let at = 1; at + 1 < words.length; at += 1) {
    const [first, second, head] = words.slice(at - 1, at + 2);
    // A word that was left out stands between the two.
    if (!first || !second || !head || second.at !== first.at + 2) continue;
    if (!joins.test(all[first.at + 1]?.text ?? '')) continue;
    const kindOf = ({ word }: Asked) => kindNames.meaningsOf([word.stem, head.word.stem])[0];
    const [one, other] = [kindOf(first), kindOf(second)];
    if (one === undefined || other === undefined || one === other) continue;
    return [...words.slice(0, at), head, ...words.slice(at)];
  }
  return undefined;
}

/** `süpürge robotu` as the `robot süpürge` that it is. */
export function inUsualOrder(
  spelled: readonly SpelledWord[],
  kindNames: PhraseBook,
): readonly SpelledWord[] {
  const [first, second, ...more] = spelled;
  if (!first || !second || more.length) return spelled;
  const isName = (...words: SpelledWord[]) =>
    kindNames.meaningsOf(words.map((word) => word.stem)).length > 0;
  return isName(second, first) && !isName(first, second) ? [second, first] : spelled;
}
