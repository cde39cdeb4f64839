import type { CatalogueProduct } from '../catalogue-product';

/**
 * Gives products that hold one copy of what many of them say alike (names of brands and sellers, what a spec is called, the
 * same attributes), so that a large catalogue costs what tells its products apart.
 */
export function createRepeatSharing(): (product: CatalogueProduct) => CatalogueProduct {
  const texts = new Map<string, string>();
  const attributeSets = new Map<string, CatalogueProduct['attributes']>();
  const text = (own: string) => kept(texts, own, own);
  return (product) => ({
    ...product,
    kind: text(product.kind),
    category: text(product.category),
    brand: text(product.brand),
    brandId: text(product.brandId),
    offers: product.offers.map((offer) => ({
      ...offer,
      sellerId: text(offer.sellerId),
      seller: text(offer.seller),
    })),
    attributes: kept(attributeSets, JSON.stringify(product.attributes), product.attributes),
    specs: product.specs.map(({ name, value }) => ({ name: text(name), value: text(value) })),
  });
}

/** The first value that came with such a key. */
function kept<T>(values: Map<string, T>, key: string, value: T): T {
  const before = values.get(key);
  if (before !== undefined) return before;
  values.set(key, value);
  return value;
}
