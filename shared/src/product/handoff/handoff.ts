import * as v from '@denk/shared/schema';
import { criterionSchema, productSchema } from '../wire';

const answerSchema = v.union([v.string(), v.number(), v.array(v.string())]);

const values = v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(30));

/**
 * An answer about body, health or belief, as data. It never leaves the browser, which applies it itself to what the
 * search service returns.
 */
export const deviceWishSchema = v.object({
  /** The question's id. */
  id: v.string(),
  /** `Cilt tipi: Yağlı`. */
  label: v.pipe(v.string(), v.maxLength(120)),
  /** The products' attribute that tells whether they meet it, and the values that do. */
  attribute: v.string(),
  anyOf: values,
  /** What speaks against a product, and how that is said: `Hamilelikte önerilmez`. */
  avoid: v.optional(v.object({ attribute: v.string(), anyOf: values, label: v.string() })),
});

/** What the questionnaire leaves for the results page. Sensitive answers are not in `criteria`. */
export const questionnaireResultsSchema = v.object({
  query: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
  answers: v.record(v.string(), answerSchema),
  type: v.literal('questionnaire'),
  /** The topic whose questions were asked. */
  topic: v.optional(v.string()),
  /** What the answers mean for products, in the order they were given. */
  criteria: v.fallback(v.optional(v.array(criterionSchema)), undefined),
  /** What the answers that stay on the device mean for products. */
  device: v.fallback(v.optional(v.pipe(v.array(deviceWishSchema), v.maxLength(24))), undefined),
});

/** What the chat leaves for the results page. */
export const aiResultsSchema = v.object({
  products: v.array(productSchema),
  groupedProducts: v.record(v.string(), v.array(productSchema)),
  originalQuery: v.string(),
  /** Up to three product names. */
  aiRecommendations: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(3)),
  searchType: v.literal('ai_recommended'),
  aiMessage: v.string(),
});

export type Answers = v.InferOutput<typeof questionnaireResultsSchema>['answers'];
export type QuestionnaireResults = v.InferOutput<typeof questionnaireResultsSchema>;
export type DeviceWish = v.InferOutput<typeof deviceWishSchema>;
export type AiResults = v.InferOutput<typeof aiResultsSchema>;
