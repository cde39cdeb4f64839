import { foldedWords, isFunctionWord, PhraseBook, stem } from '../../language';
import { categoryWords, categoryNames } from './categories';
import type { Attribute } from './attribute';
import type { Kind } from './kind';

/**
 * What is known of kinds of products, for reading a text and for leading a dialogue. Products are not part of it. Books
 * are looked up in with a row of stems; brands and models are what the products say, and not here.
 */
export interface Knowledge {
  /** By id; a kind holds its attributes with values, labels, words, question, importance and whether one rules out another. */
  readonly kinds: ReadonlyMap<string, Kind>;
  /** What kinds refer to, by name and with all its values: a kind may have fewer (swimwear for men). */
  readonly attributes: ReadonlyMap<string, Attribute>;
  /** All names of kinds → kind id; several where a word means several (`bilgisayar`). */
  readonly kindNames: PhraseBook;
  /** The kinds' own nouns → kind id, without what else they are called. */
  readonly kindNouns: PhraseBook;
  /** Names of a sort of a kind → kind id: who asks for a `keman` asks for no other instrument. */
  readonly sortNames: PhraseBook;
  /** What people say who look for a kind without naming it → kind id: `acıktım`, `ne izlesem`. */
  readonly kindHints: PhraseBook;
  /** Wide words and what they may mean: `hediye`, `tatil`. */
  readonly occasions: readonly Occasion[];
  /** The occasions' words → kind ids, the likeliest first. */
  readonly occasionNames: PhraseBook;
  /** Things that are no kind → where one finds them, in a sentence: `kuyumcularda`. */
  readonly elsewhere: PhraseBook;
  /** Labels and other names of values → `kind attribute=value`. */
  readonly valueNames: PhraseBook;
  /** The same of one kind with its hints → `attribute=value`. */
  valueWords(kind: string): PhraseBook;
  /** The site's categories by their ids, names and other words → category id. */
  readonly categoryNames: PhraseBook;
}

/** Words that name no kind but an occasion, and ids of the kinds they may mean, the likeliest first. */
export interface Occasion {
  readonly words: readonly string[];
  readonly kinds: readonly string[];
}

/** Puts knowledge together. Names of kinds that are not there are left out. */
export function makeKnowledge(
  kinds: ReadonlyMap<string, Kind>,
  attributes: ReadonlyMap<string, Attribute> = new Map(),
  given: readonly Occasion[] = [],
  elsewhere: PhraseBook = new PhraseBook(),
): Knowledge {
  const kindNames = new PhraseBook();
  const kindNouns = new PhraseBook();
  const sortNames = new PhraseBook();
  const kindHints = new PhraseBook();
  const valueNames = new PhraseBook();
  const wide = new PhraseBook();
  const categories = new PhraseBook();
  const ofKind = new Map<string, PhraseBook>();
  for (const kind of kinds.values()) {
    for (const name of namesOf(kind)) kindNames.add(name, kind.id);
    for (const noun of [kind.noun, kind.plural]) kindNouns.add(noun, kind.id);
    for (const sort of kind.sorts) sortNames.add(sort, kind.id);
    for (const hint of kind.hints) if (!hint.startsWith('…')) kindHints.add(hint, kind.id);
    for (const { attribute, value, names } of valuesOf(kind)) {
      for (const name of names) valueNames.add(name, `${kind.id} ${attribute}=${value}`);
    }
    for (const [word, meaning] of tellingWords(kind)) valueNames.add(word, `${kind.id} ${meaning}`);
  }
  const occasions = given
    .map(({ words, kinds: ids }) => ({ words, kinds: ids.filter((id) => kinds.has(id)) }))
    .filter((occasion) => occasion.kinds.length > 0);
  for (const { words, kinds: ids } of occasions) {
    for (const word of words) for (const id of ids) wide.add(word, id);
  }
  for (const [id, name] of Object.entries(categoryNames)) {
    for (const words of [id, name, ...(categoryWords[id] ?? [])]) categories.add(words, id);
  }
  return {
    kinds,
    attributes,
    kindNames,
    kindNouns,
    sortNames,
    kindHints,
    occasions,
    occasionNames: wide,
    elsewhere,
    valueNames,
    valueWords(id) {
      const known = ofKind.get(id);
      if (known) return known;
      const book = new PhraseBook();
      const kind = kinds.get(id);
      for (const { attribute, value, names, hints } of kind ? valuesOf(kind) : []) {
        for (const name of [...names, ...hints]) book.add(name, `${attribute}=${value}`);
      }
      ofKind.set(id, book);
      return book;
    },
    categoryNames: categories,
  };
}

