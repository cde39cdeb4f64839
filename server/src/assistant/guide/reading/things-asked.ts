import { fold } from '@denk/shared/product/text';
import type { SearchResponse } from '@denk/shared/product/wire';
import type { Knowledge } from '../../../catalogue';
import { namesOf } from '../../../catalogue';
import {
  type Found,
  foldedWords,
  isColour,
  isFunctionWord,
  isOrdinaryWord,
  clauseOf,
  isPlace,
  isRoot,
  isVerb,
  read,
  type Reading,
  stem,
  stemOfHaving,
  writtenIn,
} from '../../../language';
import type { Intent, IntentWord } from '../../../search';
import type { Clause } from '../acts';
import { fillers } from '../names/fillers';
import type { Ears } from './ears';

/** A thing that is asked for and that no kind's name says. */
export interface ThingAsked {
  /** As it was written: `sırt çantası`. */
  readonly said: string;
  /** Whether it is asked for outright: `… lazım`, `… var mı`. */
  readonly asks: boolean;
  /** Kinds that it is sold as, the likeliest first; none where it is not sold. */
  readonly kinds: readonly string[];
  /** Where it is not: kinds that are near to it. */
  readonly near: readonly string[];
}

/** What has nothing to do with what is looked for, or only tells of it. */
const beside: ReadonlySet<Clause['act']> = new Set([
  'tell',
  'greet',
  'thanks',
  'seller',
  'self',
  'outside',
  'crisis',
  'health',
  'mood',
  'stop',
  'why',
  'next',
]);
const joint =
  /[,;.!?]|\s(?:ve|veya|ya da|yada|yahut|ile|bir de|birde|yoksa|(?<!(?:var|yok|olur|olmaz)\s)m[ıiuü])(?=\s|$)/u;
/** `laptop değil sırt çantası` */
const refusedBefore = /^.*(?<!\p{L})de[ğg]il(?!\p{L})/u;
const mostParts = 8;
const mostOfName = 3;
/** Who says more than so many words tells a story. */
const mostTelling = 6;
/** What a compound's last word ends in: `makinesi`, `robotu`, `çantası`. */
const ofCompound = /(?:[^aeiou][iu]|s[iu])$/;
/** Nouns made of what a thing does or is for: `düzleştirici`, `kitaplık`. */
const made = /(?:[iu]c[iu]|l[iu]k)$/;

/** What is talked of, and whether a question about it is open that something bare answers. */
export interface Present {
  readonly kind: string | undefined;
  readonly answers: boolean;
  /** Whether one of its products has a word. */
  carries(stem: string): boolean;
}

/**
 * Looks up what clauses ask for: a thing with a name of its own that no kind has (`sırt çantası`, `traktör lastiği`,
 * `vantilatör`) is sold where the search finds it, else it is not.
 */
export async function thingsAsked(
  clauses: readonly Clause[],
  present: Present,
  ears: Ears,
  knowledge: Knowledge,
): Promise<readonly ThingAsked[]> {
  const parts = clauses
    .filter(({ act }) => !beside.has(act))
    .flatMap(({ text, act }) =>
      text.split(joint).map((part) => ({ act, text: part.replace(refusedBefore, '').trim() })),
    )
    .filter(
      ({ text }) =>
        text !== '' &&
        !read(text).refusals.some(({ kind }) => kind === 'not' || kind === 'instead'),
    )
    .slice(0, mostParts);
  const things = await Promise.all(
    parts.map(({ text, act }) => thingIn(text, present, act !== 'fact', ears, knowledge)),
  );
  return things.flatMap((thing) => thing ?? []);
}

