import { call } from '@denk/shared/page/http';
import { calls, type Product } from '@denk/shared/product/wire';

/** Products by their ids with everything that is known of them (docs/product.md#product-page-data). */
export type ProductsById = (
  ids: readonly string[],
  signal: AbortSignal,
) => Promise<readonly Product[]>;

/** The site's own server. Throws `HttpProblem`. */
export function productsOver(send: typeof fetch): ProductsById {
  const { path, answer } = calls.products;
  return async (ids, signal) => {
    const query = new URLSearchParams({ ids: ids.join(',') });
    return (await call(answer, `${path}?${query}`, { signal, fetch: send })).products;
  };
}
