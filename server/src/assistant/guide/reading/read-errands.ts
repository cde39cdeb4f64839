import type { Found, Reading } from '../../../language';
import { fillers } from '../names/fillers';
import type { Errand, Recipient } from '../slots/slots';
import type { Concept } from './find-concepts';

type Kinds = Extract<Concept, { readonly is: 'kinds' }>;
type Person = Extract<Concept, { readonly is: 'recipient' }>;

/** What a message asks for: one thing or several, each for somebody; kinds are empty where only people are named. */
export interface Errands {
  readonly list: readonly Errand[];
  /** What named each kind, for telling a switch from a mention. */
  readonly things: readonly Kinds[];
  /** What is named for somebody and is no thing that there is. */
  readonly apart?: readonly Found[];
}

const joins =
  /^(?:ve|ile|de|da|hem|bir|bi|birde|ayrica|artı|sonra|yanin(?:a|da)|beraberinde|icin)$/;
/** What was said before it is not meant: `tablet, yok pardon laptop`. */
const takesBack = /^(?:yok|pardon|degil|vazgec\w*|aslinda|hayir)$/;
const chooses = /^(?:veya|yada|ya|mi|mu|yoksa)$/;

/** Reads who gets what: `anneme parfüm babama saat`, `telefon ve kulaklık`, `laptop mu tablet mi`. */
export function readErrands(
  concepts: readonly Concept[],
  reading: Reading,
  turn: number,
  offered: readonly string[],
): Errands {
  const things = concepts.filter((one): one is Kinds => one.is === 'kinds');
  const people = concepts
    .filter((one): one is Person => one.is === 'recipient')
    // `sevgilime sevgililer günü hediyesi` is for one person.
    .filter(
      ({ recipient }, at, all) =>
        all.findIndex((other) => other.recipient.label === recipient.label) === at,
    );
  const meant = thingsMeant(things, reading, offered);
  const who = people.map((person) => recipientFrom(person, reading, turn));
  if (people.length >= 2 && meant.length >= 2) {
    // Each person goes with the thing that follows, or the last one that was named.
    return {
      things: meant,
      list: people.map((person, at) => {
        const own = meant.find(
          ({ from }) => from >= person.to && from < (people[at + 1]?.from ?? Infinity),
        );
        return {
          kinds: (own ?? meant[Math.min(at, meant.length - 1)])?.kinds ?? [],
          recipient: who[at],
        };
      }),
    };
  }
  const isChoice =
    meant.length > 1 &&
    meant.some((thing, at) => at > 0 && isBetween(meant[at - 1], thing, reading, chooses));
  if (isChoice) {
    const kinds = [...new Set(meant.flatMap((thing) => thing.kinds))];
    return { things: meant, list: [{ kinds, recipient: who[0] }] };
  }
  if (people.length >= 2) {
    const [thing] = meant;
    const kinds = thing?.kinds ?? [];
    // `babama tıraş makinesi anneme parfüm`: the thing is hers before whom something else is named.
    const own = thing && people.findLastIndex(({ to }) => to <= thing.from);
    const others = people.filter((person, at) => at !== own && !isJoined(person, people, reading));
    return {
      things: meant,
      apart: others.map(({ to }) => ({
        from: to,
        to: Math.min(...people.map(({ from }) => from).filter((from) => from >= to), Infinity),
      })),
      list: people.flatMap((person, at) =>
        others.includes(person) ? [] : [{ kinds, recipient: who[at] }],
      ),
    };
  }
  if (meant.length === 0)
    return { things: [], list: who.map((recipient) => ({ kinds: [], recipient })) };
  return { things: meant, list: meant.map(({ kinds }) => ({ kinds, recipient: who[0] })) };
}

/** `anneme ve babama`: whether only small words stand between somebody and the next person. */
const isJoined = ({ to }: Found, people: readonly Found[], { words }: Reading): boolean => {
  const next = people.find(({ from }) => from >= to);
  return !next || words.slice(to, next.from).every(({ text }) => fillers.has(text));
};

/** Things named side by side are all meant; else the last one, which what stands before only describes. */
function thingsMeant(
  things: readonly Kinds[],
  reading: Reading,
  offered: readonly string[],
): readonly Kinds[] {
  const sure = things.some((thing) => thing.sure)
    ? things.filter((thing) => thing.sure)
    : things.slice(0, 1);
  // Several of those that one could choose from.
  if (sure.every(({ kinds }) => kinds.every((kind) => offered.includes(kind)))) return sure;
  const sideBySide = sure.filter((thing, at) => {
    const [before, after] = [sure[at - 1], sure[at + 1]];
    const linked = (one: Kinds | undefined, other: Kinds | undefined) =>
      // `buzdolabı çamaşır makinesi ve bulaşık makinesi`
      (sure.length > 2 && one !== undefined && one.to === other?.from) ||
      isBetween(one, other, reading, joins) ||
      isBetween(one, other, reading, chooses);
    return linked(before, thing) || linked(thing, after);
  });
  return sideBySide.length > 1 ? sideBySide : sure.slice(-1);
}

/** Whether only fillers stand between two things, one of them a joining word or a comma. */
function isBetween(
  one: Found | undefined,
  other: Found | undefined,
  { words }: Reading,
  joint: RegExp,
): boolean {
  if (!one || !other) return false;
  const between = words.slice(one.to, other.from);
  const comma =
    joint === joins && [...between, words[other.from]].some((word) => word?.before.includes(','));
  const purpose = between.at(-1)?.text === 'icin' || between[0]?.text === 'icin';
  return (
    !purpose &&
    !between.some(({ text }) => takesBack.test(text)) &&
    between.length <= 5 &&
    between.every(
      ({ text, number }) => fillers.has(text) || joins.test(text) || number !== undefined,
    ) &&
    (comma || between.some(({ text }) => joint.test(text)))
  );
}

function recipientFrom({ recipient, ...found }: Person, reading: Reading, turn: number): Recipient {
  const [first, last] = [reading.words[found.from], reading.words[found.to - 1]];
  return { ...recipient, said: reading.text.slice(first?.from, last?.to), turn };
}
