import type { Kind } from '../../catalogue';
import { foldedWords, stem } from '../../language';
import type { Knowledge } from '../engine/search-engine';
import { kindStems } from '../vocabulary/indexed-product';

const serviceKind = 'service';
const mostBrandWords = 4;

/** Tells services from things by their names alone: a brand that has services, and a word that they are called by. */
export function serviceTest(
  { brands, pairs }: Knowledge,
  kinds: ReadonlyMap<string, Kind>,
): (text: string) => boolean {
  const kind = kinds.get(serviceKind);
  const called = new Set(kind ? kindStems(kind) : []);
  const theirs = new Set(
    pairs
      .filter((pair) => pair.kind === serviceKind)
      .map(({ brandId }) => foldedWords(brands.get(brandId)?.name ?? '').join(' ')),
  );
  return (text) => {
    const words = foldedWords(text);
    const own = words
      .slice(0, mostBrandWords)
      .findIndex((_, at) => theirs.has(words.slice(0, at + 1).join(' ')));
    return own >= 0 && words.slice(own + 1).some((word) => called.has(stem(word)));
  };
}
