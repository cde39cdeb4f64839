import type { Refusal } from './negation';
import type { Reading } from './read';
import type { Found } from './words';

/** What sorts of things the words of an item name: `brand`, `kind`, `color`; none where they name nothing known. */
export type SortsOf = (item: Found) => readonly string[];

/**
 * A reading in which a list joins only what is alike: `samsung, xiaomi olmasın` refuses both, but of
 * `kamerası iyi telefon, samsung olmasın` the phone and its camera are wanted. Which words name what is for those to say
 * who know names.
 */
export function withAlikeRefusals<Text extends Pick<Reading, 'refusals'>>(
  reading: Text,
  sortsOf: SortsOf,
): Text {
  return { ...reading, refusals: reading.refusals.map((one) => keepAlike(one, sortsOf)) };
}

function keepAlike(refusal: Refusal, sortsOf: SortsOf): Refusal {
  const last = refusal.items.at(-1);
  if (!last || refusal.items.length === 1) return refusal;
  const meant = sortsOf(last);
  const other = refusal.items.findLastIndex((item) => !isAlike(sortsOf(item), meant));
  if (other < 0) return refusal;
  const items = refusal.items.slice(other + 1);
  return { ...refusal, items, from: Math.min(...items.map(({ from }) => from)) };
}

/** What nothing is known of goes along; but a thing to buy is listed among such things alone. */
function isAlike(sorts: readonly string[], meant: readonly string[]): boolean {
  if (sorts.length === 0) return true;
  if (meant.length === 0) return !sorts.includes('kind');
  return sorts.some((sort) => meant.includes(sort));
}
