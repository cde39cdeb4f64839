import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { judge } from '../proposing/choose';
import { rangeOf } from '../proposing/price-range';
import { sampleOf } from '../proposing/shelf';
import { termsOf } from '../proposing/terms';
import type { Slots } from '../slots/slots';
import type { Talk } from './talk';

const asks = /\b(?:var|yok|bulunur|cikar|olmaz) ?m[iu]/;

/**
 * Whether a message only asks after a maker or a name that no product has which meets as much as the best one did before: `nike var
 * mı`, `bosch yok mu bu fiyata`. That is answered, and no condition of what is shown next.
 */
export async function isAskedInVain(
  { clauses, listed, slots: before }: Pick<Talk, 'clauses' | 'listed' | 'slots'>,
  slots: Slots,
  kind: Kind,
  engine: SearchEngine,
): Promise<boolean> {
  const isAsking = clauses.every(({ act, text }) => act === 'seek' && asks.test(fold(text)));
  const isByName = slots.brands !== before.brands || slots.names !== before.names;
  if (!isAsking || !isByName || listed.length === 0 || slots.total !== undefined) return false;
  const sample = await sampleOf(kind.id, engine);
  const prices = sample.map(({ price }) => price);
  const fewestMissing = (some: Slots) => {
    const range = rangeOf(some.budget, prices);
    const terms = termsOf(some, kind, range).filter((term) =>
      sample.some((option) => term.state(option) !== 'unknown'),
    );
    return Math.min(
      ...sample.map(
        (option) =>
          judge(option, terms, range).missing.filter((term) => !term.nearly?.(option)).length,
      ),
    );
  };
  return fewestMissing(slots) > fewestMissing(before);
}
