import { type CatalogueProduct, type Kind, namesOf, valueCalled } from '../../catalogue';
import {
  documentStems,
  foldedWords,
  onceFor,
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
export const kindStems = onceFor((kind: Kind): readonly string[] =>
  documentStems([kind.noun, kind.plural, ...kind.synonyms].join(' · ')),
);

const lastStem = (name: string): string => stem(foldedWords(name).at(-1) ?? '');

/** The stems that a kind's names end with: `oyun` of `kutu oyunu`. */
export const headsOf = onceFor(
  (kind: Kind): ReadonlySet<string> => new Set(namesOf(kind).map(lastStem)),
);

/** The nouns that alone name any thing of a kind: `valiz`, not `seyahat çantası`. */
const wholeNounsOf = onceFor((kind: Kind): ReadonlySet<string> => {
  const names = [...kind.noun.split(/ ve /), ...kind.synonyms];
  return new Set(names.filter((name) => !name.includes(' ')).map(lastStem));
});

/** What is told of many products is read once: `Pamuk`, `55 inç`. */
const stemsOfSpec = remembering(10_000, documentStems);

/** Whether a product is called as another thing than what a noun of its kind says: a `Sırt Çantası` among suitcases is no `valiz`. */
export function isCalledOtherwise(
  { product, text }: Candidate,
  noun: string,
  kind: Kind | undefined,
): boolean {
  if (!kind || kind.contentType !== null) return false;
  const [whole, heads] = [wholeNounsOf(kind), headsOf(kind)];
  if (!whole.has(noun)) return false;
  const type = product.specs.find(({ name }) => name === 'Tür')?.value ?? '';
  const own = [...text.title, ...stemsOfSpec(type)].filter((word) => heads.has(word));
  return own.length > 0 && !own.some((word) => whole.has(word));
}

function stemsOfFacts(product: CatalogueProduct, kind: Kind | undefined): string[] {
  const stems = new Set<string>();
  const ofValue = kind && stemsOfValue(kind);
  for (const [name, values] of Object.entries(product.attributes))
    for (const value of values)
      for (const one of ofValue?.(`${name}=${value}`) ?? []) stems.add(one);
  for (const { value } of product.specs) for (const one of stemsOfSpec(value)) stems.add(one);
  if (product.description) for (const one of documentStems(product.description)) stems.add(one);
  return [...stems];
}

/** The stems of a kind's `attribute=value`. */
const stemsOfValue = onceFor((kind: Kind) =>
  remembering(10_000, (key): readonly string[] => {
    const { attribute, value } = valueCalled(key);
    const { values = {}, words = {} } = kind.attributes[attribute] ?? {};
    return documentStems([values[value] ?? '', ...(words[value] ?? [])].join(' · '));
  }),
);
