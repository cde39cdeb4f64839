import { fold } from '@denk/shared/product/text';
import { foldedWords, isFunctionWord, stem, stemOfHaving } from '../../../language';
import { takenOf } from './chips';
import type { Slots } from './slots';

/** What leaves a wish open, folded: `şart değil`, `gerek yok`, `olmasa da olur`, `isteğini kaldırın`, `vazgeçtim`. */
const leaves =
  /\b(?:(?:sart|onemli|zorunlu|laz[iı]m|gerekli|zorunda) degil\w*|gerek(?:i|li)? ?(?:yok|kalmadi|degil)\w*|gerekm\w+|fark ?etm\w+|olmasa (?:da|bile|de) ol\w+|vazgec\w+|bos ?ver\w*|unut(?:un\w*|al[iu]m|abil\w*)?(?= |$))/;
/** What takes one out that is held: `mil isteğini kaldırın`, `windows'u çıkarın`. */
const takesOut =
  /\b(?:cikar|kaldir|sil|iptal)(?:t?[iu]n(?:[iu]z)?|al[iu]m|abil\w*|s[ae]n\w*|(?: ?et\w*)?)?(?= |$)/;
const asks = /\?|\bm[iu](?:d[iu]r|y[iu]m)?\b/;
/** Says nothing of which wish. */
const small =
  /^(?:istek\w*|isteg\w*|sart\w*|kosul\w*|kriter\w*|kism\w*|ozelli\w*|tercih\w*|ol\w*|da|de|o|bu|icin|tl|lira|butce)$/;

/** What a clause leaves of the slots that says of something held that it need not be, and what else it says. */
export function release(
  text: string,
  slots: Slots,
): { readonly slots: Slots; readonly rest: string } | undefined {
  const folded = fold(text);
  const left = leaves.exec(folded);
  const cue = left ?? takesOut.exec(folded);
  if (!cue || asks.test(folded)) return undefined;
  // `vazgeçtim 4 mevsimden` says it the other way round.
  const [before, after] = [text.slice(0, cue.index), text.slice(cue.index + cue[0].length)];
  const isTurned = before.trim() === '' && /[dt][ae]n\W*$/.test(fold(after));
  const said = foldedWords(isTurned ? after : before).filter(
    (word) => !small.test(word) && !isFunctionWord(word) && !/^\d+$/.test(word),
  );
  const stems = new Set(said.map(stem));
  const isSaid = (word: string) => stems.has(stem(word)) || stems.has(stemOfHaving(word) ?? '');
  // Who gives up `aşk romanı` gives up no other novel: what is not held is refused.
  const givesUp = /^vazgec/.test(cue[0]);
  const names = (label: string) =>
    givesUp
      ? stems.size > 0 && stems.size === foldedWords(label).filter(isSaid).length
      : foldedWords(label).some(isSaid);
  // A brand or a name that is taken out is refused.
  const isHeld = ({ label, type }: ReturnType<typeof takenOf>[number]) =>
    (left !== null || type === 'feature') && !/ olmasın$/.test(label) && names(label);
  let without = slots;
  for (;;) {
    const held = takenOf(without).find(isHeld);
    if (!held) break;
    without = held.without;
  }
  return without === slots ? undefined : { slots: without, rest: isTurned ? '' : after };
}
