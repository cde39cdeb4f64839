import * as v from '@denk/shared/schema';

const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));
const values = v.pipe(v.array(word), v.maxLength(30));

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
  test: v.union([
    v.object({
      type: v.literal('price'),
      /** TL; either end may be open. */
      min: v.optional(v.pipe(v.number(), v.minValue(0))),
      max: v.optional(v.pipe(v.number(), v.minValue(0))),
    }),
    v.object({ type: v.literal('brand'), anyOf: values }),
    v.object({ type: v.literal('kind'), anyOf: values }),
    v.object({
      type: v.literal('attribute'),
      name: word,
      anyOf: values,
      /** Where several things were asked for: each in words, with the values that serve it. */
      asked: v.optional(
        v.pipe(
          v.array(v.object({ label: v.pipe(v.string(), v.maxLength(60)), anyOf: values })),
          v.maxLength(30),
        ),
      ),
    }),
  ]),
});

export type Criterion = v.InferOutput<typeof criterionSchema>;

const longestLabel = 120;

/** `Koku: Çiçeksi, Odunsu`; what does not fit is counted: `… ve 3 diğer`. */
export function criterionLabel(name: string, asked: readonly string[]): string {
  for (let shown = asked.length; shown > 0; shown--) {
    const rest = asked.length - shown;
    const words = asked.slice(0, shown).join(', ');
    const label = `${name}: ${words}${rest ? ` ve ${rest} diğer` : ''}`;
    if (label.length <= longestLabel) return label;
  }
  return name.slice(0, longestLabel);
}

/** The part of a criterion's label that says what was asked about: `Koku`. */
export const criterionName = (label: string): string => label.split(': ')[0] ?? label;
