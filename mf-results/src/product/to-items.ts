import { foldWords } from '@denk/shared/product/text';
import type { Product } from '@denk/shared/product/wire';
import type { Item, SellerOffer } from './item';
import { pictureAddress, productPage, sellerLink } from './safe-address';
import { shownPrice } from './shown-price';

const titleLimit = 300;
const nameLimit = 80;

/**
 * The products of an answer as items, in the answer's order. The same product from several sellers becomes one
 * item with the lowest price first.
 */
export function toItems(products: readonly Product[]): Item[] {
  const items = new Map<string, Item>();
  for (const product of products) {
    const item = toItem(product);
    const known = items.get(item.key);
    const merged = known && merge(known, item);
    if (merged) items.set(item.key, merged);
    else if (!known) items.set(item.key, item);
    else items.set(`${item.key} ${items.size}`, { ...item, key: `${item.key} ${items.size}` });
  }
  return [...items.values()];
}

function toItem(product: Product): Item {
  const page = productPage(product.page);
  const picture = pictureAddress(product.image);
  return {
    key: page ?? titleKey(product),
    title: shorten(product.title, titleLimit),
    ...(picture && { picture }),
    offers: cheapestFirst(readOffers(product)),
    ...(product.rating !== undefined && { rating: product.rating }),
    ...(isCount(product.reviewCount) && { reviewCount: product.reviewCount }),
    ...(page && { page }),
    ...(product.brand && { brand: shorten(product.brand, nameLimit) }),
    ...(product.category && { category: product.category }),
    ...(product.priceNote && { priceNote: shorten(product.priceNote, 30) }),
    sample: product.sample ?? false,
    reasons: product.reasons ?? [],
    ...(product.missing?.length && { missing: product.missing }),
    facts: product.facts ?? {},
    ...(product.attributes && { attributes: product.attributes }),
  };
}

function readOffers(product: Product): SellerOffer[] {
  const own = readOffer(product.source, product.price, product.priceValue, product.link);
  const others = (product.offers ?? [])
    .slice(0, 50)
    .map(({ seller, price, priceValue, link }) =>
      readOffer(seller, price, priceValue > 0 ? priceValue : undefined, link),
    );
  // The specified fields repeat one of the offers.
  return others.some(({ seller }) => seller === own.seller) ? others : [own, ...others];
}

function readOffer(
  seller: string,
  price: string,
  value: number | undefined,
  link: string,
): SellerOffer {
  const shown = shownPrice(price, value);
  const address = sellerLink(link);
  return {
    seller: shorten(seller, nameLimit),
    ...(shown && { price: shown }),
    ...(address && { link: address }),
  };
}

/** One item of two, or nothing where they are two listings of one seller. */
function merge(known: Item, other: Item): Item | undefined {
  const sellers = new Set(known.offers.map(({ seller }) => seller));
  const links = new Set(known.offers.map(({ link }) => link));
  const fresh = other.offers.filter(({ seller }) => !sellers.has(seller));
  if (!fresh.length) {
    return other.offers.every(({ link }) => links.has(link)) ? known : undefined;
  }
  return { ...other, ...known, offers: cheapestFirst([...known.offers, ...fresh]) };
}

const cheapestFirst = (offers: readonly SellerOffer[]) =>
  offers.toSorted((a, b) => (a.price?.value ?? Infinity) - (b.price?.value ?? Infinity) || 0);

/** `iPhone 15 (128 GB)` and `IPHONE 15 128GB` are one product. */
function titleKey({ title }: Product): string {
  const words = foldWords(title.slice(0, titleLimit)).join(' ');
  return (
    words.replace(/(\d) (?=(?:gb|tb|mb|ml|cl|l|kg|g|cm|mm|inc|w|mah)\b)/g, '$1') || title.trim()
  );
}

function shorten(text: string, limit: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > limit ? `${plain.slice(0, limit).trimEnd()}…` : plain;
}

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value > 0;
