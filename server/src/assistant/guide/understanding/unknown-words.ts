import { foldedWords, stem } from '../../../language';
import { carries } from '../product-traits';
import type { Lexicon } from './lexicon';
import { noiseWords, refusals } from './noise-words';
import type { Words } from './read-words';

/** The words that name nothing known, as they were written, and whether others are found in products' own texts. */
export function unknownWords(
  { folded, raw }: Words,
  used: readonly number[],
  kinds: readonly string[],
  lexicon: Lexicon,
): { readonly unknown: string; readonly known: boolean } {
  const rest = folded.filter(
    (word, at) =>
      !used.includes(at) &&
      !/^\d+$/.test(word) &&
      !noiseWords.has(word) &&
      !noiseWords.has(stem(word)) &&
      !refusals.has(word),
  );
  const products = lexicon.productsOf(kinds);
  const strange = rest.filter((word) => !products.some((product) => carries(product, word)));
  return { unknown: quoted(strange, raw), known: strange.length < rest.length };
}

/** The stretch of a message from its first strange word to its last. */
function quoted(strange: readonly string[], raw: string): string {
  if (strange.length === 0) return '';
  const written = raw.replace(/\s+/g, ' ').trim().split(' ');
  const isStrange = (word: string) =>
    foldedWords(word).some((part) =>
      strange.some((one) => one.startsWith(part) || part.startsWith(one)),
    );
  const from = written.findIndex(isStrange);
  const to = written.findLastIndex(isStrange);
  const stretch = from < 0 ? written : written.slice(from, to + 1);
  return stretch
    .join(' ')
    .replace(/[^\p{L}\p{N}\s'’+.,-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .slice(0, 40)
    .trim();
}
