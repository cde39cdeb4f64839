import { parsePrice } from '@denk/shared/product/text';
import { foldedWords, type PhraseBook, stem } from '../../language';
import { brandIdOf, type CatalogueProduct } from '../catalogue-product';
import type { Kind } from '../knowledge/kind';
import type { FormattedRow } from './read-feed';

/** What a row is turned into a product with. */
export interface FeedContext {
  /** The feed's own name; its products' ids begin with it. */
  readonly source: string;
  /** The seller's name; else the link's host. */
  readonly seller?: string | undefined;
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly kindNames: PhraseBook;
}

/** A row as a product, one that is not for sale now, or what is wrong with it. */
export type ReadRow =
  | { readonly product: CatalogueProduct }
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
  if (!title) return { problem: 'ürün adı yok' };
  const link = webAddress(field('link'));
  if (!link) return { problem: `bağlantı geçersiz: “${field('link').slice(0, 80)}”` };
  const written = field('price');
  const currency = /\b(?!TRY\b|TL\b)[A-Z]{3}\b|[$€£]/.exec(written.toUpperCase())?.[0];
  if (currency) return { problem: `para birimi TL değil: “${written.slice(0, 40)}”` };
  const price = parsePrice(written);
  if (price === undefined) return { problem: `fiyat okunamadı: “${written.slice(0, 40)}”` };
  if (isUnavailable(field('stock'))) return { unavailable: true };

  const brand = plain(field('brand')).slice(0, 80) || (title.split(' ')[0] ?? '');
  const kind = kindOf(title, field('type'), context);
  const seller = context.seller ?? link.hostname.replace(/^www\./, '');
  const image = webAddress(field('image'));
  const description = plain(field('description')).slice(0, 1000);
  return {
    product: {
      id: `${context.source}-${slug(id)}`,
      kind: kind?.id ?? '',
      category: kind?.category ?? '',
      ...(kind?.contentType && { contentType: kind.contentType }),
      brand,
      brandId: brandIdOf(brand),
      title,
      offers: [{ sellerId: brandIdOf(seller), seller, price, link: link.href }],
      attributes: kind ? { ...kind.fixed } : {},
      specs: [],
      ...(image && { image: image.href }),
      ...(description && { description }),
      sample: false,
    },
  };
}

const isUnavailable = (stock: string) =>
  /^(?:0|out[ _]of[ _]stock|false|yok|stokta yok|hayır)$/i.test(stock.trim());

/** The shop's own path says most (`Elektronik > Telefon > Cep Telefonu`, last part first), then the title. */
function kindOf(title: string, type: string, context: FeedContext): Kind | undefined {
  const parts = type.split(/[>/|]/).reverse();
  for (const text of [...parts, title]) {
    const found = context.kindNames.find(foldedWords(text).map(stem)).at(-1);
    const kind = found && context.kinds.get(found.meanings[0] ?? '');
    if (kind) return kind;
  }
  return undefined;
}

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
