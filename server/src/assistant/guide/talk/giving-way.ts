import type { Kind } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { sampleOf } from '../proposing/shelf';
import { isOfSort, termsOf, type Term } from '../proposing/terms';
import type { Slots } from '../slots/slots';

/**
 * The slots in which a sort that was said before gives way to the brand that is said now of the list, where it makes none of
 * that sort: `otobüs …`, then `Pegasus olsun` asks for a flight.
 */
export async function givingWay(
  slots: Slots,
  turn: number,
  kind: Kind,
  engine: SearchEngine,
): Promise<Slots> {
  const brands = slots.brands.filter((one) => one.turn === turn);
  const sorts = termsOf(slots, kind, {}).filter((term) => isOfSort(term) && term.wish);
  if (brands.length === 0 || sorts.length === 0) return slots;
  const sample = await sampleOf(kind.id, engine);
  const own = sample.filter(({ product }) => brands.some(({ id }) => id === product.brandId));
  const isMet = (term: Term) => own.some((option) => term.state(option) === 'met');
  const gone = sorts.filter((term) => !isMet(term));
  return own.length === 0
    ? slots
    : {
        ...slots,
        wanted: slots.wanted.filter((wish) => !gone.some((term) => term.wish === wish)),
      };
}
