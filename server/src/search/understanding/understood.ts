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
    kind: kind ? { id: kind.id, label: kind.noun } : undefined,
    category: labelled(category, categoryNames[category ?? '']),
    brand: labelled(brand, lexicon.brands.get(brand ?? '')),
    price: price && { min: price.min, max: price.max },
  };
}

const labelled = (id: string | undefined, label: string | undefined) =>
  id === undefined ? undefined : { id, label: label ?? id };
