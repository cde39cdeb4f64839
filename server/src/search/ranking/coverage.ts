import { isColour, isFormOf, isOrdinaryWord, isPlace, isRoot, stem } from '../../language';
import { suitsAll, type Kind } from '../../catalogue';
import type { Intent, IntentWord } from '../understanding/intent';
import { together } from '../understanding/named-things';
import type { NamedValue } from '../understanding/named-values';
import { headsOf, type Candidate } from '../vocabulary/indexed-product';

/** How much of what a query means a product carries. */
export interface Coverage {
  /** 0–1: the thing itself weighs most. */
  readonly share: number;
  /** The same of the words that do not name the kind. */
  readonly rest: number;
  /** How well it carries each of the query's words, 0–1, in their order. */
  readonly carried: readonly number[];
  /** The words that it does not carry. */
  readonly missing: readonly IntentWord[];
}

/** Where a word is carried, and how well that tells that it was meant: 0 nowhere. */
export const carriedBy = { value: 1, title: 1, facts: 0.7, kind: 0.3 } as const;
/** The thing itself should be the thing, and not be mentioned somewhere. */
const mentioned = 0.8;

/** What words weigh: the thing itself as much as three others, numbers and whom it is for little. */
const weights = { head: 3, word: 1, number: 0.6, quality: 0.5, aside: 0.3 } as const;

/** How well a product carries a word, 0–1. */
function carried(
  word: IntentWord,
  { product, text }: Candidate,
  kind: Kind | undefined,
  { kinds, values }: Intent,
): number {
  const own = word.values.filter((value) => value.kind === product.kind);
  if (own.length > 0) {
    const has = own.some(({ name, value }) =>
      product.attributes[name]?.some((one) => one === value || suitsAll.has(one)),
    );
    if (has) return carriedBy.value;
    // What says that it is another is not so for its title: `Antalya–İstanbul` is no way to Antalya.
    // … but what was asked for beside it may be all that is told of it: `elektrikli bisiklet katlanır`.
    const isOther = own.every(
      ({ name }) =>
        product.attributes[name]?.length &&
        !values.some(
          (other) => other.kind === product.kind && other.name === name && hasValue(product, other),
        ),
    );
    return !isOther && holds(text.title, word) ? carriedBy.title : 0;
  }
  if (holds(text.title, word)) return carriedBy.title;
  // An `iphone 8` is no telephone with 8 GB, but a `tv 55` has 55 inches.
  const isModel = isBareNumber(word) && !kinds.length;
  if (holds(text.facts, word) && !isModel) return carriedBy.facts;
  return kind && holds(text.kind, word) ? carriedBy.kind : 0;
}

/** Whether a product has a value. */
export const hasValue = (
  { attributes }: Candidate['product'],
  { name, value }: NamedValue,
): boolean => attributes[name]?.includes(value) === true;

const isBareNumber = ({ stem }: IntentWord): boolean => /^\d{1,2}$/.test(stem);

/** Whether one of some stems is the word, or begins like it where it is only begun. */
export const holds = (stems: readonly string[], { stem, prefix }: IntentWord): boolean =>
  prefix ? stems.some((other) => other.startsWith(stem)) : stems.includes(stem);

/** What a query's words weigh, and which of them is the thing itself. */
export interface Meaning {
  readonly weights: ReadonlyMap<IntentWord, number>;
  readonly head: IntentWord | undefined;
}

/** Weighs the words of a query by how much they say. */
export function meaningOf(intent: Intent): Meaning {
  const head = headOf(intent);
  const weighed = intent.words.map((word): [IntentWord, number] => {
    if (word === head) return [word, weights.head];
    if (word.aside) return [word, weights.aside];
    if (describes(word)) return [word, weights.quality];
    if (/^\d+$/.test(word.stem)) return [word, weights.number];
    return [word, weights.word];
  });
  return { weights: new Map(weighed), head };
}

/**
 * The word that says what the thing is: the last of the kind's name, or what follows it as a noun (`telefon tutucu` is no
 * telephone); without a kind the last word that is no number, colour, purpose or verb.
 */
function headOf(intent: Intent): IntentWord | undefined {
  const { words, head, category, kinds, brand, several } = intent;
  if (category !== undefined || several) return undefined;
  if (intent.isKindHinted && head) return words[head.to - 1];
  const things = words.filter(({ aside, stem }) => !aside && !/\d/.test(stem) && !isColour(stem));
  if (kinds.length && head) {
    // `telefon tutucu`, but not a sentence that goes on about the telephone.
    const follower = words
      .slice(head.to)
      .find(
        (word) => things.includes(word) && !word.optional && (!describes(word) || isOfIt(word)),
      );
    const last = words[head.to - 1];
    // `makineden sırılsıklam çıkıyor`: what says where from leads to no other thing.
    const isNext = follower && follower.at.from === last?.at.to && !isPlace(last.text);
    const isLast = follower !== undefined && things.findLast((one) => !describes(one)) === follower;
    const isOther =
      isNext && (isOfIt(follower) ? follower === lastOf(words) : isLast && isNoun(follower));
    return isOther ? follower : last;
  }
  if (brand !== undefined) return undefined;
  const nouns = things.filter((word) => !describes(word));
  return nouns.at(-1) ?? things.at(-1);
}

