import { fold } from '@denk/shared/product/text';
import {
  type AttributeValue,
  boundOf,
  decadesIn,
  type Kind,
  onlyValueOf,
  valueOfNumber,
  valueOfSize,
} from '../../../catalogue';
import {
  clauseOf,
  foldedWords,
  isOrdinaryWord,
  isRoot,
  readNumbers,
  stem,
  writtenIn,
  type Found,
  type Reading,
} from '../../../language';
import type { Intent, IntentWord } from '../../../search';
import { countryCalled } from '../names/countries';
import { fillers } from '../names/fillers';
import { upper } from '../names/question-texts';
import { measureIn, yearsIn } from '../slots/measure';
import { sameValue, type Wish } from '../slots/slots';
import type { Situation } from './situation';

/** What a message says of a kind's attributes. */
export interface Wishes {
  readonly wanted: readonly Wish[];
  readonly refused: readonly Wish[];
  /** Attributes for which the choice is left to us. */
  readonly open: readonly string[];
  /** The places of the words that it was read from. */
  readonly read: readonly Found[];
  /** Of them those that name something by themselves, and do not only hint at it. */
  readonly named: readonly Found[];
}

/** Words that say one thing of a kind: any of some values of it. */
interface Phrase extends Found {
  readonly values: readonly AttributeValue[];
  readonly words: readonly IntentWord[];
  /** One word that only suggests it. */
  readonly hint: boolean;
  /** It is a part of what the thing is called: `robot süpürge`, `gaming mouse`. */
  readonly names: boolean;
}

const weight = { essential: 0, helpful: 1, quiet: 2 };

/**
 * Reads wishes from the values that the search hears in a text about one kind. `sized` are attributes that were spoken of:
 * a number alone is another value of theirs.
 */
export function readWishes(
  intent: Intent,
  kind: Kind,
  {
    turn,
    asked,
    listed = false,
    sized = [],
  }: Pick<Situation, 'turn' | 'asked' | 'listed'> & { readonly sized?: readonly string[] },
): Wishes {
  const { reading } = intent;
  const { sizes, words } = reading;
  const wanted: Wish[] = [];
  const read: Found[] = [];
  const named: Found[] = [];
  const measured = [...sizes, ...decadesIn(reading), ...yearsIn(reading)].map((size) => {
    const bound = boundOf(size, reading);
    return { size, bound, values: valueOfSize(size, kind, asked, bound) };
  });
  const want = (place: Found, values: readonly AttributeValue[], more: Partial<Wish> = {}) => {
    const wish = wishOf(place, values, kind, reading, turn, asked);
    if (!wish || fold(wish.label) === fold(kind.noun)) return;
    wanted.push({ ...wish, ...more });
    read.push(place);
  };
  for (const phrase of phrasesIn(intent, kind)) {
    const isSized = measured.some(
      ({ size, bound, values }) =>
        overlap(size, phrase) &&
        (bound !== 'exact' || values.length > 0 || phrase.words.length < 2),
    );
    if (isSized || isSaidOfAnother(phrase, intent, kind)) continue;
    // After a list, what happened (`videolar dolduruyor`) wants nothing that it hints at.
    const isTold = clauseOf(phrase.from, reading.clauses)?.saying === 'tells';
    if (listed && phrase.hint && isTold) continue;
    // `öğrenciyim` says who somebody is, and what they want only by that.
    const suggests = phrase.hint || /(?:y[iu]m|y[iu]z)$/.test(words[phrase.to - 1]?.text ?? '');
    want(phrase, sayable(phrase, kind, reading), {
      ...(suggests && { hint: true as const }),
      ...(phrase.names && !suggests && { insisted: true }),
    });
    if (!phrase.hint) named.push(phrase);
  }
  for (const { size, bound, values } of measured) {
    const measure = measureIn(size, bound, reading, turn);
    // A bound is kept by what products tell, to the figure; what tells none by its values.
    if (values.length > 0 && bound !== 'exact' && measure) {
      wanted.push({ ...measure.wish, anyOf: values });
      read.push(measure.at);
    } else if (values.length > 0) want(size, values);
    else if (
      !read.some((one) => overlap(one, size)) &&
      valueOfSize(size, kind, asked).length === 0
    ) {
      if (!measure) continue;
      wanted.push(measure.wish);
      read.push(measure.at);
    }
  }
  // `yok, 65 olsun` of a screen that was 55 inches.
  if (wanted.length === 0 && reading.price === undefined) {
    for (const { min, factor, inWords, from, to } of readNumbers(words)) {
      const isFree = !sizes.some((one) => overlap(one, { from, to }));
      if (factor !== 1 || inWords || !isFree) continue;
      const size = { value: min, unit: '', from, to };
      const known = asked ? [asked] : sized;
      want(size, known.length > 0 ? valueOfNumber(size, kind, known) : onlyValueOf(size, kind));
    }
  }
  const refused = intent.without.flatMap(({ at, values }): Wish[] => {
    if (read.some((one) => overlap(one, at))) return [];
    const own = values.filter((one) => one.kind === kind.id).map(asAttributeValue);
    const wish = wishOf(at, own, kind, reading, turn, asked);
    if (!wish || fold(wish.label) === fold(kind.noun)) return [];
    read.push(at);
    return [wish];
  });
  // `kombi değil klima bakımı`: what is named in its place weighs more.
  const isWanted = ({ anyOf }: Wish) =>
    wanted.some((wish) => wish.anyOf.some((one) => anyOf.some((own) => sameValue(one, own))));
  return {
    wanted: mergedByAttribute(wanted, kind),
    refused: refused.filter((wish) => !isWanted(wish)),
    open: leftOpen(reading, kind),
    read,
    named,
  };
}