async function thingIn(
  part: string,
  { kind: present, answers, carries }: Present,
  mayLack: boolean,
  ears: Ears,
  knowledge: Knowledge,
): Promise<ThingAsked | undefined> {
  const intent = ears.understand(part);
  const { words, kinds, head, isKindHinted, occasion, category, reading } = intent;
  const { clauses, sizes } = reading;
  const written = (some: readonly IntentWord[]) =>
    writtenIn(reading, { from: some[0]?.at.from ?? 0, to: some.at(-1)?.at.to ?? 0 });
  const saidOf = (word: IntentWord | undefined) => {
    const clause = clauseOf(word?.at.from ?? 0, clauses);
    const end = word && around(word, words).at(-1)?.at.to;
    const between = reading.words.slice(end, clause?.verb);
    return between.every(({ text }) => isSmall(text) || /\d/.test(text))
      ? clause?.saying
      : undefined;
  };
  const asksFor = (word: IntentWord | undefined) => saidOf(word) === 'asks';
  if (head && kinds.length > 0 && !isKindHinted) {
    const compound = compoundIn(intent, ears, knowledge);
    if (!compound || isOfSomething(compound, reading)) return undefined;
    const isWanted = asksFor(compound.at(-1)) || clauses.every(({ verb }) => verb === undefined);
    // `klavyesi kolay olsun` speaks of a part of what is talked of.
    if (present !== undefined && !isWanted) return undefined;
    const said = written(compound);
    const sold = soldAs(await ears.find(said), compound, knowledge);
    // `çocuk bisikleti`: what is said of a thing that is called by its kind's name.
    return sold.some((id) => kinds.includes(id))
      ? undefined
      : { said, asks: asksFor(compound.at(-1)), kinds: sold, near: kinds };
  }
  if (isKindHinted || occasion.length > 0 || category !== undefined) return undefined;
  const isKnown = ({ stem: one, text, at }: IntentWord) =>
    isColour(text) ||
    (isOrdinaryWord(text) && knowledge.valueNames.meaningsOf([one]).length > 0) ||
    sizes.some(({ from, to }) => at.from < to && at.to > from) ||
    reading.words[at.from - 1]?.number !== undefined ||
    (present !== undefined &&
      (carries(one) || knowledge.valueWords(present).meaningsOf([one]).length > 0));
  const nouns = words.filter((word) => isNoun(word, reading) && !isKnown(word));
  const last = nouns.findLast(asksFor) ?? nouns.at(-1);
  if (!last) return undefined;
  const asks = asksFor(last);
  const isBare = !answers && clauses.every(({ verb }) => verb === undefined);
  const isSaid = saidOf(last) === 'says';
  if (!(asks || isBare || (present === undefined && isSaid))) return undefined;
  const phrase = around(
    last,
    words.filter(({ at }) => !sizes.some(({ from, to }) => at.from < to && at.to > from)),
  );
  const isBent = ofCompound.test(last.text) && !isRoot(last.text);
  const isCompound = phrase.length > 1 && isBent && phrase.at(-1) === last;
  // `mikrofonu var mı` asks for a part of what is talked of, and `üst model` only describes it.
  if (
    present !== undefined &&
    phrase.length === 1 &&
    (isBent || (!asks && isOrdinaryWord(last.text)))
  )
    return undefined;
  const said = written(phrase);
  const answer = await ears.find(said);
  if (answer.fit === 'vague') return undefined;
  const sold = soldAs(answer, nouns, knowledge);
  if (sold.length > 0)
    return sold.includes(present ?? '') ? undefined : { said, asks, kinds: sold, near: [] };
  const isTelling = words.length > mostTelling || (present !== undefined && !asks && !isCompound);
  const isThing =
    isOrdinaryOrForeign(last) &&
    !isProperName(last, reading) &&
    !phrase.some(({ text }) => isPlace(text)) &&
    !isOfSomething(phrase, reading);
  return mayLack && !isTelling && isThing ? { said, asks, kinds: [], near: [] } : undefined;
}

const isSmall = (text: string): boolean => fillers.has(text) || isFunctionWord(text);

/** `ben Kayseri'den İsmail`: with a capital in the midst of others that have none. */
const isProperName = ({ at }: IntentWord, reading: Reading): boolean =>
  /^\p{Lu}\p{Ll}/u.test(writtenIn(reading, at)) &&
  /^\p{Ll}/u.test(writtenIn(reading, { from: 0, to: 1 }));

/** `kahve manyağı bir şey`: what only describes something. */
const isOfSomething = (phrase: readonly IntentWord[], { words }: Reading): boolean =>
  /^(?:bir?|birsey\w*|bisey\w*|olan)$/.test(words[phrase.at(-1)?.at.to ?? 0]?.text ?? '');

/** A word with those that stand beside it, but for what is said around the thing. */
function around(word: IntentWord, words: readonly IntentWord[]): readonly IntentWord[] {
  let from = words.indexOf(word);
  let to = from + 1;
  const isFree = (one: IntentWord | undefined) =>
    one !== undefined && !one.aside && !fillers.has(one.text);
  const isBeside = (at: number, other: number) => {
    const [one, next] = [words[at], words[other]];
    return isFree(next) && one?.at.to === next?.at.from;
  };
  while (to < words.length && isBeside(to - 1, to)) to += 1;
  while (isFree(words[from - 1]) && isBeside(from - 1, from)) from -= 1;
  return words.slice(Math.max(from, to - mostOfName), to);
}

