import { fold } from '@denk/shared/product/text';
import type { Knowledge } from '../../../catalogue';
import {
  foldedWords,
  isFunctionWord,
  isRoot,
  isVerb,
  stem,
  stemmed,
  writtenIn,
  type Found,
  type Reading,
  type Refusal,
  type SpelledWord,
} from '../../../language';
import { fillers } from '../names/fillers';
import { onlyKind, type Errand, type Slots } from '../slots/slots';
import {
  findKinds,
  findRecipients,
  placesOfValues,
  withoutOverlaps,
  type Concept,
  type Readable,
} from './find-concepts';
import { readErrands, type Errands } from './read-errands';
import type { Situation } from './situation';
import { placesOfThings, type ThingAsked } from './things-asked';

/** What a message says of what is looked for. */
export interface Things {
  /** Kinds and people that were named, refused ones too. */
  readonly named: readonly Concept[];
  /** Those that something is looked for of. */
  readonly meant: Errands['things'];
  /** Another thing or person than before. */
  readonly news: readonly Errand[] | undefined;
  /** What is asked for and is none of the things there are. */
  readonly lacking: ThingAsked | undefined;
  /** What is asked for beside it and is none either, as it was written. */
  readonly lackingToo: string | undefined;
}

const turning =
  /\b(?:vazgec\w*|bosver|bos ver|onun yerine|yerine|degil(?: de)?|simdi de|bir de|birde|peki|daha dogrusu|pardon|onu gec|oner\w*|bak\w*|ariyor\w*|isti?yor\w*|isterim|lazim|al(?:acagim|icam|ayim|sam)|gecelim|aslinda|asıl|var mi)\b/;

/** `bulaşık makinesi göster` */
const asksFor = /^(?:goster|oner|bul|ver|getir|listele|bak|sec|al)/;

/** `yüzüne`, `telefonuna`: what something is for. */
const isReceiving = /[iu]n[ae]$/;

/** Reads which things a message names, for whom, and whether that is another errand than the one in hand. */
export function readThings(
  message: string,
  reading: Reading,
  spelled: readonly SpelledWord[],
  slots: Slots,
  {
    turn,
    asked,
    lacking,
    told = [],
    things = [],
  }: Pick<Situation, 'turn' | 'asked' | 'lacking' | 'told' | 'things'>,
  readable: Readable,
): Things {
  const { knowledge } = readable;
  const present = onlyKind(slots);
  const people = findRecipients(reading);
  const isTold = ({ from, to }: Found) =>
    to > from && reading.words.slice(from, to).every(({ text }) => told.includes(text));
  const found = placesOfThings(things, reading);
  const isThing = (one: Found) => found.some(({ from, to }) => one.from < to && one.to > from);
  const kindsNamed = [
    ...found.flatMap(({ thing: { kinds }, from, to }): Concept[] =>
      kinds.length > 0 ? [{ is: 'kinds', kinds, sure: true, called: true, from, to }] : [],
    ),
    ...asHeard(findKinds(spelled, reading, knowledge), reading, readable).filter(
      (one) => !isThing(one),
    ),
  ].filter((one, _, all) => !isTold(one) || !(present || all.some((other) => !isTold(other))));
  const isKnown = kindsNamed.length > 0 || slots.kinds.length > 0 || lacking || found.length > 0;
  const kinds = isKnown ? kindsNamed : kindsMeant(message, readable);
  const own = placesOfValues(reading, present, readable);
  // With a thing in hand, a word that also describes it (`film` of a tablet) is no other thing, unless one turns to it.
  const isKind = [...knowledge.kinds.values()].some(({ noun }) => noun === message.trim());
  const turns = isKind || (turning.test(fold(message)) && !(asked && asked !== 'kind'));
  const named = withoutOverlaps(
    turns ? [...people, ...kinds, ...own] : [...people, ...own, ...kinds],
  )
    .filter((one) => one.is !== 'value')
    // `televizyon, oyun konsolu bağlayacağım`: what is done with another thing is no errand.
    .filter(({ to, ...one }) => {
      const next = reading.words[to]?.text ?? '';
      const isOther = one.is === 'kinds' && present && !one.kinds.includes(present);
      if (!isOther) return true;
      // `faizi en düşük`, `akşam saatleri`: a part of what is talked of.
      const { text = '' } = reading.words[to - 1] ?? {};
      const isPartOf =
        !turns && /(?:[^aeiou]|[aeiou]s)[iu]$/.test(text) && !isRoot(text) && to - one.from === 1;
      const isFor = !turns && isReceiving.test(reading.words[to - 1]?.text ?? '');
      return !isPartOf && !isFor && !(isVerb(next) && !isFunctionWord(next) && !asksFor.test(next));
    })
    .filter((one, _, all) => !describesAnother(one, all, reading, readable));
  const isOfKind = (item: Found, one: Concept) =>
    one.is === 'kinds' &&
    placesOfValues(reading, one.kinds[0], readable).some(
      ({ from, to }) => from >= item.from && from < one.from && to <= one.to,
    );
  const refused = named.filter((one) => isRefused(one, reading, named, isOfKind, knowledge));
  const errands = readErrands(
    named.filter((one) => !refused.some((other) => isSame(one, other) && one.from <= other.from)),
    reading,
    turn,
    slots.kinds.length > 1 ? slots.kinds : [],
  );
  const isMeant = errands.things.some(({ sure }) => sure);
  const lacks = found
    .filter(({ thing, from }) => thing.kinds.length === 0 && !isRefusedAt(from, reading))
    .map(({ thing }) => thing)
    .sort((a, b) => surely(b) - surely(a));
  return {
    named,
    meant: errands.things,
    lacking: isMeant ? undefined : lacks[0],
    lackingToo: isMeant
      ? [
          ...lacks.filter((thing) => surely(thing) > 0).map(({ said }) => said),
          ...(errands.apart ?? []).map(({ from, to }) =>
            writtenIn(reading, { from, to: Math.min(to, reading.words.length) }),
          ),
        ].join(', ') || undefined
      : undefined,
    news: insteadOf(refused, slots, errands, knowledge) ?? newErrands(errands, slots),
  };
}

