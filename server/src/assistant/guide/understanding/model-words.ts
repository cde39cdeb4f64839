import { foldedWords, stem } from '../../../language';
import { carries } from '../product-traits';
import type { Lexicon } from './lexicon';
import { noiseWords } from './noise-words';
import type { Words } from './read-words';

/** What a kind's name says beside its noun: `ruj` of make-up, nothing of `cilt bakımı`. */
export function beyondNoun(
  phrase: readonly string[],
  kinds: readonly string[],
  lexicon: Lexicon,
): string[] {
  const nouns = kinds.flatMap((id) =>
    foldedWords(`${lexicon.kinds.get(id)?.noun} ${lexicon.kinds.get(id)?.plural}`),
  );
  const own = new Set(nouns.map(stem));
  return phrase.filter((word) => !own.has(stem(word)));
}

/** `Antalya` is a region's wish and a place that titles and details name. */
export function placeWords(
  { folded, stems }: Words,
  kinds: readonly string[],
  lexicon: Lexicon,
): string[] {
  const places = kinds.flatMap((kind) =>
    lexicon
      .wishNames(kind)
      .find(stems)
      .filter(({ meanings }) => meanings.some((one) => one.startsWith('destination_preference=')))
      .flatMap(({ from, to }) => folded.slice(from, to)),
  );
  const products = lexicon.productsOf(kinds);
  return places.filter((word) => products.some((product) => carries(product, word)));
}

/** Words that may be in a product's title or details: `iphone`, `s24`, `polarize`. */
export const modelWords = ({ folded }: Words, used: readonly number[]) =>
  folded.filter(
    (word, at) =>
      !used.includes(at) &&
      word.length >= 2 &&
      !noiseWords.has(word) &&
      !noiseWords.has(stem(word)),
  );
