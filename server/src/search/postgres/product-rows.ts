import type { CatalogueProduct, Kind } from '../../catalogue';
import { completionKeys } from '../engine/completion-table';
import { popularity } from '../engine/search-engine';
import { productText, type ProductText } from '../vocabulary/indexed-product';

/** The lexemes that stand for a product's kind and category; no word of a text looks like them. */
export const kindLexeme = (kind: string): string => `kind:${kind}`;
export const categoryLexeme = (category: string): string => `category:${category}`;

/** A product as the database keeps it. */
export type ProductRow = ReturnType<typeof productRow>;

/** Prepares a product for the database. */
export function productRow(product: CatalogueProduct, source: string, kind: Kind | undefined) {
  const text = productText(product, kind);
  return {
    id: product.id,
    source,
    kind: product.kind,
    category: product.category,
    content_type: product.contentType ?? null,
    brand_id: product.brandId,
    brand: product.brand,
    price: product.offers[0]?.price ?? null,
    rating: product.rating ?? null,
    popularity: popularity(product),
    sellers: product.offers.map(({ sellerId }) => sellerId),
    attributes: Object.entries(product.attributes).flatMap(([name, values]) =>
      values.map((value) => `${name}=${value}`),
    ),
    phrase: text.phrase,
    // Stems with one space between; the driver reads arrays far more slowly.
    title_words: text.title.join(' '),
    fact_words: text.facts.join(' '),
    lexemes: lexemesOf(text, product),
    document: product,
    completion_keys: completionKeys(product.title),
  };
}

/** A tsvector literal of our own lexemes: title A, kind B, facts C, and the kind and category as lexemes. */
function lexemesOf(text: ProductText, { kind, category }: CatalogueProduct): string {
  const weights = new Map<string, string>();
  for (const stem of text.title) weights.set(stem, 'A');
  for (const stem of text.kind) if (!weights.has(stem)) weights.set(stem, 'B');
  for (const stem of text.facts) if (!weights.has(stem)) weights.set(stem, 'C');
  if (kind) weights.set(kindLexeme(kind), 'D');
  if (category) weights.set(categoryLexeme(category), 'D');
  return [...weights].map(([stem, weight]) => `${quoteLexeme(stem)}:1${weight}`).join(' ');
}

/** A lexeme inside a tsvector or tsquery literal. */
export const quoteLexeme = (stem: string): string =>
  `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
