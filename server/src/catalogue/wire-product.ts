import { formatPrice } from '@denk/shared/product/text';
import type { Product } from '@denk/shared/product/wire';
import { type CatalogueProduct, statedValues } from './catalogue-product';
import { productFacts } from './facts';
import { cautionsOf } from './knowledge/cautions';
import type { Kind } from './knowledge/kind';

/** The address of a product's own page. */
export const productPage = (id: string): string => `/product/${encodeURIComponent(id)}`;

/**
 * A catalogue product as the search service answers it: the cheapest offer in the specified fields
 * (docs/product.md#product-search).
 */
export function wireProduct(product: CatalogueProduct, kind: Kind | undefined): Product {
  const [best, ...others] = product.offers;
  return {
    id: product.id,
    title: product.title,
    image: product.image ?? '',
    source: best?.seller ?? '',
    price: best ? formatPrice(best.price) : '',
    ...(best && { priceValue: best.price }),
    ...(product.rating !== undefined && { rating: product.rating }),
    ...(product.reviewCount !== undefined && { reviewCount: product.reviewCount }),
    link: best?.link ?? '',
    brand: product.brand,
    kind: product.kind,
    category: product.category,
    ...(product.priceNote !== undefined && { priceNote: product.priceNote }),
    sample: product.sample,
    page: productPage(product.id),
    offers: others.map((offer) => ({
      seller: offer.seller,
      price: formatPrice(offer.price),
      priceValue: offer.price,
      link: offer.link,
    })),
    facts: productFacts(product, kind),
  };
}

/** How many facts a list shows of a product. */
const factsInList = 3;

/** A product in a list: what a list does not show is not sent. */
export function productInList(product: CatalogueProduct, kind: Kind | undefined): Product {
  const { facts = {}, offers, ...rest } = wireProduct(product, kind);
  return {
    ...rest,
    ...(offers?.length && { offers }),
    facts: Object.fromEntries(Object.entries(facts).slice(0, factsInList)),
  };
}

/**
 * The values of the attributes that a request asks to be told, for the browser to hold against what it keeps to itself;
 * `cautions` are the states in which a product is advised against.
 */
export function toldOf(
  product: CatalogueProduct,
  names: readonly string[],
): Pick<Product, 'attributes'> {
  const { title, specs, description = '' } = product;
  const values = (name: string) =>
    name === 'cautions'
      ? cautionsOf([title, description, ...specs.map(({ value }) => value)])
      : statedValues(product, name);
  const told = names.flatMap((name): [string, string[]][] => {
    const own = values(name);
    return own.length ? [[name, [...own]]] : [];
  });
  return told.length ? { attributes: Object.fromEntries(told) } : {};
}
