import { parsePrice } from '@denk/shared/product/text';
import { brandIdOf, type CatalogueOffer, type CatalogueProduct } from './catalogue-product';
import type { Kind } from './knowledge/kind';
import type { FileProblem } from './knowledge/file-problem';
import { sellerLink, type Sellers } from './sellers';

interface Table {
  readonly products: CatalogueProduct[];
  readonly problems: FileProblem[];
}

const plain = new Set(['id', 'brand', 'model', 'title', 'rating', 'reviews', 'sellers']);
const required = ['id', 'brand', 'model', 'sellers'];

/** Reads `<kind>.tsv`: one product a line, an attribute a column, `spec:…` columns for the technical table. */
export function readTable(text: string, file: string, kind: Kind, sellers: Sellers): Table {
  const products: CatalogueProduct[] = [];
  const problems: FileProblem[] = [];
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = head.split('\t');
  const report = (line: number, reason: string) => problems.push({ file, line, reason });

  for (const column of required) if (!columns.includes(column)) report(1, `no column ${column}`);
  for (const column of columns) {
    if (plain.has(column) || column.startsWith('spec:')) continue;
    if (!kind.attributes[column]) report(1, `column ${column} is not an attribute of ${kind.id}`);
  }
  if (problems.length) return { products, problems };

  lines.forEach((text, index) => {
    if (!text.trim()) return;
    const line = index + 2;
    const cells = text.split('\t');
    if (cells.length !== columns.length) {
      report(line, `${cells.length} cells for ${columns.length} columns`);
      return;
    }
    const row = new Map(columns.map((column, at) => [column, (cells[at] ?? '').trim()]));
    const read = readRow(row, kind, sellers);
    if (typeof read === 'string') report(line, read);
    else products.push(read);
  });
  return { products, problems };
}

/** One row as a product, or what is wrong with it. */
function readRow(
  row: ReadonlyMap<string, string>,
  kind: Kind,
  sellers: Sellers,
): CatalogueProduct | string {
  const cell = (name: string) => row.get(name) ?? '';
  const id = cell('id');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return `id “${id}” is not kebab-case`;
  const brand = cell('brand');
  const model = cell('model');
  const title =
    cell('title') || (model.startsWith(`${brand} `) ? model : `${brand} ${model}`.trim());
  if (!brand || !title) return 'no brand or no name';

  const offers = readOffers(cell('sellers'), title, sellers);
  if (typeof offers === 'string') return offers;

  const attributes: Record<string, readonly string[]> = { ...kind.fixed };
  for (const [name, { values }] of Object.entries(kind.attributes)) {
    const given = cell(name).split(/\s+/).filter(Boolean);
    const strange = given.find((value) => !Object.hasOwn(values, value));
    if (strange) return `${name} has no value “${strange}”`;
    if (given.length) attributes[name] = given;
  }
  const rating = cell('rating') ? Number(cell('rating')) : undefined;
  if (rating !== undefined && !(rating > 0 && rating <= 5)) return `rating “${cell('rating')}”`;
  const reviewCount = cell('reviews') ? Number(cell('reviews')) : undefined;
  if (reviewCount !== undefined && !Number.isInteger(reviewCount)) return 'reviews is no number';

  const specs = [...row]
    .filter(([name, value]) => name.startsWith('spec:') && value)
    .map(([name, value]) => ({ name: name.slice('spec:'.length), value }));
  return {
    id,
    kind: kind.id,
    category: kind.category,
    ...(kind.contentType && { contentType: kind.contentType }),
    brand,
    brandId: brandIdOf(brand),
    title,
    ...(rating !== undefined && { rating }),
    ...(reviewCount !== undefined && { reviewCount }),
    offers,
    attributes,
    specs,
    ...(kind.priceNote !== null && { priceNote: kind.priceNote }),
    image: `/pictures/${kind.id}/${id}.svg`,
    sample: true,
  };
}

/** `trendyol=42999 n11=43100.50` → offers, cheapest first, each with the seller's own search. */
function readOffers(cell: string, title: string, sellers: Sellers): CatalogueOffer[] | string {
  const offers: CatalogueOffer[] = [];
  for (const pair of cell.split(/\s+/).filter(Boolean)) {
    const [sellerId = '', written = ''] = pair.split('=');
    const seller = sellers[sellerId];
    if (!seller) return `seller “${sellerId}” is not in sellers.json`;
    const price = /^\d+(?:\.\d{1,2})?$/.test(written) ? parsePrice(written) : undefined;
    if (!price) return `price “${written}” of ${sellerId}`;
    if (offers.some((offer) => offer.sellerId === sellerId)) return `seller ${sellerId} twice`;
    offers.push({ sellerId, seller: seller.name, price, link: sellerLink(seller, title) });
  }
  if (offers.length === 0) return 'no seller';
  return offers.sort((a, b) => a.price - b.price);
}
