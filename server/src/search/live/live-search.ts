import type { ContentType, Product, SearchFilters } from '@denk/shared/product/wire';
import { brandIdOf, type CatalogueProduct, fit, keepsMusts, reasonsFor } from '../../catalogue';
import { readQuotes } from '../../language';
import { facetsOf, type Counted } from '../answer/facets';
import { readPrice } from '../understanding/price-words';
import { priceCriterion } from '../answer/price-criterion';
import { emptyQueryError, type ProductSearch } from '../answer/product-search';
import type { LiveAnswers } from './live-answers';
import { providerError, ProviderProblem } from './shopping-provider';

const usualLimit = 60;

/** What a tab's kind of content is called in a shopping search. */
const contentWords: Readonly<Record<ContentType, string>> = {
  movies: 'film',
  series: 'dizi',
  anime: 'anime',
  documentaries: 'belgesel',
  news: 'dergi',
};

/** What live search works on. */
export interface LiveSearchParts {
  readonly answers: LiveAnswers;
  /** The brand a title names, where it names a known one. */
  readonly brandOf: (title: string) => string | undefined;
  readonly warn: (message: string) => void;
}

/**
 * Product search through a live shopping service: the same answer as the catalogue's
 * (docs/product.md#live-shopping-search).
 */
export function createLiveSearch({ answers, brandOf, warn }: LiveSearchParts): ProductSearch {
  return {
    async search({ query: asked, filters = {} }) {
      const query = asked.trim();
      const text = textOf(query, filters);
      const empty = { products: [], query, total_results: 0 };
      if (!text) return { success: false, ...empty, error: emptyQueryError };

      const price = priceOf(query);
      const criteria = [...(filters.criteria ?? []), ...priceCriterion(price)];
      let found: readonly Product[];
      try {
        found = await answers({ text, ...bounds(filters, price) });
      } catch (error) {
        if (!(error instanceof ProviderProblem)) throw error;
        warn(error.message);
        return { success: false, ...empty, error: providerError(error) };
      }
      const judged = found.map((product) => {
        const brand = brandOf(product.title);
        const known = asCatalogueProduct(product, brand);
        return { product, brand, fit: fit(known, criteria), known };
      });
      const kept = judged.filter(({ known }) => keepsMusts(known, criteria));
      const ranked = kept.length ? kept : judged;
      if (criteria.length) ranked.sort((a, b) => b.fit - a.fit);
      const shown = ranked.filter(({ product, brand }) => isWithin(product, brand, filters));
      return {
        success: true,
        products: shown.slice(0, filters.limit ?? usualLimit).map(({ product, brand, known }) => ({
          ...product,
          ...(brand !== undefined && { brand }),
          ...(criteria.length && { reasons: reasonsFor(known, criteria) }),
        })),
        query,
        total_results: shown.length,
        facets: facetsOf(ranked.map(({ product, brand }) => counted(product, brand))),
        understood: price ? { price } : {},
        sample: false,
      };
    },
  };
}

/** A category or tab without a query is searched by its name; a tab adds what it holds. */
function textOf(query: string, { category, content_type: content }: SearchFilters): string {
  const word = content ? contentWords[content] : '';
  return [query || (category?.trim() ?? ''), word].filter(Boolean).join(' ').slice(0, 200);
}

function priceOf(query: string): { min?: number; max?: number } | undefined {
  const { min, max } = readPrice(readQuotes(query).text);
  if (min === undefined && max === undefined) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The tightest bounds that filters, musts and the query's own words ask for. */
function bounds(filters: SearchFilters, price: ReturnType<typeof priceOf>) {
  const ranges = [filters.price ?? {}, price ?? {}];
  for (const { strength, test } of filters.criteria ?? []) {
    if (strength === 'must' && test.type === 'price') ranges.push(test);
  }
  const mins = ranges.flatMap(({ min }) => min ?? []);
  const maxs = ranges.flatMap(({ max }) => max ?? []);
  return {
    ...(mins.length && { min: Math.max(...mins) }),
    ...(maxs.length && { max: Math.min(...maxs) }),
  };
}

function isWithin(product: Product, brand: string | undefined, filters: SearchFilters): boolean {
  const { price, brands, sellers, rating_min: ratingMin } = filters;
  const value = product.priceValue;
  if (price && (value === undefined || value < (price.min ?? 0) || value > (price.max ?? Infinity)))
    return false;
  if (brands?.length && !brands.some((id) => brandIdOf(id) === brandIdOf(brand ?? '')))
    return false;
  if (sellers?.length) {
    const names = [product.source, ...(product.offers ?? []).map(({ seller }) => seller)];
    const ids = new Set(names.map(brandIdOf));
    if (!sellers.some((seller) => ids.has(brandIdOf(seller)))) return false;
  }
  return ratingMin === undefined || (product.rating ?? 0) >= ratingMin;
}

/** Enough of a catalogue product for the criteria; attributes of a live product are unknown. */
function asCatalogueProduct(product: Product, brand: string | undefined): CatalogueProduct {
  const price = product.priceValue;
  return {
    id: product.id,
    kind: '',
    category: '',
    brand: brand ?? '',
    brandId: brandIdOf(brand ?? product.title.split(' ')[0] ?? ''),
    title: product.title,
    offers:
      price === undefined
        ? []
        : [{ sellerId: '', seller: product.source, price, link: product.link }],
    attributes: {},
    specs: [],
    sample: false,
  };
}

const counted = (product: Product, brand: string | undefined): Counted => ({
  brand,
  sellers: [product.source, ...(product.offers ?? []).map(({ seller }) => seller)].filter(Boolean),
  price: product.priceValue,
  rating: product.rating,
});