/** Whether a word may be a thing; `çay` is one and no order to somebody where it is there or not. */
function isNoun(
  { text, aside, isName, stem: one, at }: IntentWord,
  { words, clauses }: Reading,
): boolean {
  const isForm = isVerb(text) && !made.test(text);
  const isThere = /^(?:var|yok)/.test(words[at.to]?.text ?? '');
  return (
    !aside &&
    !isName &&
    (isThere || clauses.every(({ verb }) => verb !== at.from)) &&
    text.length > 1 &&
    !/^\d+$/.test(text) &&
    !fillers.has(one) &&
    !fillers.has(text) &&
    stemOfHaving(text) === undefined &&
    // `aidatsız` says how a thing is.
    !/.{2}s[iu]z$/.test(text) &&
    (!isForm || (isRoot(text) && isThere))
  );
}

/** A Turkish word, or one that nothing knows and that is no slip: no word begins like `mkinesi`. */
const isOrdinaryOrForeign = ({ text, how }: IntentWord): boolean =>
  isOrdinaryWord(text) ||
  (how !== 'known' && text.length > 3 && !/^[^aeious][^aeiourlh]/.test(text));

/** A kind's name with a noun that makes another thing of it: `bisiklet kaskı`, `traktör lastiği`, `saç kurutma makinesi`. */
function compoundIn(
  intent: Intent,
  { lexicon }: Ears,
  { kinds: known, valueWords }: Knowledge,
): readonly IntentWord[] | undefined {
  const { words, head, kinds, reading } = intent;
  const to = head?.to ?? 0;
  let from = head?.from ?? 0;
  const isNext = (one: IntentWord | undefined, other: IntentWord | undefined) =>
    one !== undefined &&
    other !== undefined &&
    one.at.to === other.at.from &&
    !/[,.;!?]/.test(reading.words[other.at.from]?.before ?? '');
  while (words[from - 1]?.isName && isNext(words[from - 1], words[from])) from -= 1;
  const isOther = (word: IntentWord | undefined): word is IntentWord =>
    word !== undefined &&
    (isNoun(word, reading) || (isRoot(word.text) && !fillers.has(word.text))) &&
    word.values.length === 0 &&
    isOrdinaryOrForeign(word) &&
    kinds.every((id) => valueWords(id).meaningsOf([word.stem]).length === 0);
  const [last, after, before] = [words[to - 1], words[to], words[from - 1]];
  if (
    isOther(after) &&
    isNext(last, after) &&
    ofCompound.test(after.text) &&
    !/l[iu]$/.test(after.text)
  )
    return words.slice(from, to + 1);
  if (!isOther(before) || !isNext(before, words[from]) || !ofCompound.test(last?.text ?? ''))
    return undefined;
  const isOwn =
    to - from > 1 ||
    kinds.some((id) => {
      const kind = known.get(id);
      return (
        kind !== undefined &&
        namesOf(kind)
          .map(fold)
          .includes(last?.text ?? '')
      );
    });
  const hinted = lexicon.kindHintedBy(before.stem);
  return !isOwn || (hinted !== undefined && !kinds.includes(hinted))
    ? words.slice(from - 1, to)
    : undefined;
}

/** The kinds of the products that are what the nouns say: those are their names, or what they end with. */
function soldAs(
  { products }: SearchResponse,
  nouns: readonly IntentWord[],
  { kinds }: Knowledge,
): readonly string[] {
  const last = nouns.at(-1);
  const found = products.filter(({ title, kind = '', missing = [] }) => {
    const lacks = new Set(missing.flatMap(foldedWords));
    const words = foldedWords(title);
    const isIn = (one: IntentWord) => words.some((word) => stem(word) === one.stem);
    if (nouns.some((one) => !isOrdinaryWord(one.text) && isIn(one))) return true;
    if (!last || nouns.some(({ text }) => lacks.has(text)) || kinds.get(kind)?.contentType)
      return false;
    return stem(words.findLast((word) => !/\d/.test(word)) ?? '') === last.stem;
  });
  const own = [...new Set(found.flatMap(({ kind }) => kind ?? []))];
  // What only cases are named after is the thing that they are for.
  return own.map((id) => kinds.get(id)?.accessoryOf ?? id);
}

/** Where things that are asked for stand in a text; those that it does not have are left out. */
export const placesOfThings = (
  things: readonly ThingAsked[],
  { words }: Reading,
): readonly (Found & { readonly thing: ThingAsked })[] =>
  things.flatMap((thing) => {
    const own = foldedWords(thing.said);
    const from = words.findIndex((_, at) =>
      own.every((word, place) => words[at + place]?.text === word),
    );
    return from < 0 ? [] : [{ from, to: from + own.length, thing }];
  });
