export { criterionLabel, criterionName, criterionSchema } from './criterion';
export type { Criterion } from './criterion';
export {
  contentTypes,
  productSchema,
  reasonSchema,
  searchFiltersSchema,
  searchRequestSchema,
  searchResponseSchema,
  sorts,
} from './search-products';
export type {
  ContentType,
  Facets,
  Offer,
  Product,
  Reason,
  SearchFilters,
  SearchRequest,
  SearchResponse,
  Sort,
  Understood,
  WayOn,
} from './search-products';
export { chatButtonSchema, chatLimits, chatMessageSchema, chatRequestSchema } from './chat';
export type { ChatButton, ChatMessage, ChatRequest } from './chat';
export { suggestionsSchema } from './suggestions';
export type { Suggestion } from './suggestions';
export { productDetailSchema } from './product-page';
export type { ProductDetail, Seller } from './product-page';
export { calls } from './calls';
export type { CallAnswer, CallName, CallRefusal } from './calls';
export { chatChunkSchema, chatCompletionSchema, chatModelsSchema, guideName } from './chat-answers';
export type { ChatChunk, ChatCompletion } from './chat-answers';