export const overlap = (one: Found, other: Found): boolean =>
  one.from < other.to && one.to > other.from;

const asAttributeValue = ({ name, value }: Intent['values'][number]): AttributeValue => ({
  attribute: name,
  value,
});

/** The words that say something of the kind; those that say the same beside each other, or together, are one phrase. */
function phrasesIn({ words, head, reading }: Intent, { id, noun }: Kind): readonly Phrase[] {
  // `Mayo ve Bikini`: each names a sort.
  const nouns = noun.includes(' ve ') ? [] : foldedWords(noun).map(stem);
  const phrases = new Map<string, Phrase>();
  words.forEach((word, at) => {
    const said = word.values.length > 0 ? word.values : word.suggests;
    const own = said.filter(({ kind }) => kind === id);
    const typed = reading.words[word.at.from]?.text ?? '';
    // A word that means something as it was written is no slip for a value.
    const isGuess = word.how === 'corrected' && (isOrdinaryWord(typed) || fillers.has(typed));
    const isThing = word.optional && nouns.includes(word.stem);
    if (own.length === 0 || isThing || isGuess) return;
    const isSaid = !(fillers.has(word.text) && word.to - word.from === 1);
    const key = JSON.stringify(own);
    const before = phrases.get(key);
    const isOne = before && (word.isHint || before.to === word.at.from);
    if (!isSaid && !isOne) return;
    phrases.set(isOne || !before ? key : `${key} ${at}`, {
      values: own.map(asAttributeValue),
      from: Math.min(word.at.from, before && isOne ? before.from : Infinity),
      to: word.at.to,
      words: [...(isOne ? before.words : []), word],
      hint: (word.isHint || word.values.length === 0) && !isOne,
      names: head !== undefined && at >= head.from && at < head.to,
    });
  });
  return [...phrases.values()];
}

/** `kargosu hızlı`: what is said of another thing's part that the kind does not know. */
function isSaidOfAnother({ hint, words: [word] }: Phrase, intent: Intent, kind: Kind): boolean {
  const before = intent.words.find(({ at }) => at.to === word?.at.from);
  const isPart = before !== undefined && /(?:[aeiou]s|[^aeiou])[iu]$/.test(before.text);
  return hint && isPart && !before.isName && !isRoot(before.text) && !speaks(kind, before);
}

const speaks = ({ attributes }: Kind, { stem: own }: IntentWord): boolean =>
  Object.values(attributes).some(({ label, values }) =>
    [label, ...Object.values(values)].flatMap(foldedWords).some((one) => stem(one) === own),
  );

