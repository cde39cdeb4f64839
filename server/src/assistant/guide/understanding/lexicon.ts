import { type Attribute, valuesOf } from '../../../catalogue';
import { foldedWords, PhraseBook, stem } from '../../../language';
import { broadWordsOf } from './broad-words';
import type { GuideCatalogue, GuideKind, GuideProduct } from '../guide-catalogue';
import type { Wants, Wish } from './wants';

/** Everything words are looked up in, built once from the catalogue. */
export interface Lexicon {
  readonly kinds: ReadonlyMap<string, GuideKind>;
  readonly kindNames: PhraseBook;
  readonly broadNames: PhraseBook;
  readonly brandNames: PhraseBook;
  /** Brand id → as it is written. */
  readonly brands: ReadonlyMap<string, string>;
  /** Brand id → kinds it sells, the fullest first, accessories last. */
  readonly kindsOfBrand: ReadonlyMap<string, readonly string[]>;
  /** A model word or a whole title → `kind|brand`: `iphone` → `smartphone|apple`. */
  readonly modelNames: PhraseBook;
  /** Meanings are `attribute=value`. */
  readonly wishNames: (kind: string) => PhraseBook;
  readonly productsOf: (kinds: readonly string[]) => readonly GuideProduct[];
  /** Every stem that means something, to recognise `kulaklığım` by. */
  readonly knownStems: ReadonlySet<string>;
  /** The words a slip of the finger is corrected towards. */
  readonly spelling: ReadonlySet<string>;
}

/** Builds the lexicon of a catalogue. */
export function makeLexicon(catalogue: GuideCatalogue): Lexicon {
  const { kinds, products, knowledge } = catalogue;
  const broadWords = broadWordsOf(catalogue);
  // `tatil` and `bilgisayar` are synonyms of a kind, but mean more than one.
  const isBroad = (name: string) => broadWords.has(name.toLowerCase());
  const byKind = new Map<string, GuideProduct[]>();
  for (const product of products) {
    const list = byKind.get(product.kind);
    if (list) list.push(product);
    else byKind.set(product.kind, [product]);
  }
  const known = new Map(kinds.map((kind) => [kind.id, kind]));
  const wishBooks = new Map<string, PhraseBook>();
  const kindNames = new PhraseBook();
  const spelling = new Set<string>();
  const knownStems = new Set<string>();
  const spell = (text: string) => {
    for (const word of foldedWords(text)) {
      knownStems.add(stem(word));
      if (word.length >= 5) spelling.add(word);
    }
  };
  for (const { names, hints } of kinds.flatMap(valuesOf)) {
    for (const word of [...names, ...hints].flatMap(foldedWords)) knownStems.add(stem(word));
  }
  for (const kind of kinds) {
    for (const name of [kind.noun, kind.plural, ...kind.synonyms, ...kind.noun.split(/ ve /)]) {
      if (isBroad(name)) continue;
      kindNames.add(name, kind.id);
      spell(name);
    }
  }
  const broadNames = new PhraseBook();
  for (const [word, ids] of broadWords) {
    for (const id of ids) if (known.has(id)) broadNames.add(word, id);
    spell(word);
  }
  const brands = new Map(products.map(({ brandId, brand }) => [brandId, brand]));
  const brandNames = new PhraseBook();
  for (const [id, name] of brands) {
    brandNames.add(name, id);
    // `yavaş` is no slip for `Yataş`: only long names are corrected towards.
    for (const word of foldedWords(name)) {
      knownStems.add(stem(word));
      if (word.length >= 6) spelling.add(word);
    }
  }
  for (const { title } of products)
    for (const word of foldedWords(title)) knownStems.add(stem(word));
  return {
    kinds: known,
    kindNames,
    broadNames,
    brandNames,
    brands,
    kindsOfBrand: kindsByBrand(products, known),
    modelNames: modelBook(products, known),
    productsOf: (ids) => ids.flatMap((id) => byKind.get(id) ?? []),
    spelling,
    knownStems,
    wishNames: (id) => {
      const book =
        wishBooks.get(id) ??
        wishBook(said(known.get(id), byKind.get(id) ?? []), knowledge.attributes, [
          kindNames,
          broadNames,
        ]);
      wishBooks.set(id, book);
      return book;
    },
  };
}

export const wishOf = (meaning: string): Wish => {
  const at = meaning.indexOf('=');
  return { attribute: meaning.slice(0, at), value: meaning.slice(at + 1) };
};

/** A kind with the attributes that some product of it has: of others the catalogue says nothing. */
function said(kind: GuideKind | undefined, products: readonly GuideProduct[]) {
  if (!kind) return undefined;
  const names = new Set(products.flatMap(({ attributes }) => Object.keys(attributes)));
  const attributes = Object.entries(kind.attributes).filter(([name]) => names.has(name));
  return { ...kind, attributes: Object.fromEntries(attributes) };
}

