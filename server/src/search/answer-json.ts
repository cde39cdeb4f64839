import type { Product, SearchResponse } from '@denk/shared/wire';

const written = new WeakMap<Product, string>();

/** An answer as JSON text; products that many answers share are written once. */
export function answerJson({ products, ...rest }: SearchResponse): string {
  const head = JSON.stringify(rest).slice(0, -1);
  return `${head},"products":[${products.map(productJson).join(',')}]}`;
}

function productJson(product: Product): string {
  let text = written.get(product);
  if (text === undefined) {
    text = JSON.stringify(product);
    written.set(product, text);
  }
  return text;
}
