import type { Lexicon } from './lexicon';
import { beforeRefusals, refusals } from './noise-words';
import type { Words } from './read-words';

/** Brands of a message: wanted and refused ones, and the positions of their words. */
export interface FoundBrands {
  readonly named: readonly string[];
  readonly refused: readonly string[];
  readonly used: readonly number[];
}

/** Finds brand names; `samsung ve apple olmasın` refuses both. */
export function findBrands(words: Words, lexicon: Lexicon): FoundBrands {
  const found = lexicon.brandNames
    .find(words.stems)
    .filter(({ from, to }) => !isEverydayWord(words.folded.slice(from, to).join(' '), words));
  const named: string[] = [];
  const refused: string[] = [];
  const used = new Set<number>();
  const isBrand = (at: number) => found.some(({ from, to }) => at >= from && at < to);
  for (const { meanings, from, to } of found) {
    const [id] = meanings;
    if (id === undefined) continue;
    for (let at = from; at < to; at += 1) used.add(at);
    (isRefused(words, to, isBrand) ? refused : named).push(id);
  }
  return { named: named.filter((id) => !refused.includes(id)), refused, used: [...used] };
}

/** Whether what ends at `to` is refused by the words after it; what `skip` accepts may stand between. */
export function isRefused(
  words: Words,
  to: number,
  skip: (at: number) => boolean = () => false,
): boolean {
  for (let at = to; at < words.folded.length && at < to + 6; at += 1) {
    const word = words.folded[at] ?? '';
    if (refusals.has(word)) return true;
    if (word === 'yok' && words.folded[at - 1] === 'gerek') return true;
    if (!beforeRefusals.has(word) && !skip(at)) return false;
  }
  return false;
}

/** Brands that are also plain words count only beside the word “marka” or alone. */
const everyday = new Set([
  'mavi',
  'gain',
  'max',
  'go',
  'on',
  'penti',
  'ev',
  'altin',
  'dogus',
  'usta',
  'anadolu',
  'doga',
  'pegasus',
  'vizyon',
  'penguen',
  'kronos',
  'canon',
  'yapi kredi',
  'is bankasi',
  'can',
  'guven',
  'bilgi',
  'tabii',
  'philosophy',
  'fresh',
  'ocean',
  'joy',
  'bianco',
  'simple',
]);

function isEverydayWord(word: string, words: Words): boolean {
  return (
    everyday.has(word) &&
    words.folded.length > 1 &&
    !words.folded.some((other) => other.startsWith('marka'))
  );
}