/** The last word before what is to be done: `laptop bataryası değiştirmek`. */
const lastOf = (words: readonly IntentWord[]) => words.findLast(({ aside }) => !aside);

/** Whether what follows a kind’s name may be a thing of its own: `telefon tutucu`, `bilgisayar monitörü`, but not `film tadında`. */
const isNoun = ({ isVerb, how, text }: IntentWord): boolean =>
  !isVerb &&
  !/[iu]nd[ae]n?$/.test(text) &&
  (how === 'unknown' || (/[iu]$/.test(text) && !isRoot(text)));

/** Whether a word that says how a thing is may be a part of it, too: `buzdolabı filtresi`, not `bavulun tekerleklisi`. */
const isOfIt = (word: IntentWord): boolean =>
  describes(word) && /[aeiou]s[iu]$/.test(word.text) && !/l[iu]s[iu]$/.test(word.text);

/** Whether a word says how a thing is: `hafif`, `şekerli`, `kablosuz`. */
const describes = ({ text, values }: IntentWord): boolean =>
  values.length > 0 || /(?:l[iu]|s[iu]z|l[iu]k)$/.test(text);

/** How much of the query's meaning a product carries, and which words it misses. */
export function coverageOf(
  candidate: Candidate,
  intent: Intent,
  meaning: Meaning,
  kind: Kind | undefined,
): Coverage {
  let got = 0;
  let most = 0;
  let restGot = 0;
  let restMost = 0;
  const missing: IntentWord[] = [];
  const own: number[] = [];
  // A `çim biçme makinesi` is no repair of any other machine, though somebody mows lawns for a living, too.
  const isOther = intent.kinds.length > 0 && meaning.head?.optional === false && !!intent.head;
  const isKindMeant = (found: number) => !isOther || found > carriedBy.kind;
  for (const word of intent.words) {
    const weight = meaning.weights.get(word) ?? 1;
    const found = isOnlyMentioned(word, candidate, intent, meaning, kind)
      ? 0
      : carried(word, candidate, kind, intent);
    const how = isNamed(word, candidate, intent) && isKindMeant(found) ? 1 : found;
    own.push(found);
    most += weight;
    const value = weight * (word === meaning.head && how < carriedBy.title ? how * mentioned : how);
    got += value;
    if (!word.optional) {
      restMost += weight;
      restGot += value;
    }
    if (how === 0) missing.push(word);
  }
  return {
    share: most > 0 ? got / most : 1,
    rest: restMost > 0 ? restGot / restMost : 1,
    carried: own,
    missing,
  };
}

/**
 * A thing that ends the query after a kind's name is another thing (`buzdolabı filtresi`), whatever mentions it; and an
 * everyday thing that is all that is named (`masa`) is not what a title merely describes by it (`Masa Lambası`).
 */
function isOnlyMentioned(
  word: IntentWord,
  candidate: Candidate,
  { words, kinds, head: named, phrases }: Intent,
  { head }: Meaning,
  kind: Kind | undefined,
): boolean {
  if (word !== head || word.optional) return false;
  if (named) {
    const isSort = words.indexOf(word) < named.to && word.values.length > 0;
    return word === lastOf(words) && !isSort && !holds(candidate.text.title, word);
  }
  const { title, facts } = candidate.text;
  const isAlone = words.every((one) => one === word || one.aside || isColour(one.stem));
  // `oyuncu masası` is no `masa oyunu`, and a `masa lambası` no `çalışma masası`.
  const isCompound = word !== words[0] && /[iu]$/.test(word.text);
  const isUntold = isCompound || !holds(facts, word);
  if (!kinds.length && !word.isName && !holds(title, word) && isUntold) {
    return !(kind && headsOf(kind).has(word.stem));
  }
  if (kinds.length || phrases.length || word.isName) return false;
  return isAlone && isOrdinaryWord(word.text) && !isThingOf(candidate, word, kind);
}

/** Whether a title names a thing by a word, and does not say with it of what kind another is. */
function isThingOf({ text }: Candidate, word: IntentWord, kind: Kind | undefined): boolean {
  // `silgi` is no form of `Silk`, and no title says whither: `Mangala` is no `mangal`.
  const isIt = (one: string) =>
    stem(one) === word.stem &&
    isFormOf(one, word.text) &&
    !/^y?[ae]$/.test(one.slice(word.text.length)) &&
    (one.length >= word.text.length || !isRoot(word.text));
  const title = text.phrase.split(' ');
  return title.some(
    (one, at) =>
      isIt(one) &&
      (together.test(title[at + 1] ?? '') ||
        !/(?:[^aeiou][iu]|[aeiou]s[iu]|l[iu])$/.test(title[at + 1] ?? '')) &&
      // A `Gömlek Elbise` is a dress.
      !(kind && title.slice(at + 1).some((more) => headsOf(kind).has(stem(more)))),
  );
}

/** Whether a word named the kind or category that the product is of. */
const isNamed = (word: IntentWord, { product }: Candidate, { kinds, category }: Intent): boolean =>
  word.optional &&
  (kinds.includes(product.kind) || (category !== undefined && product.category === category));
