import * as v from 'valibot';
import { criterionSchema, productSchema } from '../wire';

/** Session storage name of the questionnaire's handoff (docs/product.md#questionnaire-handoff). */
export const questionnaireResultsName = 'questionnaireResults';

/** Session storage name of the chat's handoff (docs/product.md#chat-handoff). */
export const aiResultsName = 'aiResults';

const answerSchema = v.union([v.string(), v.number(), v.array(v.string())]);

/** What the questionnaire leaves for the results page. Sensitive answers are not in `criteria`. */
export const questionnaireResultsSchema = v.object({
  query: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
  answers: v.record(v.string(), answerSchema),
  type: v.literal('questionnaire'),
  /** The topic whose questions were asked. */
  topic: v.optional(v.string()),
  /** What the answers mean for products, in the order they were given. */
  criteria: v.fallback(v.optional(v.array(criterionSchema)), undefined),
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
export type AiResults = v.InferOutput<typeof aiResultsSchema>;
