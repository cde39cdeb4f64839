import type { Kind } from '../../../catalogue';
import type { Slots } from '../slots/slots';
import type { Judged } from './choose';
import { isOfSort } from './terms';

/**
 * Products without those that one has to ask for: a brush is for adults, a child's comes for who speaks of one or names it.
 * All of them, where nothing usual is of the sort that is meant.
 */
export function usualOf(
  all: readonly Judged[],
  { wanted, names }: Slots,
  { attributes, fixed }: Kind,
): readonly Judged[] {
  const closed = Object.entries(fixed).filter(
    ([name]) =>
      attributes[name]?.importance === 'essential' &&
      !wanted.some(({ anyOf }) => anyOf.some(({ attribute }) => attribute === name)),
  );
  const usual = all.filter(
    ({ product, title }) =>
      names.some(({ stem, as }) => as === 'name' && title.has(stem)) ||
      closed.every(([name, values]) =>
        product.attributes[name]?.some((value) => values.includes(value)),
      ),
  );
  return usual.some(({ missing }) => !missing.some(isOfSort)) ? usual : all;
}
