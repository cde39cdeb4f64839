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
  isVerb,
  readNumbers,
  stem,
  writtenIn,
  type Found,
  type Reading,
  type Refusal,
} from '../../../language';
import { countryCalled } from '../names/countries';
import { fillers } from '../names/fillers';
import { upper } from '../names/question-texts';
import { readValue, sameValue, type Wish } from '../slots/slots';
import { isCounted, type Concept, type Readable } from './find-concepts';

type Values = Extract<Concept, { readonly is: 'values' }>;

/** What a message says of a kind's attributes. */
export interface Wishes {
  readonly wanted: readonly Wish[];
  readonly refused: readonly Wish[];
  /** Attributes for which the choice is left to us. */
  readonly open: readonly string[];
}

const weight = { essential: 0, helpful: 1, quiet: 2 };

/**
 * Reads wishes from the values that were named: wanted, refused, or left open. `asked` is the attribute that was just
 * asked for: a word that means several things then means that.
 */
export function readWishes(
  concepts: readonly Concept[],
  reading: Reading,
  kind: Kind,
  {
    turn,
    asked,
    sized = [],
    listed = false,
  }: {
    readonly turn: number;
    readonly asked?: string | undefined;
    /** Attributes that were spoken of: a number alone is another value of theirs. */
    readonly sized?: readonly string[];
    readonly listed?: boolean;
  },
  readable: Readable,
): Wishes {
  const wanted: Wish[] = [];
  const refused: Wish[] = [];
  const open: string[] = [];
  const wishOf = (
    found: Found,
    values: readonly AttributeValue[],
    isSize = false,
  ): Wish | undefined => {
    const outright = /^(?:ols|olma|isti)/.test(reading.words[found.to]?.text ?? '');
    const labelOf = ({ attribute, value }: AttributeValue) =>
      kind.attributes[attribute]?.values[value];
    const all = meant(values, kind, asked, found, outright);
    // `pizza` is a pizza before it is anything Italian.
    const own = all.filter((one) => fold(labelOf(one) ?? '') === fold(writtenIn(reading, found)));
    const known = own.length > 0 ? own : all;
    const [first] = known;
    if (!first) return undefined;
    // `yurt dışı` is Europe and more.
    const isWide = known.some(
      (one) => one.attribute === first.attribute && labelOf(one) !== labelOf(first),
    );
    const country =
      kind.contentType === null ? undefined : countryCalled(writtenIn(reading, found));
    return {
      ...(country !== undefined && { country }),
      label:
        country !== undefined
          ? `${country} yapımı`
          : isWide
            ? isSize
              ? [...new Set(known.map((one) => labelOf(one) ?? ''))].slice(0, 3).join(' / ')
              : upper(writtenIn(reading, found))
            : (labelOf(first) ?? ''),
      anyOf: known,
      said: writtenIn(reading, found),
      turn,
    };
  };
  const named = concepts.filter((one): one is Values => one.is === 'values');
  const bounded = reading.sizes.filter((size) => boundOf(size, reading) !== 'exact');
  const overlaps = (one: Found, other: Found) => one.from < other.to && one.to > other.from;
  for (const found of named) {
    // `50 inçten büyük` is no `50 inç`.
    if (bounded.some((size) => overlaps(size, found)) || isCounted(found, reading)) continue;
    const own = reading.refusals.filter((one) => refuses(one, found, reading, concepts));
    // `kablosuz şart değil`: the word that refuses weighs more than the one that lacks.
    const refusal = own.find(({ kind: how }) => how !== 'without') ?? own[0];
    if (refusal?.kind === 'indifferent') {
      open.push(...found.values.map(({ attribute }) => attribute));
      continue;
    }
    const wish = wishOf(found, found.values);
    if (!wish) continue;
    const isRefused = refusal && (refusal.kind === 'not' || refusal.kind === 'instead');
    // `türk dizisi olmasın` refuses no series, and `dizi öner` says no more than that.
    if (fold(wish.label) === fold(kind.noun)) continue;
    // `antalya olmasın` refuses a place and not its whole country, `ağır koku olmasın` nothing that is only hinted at.
    if (isRefused && found.hint) continue;
    // After a list, what happened (`videolar dolduruyor`) wants nothing that it hints at.
    if (listed && found.hint && clauseOf(found.from, reading.clauses)?.saying === 'tells') continue;
    // `öğrenciyim` says who somebody is, and what they want only by that.
    const suggests =
      found.hint || /(?:y[iu]m|y[iu]z)$/.test(reading.words[found.to - 1]?.text ?? '');
    // `robot süpürge`, `gaming mouse`: what belongs to the thing's name has to be.
    const isNamed = concepts.some((one) => one.is === 'kinds' && overlaps(one, found));
    (isRefused ? refused : wanted).push({
      ...wish,
      ...(suggests && { hint: true as const }),
      ...(isNamed && !suggests && { insisted: true }),
    });
  }
  const book = readable.knowledge.valueWords(kind.id);
  const lookUp = (folded: string) => book.meaningsOf([stem(folded)]).map(readValue);
  // `süt` of what is called `sütlü`, but not `vize` of all of Europe.
  const having = (word: string) => [
    ...lookUp(word),
    ...['li', 'lu']
      .flatMap((end) => lookUp(word + end))
      .filter(({ attribute, value }) =>
        fold(kind.attributes[attribute]?.values[value] ?? '').includes(word),
      ),
  ];
  for (const refusal of reading.refusals) {
    for (const item of refusal.items) {
      if (named.some((one) => overlaps(one, item))) continue;
      const last = reading.words[item.to - 1]?.text ?? '';
      if (refusal.kind === 'indifferent') open.push(...attributesCalled(last, kind));
      else if (refusal.kind === 'without') {
        const wish = wishOf(item, having(refusal.lacks ?? ''));
        if (wish) refused.push(wish);
      } else if (refusal.kind !== 'missing') {
        // `ücreti olmasın`: what is called `ücretsiz` is what is wanted.
        const bare = stem(last);
        const wish = wishOf(
          item,
          [bare, last].flatMap((word) => ['siz', 'suz'].flatMap((end) => lookUp(word + end))),
        );
        const without = wish ? undefined : wishOf(item, having(bare));
        if (wish) wanted.push(wish);
        else if (without) refused.push(without);
      }
    }
  }
  for (const size of [...reading.sizes, ...decadesIn(reading)]) {
    if (!bounded.includes(size) && concepts.some((one) => overlaps(one, size))) continue;
    const wish = wishOf(size, valueOfSize(size, kind, asked, boundOf(size, reading)), true);
    if (wish) wanted.push(wish);
  }
  // `yok, 65 olsun` of a screen that was 55 inches.
  if (wanted.length === 0 && reading.price === undefined) {
    for (const { min, factor, inWords, from, to } of readNumbers(reading.words)) {
      const isFree = ![...concepts, ...reading.sizes].some((one) => overlaps(one, { from, to }));
      if (factor !== 1 || inWords || !isFree) continue;
      const size = { value: min, unit: '', from, to };
      const known = asked ? [asked] : sized;
      const values = known.length > 0 ? valueOfNumber(size, kind, known) : onlyValueOf(size, kind);
      const wish = wishOf(size, values);
      if (wish) wanted.push(wish);
    }
  }
  // `kombi değil klima bakımı`: what is named in its place weighs more.
  const isWanted = ({ anyOf }: Wish) =>
    wanted.some((wish) => wish.anyOf.some((one) => anyOf.some((own) => sameValue(one, own))));
  return {
    wanted: mergedByAttribute(wanted, kind),
    refused: refused.filter((wish) => !isWanted(wish)),
    open,
  };
}

