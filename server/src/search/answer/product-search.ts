import type {
  Criterion,
  SearchFilters,
  SearchRequest,
  SearchResponse,
} from '@denk/shared/product/wire';
import {
  brandIdOf,
  keepsMusts,
  type Kind,
  type Knowledge,
  makeKnowledge,
  type Sellers,
} from '../../catalogue';
import { type Corrections, writtenIn } from '../../language';
import type { SearchEngine, Where } from '../engine/search-engine';
import { listOf } from './list';
import { onWire } from './on-wire';
import { contentWhere, placeOf, placeWhere, widerWays } from './place';
import { listed } from './listed';
import { filterNames } from './sieve';
import type { Ranked } from '../ranking/rank';
import { findInStages, mostCandidates } from '../ranking/find-in-stages';
import { lexiconOf } from '../vocabulary/lexicon';
import type { Intent } from '../understanding/intent';
import { understand, understandReading } from '../understanding/understand';
import { closeQueries } from './close-queries';
import { closerOf } from './closer';
import { fitOf } from './fit';
import { priceCriterion, priceCriterionId } from './price-criterion';
import { isVague, startsFor } from './vague';
import { unanswered } from '../ranking/variants';
import { understood } from '../understanding/understood';

export const emptyQueryError = 'Arama sorgusu boş olamaz';

/** Answers product searches (docs/product.md#product-search). */
export interface ProductSearch {
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchResponse>;
}

/** What a catalogue search works on. */
export interface ProductSearchParts {
  readonly engine: SearchEngine;
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly sellers: Sellers;
  /** What is known of the kinds now; where missing, what they say themselves. A catalogue's kinds grow with its feeds. */
  readonly knowledge?: () => Knowledge;
}

/** Search over the catalogue: understands the query, finds candidates in the engine, ranks and explains them. */
export function createProductSearch({
  engine,
  kinds,
  sellers,
  knowledge = () => makeKnowledge(kinds),
}: ProductSearchParts): ProductSearch {
  const sellerIds = new Map<string, string>();
  for (const [id, { name }] of Object.entries(sellers)) {
    sellerIds.set(brandIdOf(name), id);
    sellerIds.set(brandIdOf(id), id);
  }

  /** The filters as the engine takes them, for a list that it has cut off. */
  function narrowing(filters: SearchFilters): Omit<Where, 'musts'> {
    const { price, brands, sellers: names, rating_min: ratingMin, attributes } = filters;
    return {
      price,
      brandIds: brands?.map(brandIdOf),
      sellerIds: names?.map((name) => sellerIds.get(brandIdOf(name)) ?? brandIdOf(name)),
      ratingMin,
      attributes,
    };
  }

  return {
    async search(request) {
      const answer = await find(request);
      if (!answer.success || answer.products.length || answer.total_results) return answer;
      // The products do not change by asking again.
      const ways = [...(answer.ways ?? []), ...(await widerWays(request, find))];
      return { ...answer, final: true, ...(ways.length && { ways }) };
    },
  };

  async function find({ query: asked, filters = {} }: SearchRequest): Promise<SearchResponse> {
    const query = asked.trim();
    if (!query && !filters.category && !filters.content_type) {
      return { success: false, products: [], query, total_results: 0, error: emptyQueryError };
    }
    const { brands, vocabulary } = engine.knowledge();
    const lexicon = lexiconOf(brands, knowledge);
    const place = placeOf(filters.category, query, lexicon);
    const reader = (corrections: Corrections) => (text: string) => {
      const intent = understand(text, lexicon, vocabulary, corrections);
      return { ...intent, sorts: unanswered(intent.sorts, filters.criteria ?? []) };
    };
    const where = { ...placeWhere(place, reader('sure')), ...contentWhere(filters) };
    const criteriaFor = ({ price }: Intent) => [
      ...(filters.criteria ?? []),
      ...priceCriterion(price),
    ];
    const { found: everything, didYouMean } = await closerOf((corrections) => {
      const read = reader(corrections);
      const intent = read(place.text);
      const criteria = criteriaFor(intent);
      const readWithin = (kind: string) =>
        understandReading(intent.reading, lexicon, vocabulary, kind);
      return findInStages(
        { engine, kinds, vocabulary, intent, criteria, where, read, readWithin },
        query,
      );
    });
    const { intent } = everything;
    const criteria = criteriaFor(intent);
    if (isVague(everything) && !isBrowsing(where)) {
      const suggestions = startsFor(everything, lexicon, engine.knowledge());
      return { ...nothingFor(query), fit: 'vague', suggestions };
    }
    const inList = (ranked: Ranked) => {
      const { product } = ranked.candidate;
      return { ...listed(product, kinds), product, ranked };
    };
    const cutOff = !everything.whole && filterNames(filters).length > 0;
    const { shown, total, facets, ways } = listOf(
      everything.ranked.map(inList),
      filters,
      cutOff ? (await everything.again(narrowing(filters))).map(inList) : undefined,
    );
    const chosen = shown.map(({ ranked }) => ranked);
    const { fit, unmatched, missing } = fitOf(everything, chosen);
    const suggestions =
      fit === 'exact' && (chosen.length || total)
        ? []
        : await closeQueries(intent, query, { engine, lexicon });
    const says = {
      understood: understood(intent, lexicon),
      ...(unmatched.length && { unmatched: [...unmatched] }),
      didYouMean,
      ...(intent.corrected.length && { corrected: [...intent.corrected] }),
      ...(suggestions.length && { suggestions }),
    };
    if (fit === 'none' && !isBrowsing(where)) return { ...nothingFor(query), fit, ...says };
    const relaxed = everything.relaxed ? brokenBy(chosen, criteria, intent) : [];
    return {
      success: true,
      products: chosen.map(({ candidate }) => {
        const missed = missing(candidate);
        const wire = onWire(candidate.product, criteria, kinds, filters);
        return missed.length ? { ...wire, missing: [...missed] } : wire;
      }),
      query,
      total_results: total,
      ...(!everything.whole && total >= mostCandidates && { total_is_capped: true }),
      facets,
      ...(!everything.whole && { facets_are_capped: true }),
      fit: fit === 'none' ? 'close' : fit,
      ...says,
      ...(relaxed.length && { relaxed }),
      ...(ways.length && { ways: [...ways] }),
      sample: shown.some(({ product }) => product.sample),
    };
  }
}

const nothingFor = (query: string) => ({
  success: true,
  products: [],
  query,
  total_results: 0,
  sample: false,
});

/** Whether a list is looked through by its category or tab, so that the query does not alone decide what is in it. */
const isBrowsing = ({ category, contentType, kinds }: Partial<Where>): boolean =>
  category !== undefined || contentType !== undefined || kinds !== undefined;

/** The conditions that no shown product meets, as the visitor wrote them or chose them. */
function brokenBy(
  shown: readonly Ranked[],
  criteria: readonly Criterion[],
  { price, reading }: Intent,
): string[] {
  const products = shown.map(({ candidate }) => candidate.product);
  return criteria
    .filter(
      (criterion) =>
        criterion.strength === 'must' &&
        !products.some((product) => keepsMusts(product, [criterion])),
    )
    .map(({ id, label }) => (id === priceCriterionId && price ? writtenIn(reading, price) : label));
}
