import type { SearchResponse } from '@denk/shared/product/wire';
import { foldedWords, isFunctionWord, isOrdinaryWord, nounRests, stem } from '../../../language';
import type { Ears } from '../reading/ears';

/** A thing that is asked for, as the search knows it. */
export interface Thing {
  /** As it was written. */
  readonly said: string;
  /** Kinds that it is sold as, the likeliest first; none where it is not sold. */
  readonly kinds: readonly string[];
  /** Where it is not: kinds that are near to it. */
  readonly near: readonly string[];
  /** Where it is not: where one finds it. */
  readonly where: string | undefined;
  /** Whether it is called by its kind's own name. */
  readonly isNamed: boolean;
}

const mostKinds = 3;

/** What the words that name a thing mean, also where it is somebody's: `buzdolabımız`. */
export async function thingCalled(written: string, ears: Ears): Promise<Thing> {
  const said = written.replace(/^(?:peki|ya|yani|hani|e|de|o zaman|hmm*)\s+/iu, '').trim();
  const called = await thingNamed(said, ears);
  if (called.kinds.length > 0 || called.where !== undefined) return called;
  const words = foldedWords(said);
  for (const rest of nounRests(words.at(-1) ?? '')) {
    const other = await thingNamed([...words.slice(0, -1), rest].join(' '), ears);
    if (other.isNamed) return { ...other, said };
  }
  return called;
}

/** The kinds that the search understands or finds by some words. */
async function thingNamed(said: string, ears: Ears): Promise<Thing> {
  const { words, kinds, head, isKindHinted, occasion } = ears.understand(said);
  const answer = await ears.find(said);
  const found = [...new Set(answer.products.flatMap(({ kind }) => kind ?? []))];
  const where = ears.elsewhere.find(foldedWords(said).map(stem)).at(-1)?.meanings[0];
  const thing = { said, kinds: [], near: [], where, isNamed: false };
  const isNamed = head !== undefined && kinds.length > 0 && !isKindHinted;
  const unmatched = (answer.unmatched ?? []).length > 0;
  if (isNamed) {
    // `bisiklet kaskı` is no bicycle, and `koltuk kılıfı` no seat.
    const after = words
      .slice(head.to)
      .filter(
        ({ aside, text, isVerb }) =>
          !aside && !isVerb && isOrdinaryWord(text) && !isFunctionWord(text),
      );
    const isOther = after.length > 0 && (unmatched || answer.fit !== 'exact');
    if (!isOther && !(unmatched && where !== undefined)) return { ...thing, kinds, isNamed: true };
    return { ...thing, near: kinds };
  }
  if (where !== undefined) return thing;
  if (occasion.length > 0) return { ...thing, kinds: occasion };
  if (answer.fit === 'exact' && found.length > 0)
    return { ...thing, kinds: mostly(answer.products) };
  if (isKindHinted && answer.fit === 'close' && !unmatched)
    return { ...thing, kinds: kinds.slice(0, mostKinds) };
  return thing;
}

/** What a message that names no thing may look for: what the search finds for all of it. */
export async function thingsTold(
  text: string,
  ears: Ears,
): Promise<{ readonly kinds: readonly string[]; readonly isNamed: boolean }> {
  const { kinds, occasion, rivals, head, isKindHinted, words } = ears.understand(text);
  if (words.length === 0) return { kinds: [], isNamed: false };
  const answer = await ears.find(text);
  // `yıl dönümü hediyesi, teknoloji sever`: what it is for says more than what only hints at a thing.
  const meant = ears.lexicon.occasions.find(foldedWords(text).map(stem));
  const given = [...new Set(meant.flatMap(({ meanings }) => meanings))];
  const guessed = (some: readonly string[]) => ({ kinds: some, isNamed: false });
  if (head === undefined && given.length > 0) return guessed(given);
  if (head !== undefined && kinds.length > 0)
    return isKindHinted
      ? guessed(given.length > 0 ? given : [...kinds, ...rivals].slice(0, mostKinds))
      : { kinds, isNamed: true };
  if (occasion.length > 0) return guessed(occasion);
  if (answer.fit !== 'exact' && answer.fit !== 'close') return guessed([]);
  const told = answer.understood?.kind?.id;
  if (told !== undefined) return guessed([told]);
  return guessed(answer.fit === 'exact' ? mostly(answer.products) : []);
}

const first = 3;

/** The kind of the first products where they are of one, else the kinds that were found, if they are few. */
function mostly(products: SearchResponse['products']): readonly string[] {
  const kindsOf = (some: SearchResponse['products']) => [
    ...new Set(some.flatMap(({ kind }) => kind ?? [])),
  ];
  const best = kindsOf(products.slice(0, first));
  if (best.length === 1) return best;
  const all = kindsOf(products);
  return all.length <= mostKinds ? all : [];
}
