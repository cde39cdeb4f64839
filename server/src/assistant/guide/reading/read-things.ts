import type { Knowledge } from '../../../catalogue';
import { type Reading, writtenIn } from '../../../language';
import { onlyKind, type Errand, type Slots } from '../slots/slots';
import {
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

/** Reads which things a message names, for whom, and whether that is another errand than the one in hand. */
export function readThings(
  reading: Reading,
  slots: Slots,
  { turn, things = [] }: Pick<Situation, 'turn' | 'things'>,
  readable: Readable,
): Things {
  const found = placesOfThings(things, reading);
  const kinds = found.flatMap(({ thing, from, to }): Concept[] =>
    thing.kinds.length > 0
      ? [
          {
            is: 'kinds',
            kinds: thing.kinds,
            sure: thing.how !== 'hinted',
            ...(thing.how === 'called' && { called: true as const }),
            from,
            to,
          },
        ]
      : [],
  );
  const named = withoutOverlaps([...findRecipients(reading), ...kinds]);
  const refused = kindsRefused(reading, readable);
  const errands = readErrands(named, reading, turn, slots.kinds.length > 1 ? slots.kinds : []);
  const isMeant = errands.things.some(({ sure }) => sure);
  const lacks = found
    .filter(({ thing }) => thing.kinds.length === 0)
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
    news: insteadOf(refused, slots, errands, readable.knowledge) ?? newErrands(errands, slots),
  };
}

/** What is asked for outright, or is called after what there is, was surely meant. */
const surely = ({ asks, near }: ThingAsked): number => Number(asks) * 2 + Number(near.length > 0);

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
function kindsRefused(reading: Reading, { ears, knowledge }: Readable): readonly string[] {
  const { kindNames, sortNames } = knowledge;
  const items = reading.refusals.flatMap(({ kind, items: own }) =>
    kind === 'not' || kind === 'instead' ? own : [],
  );
  return items.flatMap((item) => {
    const stems = reading.words.slice(item.from, item.to).map((word) => word.stem);
    const last = kindNames.find(stems).findLast(({ to }) => to === stems.length);
    const name = stems.slice(last?.from, last?.to);
    return (last?.meanings ?? []).filter(
      (id) =>
        !sortNames.meaningsOf(name).includes(id) &&
        !placesOfValues(reading, id, { ears, knowledge }).some(
          ({ from, to }) => from >= item.from && from < item.to - name.length && to <= item.to,
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
  return present && kinds.length === 0 ? undefined : [{ kinds, recipient }];
}
