import { LRUCache } from 'lru-cache';
import { type CatalogueProduct, fit, type Kind } from '../../catalogue';
import { productText, type Candidate } from '../vocabulary/indexed-product';
import { linesIn, readWords, VocabularyBuilder } from '../../language';
import { knowNames } from '../vocabulary/know-names';
import { CompletionTable } from './completion-table';
import {
  popularity,
  type BrandKind,
  type Completion,
  type FindRequest,
  type Knowledge,
  type SearchEngine,
  soughtWords,
} from './search-engine';
import { satisfies } from './where';
import { WordIndexBuilder, type Hit } from './word-index';

/** How many products' texts are kept; those of any other are read again when it is found. */
const mostTexts = 20_000;

/** The engine in process: an index of the prepared stems, products in memory. For up to some 100,000 products. */
export function createEmbeddedEngine(
  products: Iterable<CatalogueProduct>,
  kinds: ReadonlyMap<string, Kind>,
): SearchEngine {
  const builder = new EmbeddedEngineBuilder(kinds);
  for (const product of products) builder.add(product);
  return builder.build();
}

/** Builds the engine product by product, so that a large catalogue need not be done in one breath. */
export class EmbeddedEngineBuilder {
  private readonly index = new WordIndexBuilder();
  private readonly words = new VocabularyBuilder();
  private readonly brands = new Map<string, { name: string; count: number }>();
  private readonly byId = new Map<string, number>();
  private readonly byKind = new Map<string, number[]>();
  private readonly products: CatalogueProduct[] = [];
  private readonly titles: string[] = [];
  private readonly candidates = new LRUCache<number, Candidate>({ max: mostTexts });
  private readonly liked: number[] = [];

  constructor(private readonly kinds: ReadonlyMap<string, Kind>) {}

  /** Adds a product; one with an id that is there already is left out. */
  add(product: CatalogueProduct): void {
    if (this.byId.has(product.id)) return;
    const id = this.products.length;
    const kind = this.kinds.get(product.kind);
    const words = readWords(product.title);
    const text = productText(product, kind, words);
    this.index.add(text);
    this.words.count(new Set([...text.title, ...text.kind, ...text.facts]), product.brandId);
    this.words.written(product.title, words);
    this.words.lines(linesIn(product.title, product.brand));
    const brand = this.brands.get(product.brandId);
    if (brand) brand.count += 1;
    else this.brands.set(product.brandId, { name: product.brand, count: 1 });
    const others = this.byKind.get(product.kind);
    if (others) others.push(id);
    else {
      this.byKind.set(product.kind, [id]);
      if (kind) this.words.written(`${kind.noun} ${kind.synonyms.join(' ')}`);
    }
    this.byId.set(product.id, id);
    this.liked.push(popularity(product));
    this.products.push(product);
    this.titles.push(text.phrase);
    this.candidates.set(id, { product, text });
  }

  build(): SearchEngine {
    knowNames(this.words, this.kinds);
    const { products, titles, candidates, kinds, liked, byId, byKind } = this;
    const knowledge: Knowledge = {
      vocabulary: this.words.build(products.length),
      brands: this.brands,
      pairs: pairsOf(products),
    };
    const index = this.index.build();
    const completions = new CompletionTable(products, asCompletion);

    function candidateOf(id: number, product: CatalogueProduct): Candidate {
      const before = candidates.get(id);
      if (before) return before;
      const candidate = { product, text: productText(product, kinds.get(product.kind)) };
      candidates.set(id, candidate);
      return candidate;
    }

    function scored(request: FindRequest): Hit[] {
      const { where, phrases } = request;
      const fits = (id: number) => {
        const product = products[id];
        if (!product || !satisfies(product, where)) return false;
        const title = phrases.length > 0 ? ` ${titles[id]} ` : '';
        return phrases.every((phrase) => title.includes(` ${phrase} `));
      };
      const terms = soughtWords(request);
      if (terms.length === 0) {
        const among = where.kinds?.length
          ? where.kinds.flatMap((kind) => byKind.get(kind) ?? [])
          : [...products.keys()];
        return among.filter(fits).map((id) => ({ id, score: 0 }));
      }
      const found = index.find(terms, request.match, fits);
      const best = found[0]?.score ?? 1;
      return found.map(({ id, score }) => ({ id, score: score / best }));
    }

    return {
      name: 'embedded',
      knowledge: () => knowledge,
      find(request) {
        const found = scored(request);
        const ranked = found.flatMap(({ id, score }) => {
          const product = products[id];
          if (!product) return [];
          const preferred = fit(product, request.prefer);
          return { id, product, score: score + preferred + 0.2 * (liked[id] ?? 0) };
        });
        if (ranked.length > request.most) {
          const lean = request.words.length ? undefined : request.lean;
          ranked.sort(lean ? byPrice(lean) : (a, b) => b.score - a.score);
        }
        return Promise.resolve(
          ranked.slice(0, request.most).map(({ id, product }) => candidateOf(id, product)),
        );
      },
      complete: (folded, most) => Promise.resolve(completions.find(folded, most)),
      products: (ids) => Promise.resolve(ids.flatMap((id) => products[byId.get(id) ?? -1] ?? [])),
      similar: (product, most) =>
        Promise.resolve(
          (byKind.get(product.kind) ?? [])
            .filter((id) => products[id]?.id !== product.id)
            .sort((a, b) => nearness(product, b) - nearness(product, a))
            .slice(0, most)
            .flatMap((id) => products[id] ?? []),
        ),
      ids: (of) =>
        Promise.resolve(
          of === 'real'
            ? products.flatMap(({ sample, id }) => (sample ? [] : id))
            : [...byId.keys()],
        ),
      close: () => Promise.resolve(),
    };

    /** Others in the same price range first, then the better liked. */
    function nearness(product: CatalogueProduct, id: number): number {
      const price = product.offers[0]?.price ?? 0;
      const other = products[id]?.offers[0]?.price ?? 0;
      const ratio = Math.min(price, other) / Math.max(price, other, 1);
      return ratio + (liked[id] ?? 0);
    }
  }
}

/** Cheapest or dearest first; without a price last. */
function byPrice(lean: 'cheap' | 'dear') {
  type Priced = { readonly product: CatalogueProduct };
  const priceOf = ({ product }: Priced) => product.offers[0]?.price;
  return (a: Priced, b: Priced): number => {
    const [mine = Infinity, theirs = Infinity] = [priceOf(a), priceOf(b)];
    return lean === 'cheap' || mine === Infinity ? mine - theirs : theirs - mine;
  };
}

const asCompletion = (product: CatalogueProduct): Completion => ({
  id: product.id,
  text: product.title,
  weight: popularity(product),
});

function pairsOf(products: readonly CatalogueProduct[]): BrandKind[] {
  const pairs = new Map<string, { brandId: string; kind: string; count: number }>();
  for (const { brandId, kind } of products) {
    if (!kind) continue;
    const key = `${brandId} ${kind}`;
    const pair = pairs.get(key);
    if (pair) pair.count += 1;
    else pairs.set(key, { brandId, kind, count: 1 });
  }
  return [...pairs.values()].sort((a, b) => b.count - a.count);
}