/** All that a kind is called: nouns, plurals, synonyms, sorts, the parts of a double noun, and the verbs that say one needs it. */
export const namesOf = (kind: Kind): readonly string[] => [
  ...new Set([
    kind.noun,
    kind.plural,
    ...kind.synonyms,
    ...kind.sorts,
    ...kind.verbs,
    ...kind.noun.split(/ ve /),
  ]),
];

/** A kind's values one by one, with the names that say them and the hints that only suggest them. */
export function valuesOf(kind: Kind): {
  readonly attribute: string;
  readonly value: string;
  readonly label: string;
  readonly names: readonly string[];
  readonly hints: readonly string[];
}[] {
  return Object.entries(kind.attributes).flatMap(([attribute, { values, words, hints }]) =>
    Object.entries(values).map(([value, label]) => ({
      attribute,
      value,
      label,
      names: [label, ...(words[value] ?? [])],
      hints: hints[value] ?? [],
    })),
  );
}

/** Of more values an attribute's own name tells none. */
const fewValues = 3;
/** Words too short to tell values apart. */
const shortest = 4;
/** What ends a compound: `karşıtı`, `gücü`. */
const isHead = /[^aeioul][iu]$|[aeiou]s[iu]$/;

/** The words that stand in one value of a kind and no other, with and without -lI: `granit`, `kapsül` of `Kapsüllü`. */
function tellingWords(kind: Kind): Map<string, string> {
  const all = valuesOf(kind);
  const meanings = new Map<string, Set<string>>();
  for (const { attribute, value, label } of all) {
    // `yüklü` is no word for `yüklü değil`.
    if (/(?:değil|yok|hariç)\)?$/.test(label)) continue;
    const words = foldedWords(label);
    // The head of a compound is said of other things, too: `karşıtı` of `Yaşlanma karşıtı`, `gücü` of `İşlem gücü`.
    const own = words.length > 1 && isHead.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;
    // `ikinci` is no `İkinci el`, and `renkte` no `Çok renkli`.
    const { label: name = '', values = {} } = kind.attributes[attribute] ?? {};
    const isOfMany = Object.keys(values).length > fewValues;
    const ofAll = isOfMany ? foldedWords(name).map(stem) : [];
    const telling = own.filter(
      (word) => words.length === 1 || !(/nc[iu]$/.test(word) || isFunctionWord(word)),
    );
    const forms = telling.flatMap((one) => [one, one.replace(/l[iu]$/, '')]);
    for (const word of forms.filter((one) => one.length >= shortest).map(stem)) {
      const known = meanings.get(word) ?? new Set();
      const isOfAll = words.length > 1 && ofAll.includes(word);
      meanings.set(word, (isOfAll ? known.add(attribute) : known).add(`${attribute}=${value}`));
    }
  }
  const names = new Set(
    [kind.noun, kind.plural, ...kind.synonyms.filter((name) => !name.includes(' '))]
      .flatMap(foldedWords)
      .map(stem),
  );
  const sayers = sayersOf(all);
  const telling = new Map<string, string>();
  for (const [word, [meaning = '', ...others]] of meanings) {
    if (others.length || names.has(word)) continue;
    const [attribute = ''] = meaning.split('=');
    // The `eşya` of `beyaz eşya tamiri` is moved, too.
    const isOthers = [...(sayers.get(word) ?? [])].some(
      (other) => other !== meaning && other.startsWith(`${attribute}=`),
    );
    if (!isOthers) telling.set(word, meaning);
  }
  return telling;
}

/** Each word of values' names and hints → the values that say it. */
function sayersOf(values: ReturnType<typeof valuesOf>): ReadonlyMap<string, ReadonlySet<string>> {
  const sayers = new Map<string, Set<string>>();
  for (const { attribute, value, names, hints } of values)
    for (const word of [...names, ...hints].flatMap(foldedWords).map(stem)) {
      const own = sayers.get(word) ?? new Set();
      sayers.set(word, own.add(`${attribute}=${value}`));
    }
  return sayers;
}
