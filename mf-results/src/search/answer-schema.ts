import { productSchema, searchResponseSchema } from '@denk/shared/product/wire';
import * as v from '@denk/shared/schema';

const specifiedFields = v.pick(productSchema, [
  'id',
  'title',
  'image',
  'source',
  'price',
  'priceValue',
  'rating',
  'link',
]);

/**
 * The answer product by product: one that breaks the contract in our own fields keeps the specified ones, one
 * without a title is left out; neither takes the others with it.
 */
export const answerSchema = v.pipe(
  v.looseObject({ products: v.fallback(v.array(v.unknown()), []) }),
  v.transform((answer) => ({ ...answer, products: answer.products.flatMap(readProduct) })),
  searchResponseSchema,
);

function readProduct(given: unknown) {
  const whole = v.safeParse(productSchema, given);
  if (whole.success) return whole.output.title.trim() ? [whole.output] : [];
  const specified = v.safeParse(specifiedFields, given);
  return specified.success && specified.output.title.trim() ? [specified.output] : [];
}
