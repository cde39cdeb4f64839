/** How the list can be sorted, in the order offered (docs/product.md#sorting-and-filters). */
export const sorts = ['relevance', 'price_low', 'price_high', 'rating'] as const;
export const views = ['list', 'grid'] as const;

export type Sort = (typeof sorts)[number];
export type View = (typeof views)[number];

/** How the visitor looks at what was found. Brands and sellers are folded names; prices are TL. */
export interface Refinement {
  readonly sort: Sort;
  readonly view: View;
  readonly brands: readonly string[];
  readonly sellers: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** The least rating wanted. */
  readonly rating?: number;
}

/** What is used where the address says nothing. */
export interface Habit {
  readonly sort: Sort;
  readonly view: View;
}

export const narrowing = {
  brands: [],
  sellers: [],
  min: undefined,
  max: undefined,
  rating: undefined,
};

/** Reads sort, view and filters from the query string. */
export function readRefinement(params: URLSearchParams, habit: Habit): Refinement {
  const min = number(params.get('min'));
  const max = number(params.get('max'));
  const rating = number(params.get('rating'));
  return {
    sort: sorts.find((sort) => sort === params.get('sort')) ?? habit.sort,
    view: views.find((view) => view === params.get('view')) ?? habit.view,
    brands: params.getAll('brand').slice(0, 30),
    sellers: params.getAll('seller').slice(0, 30),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(rating !== undefined && rating <= 5 && { rating }),
  };
}

/** The query string with some of it changed; what is not about the list stays. */
export function writeRefinement(search: string, change: Partial<Refinement>): string {
  const params = new URLSearchParams(search);
  const names = { brands: 'brand', sellers: 'seller' } as const;
  for (const [key, value] of Object.entries(change)) {
    const name = key === 'brands' || key === 'sellers' ? names[key] : key;
    params.delete(name);
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) params.append(name, String(one));
    }
  }
  return params.size ? `?${params.toString()}` : '';
}

/** How many filters are set. */
export function filterCount({ brands, sellers, min, max, rating }: Refinement): number {
  const price = min !== undefined || max !== undefined;
  return brands.length + sellers.length + Number(price) + Number(rating !== undefined);
}

function number(text: string | null): number | undefined {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
