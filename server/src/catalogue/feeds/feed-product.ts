import { parsePrice } from '@denk/shared/product/text';
import { brandIdOf, type CatalogueProduct } from '../catalogue-product';
import type { Kind } from '../knowledge/kind';
import type { Knowledge } from '../knowledge/knowledge';
import type { FormattedRow } from './read-feed';
import { learnKind, readAttributes, readKind } from './read-kind';

/** What a row is turned into a product with. */
export interface FeedContext {
  /** The feed's own name; its products' ids begin with it. */
  readonly source: string;
  /** The seller's name; else the link's host. */
  readonly seller?: string | undefined;
  readonly knowledge: Knowledge;
  /** The feed's own kinds, as they come. */
  readonly ownKinds: Map<string, Kind>;
}

/** A row as a product, one that is not for sale now, or what is wrong with it. */
export type ReadRow =
  /** `note`: what of the row was left out. */
  | { readonly product: CatalogueProduct; readonly note?: string }
  | { readonly unavailable: true }
  | { readonly problem: string };

/** Where each format keeps what. */
const names = {
  'google-xml': googleNames(),
  'google-tsv': googleNames(),
  'cimri-xml': {
    id: ['merchantitemid'],
    title: ['itemtitle', 'model'],
    link: ['itemurl'],
    price: ['priceplustax'],
    image: ['itemimageurl'],
    brand: ['brand'],
    stock: ['stockstatus'],
    type: ['merchantitemcategoryname', 'category'],
    description: ['itemdescription', 'description'],
  },
} as const;

function googleNames() {
  return {
    id: ['id'],
    title: ['title'],
    link: ['link'],
    price: ['sale_price', 'price'],
    image: ['image_link'],
    brand: ['brand'],
    stock: ['availability'],
    type: ['product_type', 'google_product_category'],
    description: ['description', 'summary', 'content'],
  } as const;
}

/** Reads one entry; prices may be written the Turkish way (`1.299,90 TL`). */
export function readRow(row: FormattedRow, context: FeedContext): ReadRow {
  const { fields, format } = row;
  const field = (name: keyof (typeof names)[typeof format]) =>
    names[format][name].map((one) => fields.get(one)).find(Boolean) ?? '';
  const id = field('id').trim();
  if (!id) return { problem: 'kimlik (id) yok' };
  const title = plain(field('title')).slice(0, 300);
  if (!title) return { problem: 'there is no title' };
  if (title.includes('\uFFFD')) return { problem: 'the title is broken or too long' };
  const link = webAddress(field('link'));
  if (!link) return { problem: `the link cannot be used: “${field('link').slice(0, 80)}”` };
  const written = field('price');
  const currency = /\b(?!TRY\b|TL\b)[A-Z]{3}\b|[$€£]/.exec(written.toUpperCase())?.[0];
  if (currency) return { problem: `the price is not in TL: “${written.slice(0, 40)}”` };
  const price = parsePrice(written);
  if (price === undefined) return { problem: `the price cannot be read: “${written.slice(0, 40)}”` };
  if (/^\D*[-−]/.test(written) || price < lowestPrice || price > highestPrice)
    return { problem: `fiyat olamaz: “${written.slice(0, 40)}”` };
  if (isUnavailable(field('stock'))) return { unavailable: true };

  const brand = plain(field('brand')).slice(0, 80) || (title.split(' ')[0] ?? '');
  const { knowledge, ownKinds } = context;
  const read = readKind(title, field('type'), brand, knowledge);
  const kind = read?.kind;
  if (read) learnKind(ownKinds, { ...read, kind: read.id }, knowledge.attributes);
  const kindRead = kind ?? ownKinds.get(read?.id ?? '');
  const seller = context.seller ?? link.hostname.replace(/^www\./, '');
  const image = webAddress(field('image'));
  const insecure = image !== undefined && image.protocol !== 'https:';
  const description = plain(field('description')).slice(0, 1000);
  return {
    product: {
      id: `${context.source}-${slug(id)}`,
      kind: read?.id ?? '',
      category: read?.category ?? '',
      ...(read?.productType !== undefined && { productType: read.productType }),
      ...(kind?.contentType && { contentType: kind.contentType }),
      brand,
      brandId: brandIdOf(brand),
      title,
      offers: [{ sellerId: brandIdOf(seller), seller, price, link: link.href }],
      attributes: kindRead
        ? { ...readAttributes(title, row.fields, kindRead), ...kindRead.fixed }
        : {},
      specs: [],
      ...(image && !insecure && { image: image.href }),
      ...(description && { description }),
      sample: false,
    },
    ...(insecure && { note: 'the picture’s address is not https; imported without it' }),
  };
}

const isUnavailable = (stock: string) =>
  /^(?:0|out[ _]of[ _]stock|false|yok|stokta yok|hayır)$/i.test(stock.trim());

/** Prices that a shop can mean, TL. */
const lowestPrice = 0.01;
const highestPrice = 1_000_000_000;

/** Text without markup and with single spaces. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function webAddress(text: string): URL | undefined {
  try {
    const url = new URL(text.trim());
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** An id as part of an address. */
export const slug = (text: string): string =>
  brandIdOf(text).replaceAll('_', '-').replaceAll('+', '-plus').slice(0, 80) || 'urun';