/**
 * What names things, by what the search makes of the whole: of what a word may mean the kinds that the rest speaks for
 * (`kediye mama`), and one thing by its head (`filtre kahve yapan makine`).
 */
function asHeard(concepts: readonly Concept[], reading: Reading, { ears }: Readable): Concept[] {
  const { kinds, isKindHinted, several, head, words } = ears.hear(reading);
  const at = words[(head?.to ?? 0) - 1]?.at;
  const sure = new Set(
    concepts.flatMap((one) => (one.is === 'kinds' && one.sure ? `${one.from} ${one.to}` : [])),
  );
  if (!head || kinds.length === 0 || isKindHinted || several) return [...concepts];
  // `iki saati geçmesin` is no watch.
  const isCounted =
    at !== undefined && reading.sizes.some((size) => size.to > at.from && size.from < at.to);
  const isSettled = isCounted || reading.refusals.length > 0;
  return concepts.map((one) => {
    if (one.is !== 'kinds' || !one.sure) return one;
    const common = one.kinds.filter((kind) => kinds.includes(kind));
    if (common.length > 0) return { ...one, kinds: common };
    return sure.size === 1 && !isSettled ? { ...one, kinds } : one;
  });
}

/** The kinds that the search hears where none is named. */
function kindsMeant(message: string, { ears, knowledge }: Readable): Concept[] {
  const { kinds: named, hinted } = ears.understand(message);
  const hints = hinted === undefined ? kindsOfValues(message, knowledge) : [hinted];
  const kinds = named.length > 0 ? named : hints;
  // No word names them: they stand nowhere.
  return kinds.length > 0 ? [{ is: 'kinds', kinds, sure: false, from: 0, to: 0 }] : [];
}

const fewKinds = 3;

/** The few kinds of which two words or more say something: `oled mi qled mi`. */
function kindsOfValues(message: string, { valueNames }: Knowledge): readonly string[] {
  const said = foldedWords(message)
    .map((word) => valueNames.meaningsOf([stem(word)]).map((one) => one.split(' ')[0] ?? ''))
    .filter((kinds) => kinds.length > 0);
  const [first = [], ...others] = said;
  const common = [...new Set(first)].filter((kind) => others.every((one) => one.includes(kind)));
  return others.length > 0 && common.length <= fewKinds ? common : [];
}

