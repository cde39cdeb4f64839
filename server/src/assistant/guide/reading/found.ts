import type { Kind } from '../../../catalogue';
import type { Ears } from './ears';
import type { Slots } from '../slots/slots';
import type { Term } from '../proposing/terms';

const weight = 1.5;

/**
 * What the search finds for the visitor's own words ranks, too: it knows of words that are no value of the kind
 * (`saçlarım dökülüyor`, `bodrumda`). What carries most of them comes first, and nothing is said to be missing for it.
 */
export async function foundTerms(
  { texts }: Slots,
  kind: Kind,
  ears: Ears,
): Promise<readonly Term[]> {
  const terms = await Promise.all(
    texts.map(async (text): Promise<readonly Term[]> => {
      const { products } = await ears.find(text);
      const own = products.filter((product) => product.kind === kind.id);
      const lacks = new Map(own.map(({ id, missing = [] }) => [id, missing.length]));
      const least = Math.min(...lacks.values());
      if (own.length === 0) return [];
      return [
        {
          label: text,
          weight,
          must: false,
          of: 'hint',
          state: ({ product }) => (lacks.get(product.id) === least ? 'met' : 'unmet'),
          missing: () => text,
        },
      ];
    }),
  );
  return terms.flat();
}
