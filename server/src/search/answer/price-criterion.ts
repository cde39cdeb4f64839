import { formatPriceRange, type PriceBounds } from '@denk/shared/product/text';
import type { Criterion } from '@denk/shared/product/wire';

export const priceCriterionId = 'query-price';

/** The price words of a query as a must: `20 bin altı` → `20.000 TL’ye kadar`. */
export function priceCriterion(price: PriceBounds | undefined): Criterion[] {
  if (!price) return [];
  return [
    {
      id: priceCriterionId,
      label: formatPriceRange(price),
      strength: 'must',
      test: { type: 'price', min: price.min, max: price.max },
    },
  ];
}
