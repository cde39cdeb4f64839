import { formatPrice } from '@denk/shared/product/text';
import type { Criterion } from '@denk/shared/product/wire';

export const priceCriterionId = 'query-price';

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** The price words of a query as a must: `20 bin altı` → `20.000 TL altı`. */
export function priceCriterion(price: Bounds | undefined): Criterion[] {
  if (!price) return [];
  return [
    {
      id: priceCriterionId,
      label: priceLabel(price.min, price.max),
      strength: 'must',
      test: {
        type: 'price',
        ...(price.min !== undefined && { min: price.min }),
        ...(price.max !== undefined && { max: price.max }),
      },
    },
  ];
}

function priceLabel(min: number | undefined, max: number | undefined): string {
  const text = (price: number) => formatPrice(price).replace(',00', '');
  if (min !== undefined && max !== undefined) return `${text(min)} – ${text(max)}`;
  return max !== undefined ? `${text(max)} altı` : `${text(min ?? 0)} üstü`;
}
