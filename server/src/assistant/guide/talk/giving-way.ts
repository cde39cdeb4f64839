import type { Kind } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { sampleOf } from '../proposing/shelf';
import { isOfSort, termsOf, type Option, type Term } from '../proposing/terms';
import type { Slots } from '../slots/slots';

/**
 * The slots in which what was said before gives way to what is said now of the list. A sort does to a brand that makes none
 * of it: `otobüs …`, then `Pegasus olsun` asks for a flight. What another sort was to be does to a sort of which none is so:
 * `rock`, then `tiyatro olsun` asks for no rock.
 */
export async function givingWay(
  slots: Slots,
  turn: number,
  kind: Kind,
  engine: SearchEngine,
): Promise<Slots> {
  const brands = slots.brands.filter((one) => one.turn === turn);
  const terms = termsOf(slots, kind, {}).filter(({ wish }) => wish);
  const sorts = terms.filter(isOfSort);
  const now = sorts.filter(({ wish }) => wish?.turn === turn);
  if (sorts.length === 0 || brands.length + now.length === 0) return slots;
  const sample = await sampleOf(kind.id, engine);
  const of = (some: readonly Term[]) =>
    sample.filter((option) => some.every((term) => term.state(option) === 'met'));
  const made = sample.filter(({ product }) => brands.some(({ id }) => id === product.brandId));
  const isNoneOf = (some: readonly Option[], term: Term) =>
    some.length > 0 && some.every((option) => term.state(option) !== 'met');
  const own = of(now);
  const gone = [
    ...sorts.filter((term) => isNoneOf(made, term)),
    ...terms.filter(
      (term) =>
        now.length > 0 &&
        term.wish?.turn !== turn &&
        isNoneOf(own, term) &&
        own.filter((option) => term.state(option) === 'unmet').length > own.length / 2,
    ),
  ];
  return gone.length === 0
    ? slots
    : {
        ...slots,
        wanted: slots.wanted.filter((wish) => !gone.some((term) => term.wish === wish)),
      };
}
