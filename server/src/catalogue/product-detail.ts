import { formatPrice } from '@denk/shared/product/text';
import type { ProductDetail, Seller } from '@denk/shared/product/wire';
import type { CatalogueOffer, CatalogueProduct } from './catalogue-product';
import { categoryNames } from './knowledge/categories';
import { describeProduct } from './describe-product';
import { attributeFacts, productFacts } from './facts';
import type { Kind } from './knowledge/kind';
import type { Sellers } from './sellers';
import { structuredData } from './structured-data';

/** What a product page is made of beside the product itself. */
export interface DetailContext {
  readonly kind: Kind | undefined;
  readonly sellers: Sellers;
  /** Others of the same kind, best first. */
  readonly similar: readonly CatalogueProduct[];
}

/** A product page's data (docs/product.md#product-page-data): sellers cheapest first, facts as features and specs. */
export function productDetail(product: CatalogueProduct, context: DetailContext): ProductDetail {
  const { kind, sellers, similar } = context;
  const facts = attributeFacts(product, kind);
  const kindLabel = kind?.noun ?? 'Ürün';
  const description = product.description ?? describeProduct(product, kindLabel, facts);
  return {
    meta: {
      title: `${product.title} ${titleTail(product)} · Denk`,
      description: shorten(`${priceSentence(product)} ${description}`, 155),
      jsonLd: structuredData(product, description),
      indexed: !product.sample,
      ...(product.image !== undefined && { picture: sharedPicture(product.image) }),
    },
    product: {
      id: product.id,
      title: product.title,
      description,
      brand: product.brand,
      kind: product.kind,
      kindLabel,
      category: product.category,
      categoryLabel: categoryNames[product.category] ?? '',
      ...(product.rating !== undefined && { rating: product.rating }),
      ...(product.reviewCount !== undefined && { reviewCount: product.reviewCount }),
      imageUrl: product.image ?? '',
      features: facts.flatMap(({ label, values }) => `${label}: ${values.join(', ')}`),
      specs: [{ name: brandLabel(product), value: product.brand }, ...product.specs],
      ...(product.priceNote !== undefined && { priceNote: product.priceNote }),
      sellers: product.offers.map((offer) => seller(offer, product, sellers)),
      sample: product.sample,
      ...questions(kind),
      ...priceHistory(product),
    },
    similar: similar.map((other) => ({
      id: other.id,
      title: other.title,
      price: other.offers[0] ? formatPrice(other.offers[0].price) : '',
      imageUrl: other.image ?? '',
      differences: differences(product, other, kind),
    })),
  };
}

/** What people ask of such things, as far as the page asks it. */
function questions(kind: Kind | undefined) {
  const asked = (kind?.advice ?? []).flatMap(({ question, says }) =>
    question ? { asks: question, says } : [],
  );
  return asked.length > 0 ? { questions: asked } : {};
}

/** What imports saw of its price, where that is more than one day's; a sample's prices were seen by nobody. */
const priceHistory = ({ sample, prices = [] }: CatalogueProduct) =>
  !sample && prices.length >= 2 ? { prices: [...prices] } : {};

const differencesTold = 3;

/** How another product differs, price first: only what both say. */
function differences(
  product: CatalogueProduct,
  other: CatalogueProduct,
  kind: Kind | undefined,
): string[] {
  const own = productFacts(product, kind);
  const facts = Object.entries(productFacts(other, kind)).flatMap(([label, value]) =>
    Object.hasOwn(own, label) && own[label] !== value ? `${label}: ${value}` : [],
  );
  return [...priceDifference(product, other), ...facts].slice(0, differencesTold);
}

function priceDifference(product: CatalogueProduct, other: CatalogueProduct): string[] {
  const [own, its] = [product.offers[0]?.price, other.offers[0]?.price];
  if (own === undefined || its === undefined || own === its) return [];
  if (product.priceNote !== other.priceNote) return [];
  return [`${formatPrice(Math.abs(own - its))} daha ${its < own ? 'ucuz' : 'pahalı'}`];
}

/** What the brand column holds for a kind of product: a film's platform, a service's provider. */
function brandLabel({ category }: CatalogueProduct): string {
  if (category === 'entertainment') return 'Platform';
  return provided.has(category) ? 'Sağlayıcı' : 'Marka';
}

const provided = new Set(['services', 'insurance', 'finance', 'travel', 'education']);

const titleTail = ({ contentType }: CatalogueProduct): string =>
  contentType && contentType !== 'news' ? 'nerede izlenir' : 'fiyatları ve satıcıları';

function seller(offer: CatalogueOffer, product: CatalogueProduct, sellers: Sellers): Seller {
  const known = sellers[offer.sellerId];
  const freeFrom = known?.freeShippingFrom ?? null;
  return {
    id: offer.sellerId,
    name: offer.seller,
    logo: known ? `/pictures/sellers/${offer.sellerId}.svg` : '',
    price: formatPrice(offer.price),
    priceValue: offer.price,
    ...(product.sample && sampleSellerRating(offer.sellerId, product.id)),
    shippingTime: known?.shipping ?? '',
    freeShipping: freeFrom !== null && offer.price >= freeFrom,
    location: known?.location ?? '',
    link: offer.link,
  };
}

/** A seller's sample rating, 4,0–4,9, the same on every visit; shown only with the sample label. */
function sampleSellerRating(sellerId: string, productId: string) {
  let seed = 7;
  for (const letter of sellerId + productId) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return { rating: 4 + (seed % 10) / 10, reviewCount: 40 + (seed % 900) };
}

/** Messengers show no vector drawings beside a link: there is a card of each. */
const sharedPicture = (image: string): string => image.replace(/^(\/pictures\/.+)\.svg$/, '$1.png');

/** What stands beside a shared link first: what it costs, and whether that is true. */
function priceSentence({ sample, offers: [best], priceNote }: CatalogueProduct): string {
  if (!best) return sample ? 'Örnek katalog ürünü.' : '';
  const price = `${formatPrice(best.price)}${priceNote ? ` (${priceNote})` : ''}`;
  return sample ? `Örnek katalog ürünü, örnek fiyat ${price}.` : `En uygun ${price}.`;
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`;
}
