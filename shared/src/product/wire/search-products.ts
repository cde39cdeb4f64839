import * as v from '@denk/shared/schema';
import { criterionSchema } from './criterion';

/** The tabs of the results header that narrow by kind of content. */
export const contentTypes = ['movies', 'series', 'anime', 'documentaries', 'news'] as const;

const word = v.pipe(v.string(), v.nonEmpty(), v.maxLength(60));

/** How a list can be sorted, in the order offered (docs/product.md#sorting-and-filters). */
export const sorts = ['relevance', 'price_low', 'price_high', 'rating'] as const;

/** What a search may be narrowed by. `search_type` defaults to `shopping` (docs/product.md#product-search). */
export const searchFiltersSchema = v.object({
  search_type: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** A category's or subcategory's id or Turkish name: `beauty`, `Parfüm`. */
  category: v.optional(v.pipe(v.string(), v.maxLength(120))),
  content_type: v.optional(v.picklist(contentTypes)),
  price: v.optional(
    v.object({
      min: v.optional(v.pipe(v.number(), v.minValue(0))),
      max: v.optional(v.pipe(v.number(), v.minValue(0))),
    }),
  ),
  brands: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(30))),
  sellers: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(30))),
  rating_min: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
  criteria: v.optional(v.pipe(v.array(criterionSchema), v.maxLength(24))),
  /** Values chosen of the products' own attributes, any of each attribute's: `{ram: ['16gb', '32gb']}`. */
  attributes: v.optional(
    v.pipe(
      v.record(word, v.pipe(v.array(word), v.maxLength(30))),
      v.check((chosen) => Object.keys(chosen).length <= 12),
    ),
  ),
  sort: v.optional(v.picklist(sorts)),
  /** How many products are wanted; the server's own limit is 200. */
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))),
  /** How many products come before the first that is wanted. */
  offset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))),
  /**
   * Attributes whose values shall come with the products, so that the browser can apply answers that it keeps to itself.
   */
  tell: v.optional(v.pipe(v.array(word), v.maxLength(12))),
});

/** `POST /functions/v1/search-products`, the body. */
export const searchRequestSchema = v.object({
  query: v.pipe(v.string(), v.maxLength(500)),
  filters: v.optional(searchFiltersSchema),
  searchType: v.optional(v.pipe(v.string(), v.maxLength(40))),
});

/** One seller's offer. */
export const offerSchema = v.object({
  seller: v.string(),
  price: v.string(),
  priceValue: v.number(),
  link: v.string(),
});

/**
 * Whether a product meets one criterion; `unknown` where the catalogue does not say. `partly` where several things were
 * asked for and it has some: then the label names those, and `met` of `of` are there.
 */
export const reasonSchema = v.object({
  id: v.string(),
  label: v.string(),
  state: v.picklist(['met', 'partly', 'not-met', 'unknown']),
  met: v.optional(v.number()),
  of: v.optional(v.number()),
});

/** A product as the search service answers it (docs/product.md#product-search), and our own fields beside. */
export const productSchema = v.object({
  id: v.fallback(v.string(), ''),
  title: v.string(),
  image: v.fallback(v.string(), ''),
  source: v.fallback(v.string(), ''),
  /** As written by the source: `42.999,00 TL`, `Fiyat için siteyi ziyaret edin`. */
  price: v.fallback(v.string(), ''),
  /** TL; absent where no price is known, never 0. */
  priceValue: v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.gtValue(0))), undefined),
  rating: v.fallback(v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(5))), undefined),
  link: v.fallback(v.string(), ''),
  /** The recommended name this product was found for; added by the results page. */
  aiRecommendation: v.optional(v.string()),
  brand: v.optional(v.string()),
  kind: v.optional(v.string()),
  category: v.optional(v.string()),
  reviewCount: v.optional(v.number()),
  /** `aylık`, `kişi başı`… where the price is not for one piece. */
  priceNote: v.optional(v.string()),
  /** From the embedded sample catalogue; labelled `Örnek katalog` on screen. */
  sample: v.optional(v.boolean()),
  /** `/product/{id}` where the product has a page of its own. */
  page: v.optional(v.string()),
  /** Offers beside the one in the fields above, cheapest first; a live service repeats that one. */
  offers: v.optional(v.array(offerSchema)),
  reasons: v.optional(v.array(reasonSchema)),
  /** Words of the query that this product lacks and others have, as the visitor wrote them. */
  missing: v.optional(v.array(v.string())),
  /** Turkish label → Turkish value: in a list the most telling, asked for by id all of them. */
  facts: v.optional(v.record(v.string(), v.string())),
  /** The values of the attributes that the request asked to be told. */
  attributes: v.optional(v.record(v.string(), v.array(v.string()))),
});

