import MiniSearch from 'minisearch';
import type { CatalogueProduct, Kind } from '../../server/src/catalogue';

/** A product as engines without our layer see it: its texts as they are written. */
export interface PlainDocument {
  readonly id: number;
  readonly title: string;
  readonly kind: string;
  readonly facts: string;
}

export function plainDocument(
  id: number,
  product: CatalogueProduct,
  kind: Kind | undefined,
): PlainDocument {
  const facts = Object.entries(product.attributes).flatMap(([name, values]) =>
    values.flatMap((value) => kind?.attributes[name]?.values[value] ?? []),
  );
  return {
    id,
    title: `${product.brand} ${product.title}`,
    kind: kind ? [kind.noun, ...kind.synonyms].join(' ') : '',
    facts: [...facts, ...product.specs.map(({ value }) => value)].join(' '),
  };
}

/** MiniSearch as it comes, over the same documents. */
export function plainMiniSearch(
  products: readonly CatalogueProduct[],
  kinds: ReadonlyMap<string, Kind>,
): (query: string) => CatalogueProduct[] {
  const index = new MiniSearch<PlainDocument>({ fields: ['title', 'kind', 'facts'] });
  products.forEach((product, id) => index.add(plainDocument(id, product, kinds.get(product.kind))));
  return (query) => index.search(query).flatMap(({ id }) => products[id as number] ?? []);
}