/** Which of a word's values are meant: those asked for; no quiet ones for a single everyday word. */
function meant(
  values: readonly AttributeValue[],
  kind: Kind,
  asked: string | undefined,
  { from, to }: Found,
  outright: boolean,
): AttributeValue[] {
  const answered = values.filter(({ attribute }) => attribute === asked);
  if (answered.length > 0) return answered;
  const importance = ({ attribute }: AttributeValue) =>
    kind.attributes[attribute]?.importance ?? 'quiet';
  return values
    .filter((value) => importance(value) !== 'quiet' || to - from > 1 || outright)
    .filter(({ attribute, value }) => !kind.fixed[attribute]?.includes(value))
    .sort((a, b) => weight[importance(a)] - weight[importance(b)]);
}

/** Whether a refusal is about what was found: it is the refused thing itself, or only fillers and kinds follow. */
export function refuses(
  { items, from, cue }: Refusal,
  found: Found,
  { words }: Reading,
  concepts: readonly Concept[],
): boolean {
  return items.some(
    (item) =>
      found.from >= Math.min(from, item.from) &&
      found.from < item.to &&
      found.to <= Math.max(item.to, cue.from) &&
      // `xiaomi çabuk bozuluyor, olmasın` refuses what it tells of.
      ((found.from === item.from && isVerb(words[item.to - 1]?.text ?? '')) ||
        words.slice(found.to, item.to).every(({ text }, at) => {
          const place = found.to + at;
          const isKind = concepts.some(
            (one) => one.is === 'kinds' && place >= one.from && place < one.to,
          );
          return (
            isKind ||
            fillers.has(text) ||
            /^(?:film|dizi|yemeg|koku|marka|renk|tur|yapim)\w*$/.test(text)
          );
        })),
  );
}

/** Attributes that a word is the name of: `renk` of “Renk”. */
const attributesCalled = (word: string, kind: Kind): string[] =>
  Object.entries(kind.attributes).flatMap(([name, { label }]) =>
    foldedWords(label).some((one) => stem(one) === stem(word)) ? [name] : [],
  );

/** Of an attribute with one value per product, several wanted ones are a choice. */
function mergedByAttribute(wishes: readonly Wish[], kind: Kind): Wish[] {
  const merged: Wish[] = [];
  for (const wish of wishes) {
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
