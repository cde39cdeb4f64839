import { sorts, type SearchFilters, type Sort } from '@denk/shared/product/wire';

export const views = ['list', 'grid'] as const;
export type View = (typeof views)[number];

/** Products that a page adds to the list. */
export const pageSize = 24;
/** Pages that stand in one list; the next one begins a list of its own, which keeps a long one light. */
const pagesPerList = 4;

/** How the visitor looks at what was found, as the address says it. Brands and sellers are ids of the facets; prices are TL. */
export interface Refinement {
  readonly sort: Sort;
  readonly view: View;
  readonly brands: readonly string[];
  readonly sellers: readonly string[];
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The least rating wanted. */
  readonly rating?: number | undefined;
  /** Values chosen of the kind's own attributes. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** From 1: the list shows everything up to this page. */
  readonly page: number;
}

/** No filters, from the first page on. */
export const narrowing = {
  brands: [],
  sellers: [],
  min: undefined,
  max: undefined,
  rating: undefined,
  attributes: {},
  page: 1,
} as const;

/** How names of attributes begin in the address. */
export const attributePrefix = 'a.';

/** Reads sort, view, filters and page from the query string. */
export function readRefinement(search: string): Refinement {
  const params = new URLSearchParams(search);
  // A band of the form that works without scripts: `price=1000-2500`.
  const [from, to] = (params.get('price') ?? '').split('-');
  const min = number(params.get('min')) ?? number(from);
  const max = number(params.get('max')) ?? number(to);
  const rating = number(params.get('rating'));
  const page = Number(params.get('page') ?? 1);
  return {
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'relevance',
    view: views.find((view) => view === params.get('view')) ?? 'list',
    brands: words(params.getAll('brand')),
    sellers: words(params.getAll('seller')),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(rating !== undefined && rating > 0 && rating <= 5 && { rating }),
    attributes: readAttributes(params),
    page: Number.isInteger(page) && page > 0 && page < 5000 ? page : 1,
  };
}

function readAttributes(params: URLSearchParams): Refinement['attributes'] {
  const names = [...new Set(params.keys())].filter((name) => name.startsWith(attributePrefix));
  return Object.fromEntries(
    names
      .slice(0, 12)
      .map((name) => [name.slice(attributePrefix.length), words(params.getAll(name))] as const)
      .filter(([name, values]) => name && name.length <= 60 && values.length),
  );
}

/** The name of an attribute's values in the address: `a.ram`. */
export const attributeParam = (name: string): string => `${attributePrefix}${name}`;

/** How many filters are set. */
export function filterCount({ brands, sellers, min, max, rating, attributes }: Refinement): number {
  const price = min !== undefined || max !== undefined;
  const chosen = Object.values(attributes).flat().length;
  return brands.length + sellers.length + chosen + Number(price) + Number(rating !== undefined);
}

/** The filters and the order as they go over the wire. */
export function filtersOf(refinement: Refinement): SearchFilters {
  const { brands, sellers, min, max, rating, attributes, sort } = refinement;
  return {
    ...((min !== undefined || max !== undefined) && {
      price: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    }),
    ...(brands.length && { brands: [...brands] }),
    ...(sellers.length && { sellers: [...sellers] }),
    ...(rating !== undefined && { rating_min: rating }),
    ...(Object.keys(attributes).length && {
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([name, values]) => [name, [...values]]),
      ),
    }),
    ...(sort !== 'relevance' && { sort }),
  };
}

/** Which products a page's list holds: how many come before it, and how many it shows. */
export function windowOf(page: number): { readonly offset: number; readonly limit: number } {
  const list = Math.floor((page - 1) / pagesPerList);
  return {
    offset: list * pagesPerList * pageSize,
    limit: (page - list * pagesPerList) * pageSize,
  };
}

/** The most that one list holds. */
export const longestList = pagesPerList * pageSize;

function number(text: string | null | undefined): number | undefined {
  const value = text ? Number(text.trim() || Number.NaN) : Number.NaN;
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}

const words = (values: readonly string[]): string[] =>
  values.filter((value) => value && value.length <= 60).slice(0, 30);
