import { type FoundPhrase, foldedWords, onceFor, PhraseBook, stem } from '../../language';
import type { CatalogueProduct } from '../catalogue-product';
import type { Attribute } from '../knowledge/attribute';
import type { Kind } from '../knowledge/kind';
import { type Knowledge, valuesOf } from '../knowledge/knowledge';

/** What a feed's product is: a kind that is known, or one of the shop's own by the name it has there. */
export interface ReadKind {
  readonly id: string;
  readonly category: string;
  readonly kind?: Kind;
  /** The shop's own name, where no known kind is called so. */
  readonly productType?: string;
}

const stemsOf = (text: string) => foldedWords(text).map(stem);

/**
 * What a product is, by the last part of the shop's own path (`Ev > Bahçe > Salıncak`): a name of a known kind at its
 * end, or else a kind of the shop's own. The title speaks only where the shop says nothing.
 */
export function readKind(
  title: string,
  type: string,
  brand: string,
  knowledge: Knowledge,
): ReadKind | undefined {
  const parts = type
    .split(/[>/|]/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  const leaf = parts.at(-1);
  const known = kindAt(leaf ?? title, knowledge, leaf !== undefined);
  if (known) return { id: known.id, category: known.category, kind: known };
  if (leaf === undefined || leaf.length > 60 || stemsOf(leaf).join() === stemsOf(brand).join())
    return undefined;
  const id = ownKindId(leaf);
  return id ? { id, category: categoryOf(parts, knowledge), productType: leaf } : undefined;
}

/** `Salıncak` → `shop-salincak`: no known kind's id looks like it. */
const ownKindId = (name: string): string => {
  const slug = foldedWords(name).join('-').slice(0, 60);
  return slug && `shop-${slug}`;
};

function kindAt(text: string, knowledge: Knowledge, atEnd: boolean): Kind | undefined {
  const words = foldedWords(text);
  const found = knowledge.kindNames.find(words.map(stem)).at(-1);
  if (!found || (atEnd && found.to < words.length)) return undefined;
  return isHead(words[found.to] ?? '') ? undefined : knowledge.kinds.get(found.meanings[0] ?? '');
}

/** Whether a folded word heads a compound with the one before it: a `Parfüm Dolabı` is no perfume. */
const isHead = (next: string): boolean => /(?:[^aeiou][iu]|[aeiou]s[iu])$/.test(next);

function categoryOf(parts: readonly string[], { categoryNames }: Knowledge): string {
  for (const part of parts) {
    const stems = stemsOf(part);
    const whole = categoryNames.find(stems).find(({ from, to }) => to - from === stems.length);
    if (whole) return whole.meanings[0] ?? '';
  }
  return '';
}

/** What a shop writes in fields of their own, by the vocabulary's names of attributes. */
const ownFields = {
  color: ['color', 'renk'],
  gender: ['gender', 'cinsiyet'],
  clothing_size: ['size', 'beden'],
  shoe_size: ['size', 'numara'],
  material: ['material', 'malzeme'],
  condition: ['condition'],
} as const;

/** A kind that only a feed knows, with the attributes that shops state in fields of their own. */
export function ownKind(
  { id, category, productType: name }: { id: string; category: string; productType: string },
  shared: ReadonlyMap<string, Attribute>,
): Kind {
  const attributes = Object.create(null) as Record<string, Attribute>;
  for (const attribute of Object.keys(ownFields)) {
    const known = shared.get(attribute);
    if (known) attributes[attribute] = known;
  }
  return {
    id,
    noun: name,
    plural: name,
    category,
    goods: false,
    topic: null,
    contentType: null,
    synonyms: [],
    sorts: [],
    hints: [],
    told: [],
    verbs: [],
    advice: [],
    unanswered: [],
    accessoryOf: null,
    priceNote: null,
    priceFor: null,
    fixed: {},
    called: Object.create(null) as Kind['called'],
    attributes,
  };
}

/** Makes a feed's own kind known to all who look kinds up, once. */
export function learnKind(
  kinds: Map<string, Kind>,
  product: Pick<CatalogueProduct, 'kind' | 'category' | 'productType'>,
  shared: ReadonlyMap<string, Attribute>,
): void {
  const { kind: id, category, productType } = product;
  if (productType === undefined || kinds.has(id)) return;
  kinds.set(id, ownKind({ id, category, productType }, shared));
}

/** The kind's facts by their names; what is judged (whom it suits) stands in no title. */
const factBook = onceFor((kind: Kind): PhraseBook => {
  const book = new PhraseBook();
  for (const { attribute, value, names } of valuesOf(kind)) {
    const { nature, importance } = kind.attributes[attribute] ?? {};
    if (nature === 'fit' || importance === 'quiet') continue;
    for (const name of names) book.add(name, `${attribute}=${value}`);
  }
  return book;
});

/** Whether a word says that the thing has what the word before describes: a dress `uzun kollu` is no long one. */
const isOfPart = (next: string, book: PhraseBook): boolean =>
  /l[iu]$/.test(next) && !book.meaningsOf([stem(next)]).length;

/**
 * The attributes that a feed's fields and title state, and no others: a phrase that may mean two attributes, and two
 * values of an attribute that has one, say nothing.
 */
export function readAttributes(
  title: string,
  fields: ReadonlyMap<string, string>,
  kind: Kind,
): Record<string, string[]> {
  const book = factBook(kind);
  const stated = new Map<string, Set<string>>();
  const say = (found: readonly FoundPhrase[], only?: string) => {
    for (const { meanings } of found) {
      const meant = meanings.map((meaning) => meaning.split('=') as [string, string]);
      const fitting = only === undefined ? meant : meant.filter(([name]) => name === only);
      if (new Set(fitting.map(([name]) => name)).size !== 1) continue;
      for (const [name, value] of fitting) stated.set(name, (stated.get(name) ?? new Set()).add(value));
    }
  };
  for (const [attribute, names] of Object.entries(ownFields)) {
    const text = names.map((name) => fields.get(name)).find(Boolean);
    if (text && kind.attributes[attribute]) say(book.find(stemsOf(text.slice(0, 100))), attribute);
  }
  const byField = new Set(stated.keys());
  const words = foldedWords(title);
  const inTitle = book
    .find(words.map(stem))
    .filter(({ to }) => !isOfPart(words[to] ?? '', book))
    .map((found) => ({
      ...found,
      meanings: found.meanings.filter((meaning) => !byField.has(meaning.split('=')[0] ?? '')),
    }))
    .filter(({ meanings }) => meanings.length > 0);
  say(inTitle);
  return Object.fromEntries(
    [...stated]
      .filter(([name, values]) => values.size === 1 || kind.attributes[name]?.choice !== 'one')
      .map(([name, values]) => [name, [...values]]),
  );
}
