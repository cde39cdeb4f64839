import * as v from '@denk/shared/schema';

/** `GET /api/suggestions?q=`: terms to complete the text with, best first. */
export const suggestionsSchema = v.object({
  suggestions: v.pipe(
    v.array(
      v.object({
        text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)),
        type: v.picklist(['topic', 'category', 'kind', 'brand', 'product']),
        /** A product's own page. */
        page: v.optional(v.pipe(v.string(), v.startsWith('/product/'))),
      }),
    ),
    v.maxLength(10),
  ),
});

export type Suggestion = v.InferOutput<typeof suggestionsSchema>['suggestions'][number];
