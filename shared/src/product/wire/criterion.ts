import * as v from 'valibot';

const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));

/**
 * One thing the visitor asked for, as data: what an answer means for products.
 * `must` products that do not meet it are left out; a `wish` only ranks and explains.
 * Attribute names and values are the questionnaire's own ids (docs/product.md#question-sets).
 */
export const criterionSchema = v.object({
  /** Stable within one request; the question's id. */
  id: word,
  /** Shown on the chip and in the reasons: `Bütçe: 1.000–2.500 TL`. */
  label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)),
  strength: v.picklist(['must', 'wish']),
  test: v.variant('type', [
    v.object({
      type: v.literal('price'),
      /** TL; either end may be open. */
      min: v.optional(v.pipe(v.number(), v.minValue(0))),
      max: v.optional(v.pipe(v.number(), v.minValue(0))),
    }),
    v.object({ type: v.literal('brand'), anyOf: v.pipe(v.array(word), v.maxLength(30)) }),
    v.object({ type: v.literal('kind'), anyOf: v.pipe(v.array(word), v.maxLength(30)) }),
    v.object({
      type: v.literal('attribute'),
      name: word,
      anyOf: v.pipe(v.array(word), v.maxLength(30)),
    }),
  ]),
});

export type Criterion = v.InferOutput<typeof criterionSchema>;
