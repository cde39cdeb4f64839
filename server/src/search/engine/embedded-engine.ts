import { type CatalogueProduct, fit, type Kind } from '../../catalogue';
import { productText, type Candidate } from '../vocabulary/indexed-product';
import { looseWords } from '../understanding/understand';
import { VocabularyBuilder } from '../../language';
import { knowNames } from '../vocabulary/know-names';
import { CompletionTable } from './completion-table';
import {
  popularity,
  type BrandKind,
  type FindRequest,
  type Knowledge,
  type SearchEngine,
} from './search-engine';
import { satisfies } from './where';
import { WordIndexBuilder, type Hit, type WordIndex } from './word-index';

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
  private readonly candidates: Candidate[] = [];
  private readonly liked: number[] = [];

  constructor(private readonly kinds: ReadonlyMap<string, Kind>) {}

  /** Adds a product; one with an id that is there already is left out. */
  add(product: CatalogueProduct): void {
    if (this.byId.has(product.id)) return;
    const id = this.candidates.length;
    const kind = this.kinds.get(product.kind);
    const read = productText(product, kind);
    const text = { ...this.index.add(read), phrase: read.phrase };
    this.words.count(new Set([...text.title, ...text.kind, ...text.facts]));
    this.words.written(product.title);
    if (kind) this.words.written(`${kind.noun} ${kind.synonyms.join(' ')}`);
    const brand = this.brands.get(product.brandId);
    if (brand) brand.count += 1;
    else this.brands.set(product.brandId, { name: product.brand, count: 1 });
    const others = this.byKind.get(product.kind);
    if (others) others.push(id);
    else this.byKind.set(product.kind, [id]);
    this.byId.set(product.id, id);
    this.liked.push(popularity(product));
    this.candidates.push({ product, text });
  }

  build(): SearchEngine {
    knowNames(this.words, this.kinds);
    const products = this.candidates.map(({ product }) => product);
    return embeddedEngine({
      index: this.index.build(),
      candidates: this.candidates,
      liked: this.liked,
      byId: this.byId,
      byKind: this.byKind,
      knowledge: {
        vocabulary: this.words.build(products.length),
        brands: this.brands,
        pairs: pairsOf(products),
      },
      completions: new CompletionTable(
        products.map(({ id, title }, at) => ({ id, text: title, weight: this.liked[at] ?? 0 })),
      ),
    });
  }
}

interface Built {
  readonly index: WordIndex;
  readonly candidates: readonly Candidate[];
  readonly liked: readonly number[];
  readonly byId: ReadonlyMap<string, number>;
  readonly byKind: ReadonlyMap<string, readonly number[]>;
  readonly knowledge: Knowledge;
  readonly completions: CompletionTable;
}

function embeddedEngine(built: Built): SearchEngine {
  const { index, candidates, liked, byId, byKind, knowledge, completions } = built;

  function scored(request: FindRequest): Hit[] {
    const { words, where, phrases } = request;
    const fits = (id: number) => {
      const candidate = candidates[id];
      return (
        candidate !== undefined &&
        satisfies(candidate.product, where) &&
        phrases.every((phrase) => ` ${candidate.text.phrase} `.includes(` ${phrase} `))
      );
    };
    const terms = words.length ? words : phrases.flatMap(looseWords);
    if (terms.length === 0) {
      const among = where.kinds?.length
        ? where.kinds.flatMap((kind) => byKind.get(kind) ?? [])
        : [...candidates.keys()];
      return among.filter(fits).map((id) => ({ id, score: 0 }));
    }
    const found = index.find(terms, request.match).filter(({ id }) => fits(id));
    const best = found[0]?.score ?? 1;
    return found.map(({ id, score }) => ({ id, score: score / best }));
  }

  return {
    name: 'embedded',
    knowledge: () => knowledge,
    find(request) {
      const found = scored(request);
      const ranked = found.flatMap(({ id, score }) => {
        const candidate = candidates[id];
        if (!candidate) return [];
        const preferred = fit(candidate.product, request.prefer);
        return { candidate, score: score + preferred + 0.2 * (liked[id] ?? 0) };
      });
      if (ranked.length > request.most) {
        const lean = request.words.length ? undefined : request.lean;
        ranked.sort(lean ? byPrice(lean) : (a, b) => b.score - a.score);
      }
      return Promise.resolve(ranked.slice(0, request.most).map(({ candidate }) => candidate));
    },
    complete: (folded, most) => Promise.resolve(completions.find(folded, most)),
    products: (ids) =>
      Promise.resolve(ids.flatMap((id) => candidates[byId.get(id) ?? -1]?.product ?? [])),
    similar: (product, most) =>
      Promise.resolve(
        (byKind.get(product.kind) ?? [])
          .filter((id) => candidates[id]?.product.id !== product.id)
          .sort((a, b) => nearness(product, b) - nearness(product, a))
          .slice(0, most)
          .flatMap((id) => candidates[id]?.product ?? []),
      ),
    ids: (of) =>
      Promise.resolve(
        of === 'real'
          ? candidates.flatMap(({ product }) => (product.sample ? [] : product.id))
          : [...byId.keys()],
      ),
    close: () => Promise.resolve(),
  };

  /** Others in the same price range first, then the better liked. */
  function nearness(product: CatalogueProduct, id: number): number {
    const price = product.offers[0]?.price ?? 0;
    const other = candidates[id]?.product.offers[0]?.price ?? 0;
    const ratio = Math.min(price, other) / Math.max(price, other, 1);
    return ratio + (liked[id] ?? 0);
  }
}

/** Cheapest or dearest first; without a price last. */
function byPrice(lean: 'cheap' | 'dear') {
  const priceOf = ({ candidate }: { readonly candidate: Candidate }) =>
    candidate.product.offers[0]?.price;
  return (a: { readonly candidate: Candidate }, b: { readonly candidate: Candidate }): number => {
    const [mine = Infinity, theirs = Infinity] = [priceOf(a), priceOf(b)];
    return lean === 'cheap' || mine === Infinity ? mine - theirs : theirs - mine;
  };
}

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
