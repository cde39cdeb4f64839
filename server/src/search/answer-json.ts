import type { Product, SearchResponse } from '@denk/shared/product/wire';
import { onceFor } from '../language';

const bytesOf = onceFor((product: Product) => Buffer.from(JSON.stringify(product)));
const comma = Buffer.from(',');
const end = Buffer.from(']}');

/** An answer as JSON bytes; products that many answers share are written once. */
export function answerJson({ products, ...rest }: SearchResponse): Buffer {
  const parts: Buffer[] = [Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"products":[`)];
  products.forEach((product, at) => {
    if (at > 0) parts.push(comma);
    parts.push(bytesOf(product));
  });
  parts.push(end);
  return Buffer.concat(parts);
}
