import type { Understood } from '@denk/shared/product/wire';
import { categoryNames } from '../../catalogue';
import type { Lexicon } from '../vocabulary/lexicon';
import type { Intent } from './intent';

/** What was taken out of the query, as the answer tells it. */
export function understood(intent: Intent, lexicon: Lexicon): Understood {
  const [kindId] = intent.kinds;
  const kind = intent.kinds.length === 1 && kindId !== undefined && lexicon.kinds.get(kindId);
  const { category, brand, price } = intent;
  return {
    ...(kind && { kind: { id: kind.id, label: kind.noun } }),
    ...(category !== undefined && {
      category: { id: category, label: categoryNames[category] ?? category },
    }),
    ...(brand !== undefined && {
      brand: { id: brand, label: lexicon.brands.get(brand) ?? brand },
    }),
    ...(price && { price: boundsOf(price) }),
  };
}

const boundsOf = ({ min, max }: { readonly min?: number; readonly max?: number }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});
