import {
  foldedWords,
  isOrdinaryWord,
  withoutEndings,
  type Reading,
  type SpelledWord,
} from '../../../language';
import type { EngineKnowledge } from '../../../search';
import type { Concept } from './find-concepts';

interface Brand {
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
  /** Kinds it makes. */
  readonly kinds: ReadonlySet<string>;
}

const books = new WeakMap<EngineKnowledge, ReadonlyMap<string, readonly Brand[]>>();

/** Brands by their first word, the longer names first. */
function brandBook(engine: EngineKnowledge): ReadonlyMap<string, readonly Brand[]> {
  const before = books.get(engine);
  if (before) return before;
  const kindsOf = new Map<string, Set<string>>();
  for (const { brandId, kind } of engine.pairs) {
    kindsOf.set(brandId, (kindsOf.get(brandId) ?? new Set()).add(kind));
  }
  const book = new Map<string, Brand[]>();
  const firsts = [...engine.brands.values()].map(({ name }) => foldedWords(name)[0] ?? '');
  for (const [id, { name }] of engine.brands) {
    const words = foldedWords(name);
    const [lead = ''] = words;
    // `maybelline` of “Maybelline New York”
    const isTelling =
      lead.length > 5 && !isOrdinaryWord(lead) && firsts.filter((one) => one === lead).length === 1;
    const forms =
      words.length > 1 ? [words, [words.join('')], ...(isTelling ? [[lead]] : [])] : [words];
    for (const form of forms) {
      const brand = { id, label: name, words: form, kinds: kindsOf.get(id) ?? new Set<string>() };
      const first = form[0] ?? '';
      book.set(
        first,
        [...(book.get(first) ?? []), brand].sort((a, b) => b.words.length - a.words.length),
      );
    }
  }
  books.set(engine, book);
  return book;
}

/**
 * Brands by their letters and not by their stems: `maç` is not MAC, `yaylı` is not Yayla. One that makes none of the
 * `kinds` that are looked for does not fit; where it is also an everyday word, it is none at all.
 */
export function findBrands(
  { text, words }: Reading,
  spelled: readonly SpelledWord[],
  kinds: readonly string[],
  engine: EngineKnowledge,
): Concept[] {
  const book = brandBook(engine);
  const found: Concept[] = [];
  const forms = words.map((word, at) => {
    const heard = spelled.find(({ from, how }) => from === at && how === 'heard')?.stem;
    return [...(heard ? [heard] : []), word.text, ...withoutEndings(word.text)];
  });
  for (let at = 0; at < words.length; at += 1) {
    const brand = (forms[at] ?? [])
      .flatMap((form) => book.get(form) ?? [])
      .find((one) => one.words.every((word, place) => forms[at + place]?.includes(word)));
    if (!brand) continue;
    const { id, label } = brand;
    const to = at + brand.words.length;
    const typed = text.slice(words[at]?.from, words[to - 1]?.to);
    if (hasOtherLetters(typed, label)) continue;
    const fits = kinds.length === 0 || kinds.some((kind) => brand.kinds.has(kind));
    const everyday = brand.words.length === 1 && isOrdinaryWord(brand.words[0] ?? '');
    if (everyday && (!fits || kinds.length === 0)) continue;
    found.push({ is: 'brand', id, label, fits, from: at, to });
    at = to - 1;
  }
  return found;
}

/** The kinds that a brand makes, most products first. */
export const kindsOfBrand = (id: string, { pairs }: EngineKnowledge): string[] =>
  pairs.filter(({ brandId }) => brandId === id).map(({ kind }) => kind);

/** A Turkish letter that was typed must stand in the name, too. */
function hasOtherLetters(typed: string, name: string): boolean {
  const own = name.toLocaleLowerCase('tr');
  return [...typed.toLocaleLowerCase('tr')].some(
    (letter) => 'çğöşü'.includes(letter) && !own.includes(letter),
  );
}