const bucketSchema = v.object({ value: v.string(), label: v.string(), count: v.number() });

/**
 * What the list can be narrowed by. Each facet counts the products that all other filters leave; one that would narrow
 * nothing, or says what another facet says already, is empty.
 */
export const facetsSchema = v.object({
  brands: v.array(bucketSchema),
  sellers: v.array(bucketSchema),
  /** Of everything found, TL. */
  price: v.optional(v.object({ min: v.number(), max: v.number() })),
  /** Ranges of round numbers; an absent end is open. */
  prices: v.optional(
    v.array(
      v.object({ min: v.optional(v.number()), max: v.optional(v.number()), count: v.number() }),
    ),
  ),
  ratings: v.array(v.object({ min: v.number(), count: v.number() })),
  /** Of the kind that was found, the most telling first: `{name: 'ram', label: 'Bellek', …}`. */
  attributes: v.optional(
    v.array(v.object({ name: v.string(), label: v.string(), values: v.array(bucketSchema) })),
  ),
});

/** A filter that stands in the way of every product, and how many there are without it. */
export const wayOnSchema = v.object({
  /** The field of the filters, or `attributes.<name>`. */
  without: v.string(),
  count: v.number(),
});

/** What the service took out of the query as intent. */
export const understoodSchema = v.object({
  kind: v.optional(v.object({ id: v.string(), label: v.string() })),
  category: v.optional(v.object({ id: v.string(), label: v.string() })),
  brand: v.optional(v.object({ id: v.string(), label: v.string() })),
  price: v.optional(v.object({ min: v.optional(v.number()), max: v.optional(v.number()) })),
});

/** How well an answer fits its query. */
export const fits = ['exact', 'close', 'none', 'vague'] as const;

const correctionSchema = v.object({ written: v.string(), read: v.string() });

/** `POST /functions/v1/search-products`, the answer (docs/product.md#product-search). */
export const searchResponseSchema = v.object({
  success: v.boolean(),
  products: v.fallback(v.array(productSchema), []),
  query: v.fallback(v.string(), ''),
  total_results: v.fallback(v.number(), 0),
  /** True where there are more than were counted (`400+`); facets then count those only. */
  total_is_capped: v.fallback(v.optional(v.boolean()), undefined),
  /** Whether the facets count no more than the best of what there is: `120+`. */
  facets_are_capped: v.fallback(v.optional(v.boolean()), undefined),
  error: v.fallback(v.optional(v.string()), undefined),
  facets: v.fallback(v.optional(facetsSchema), undefined),
  understood: v.fallback(v.optional(understoodSchema), undefined),
  /**
   * `exact`: the products are what was asked for. `close`: the closest there is; `unmatched` and `relaxed` say what is
   * missing. `none`: too little of it is there to show anything. `vague`: the query leaves open what it wants, and
   * `suggestions` are ways to start.
   */
  fit: v.fallback(v.optional(v.picklist(fits)), undefined),
  /** Words that no product carries, as the visitor wrote them. */
  unmatched: v.fallback(v.optional(v.array(v.string())), undefined),
  /** Conditions that no product meets, as the visitor wrote or chose them. */
  relaxed: v.fallback(v.optional(v.array(v.string())), undefined),
  /** Words that were read as others, as the visitor wrote them and as they were read. */
  corrected: v.fallback(v.optional(v.array(correctionSchema)), undefined),
  /** What the query may have meant, where the evidence is too weak to search for it unasked. */
  didYouMean: v.fallback(v.optional(v.string()), undefined),
  /** Close queries that do find something. */
  suggestions: v.fallback(v.optional(v.array(v.string())), undefined),
  /** True where an empty answer stays empty however often it is asked for. */
  final: v.fallback(v.optional(v.boolean()), undefined),
  /** Where the filters leave nothing: which of them to drop, most products first. */
  ways: v.fallback(v.optional(v.array(wayOnSchema)), undefined),
  /** True while the answer comes from the embedded sample catalogue. */
  sample: v.fallback(v.optional(v.boolean()), undefined),
});

export type SearchFilters = v.InferOutput<typeof searchFiltersSchema>;
export type SearchRequest = v.InferOutput<typeof searchRequestSchema>;
export type SearchResponse = v.InferOutput<typeof searchResponseSchema>;
export type Product = v.InferOutput<typeof productSchema>;
export type Offer = v.InferOutput<typeof offerSchema>;
export type Reason = v.InferOutput<typeof reasonSchema>;
export type Facets = v.InferOutput<typeof facetsSchema>;
export type Understood = v.InferOutput<typeof understoodSchema>;
export type WayOn = v.InferOutput<typeof wayOnSchema>;
export type Sort = (typeof sorts)[number];
export type ContentType = (typeof contentTypes)[number];