function wishBook(
  kind: GuideKind | undefined,
  shared: ReadonlyMap<string, Attribute>,
  others: readonly PhraseBook[],
): PhraseBook {
  const book = new PhraseBook();
  const leading: (readonly [string, string])[] = [];
  for (const { attribute, value, label, names, hints } of kind ? valuesOf(kind) : []) {
    if (kind?.fixed[attribute] || value === 'none' || value === 'no_preference') continue;
    const meaning = `${attribute}=${value}`;
    for (const word of leadingWord(label)) leading.push([word, meaning]);
    const parts = label.split(/ ve |, | \/ |[()]/).filter((part) => part.trim().length >= 3);
    for (const phrase of [...names, ...parts, ...hints]) book.add(phrase, meaning);
  }
  // What is asked for and does not exist (swimwear for men) has to be heard, to be answered honestly.
  const gender = kind?.attributes['gender'] && shared.get('gender');
  for (const [value, label] of Object.entries(gender?.values ?? {})) {
    for (const phrase of [label, ...(gender?.words[value] ?? []), ...(gender?.hints[value] ?? [])])
      book.add(phrase, `gender=${value}`);
  }
  // A part stands for the whole only where the word means nothing else.
  const free = leading.filter(
    ([word]) =>
      ![book, ...others].some((names) => names.find(foldedWords(word).map(stem)).length > 0),
  );
  for (const [word, meaning] of free) book.add(word, meaning);
  return book;
}

/** `Sessiz çalışma` is asked for as `sessiz`; words that fit anything do not stand for the whole. */
function leadingWord(label: string): string[] {
  const [first = '', ...more] = label.split(' ');
  return more.length > 0 && first.length >= 5 && !fitsAnything.has(first.toLocaleLowerCase('tr'))
    ? [first]
    : [];
}

const fitsAnything = new Set(
  'hızlı uzun kısa geniş küçük büyük yüksek düşük orta akıllı otomatik ekstra tam günlük doğal özel açık kapalı yeni ikinci online güçlü ücretsiz tamamlayıcı zorunlu'.split(
    ' ',
  ),
);

function kindsByBrand(products: readonly GuideProduct[], kinds: ReadonlyMap<string, GuideKind>) {
  const counts = new Map<string, Map<string, number>>();
  for (const { brandId, kind } of products) {
    const ofBrand = counts.get(brandId) ?? new Map<string, number>();
    ofBrand.set(kind, (ofBrand.get(kind) ?? 0) + 1);
    counts.set(brandId, ofBrand);
  }
  const weight = ([id, count]: readonly [string, number]) =>
    kinds.get(id)?.accessoryOf ? count - 1000 : count;
  return new Map(
    [...counts].map(([brand, ofBrand]) => [
      brand,
      [...ofBrand].sort((a, b) => weight(b) - weight(a)).map(([id]) => id),
    ]),
  );
}

/** Model families (a word on two or more products of one brand and kind) and whole titles of films and series. */
function modelBook(
  products: readonly GuideProduct[],
  kinds: ReadonlyMap<string, GuideKind>,
): PhraseBook {
  const book = new PhraseBook();
  const families = new Map<string, Set<string>>();
  for (const product of products) {
    const kind = kinds.get(product.kind);
    if (!kind || kind.accessoryOf) continue;
    if ((kind.contentType !== null || kind.id === 'book') && product.title.includes(' '))
      book.add(product.title, `${kind.id}|${product.brandId}`);
    const own = new Set(
      foldedWords(`${product.brand} ${kind.noun} ${kind.plural} ${kind.synonyms.join(' ')}`).map(
        stem,
      ),
    );
    for (const word of new Set(foldedWords(product.title))) {
      if (word.length < 4 || /^\d/.test(word) || own.has(stem(word))) continue;
      const key = `${word} ${product.brandId}`;
      const before = families.get(key) ?? new Set<string>();
      families.set(key, before.add(`${product.kind}|${product.id}`));
    }
  }
  for (const [key, members] of families) {
    const ids = new Set([...members].map((member) => member.split('|')[0] ?? ''));
    const [id] = ids;
    const [word = '', brand = ''] = key.split(' ');
    if (members.size >= 2 && ids.size === 1 && id && familyKinds.has(id))
      book.add(word, `${id}|${brand}`);
  }
  return book;
}

/** Kinds whose model families people call by name. */
const familyKinds: ReadonlySet<string> = new Set([
  'smartphone',
  'laptop',
  'tablet',
  'desktop',
  'headphones',
  'smartwatch',
  'gaming',
  'car',
  'sport-shoe',
  'tv',
]);

/** The kind that a conversation is about, once it is one and no more. */
export function onlyKind({ kinds }: Wants, lexicon: Lexicon): GuideKind | undefined {
  const [kind = '', ...others] = kinds;
  return others.length > 0 ? undefined : lexicon.kinds.get(kind);
}
