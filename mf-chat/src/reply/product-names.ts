import { numberedItems } from './numbered-items';

/** How many products a conversation ends with (docs/product.md#limits-and-timings). */
export const namesWanted = 3;

/**
 * The product names of a numbered list, in its order: what stands before ` - `, a colon or a price, without Markdown;
 * names of three characters or fewer are dropped (docs/product.md#complete-replies). A lone numbered line is no list.
 */
export function extractProductNames(text: string): string[] {
  const items = numberedItems(text);
  if (items.length < 2) return [];
  return items.map(bareName).filter((name) => name.length > 3);
}

/** One list line as a name: `**Arçelik 570430 EB** – 32.999 TL` → `Arçelik 570430 EB`. */
function bareName(item: string): string {
  return strippedOfEdges(
    withoutMarkdown(item)
      .replace(spacedDash, '')
      .replace(colon, '')
      .replace(priceInBrackets, '')
      .replace(trailingPrice, '')
      .replace(remark, '')
      .replace(nextSentence, ''),
  );
}

const withoutMarkdown = (text: string) =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*+|`+|~~|__+/g, '')
    .replace(/(?<=^|\s)_([^_]+)_(?=$|\s|[.,:;])/g, '$1')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/\s+/g, ' ');

const dashes = '\\-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D';
// A long dash ends a name with or without spaces; a short one only between spaces (Ray-Ban, T-Shirt).
const spacedDash = new RegExp(
  `(?:\\s[${dashes}]+(?:\\s|$)|\\s*[\u2014\u2015]|\\s[|•·→]\\s).*$`,
  'u',
);
const colon = /\s*[:：](?:\s|$).*$/u;
const priceInBrackets = /\s*[([][^)\]]*(?:\d\s*(?:TL|₺)|₺\s*\d)[^)\]]*[)\]].*$/iu;
const trailingPrice = /[\s,;]*(?:₺\s*\d|\b\d(?:[\d.,]*\d)?\s*(?:TL|₺(?!\s*\d))).*$/iu;
const remark = /\s*[,;]\s+\p{Ll}.*$/u;
const nextSentence = /(?<=\p{L}{4}|\d)\.\s+\p{Lu}.*$/u;

const strippedOfEdges = (text: string) =>
  text
    .replace(/^[\s"'“”‘’«»\p{Extended_Pictographic}\uFE0F]+/u, '')
    .replace(/[\s"'“”‘’«»,;.!\p{Extended_Pictographic}\uFE0F]+$/u, '');
