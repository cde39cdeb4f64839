import { type CatalogueProduct, type Kind, namesOf } from '../../catalogue';
import {
  documentStems,
  foldedWords,
  readWords,
  remembering,
  stem,
  stemsOfWords,
} from '../../language';
import { abbreviationsIn } from './abbreviations';

/** A product's text as it is looked for: the same for every engine. */
export interface ProductText {
  /** Stems of brand and title, and the title's abbreviations. */
  readonly title: readonly string[];
  /** Stems of the kind's names. */
  readonly kind: readonly string[];
  /** Stems of attribute values, specs and description. */
  readonly facts: readonly string[];
  /** The title's folded words with one space between, for quoted phrases. */
  readonly phrase: string;
}

/** A product an engine found. */
export interface Candidate {
  readonly product: CatalogueProduct;
  readonly text: ProductText;
}

const stemsByKind = new WeakMap<Kind, readonly string[]>();
const valueStems = new WeakMap<Kind, Map<string, readonly string[]>>();

/** Prepares a product's text; `words` are those of its title. */
export function productText(
  product: CatalogueProduct,
  kind: Kind | undefined,
  words = readWords(product.title),
): ProductText {
  const named = product.title.toLowerCase().startsWith(product.brand.toLowerCase());
  const title = named
    ? stemsOfWords(words, product.title)
    : documentStems(`${product.title} ${product.brand}`);
  const phrase = words.map(({ text }) => text).join(' ');
  return {
    title: [...title, ...abbreviationsIn(phrase)],
    kind: kind ? kindStems(kind) : [],
    facts: stemsOfFacts(product, kind),
    phrase,
  };
}

/** The stems of a kind's names. */
export function kindStems(kind: Kind): readonly string[] {
  const before = stemsByKind.get(kind);
  if (before) return before;
  const stems = documentStems([kind.noun, kind.plural, ...kind.synonyms].join(' · '));
  stemsByKind.set(kind, stems);
  return stems;
}

const headsByKind = new WeakMap<Kind, ReadonlySet<string>>();

/** The stems that a kind's names end with: `oyun` of `kutu oyunu`. */
export function headsOf(kind: Kind | undefined): ReadonlySet<string> {
  if (!kind) return new Set();
  const heads =
    headsByKind.get(kind) ??
    new Set(namesOf(kind).map((name) => stem(foldedWords(name).at(-1) ?? '')));
  headsByKind.set(kind, heads);
  return heads;
}

/** The nouns that a kind is called by: all of them, and those that alone name any thing of it (`valiz`, not `seyahat çantası`). */
interface Nouns {
  readonly all: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
}

const nounsByKind = new WeakMap<Kind, Nouns>();

function nounsOf(kind: Kind): Nouns {
  const before = nounsByKind.get(kind);
  if (before) return before;
  const last = (name: string) => stem(foldedWords(name).at(-1) ?? '');
  const names = [...kind.noun.split(/ ve /), ...kind.synonyms];
  const nouns = {
    all: headsOf(kind),
    whole: new Set(names.filter((name) => !name.includes(' ')).map(last)),
  };
  nounsByKind.set(kind, nouns);
  return nouns;
}

/** What is told of many products is read once: `Pamuk`, `55 inç`. */
const stemsOfSpec = remembering(10_000, documentStems);

/** How a product is called beside a noun of its kind: so or by no noun at all, by another for the same, or as another thing. */
export type Called = 'so' | 'alike' | 'otherwise';

/** Whether a product is what a noun of its kind says: a `Sırt Çantası` among suitcases is no `valiz`. */
export function called({ product, text }: Candidate, noun: string, kind: Kind | undefined): Called {
  if (!kind || kind.contentType !== null || !nounsOf(kind).whole.has(noun)) return 'so';
  const { all, whole } = nounsOf(kind);
  const type = product.specs.find(({ name }) => name === 'Tür')?.value ?? '';
  const own = [...text.title, ...stemsOfSpec(type)].filter((word) => all.has(word));
  if (!own.length || own.includes(noun)) return 'so';
  return own.some((word) => whole.has(word)) ? 'alike' : 'otherwise';
}

function stemsOfFacts(product: CatalogueProduct, kind: Kind | undefined): string[] {
  const stems = new Set<string>();
  for (const [name, values] of Object.entries(product.attributes)) {
    for (const value of values) for (const one of stemsOfValue(kind, name, value)) stems.add(one);
  }
  for (const { value } of product.specs) for (const one of stemsOfSpec(value)) stems.add(one);
  if (product.description) for (const one of documentStems(product.description)) stems.add(one);
  return [...stems];
}

function stemsOfValue(kind: Kind | undefined, name: string, value: string): readonly string[] {
  if (!kind) return [];
  const known = valueStems.get(kind) ?? new Map<string, readonly string[]>();
  valueStems.set(kind, known);
  const key = `${name}=${value}`;
  const before = known.get(key);
  if (before) return before;
  const attribute = kind.attributes[name];
  const label = attribute?.values[value] ?? '';
  const stems = documentStems([label, ...(attribute?.words[value] ?? [])].join(' · '));
  known.set(key, stems);
  return stems;
}
