import { fold } from '@denk/shared/product/text';
import { foldedWords, hardened, smallNumeral, stem } from '../../../language';

const counted =
  /\b(\d{1,2}|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on) (?:tane|adet|paket|kutu|cift|koli|sise|rulo)(?:si|i|ye|e)?(?= ?(?:$|[,.!?]| (?:al|lazim|ist|gerek|olsun|olacak|ver)))/;

/** How many of a thing a message asks for: `4 tane lazım`, `2 kutu alayım`, and `4 tane lastik` where that is its noun. */
export function piecesIn(message: string, noun: string): number | undefined {
  const own = foldedWords(noun).map(stem);
  // `iki tane alsam, ilk ikisi` are those two.
  if (/\b(?:ilk|son) (?:iki|2|uc|3)/.test(fold(message))) return undefined;
  const text = fold(message)
    .split(' ')
    .filter((word) => !own.includes(stem(word)))
    .join(' ');
  const [, said] = counted.exec(text) ?? [];
  const pieces = said === undefined ? undefined : Number(said) || smallNumeral(hardened(said));
  return pieces !== undefined && pieces > 1 ? pieces : undefined;
}