/** No quiet values for a single everyday word, unless they are asked for outright. */
function sayable({ values, from, to }: Phrase, kind: Kind, { words }: Reading) {
  const outright = /^(?:ols|olma|isti)/.test(words[to]?.text ?? '');
  return values.filter(
    ({ attribute }) =>
      kind.attributes[attribute]?.importance !== 'quiet' || to - from > 1 || outright,
  );
}

/** The wish for any of some values that a place of the text says; `asked` is the attribute that was just asked for. */
function wishOf(
  place: Found,
  values: readonly AttributeValue[],
  kind: Kind,
  reading: Reading,
  turn: number,
  asked: string | undefined,
): Wish | undefined {
  const said = writtenIn(reading, place);
  const labelOf = ({ attribute, value }: AttributeValue) =>
    kind.attributes[attribute]?.values[value];
  const importance = ({ attribute }: AttributeValue) =>
    weight[kind.attributes[attribute]?.importance ?? 'quiet'];
  const answered = values.filter(({ attribute }) => attribute === asked);
  const meant = (answered.length > 0 ? answered : values)
    .filter(({ attribute, value }) => !kind.fixed[attribute]?.includes(value))
    .sort((a, b) => importance(a) - importance(b));
  // `pizza` is a pizza before it is anything Italian.
  const own = meant.filter((one) => fold(labelOf(one) ?? '') === fold(said));
  const known = own.length > 0 ? own : meant;
  const [first] = known;
  if (!first) return undefined;
  const country = kind.contentType === null ? undefined : countryCalled(said);
  // `yurt dışı` is Europe and more.
  const labels = known.flatMap((one) =>
    one.attribute === first.attribute ? (labelOf(one) ?? []) : [],
  );
  const isWide = new Set(labels).size > 1;
  const isSize = reading.sizes.some((size) => overlap(size, place));
  const wide = isSize ? [...new Set(labels)].slice(0, 3).join(' / ') : upper(said);
  return {
    ...(country !== undefined && { country }),
    label: country !== undefined ? `${country} yapımı` : isWide ? wide : (labels[0] ?? ''),
    anyOf: known,
    said,
    turn,
  };
}

/** Attributes whose name, or a value of which, is said not to matter: `renk fark etmez`. */
const leftOpen = ({ refusals, words }: Reading, kind: Kind): string[] =>
  refusals.flatMap(({ kind: how, items }) => {
    const said = new Set(
      how === 'indifferent'
        ? items.flatMap(({ from, to }) => words.slice(from, to).map((word) => word.stem))
        : [],
    );
    return Object.entries(kind.attributes).flatMap(([name, { label, values }]) =>
      [label, ...Object.values(values)].some((one) =>
        foldedWords(one).every((word) => said.has(stem(word))),
      ) || foldedWords(label).some((word) => said.has(stem(word)))
        ? [name]
        : [],
    );
  });

/** Of an attribute with one value per product, several wanted ones are a choice. */
function mergedByAttribute(all: readonly Wish[], kind: Kind): Wish[] {
  const merged: Wish[] = [];
  // What is said outright needs no hint: `25 metrekare salon`.
  const outright = new Set(
    all.flatMap(({ hint, anyOf }) => (hint ? [] : anyOf.map(({ attribute }) => attribute))),
  );
  const isNeeded = ({ hint, anyOf }: Wish) =>
    !hint ||
    !anyOf.every(
      ({ attribute }) => outright.has(attribute) && kind.attributes[attribute]?.choice === 'one',
    );
  for (const wish of all.filter(isNeeded)) {
    const [first] = wish.anyOf;
    const same = merged.findIndex(
      ({ anyOf: [other] }) =>
        first &&
        other?.attribute === first.attribute &&
        kind.attributes[first.attribute]?.choice === 'one',
    );
    const before = merged[same];
    if (!before) merged.push(wish);
    else if (before.label !== wish.label) {
      merged[same] = {
        ...before,
        label: [...new Set(`${before.label} / ${wish.label}`.split(' / '))].join(' / '),
        anyOf: [...before.anyOf, ...wish.anyOf],
      };
    }
  }
  return merged.filter((wish, at) => merged.findIndex(({ label }) => label === wish.label) === at);
}
