import type { TextStorage } from '@denk/shared/page/storage';
import type { Product, SearchResponse } from '@denk/shared/product/wire';
import type { SearchProducts } from '../src/search/search-products';

/** A storage in memory. */
export function memoryStorage(items: Readonly<Record<string, string>> = {}): TextStorage {
  const kept = new Map(Object.entries(items));
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, text) => Boolean(kept.set(name, text)),
    remove: (name) => void kept.delete(name),
  };
}

/** A product with its title and what matters to a test. */
export function product(title: string, rest: Partial<Product> = {}): Product {
  return {
    id: title,
    title,
    image: '',
    source: 'Trendyol',
    price: '1.000,00 TL',
    priceValue: 1000,
    link: 'https://www.trendyol.com/urun',
    rating: undefined,
    ...rest,
  };
}

/** A successful answer with these products. */
export function answer(
  products: readonly Product[],
  rest: Partial<SearchResponse> = {},
): SearchResponse {
  return {
    success: true,
    products: [...products],
    query: '',
    total_results: products.length,
    error: undefined,
    facets: undefined,
    understood: undefined,
    relaxed: undefined,
    suggestions: undefined,
    sample: undefined,
    ...rest,
  };
}

/** A search service that gives the answers in turn, the last one for ever; an Error is thrown. */
export function searchGiving(...answers: readonly (SearchResponse | Error)[]) {
  const queries: string[] = [];
  const search: SearchProducts = (query) => {
    const next = answers[Math.min(queries.length, answers.length - 1)];
    queries.push(query);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? answer([]));
  };
  return { search, queries };
}

/** A wait that takes no time and notes what it was asked for. */
export function notedWait() {
  const waits: number[] = [];
  const wait = (milliseconds: number, signal: AbortSignal): Promise<void> => {
    waits.push(milliseconds);
    return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve();
  };
  return { wait, waits };
}
