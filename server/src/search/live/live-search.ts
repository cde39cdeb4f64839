import type { ContentType, Criterion, Product, SearchFilters } from '@denk/shared/product/wire';
import {
  brandIdOf,
  type CatalogueProduct,
  fit,
  keepsMusts,
  reasonsFor,
  toldOf,
} from '../../catalogue';
import { read } from '../../language';
import { listOf } from '../answer/list';
import { listedLive } from '../answer/listed';
import { priceCriterion } from '../answer/price-criterion';
import { emptyQueryError, type ProductSearch } from '../answer/product-search';
import type { LiveAnswers } from './live-answers';
import { providerError, ProviderProblem } from './shopping-provider';

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

      const { price } = read(query);
      const criteria = [...(filters.criteria ?? []), ...priceCriterion(price)];
      let found: readonly Product[];
      try {
        found = await answers({ text, ...bounds(criteria) });
      } catch (error) {
        if (!(error instanceof ProviderProblem)) throw error;
        warn(error.message);
        return { success: false, ...empty, error: providerError(error) };
      }
      const judged = found.map((product) => {
        const brand = brandOf(product.title);
        const known = asCatalogueProduct(product, brand);
        return { ...listedLive(product, brand), product, fit: fit(known, criteria), known };
      });
      const kept = judged.filter(({ known }) => keepsMusts(known, criteria));
      const ranked = kept.length ? kept : judged;
      if (criteria.length) ranked.sort((a, b) => b.fit - a.fit);
      const { shown, total, facets, ways } = listOf(ranked, filters);
      return {
        success: true,
        products: shown.map(({ product, brand, known }) => ({
          ...product,
          brand,
          ...(criteria.length && { reasons: reasonsFor(known, criteria) }),
          ...toldOf(known, filters.tell ?? []),
        })),
        query,
        total_results: total,
        facets,
        ...(ways.length && { ways: [...ways], final: true }),
        understood: { price: price && { min: price.min, max: price.max } },
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

/**
 * The tightest bounds that musts, the query's own words among them, ask for. What the visitor filters by is no part of
 * it: that is answered from the same products without another call.
 */
function bounds(criteria: readonly Criterion[]) {
  const ranges = criteria.flatMap(({ strength, test }) =>
    strength === 'must' && test.type === 'price' ? [test] : [],
  );
  const mins = ranges.flatMap(({ min }) => min ?? []);
  const maxs = ranges.flatMap(({ max }) => max ?? []);
  return {
    ...(mins.length && { min: Math.max(...mins) }),
    ...(maxs.length && { max: Math.min(...maxs) }),
  };
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
