import type {
  Criterion,
  Product,
  SearchFilters,
  SearchRequest,
  SearchResponse,
} from '@denk/shared/product/wire';
import {
  brandIdOf,
  type CatalogueProduct,
  type Kind,
  reasonsFor,
  type Sellers,
  toldOf,
  wireProduct,
} from '../../catalogue';
import type { SearchEngine, Where } from '../engine/search-engine';
import { listOf } from './list';
import { listed } from './listed';
import { filterNames } from './sieve';
import type { Ranked } from '../ranking/rank';
import { findInStages, mostCandidates } from '../ranking/find-in-stages';
import { makeLexicon, type Lexicon } from '../vocabulary/lexicon';
import { understand, type Intent } from '../understanding/understand';
import { priceCriterion } from './price-criterion';
import { closeQueries } from './close-queries';
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
}

/** Search over the catalogue: understands the query, finds candidates in the engine, ranks and explains them. */
export function createProductSearch({ engine, kinds, sellers }: ProductSearchParts): ProductSearch {
  const lexicons = new WeakMap<object, Lexicon>();
  const sellerIds = new Map<string, string>();
  for (const [id, { name }] of Object.entries(sellers)) {
    sellerIds.set(brandIdOf(name), id);
    sellerIds.set(brandIdOf(id), id);
  }

  function lexiconNow(): Lexicon {
    const { brands } = engine.knowledge();
    let lexicon = lexicons.get(brands);
    if (!lexicon) {
      lexicon = makeLexicon(kinds, new Map([...brands].map(([id, { name }]) => [id, name])));
      lexicons.set(brands, lexicon);
    }
    return lexicon;
  }

  /** The filters as the engine takes them, for a list that it has cut off. */
  function narrowing(filters: SearchFilters): Omit<Where, 'musts'> {
    const { price, brands, sellers: names, rating_min: ratingMin, attributes } = filters;
    return {
      ...(price && { price }),
      ...(brands?.length && { brandIds: brands.map(brandIdOf) }),
      ...(names?.length && {
        sellerIds: names.map((name) => sellerIds.get(brandIdOf(name)) ?? brandIdOf(name)),
      }),
      ...(ratingMin !== undefined && { ratingMin }),
      ...(attributes && { attributes }),
    };
  }

  return {
    async search({ query: asked, filters = {} }) {
      const query = asked.trim();
      if (!query && !filters.category && !filters.content_type) {
        return { success: false, products: [], query, total_results: 0, error: emptyQueryError };
      }
      const { vocabulary } = engine.knowledge();
      const lexicon = lexiconNow();
      const place = placeOf(filters.category, query, lexicon);
      const read = (text: string): Intent => {
        const intent = understand(text, lexicon, vocabulary);
        return { ...intent, sorts: unanswered(intent.sorts, filters.criteria ?? []) };
      };
      const intent = read(place.text);
      const criteria = [...(filters.criteria ?? []), ...priceCriterion(intent.price)];
      const where = { ...placeWhere(place, read), ...contentWhere(filters) };

      const context = { engine, kinds, vocabulary, intent, criteria, where, read };
      const everything = await findInStages(context, query);
      const inList = ({ candidate: { product } }: Ranked) => ({
        ...listed(product, kinds),
        product,
      });
      const cutOff = !everything.whole && filterNames(filters).length > 0;
      const { shown, total, facets, ways } = listOf(
        everything.ranked.map(inList),
        filters,
        cutOff ? (await everything.again(narrowing(filters))).map(inList) : undefined,
      );
      const products = shown.map(({ product }) => onWire(product, criteria, kinds, filters));
      const suggestions =
        everything.exact && (products.length || total)
          ? []
          : await closeQueries(everything.intent, query, { engine, lexicon, vocabulary });
      return {
        success: true,
        products,
        query,
        total_results: total,
        ...(!everything.whole &&
          total >= Math.min(mostCandidates, engine.mostCandidates) && {
            total_is_capped: true,
          }),
        facets,
        understood: understood(everything.intent, lexicon),
        ...(everything.relaxed && { relaxed: true }),
        ...(suggestions.length && { suggestions }),
        ...(total === 0 && { final: true }),
        ...(ways.length && { ways: [...ways] }),
        sample: shown.some(({ product }) => product.sample),
      };
    },
  };
}

interface Place {
  /** The text to search for once the category is taken out of it. */
  readonly text: string;
  readonly category?: string;
  /** A category text that is no category: a kind's or subcategory's name. */
  readonly within?: string;
}

/** `filters.category` may be an id, a Turkish name, a subcategory or a popular search (`Kadın Parfümleri`). */
function placeOf(filter: string | undefined, query: string, lexicon: Lexicon): Place {
  if (!filter?.trim()) return { text: query };
  const same = !query || brandIdOf(query) === brandIdOf(filter);
  const words = lexicon.categoryOf(filter);
  if (words !== undefined) return { text: same ? '' : query, category: words };
  return same ? { text: filter } : { text: query, within: filter };
}

function placeWhere(place: Place, read: (text: string) => Intent): Partial<Where> {
  if (place.category !== undefined) return { category: place.category };
  const kinds = place.within === undefined ? [] : read(place.within).kinds;
  return kinds.length ? { kinds } : {};
}

const contentWhere = ({ content_type: contentType }: SearchFilters): Partial<Where> =>
  contentType ? { contentType } : {};

function onWire(
  product: CatalogueProduct,
  criteria: readonly Criterion[],
  kinds: ReadonlyMap<string, Kind>,
  { sellers = [], tell = [] }: SearchFilters,
): Product {
  const ids = sellers.map(brandIdOf);
  const own = product.offers.filter(({ seller }) => ids.includes(brandIdOf(seller)));
  const shown = own.length
    ? { ...product, offers: [...own, ...product.offers.filter((offer) => !own.includes(offer))] }
    : product;
  let wire = onceOnWire.get(shown);
  if (!wire) {
    wire = wireProduct(shown, kinds.get(product.kind));
    onceOnWire.set(shown, wire);
  }
  if (!criteria.length && !tell.length) return wire;
  return {
    ...wire,
    ...(criteria.length && { reasons: reasonsFor(product, criteria) }),
    ...toldOf(product, tell),
  };
}

/** Products do not change: the same ones need not be written out for every visitor. */
const onceOnWire = new WeakMap<CatalogueProduct, Product>();
