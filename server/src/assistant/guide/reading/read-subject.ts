import type { Knowledge } from '../../../catalogue';
import { recipientCalled, type Reading, writtenIn } from '../../../language';
import { onlyKind, type Errand, type Slots } from '../slots/slots';
import {
  findRecipients,
  isWholeKind,
  withoutOverlaps,
  type Concept,
  type Readable,
} from './find-concepts';
import { isSmall } from './small';
import { readErrands, type Errands } from './read-errands';
import { placesOfThings, type ThingAsked } from './things-asked';

/** What a message is about. */
export interface Subject {
  /** Another thing or person than before. */
  readonly news: readonly Errand[] | undefined;
  /** What is asked for and is none of the things there are. */
  readonly lacking: ThingAsked | undefined;
  /** What is asked for beside it and is none either, as it was written. */
  readonly lackingToo: string | undefined;
  /** Whether a thing is asked for by a name. */
  readonly isNamed: boolean;
}

/** What a message is asked about for. */
export interface Asking {
  readonly turn: number;
  /** What it asks for, as the catalogue was searched for it. */
  readonly things: readonly ThingAsked[];
  /** Whether something beside buying is spoken of, too: what only hints at a thing asks for none then. */
  readonly beside: boolean;
}

/** Reads which things a message names, for whom, and whether that is another errand than the one in hand. */
export function readSubject(
  reading: Reading,
  slots: Slots,
  { turn, things, beside }: Asking,
  readable: Readable,
): Subject {
  const found = placesOfThings(things, reading);
  const lost = found.flatMap(({ thing }) => (thing.kinds.length === 0 ? [thing] : []));
  const kinds = found.flatMap(({ thing, ...place }): Concept[] =>
    thing.kinds.length > 0
      ? [
          {
            is: 'kinds',
            kinds: thing.kinds,
            sure: thing.how !== 'hinted',
            ...place,
          },
        ]
      : [],
  );
  const named = withoutOverlaps([...findRecipients(reading), ...kinds]);
  const errands = readErrands(named, reading, turn, slots.kinds.length > 1 ? slots.kinds : []);
  const { things: meant, apart = [] } = errands;
  const isMeant = meant.some(({ sure }) => sure);
  const lacks = [...lost].sort((a, b) => surely(b) - surely(a));
  // Who speaks of something else, too, asks for nothing that is not there or only hinted at: `bugün hava nasıl`.
  const lacking = isMeant || beside ? undefined : lacks[0];
  const isHint = beside && meant.length > 0 && !isMeant;
  const lackingToo = [
    ...lacks.filter((thing) => surely(thing) > 0).map(({ said }) => said),
    ...apart.map(({ from, to }) =>
      writtenIn(reading, { from, to: Math.min(to, reading.words.length) }),
    ),
  ].join(', ');
  const news =
    lacking || isHint
      ? undefined
      : (insteadOf(kindsRefused(reading, readable), slots, errands, readable.knowledge) ??
        newErrands(errands, slots));
  return {
    news,
    lacking,
    lackingToo: isMeant && lackingToo ? lackingToo : undefined,
    isNamed: isMeant,
  };
}

/** What is asked for outright, or is called after what there is, was surely meant. */
const surely = ({ standing, near }: ThingAsked): number =>
  Number(standing === 'asked') * 2 + Number(near.length > 0);

/** The errands that are new: another thing, or another person; a hint says nothing new of the present thing. */
function newErrands({ list, things }: Errands, slots: Slots): readonly Errand[] | undefined {
  const [first] = list;
  if (!first) return undefined;
  const present = onlyKind(slots);
  if (present && things.length > 0 && !things.some(({ sure }) => sure)) return undefined;
  const stays =
    first.kinds.length === 0 || (present !== undefined && first.kinds.includes(present));
  const samePerson = !first.recipient || first.recipient.label === slots.recipient?.label;
  if (stays && samePerson && list.length === 1) return undefined;
  const kinds = stays && slots.kinds.length > 0 ? slots.kinds : first.kinds;
  return [{ ...first, kinds }, ...list.slice(1)];
}

/** The kinds that a message refuses: `laptop değil`; but `korku filmi değil` refuses the taste and not the film. */
function kindsRefused(reading: Reading, readable: Readable): readonly string[] {
  const { ears, knowledge } = readable;
  const items = reading.refusals.flatMap(({ kind, items: own }) =>
    kind === 'not' || kind === 'instead' ? own : [],
  );
  return items.flatMap((item) => {
    const stems = reading.words.slice(item.from, item.to).map((word) => word.stem);
    const last = knowledge.kindNames.find(stems).findLast(({ to }) => to === stems.length);
    const name = stems.slice(last?.from, last?.to);
    return (last?.meanings ?? []).filter(
      (id) =>
        isWholeKind(name, id, ears) &&
        // `kelime oyunu` is one of many sorts.
        (name.length < 2 || ears.lexicon.kindNouns.meaningsOf(name).includes(id)) &&
        reading.words
          .slice(item.from, item.to - name.length)
          .every(
            ({ text, stem }) =>
              (isSmall(text) && ears.lexicon.valueNames.meaningsOf([stem]).length === 0) ||
              recipientCalled(text) !== undefined,
          ),
    );
  });
}

/** `parfüm sevmez`: something else for the same person, or for oneself. */
function insteadOf(
  out: readonly string[],
  slots: Slots,
  { list, things }: Errands,
  { occasions }: Knowledge,
): readonly Errand[] | undefined {
  if (things.some(({ sure }) => sure)) return undefined;
  const present = onlyKind(slots);
  const recipient = list[0]?.recipient ?? slots.recipient;
  const isOut = present ? out.includes(present) : slots.kinds.some((kind) => out.includes(kind));
  const gifts = recipient && occasions.find(({ words }) => words.includes('hediye'));
  if (!isOut && !(gifts && out.length > 0 && slots.kinds.length === 0)) return undefined;
  const others = slots.kinds.length > 1 ? slots.kinds : (gifts?.kinds ?? []);
  const kinds = others.filter((kind) => kind !== present && !out.includes(kind));
  return [{ kinds, recipient }];
}
