import {
  attributeWords,
  categoryNames,
  categoryWords,
  type Kind,
  makeKindNames,
} from '../../catalogue';
import { foldedWords, PhraseBook, stem } from '../../language';
import { kindStems } from './indexed-product';

/** The names that intent is read from: kinds, categories and brands. */
export interface Lexicon {
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly kindNames: PhraseBook;
  /** The kinds' own nouns, without what else they are called. */
  readonly kindNouns: PhraseBook;
  /** Attribute values by their labels and other words, each as `kind attribute=value`. */
  readonly valueNames: PhraseBook;
  readonly categoryNames: PhraseBook;
  readonly brandNames: PhraseBook;
  /** Brand id → how it is written. */
  readonly brands: ReadonlyMap<string, string>;
  /** The one kind among whose names a stem occurs: `tansiyon` says enough, `alet` does not. */
  kindHintedBy(stem: string): string | undefined;
  /** The category whose id or name a text is as a whole. */
  categoryOf(text: string): string | undefined;
}

/** Words too short to tell values apart. */
const shortest = 4;

/** The words that stand in one value of a kind and no other, with and without -lI: `granit`, `kapsül` of `Kapsüllü`. */
function tellingWords(kind: Kind): Map<string, string> {
  const meanings = new Map<string, Set<string>>();
  for (const [name, { values }] of Object.entries(kind.attributes)) {
    for (const [value, label] of Object.entries(values)) {
      for (const word of foldedWords(label).flatMap((one) => [one, one.replace(/l[iu]$/, '')])) {
        const known = meanings.get(stem(word)) ?? new Set();
        meanings.set(stem(word), known.add(`${kind.id} ${name}=${value}`));
      }
    }
  }
  const names = new Set(
    [kind.noun, kind.plural, ...kind.synonyms.filter((name) => !name.includes(' '))]
      .flatMap(foldedWords)
      .map(stem),
  );
  const telling = new Map<string, string>();
  for (const [word, [meaning = '', ...others]] of meanings) {
    if (others.length || names.has(word) || word.length < shortest) continue;
    telling.set(word, meaning);
  }
  return telling;
}

/** Builds the lexicon of a catalogue; brands come as id → name. */
export function makeLexicon(
  kinds: ReadonlyMap<string, Kind>,
  brands: ReadonlyMap<string, string>,
): Lexicon {
  const kindNames = makeKindNames(kinds);
  const kindNouns = new PhraseBook();
  const kindsByWord = new Map<string, Set<string>>();
  for (const kind of kinds.values()) {
    for (const word of kindStems(kind)) {
      kindsByWord.set(word, (kindsByWord.get(word) ?? new Set()).add(kind.id));
    }
    for (const noun of [kind.noun, kind.plural]) kindNouns.add(noun, kind.id);
  }
  const valueNames = new PhraseBook();
  for (const kind of kinds.values()) {
    for (const [name, { values }] of Object.entries(kind.attributes)) {
      for (const [value, label] of Object.entries(values)) {
        const meaning = `${kind.id} ${name}=${value}`;
        const others = attributeWords[`${name}=${value}`] ?? [];
        for (const words of [label, ...others]) valueNames.add(words, meaning);
      }
    }
    for (const [word, meaning] of tellingWords(kind)) valueNames.add(word, meaning);
  }
  const categories = new PhraseBook();
  for (const [id, name] of Object.entries(categoryNames)) {
    for (const words of [id, name, ...(categoryWords[id] ?? [])]) categories.add(words, id);
  }
  const brandNames = new PhraseBook();
  for (const [id, name] of brands) {
    brandNames.add(name, id);
    const words = foldedWords(name);
    if (words.length > 1) brandNames.add(words.join(''), id);
  }
  return {
    kinds,
    kindNames,
    kindNouns,
    valueNames,
    categoryNames: categories,
    brandNames,
    brands,
    kindHintedBy(word) {
      const [only, ...others] = kindsByWord.get(word) ?? [];
      return others.length ? undefined : only;
    },
    categoryOf(text) {
      const stems = foldedWords(text).map(stem);
      const [found] = categories.find(stems);
      return found && found.to - found.from === stems.length ? found.meanings[0] : undefined;
    },
  };
}
