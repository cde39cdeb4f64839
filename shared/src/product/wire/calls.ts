import * as v from '@denk/shared/schema';
import { chatRequestSchema } from './chat';
import {
  chatChunkSchema,
  chatCompletionSchema,
  chatModelsSchema,
  chatRefusalSchema,
} from './chat-answers';
import { productDetailSchema } from './product-page';
import { productSchema, searchRequestSchema, searchResponseSchema } from './search-products';
import { suggestionsSchema } from './suggestions';

const refusalSchema = v.object({ error: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Every call that the site's pages make to the site's server, with what goes both ways: the server is tested against it,
 * and what stands in for the server while a module runs alone is checked against it.
 */
export const calls = {
  search: {
    method: 'POST',
    path: '/functions/v1/search-products',
    request: searchRequestSchema,
    answer: searchResponseSchema,
    refusal: v.object({ success: v.literal(false), error: v.pipe(v.string(), v.nonEmpty()) }),
  },
  chat: {
    method: 'POST',
    path: '/v1/chat/completions',
    request: chatRequestSchema,
    answer: chatCompletionSchema,
    refusal: chatRefusalSchema,
    /** Where a streamed answer was asked for: one event of it. */
    event: chatChunkSchema,
  },
  models: {
    method: 'GET',
    path: '/v1/models',
    request: v.object({}),
    answer: chatModelsSchema,
    refusal: chatRefusalSchema,
  },
  suggestions: {
    method: 'GET',
    path: '/api/suggestions',
    request: v.object({ q: v.string() }),
    answer: suggestionsSchema,
    refusal: refusalSchema,
  },
  product: {
    method: 'GET',
    path: '/api/products/:id',
    request: v.object({}),
    answer: productDetailSchema,
    refusal: refusalSchema,
  },
  /** Several products with everything that is known of them; ids with commas between, those unknown are left out. */
  products: {
    method: 'GET',
    path: '/api/products',
    request: v.object({ ids: v.string() }),
    answer: v.object({ products: v.array(productSchema) }),
    refusal: refusalSchema,
  },
} as const;

/** A call by its name. */
export type CallName = keyof typeof calls;
/** What a call's answer holds. */
export type CallAnswer<Name extends CallName> = v.InferOutput<(typeof calls)[Name]['answer']>;
/** What a call's refusal holds. */
export type CallRefusal<Name extends CallName> = v.InferOutput<(typeof calls)[Name]['refusal']>;