/** `lastik, araba lastiği değil`: the same thing. */
const isSame = (one: Concept, other: Concept): boolean =>
  one === other ||
  (one.is === 'kinds' && other.is === 'kinds' && one.kinds.join() === other.kinds.join());

/** What is asked for outright, or is called after what there is, was surely meant. */
const surely = ({ asks, near }: ThingAsked): number => Number(asks) * 2 + Number(near.length > 0);

const isRefusedAt = (at: number, { refusals }: Reading): boolean =>
  refusals.some(
    ({ kind, items }) => kind !== 'without' && items.some(({ from, to }) => at >= from && at < to),
  );

/** The errands that are new: another thing, or another person; a wide word round the present thing says nothing new. */
function newErrands({ list, things }: Errands, slots: Slots): readonly Errand[] | undefined {
  const [first] = list;
  if (!first) return undefined;
  const present = onlyKind(slots);
  // Hints and wide words tell what is looked for only while that is not known.
  if (present && things.length > 0 && !things.some(({ sure }) => sure)) return undefined;
  const stays =
    first.kinds.length === 0 || (present !== undefined && first.kinds.includes(present));
  const samePerson = !first.recipient || first.recipient.label === slots.recipient?.label;
  if (stays && samePerson && list.length === 1) return undefined;
  const kinds = stays && slots.kinds.length > 0 ? slots.kinds : first.kinds;
  return [{ ...first, kinds }, ...list.slice(1)];
}

/** `telefon, kamerası iyi`: what is also a value of another thing that is named describes that one. */
const describesAnother = (
  one: Concept,
  all: readonly Concept[],
  reading: Reading,
  readable: Readable,
): boolean =>
  one.is === 'kinds' &&
  all.some(
    (other) =>
      other.is === 'kinds' &&
      other !== one &&
      other.sure &&
      other.kinds.length === 1 &&
      other.kinds.join() !== one.kinds.join() &&
      placesOfValues(reading, other.kinds[0], readable).some(
        ({ from, to }) => from <= one.from && to >= one.to,
      ),
  );

/** `parfüm sevmez`: something else for the same person, or for oneself. */
function insteadOf(
  refused: readonly Concept[],
  slots: Slots,
  { list, things }: Errands,
  { occasions }: Knowledge,
): readonly Errand[] | undefined {
  if (things.some(({ sure }) => sure)) return undefined;
  const present = onlyKind(slots);
  const recipient = list[0]?.recipient ?? slots.recipient;
  const out = refused.flatMap((one) => (one.is === 'kinds' ? one.kinds : []));
  const isOut = present ? out.includes(present) : slots.kinds.some((kind) => out.includes(kind));
  const gifts = recipient && occasions.find(({ words }) => words.includes('hediye'));
  if (!isOut && !(gifts && out.length > 0 && slots.kinds.length === 0)) return undefined;
  const others = slots.kinds.length > 1 ? slots.kinds : (gifts?.kinds ?? []);
  const kinds = others.filter((kind) => kind !== present && !out.includes(kind));
  return present && kinds.length === 0 ? undefined : [{ kinds, recipient }];
}

/** `serum` of skin care: a sort of a kind and not the kind itself. */
const isSort = ({ from, to }: Found, { words }: Reading, { kinds }: Knowledge): boolean => {
  const said = words
    .slice(from, to)
    .map(({ stem: one }) => one)
    .join(' ');
  return [...kinds.values()].some(({ sorts }) => sorts.some((name) => stemmed(name) === said));
};

/** `laptop değil`; but `korku filmi değil` refuses the taste and not the film. */
const isRefused = (
  one: Concept,
  reading: Reading,
  concepts: readonly Concept[],
  isOfKind: (item: Found, one: Concept) => boolean,
  knowledge: Knowledge,
): boolean =>
  one.is === 'kinds' &&
  one.sure &&
  !isSort(one, reading, knowledge) &&
  reading.refusals.some(
    (refusal) =>
      (refusal.kind === 'not' || refusal.kind === 'instead') &&
      refusal.items.some((item) => item.to === one.to && !isOfKind(item, one)) &&
      refuses(refusal, one, reading, concepts),
  );

/** Whether a refusal is about what was found: it is the refused thing itself, or only fillers and kinds follow. */
function refuses(
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
