export { criterionSchema } from './criterion';
export type { Criterion } from './criterion';
export {
  contentTypes,
  productSchema,
  searchFiltersSchema,
  searchRequestSchema,
  searchResponseSchema,
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
  Understood,
} from './search-products';
export { chatButtonSchema, chatMessageSchema, chatRequestSchema } from './chat';
export type { ChatButton, ChatMessage, ChatRequest } from './chat';
export { suggestionsSchema } from './suggestions';
export type { Suggestion } from './suggestions';
export { productDetailSchema } from './product-page';
export type { ProductDetail, Seller } from './product-page';
