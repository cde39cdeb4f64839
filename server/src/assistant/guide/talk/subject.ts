import { fold } from '@denk/shared/product/text';
import { foldedWords, stem } from '../../../language';
import { escaped } from '../reading/escaped';
import type { Clause, Heard } from '../sense';
import { turnTo } from '../slots/change';
import { emptySlots, onlyKind, type Errand, type Recipient, type Slots } from '../slots/slots';
import { guessedOf } from './guessed';
import { namesIn, surelyThing, type Named } from './named';
import { presentOf } from './present';
import type { Hearing, Lacking, Talk } from './talk';
import { thingsTold, type Thing } from './things';

/** What a message is about. */
export interface Subject {
  readonly slots: Slots;
  /** What it asks for that is not sold. */
  readonly lacking: Lacking | undefined;
  /** Whether the thing was guessed from what was told of it. */
  readonly guessed: boolean;
  /** Words that seemed to name a thing and say something of the present one. */
  readonly ofPresent: readonly Heard[];
  /** Questions that ask after the thing: `ona kasko baksak ne tutar`. */
  readonly sought: readonly Clause[];
}

const instead = /\b(?:vazgec|yerine|degil|aslinda|bos ?ver|neyse)/;
/** Between two things of which either will do. */
const either = /(?:^|\s)(?:ya ?da|veya|yoksa|m[iu])(?:\s|$)/;

/** Reads which things a message asks for, and for whom. */
export async function subjectOf(
  talk: Talk,
  clauses: readonly Clause[],
  hearing: Hearing,
): Promise<Subject> {
  const { slots, turn, message } = talk;
  const { ears, knowledge } = hearing;
  const present = await presentOf(talk, hearing);
  const { named, ofPresent, refused, spoken, people, isOneself, sought } = await namesIn(
    talk,
    clauses,
    present,
    hearing,
  );
  const [only] = people;
  const result = (next: Slots, more: Partial<Subject> = {}): Subject => ({
    slots: next,
    lacking: undefined,
    guessed: false,
    ofPresent,
    sought,
    ...more,
  });
  const errands = errandsOf(named, talk, people, hearing);
  const [first] = errands;
  if (first) {
    const stays = present.kind !== undefined && first.kinds.includes(present.kind);
    const isSameFor = !first.recipient || first.recipient.label === slots.recipient?.label;
    if (stays && isSameFor && errands.length === 1) return result(slots);
    const kinds = stays ? [present.kind] : first.kinds;
    const isSameSum = /\bayni (?:fiyat|butce|para)/.test(fold(message));
    const isInstead = talk.listed.length === 0 || refused.length > 0 || instead.test(fold(message));
    const next = turnTo(
      slots,
      [{ ...first, kinds }, ...errands.slice(1)],
      knowledge.kinds,
      isInstead,
    );
    return result(isSameSum ? { ...next, budget: slots.budget } : next);
  }
  const lacks = named.find(isSurelyLacking)?.thing;
  if (lacks) {
    const isKnownOf = lacks.where !== undefined || lacks.near.length > 0;
    const meant = isKnownOf || present.kind ? undefined : await thingsTold(message, ears);
    if (meant && meant.kinds.length > 0)
      return result(turnTo(slots, [{ kinds: meant.kinds, recipient: only }], knowledge.kinds), {
        guessed: !meant.isNamed,
      });
    const { said, near, where } = lacks;
    return result(slots, { lacking: { said, near, where, turn } });
  }
  // `yaş mama değil kuru` stays with what it refuses a sort of.
  const isOfSort = clauses.some(({ heard }) => heard.some(({ role }) => role === 'V+'));
  if (present.kind && refused.includes(present.kind) && !isOfSort)
    return result({ ...emptySlots, recipient: slots.recipient, unwanted: slots.unwanted });
  // `kızım için değil, kendim için`
  if (isOneself && slots.recipient)
    return result({
      ...slots,
      recipient: undefined,
      wanted: slots.wanted.filter(({ said }) => said !== slots.recipient?.said),
    });
  const forWhom =
    only && only.label !== slots.recipient?.label
      ? turnTo(slots, [{ kinds: slots.kinds, recipient: only }], knowledge.kinds)
      : slots;
  const guess = await guessedOf(talk, clauses, forWhom, spoken, present, hearing);
  return result(guess.slots, guess);
}

/** What nobody knows of is a thing only where it is surely one. */
const isSurelyLacking = ({ thing, clause, margin }: Named): boolean =>
  thing.kinds.length === 0 &&
  clause.act !== 'tell' &&
  (thing.where !== undefined || thing.near.length > 0 || margin >= surelyThing);

/** The things that are asked for and sold, each for the one before it, or all for the only one who is spoken of. */
function errandsOf(
  named: readonly Named[],
  { slots, message }: Talk,
  people: readonly Recipient[],
  { ears, knowledge }: Hearing,
): readonly Errand[] {
  const [only, another] = people;
  // `robot olsun`, where it was asked whether it shall be a robot.
  const offered =
    ofOffered(slots.kinds, message, knowledge) ?? besideIt(onlyKind(slots), message, knowledge);
  if (offered !== undefined) return [{ kinds: [offered], recipient: only }];
  // What is asked for comes before what is only told of.
  const isAsked = ({ thing, clause }: Named) =>
    thing.kinds.length > 0 && clause.act !== 'tell' && clause.act !== 'complain';
  const nounsOf = ({ thing: { kinds } }: Named) =>
    kinds.length === 1
      ? foldedWords(knowledge.kinds.get(kinds[0] ?? '')?.noun ?? '').map(stem)
      : [];
  // `kpss … kitap`: what one of them is called in short is no second thing.
  const isInShort = (one: Named) =>
    named.some(
      (other) =>
        nounsOf(other).length > nounsOf(one).length &&
        nounsOf(other).at(-1) === nounsOf(one).join(' '),
    );
  const asked = named.filter(
    (one) => (named.some(isAsked) ? isAsked(one) : one.thing.kinds.length > 0) && !isInShort(one),
  );
  // `doğum günü hediyesi alacağım, saat olabilir`: what it is for is no second thing.
  const isOccasion = ({ thing: { said, isNamed } }: Named) =>
    !isNamed && ears.lexicon.occasions.find(foldedWords(said).map(stem)).length > 0;
  const sold = asked.every(isOccasion) ? asked : asked.filter((one) => !isOccasion(one));
  const things = sold.map(({ thing }) => thing);
  if (isChoice(things, message))
    return [{ kinds: [...new Set(things.flatMap(({ kinds }) => kinds))], recipient: only }];
  return distinct(
    sold.map(({ thing, recipient }) => ({
      kinds: thing.kinds,
      recipient: another ? recipient : only,
    })),
  );
}

/** Of several kinds the one whose noun has a word that a message says and the others' have not. */
function ofOffered(
  kinds: readonly string[],
  message: string,
  knowledge: Hearing['knowledge'],
): string | undefined {
  const said = new Set(foldedWords(message).map(stem));
  const stemsOf = (id: string) => foldedWords(knowledge.kinds.get(id)?.noun ?? '').map(stem);
  const meant = kinds.filter((id) =>
    stemsOf(id).some(
      (one) =>
        said.has(one) && kinds.every((other) => other === id || !stemsOf(other).includes(one)),
    ),
  );
  return kinds.length > 1 && meant.length === 1 ? meant[0] : undefined;
}

/** `robotlardan da göster`, `çamaşır da olabilir`, `robot olsun`: what has the same noun as the present thing, by what tells it apart. */
function besideIt(
  present: string | undefined,
  message: string,
  { kinds }: Hearing['knowledge'],
): string | undefined {
  const wordsOf = (id: string) => foldedWords(kinds.get(id)?.noun ?? '');
  const folded = fold(message);
  // `kahve olsun` is coffee, whatever machine was spoken of.
  const isThing = (word: string) => [...kinds.values()].some(({ noun }) => fold(noun) === word);
  const isSaid = (word: string) =>
    new RegExp(
      `\\b${escaped(word)}(?:l[ae]r)?(?:[dt][ae]n|[ae]|[iu])? (?:d[ae] (?:goster|bak|ol(?:abil|ur|sun)|oner)|olsa${isThing(word) ? '' : '|olsun'})`,
    ).test(folded);
  if (present === undefined) return undefined;
  return [...kinds.keys()].find((id) => {
    const words = wordsOf(id);
    const before = words.slice(0, -1);
    return id !== present && words.at(-1) === wordsOf(present).at(-1) && before.some(isSaid);
  });
}

const distinct = (errands: readonly Errand[]): Errand[] =>
  errands.filter(
    (one, at) =>
      errands.findIndex(
        (other) =>
          other.kinds.join() === one.kinds.join() &&
          other.recipient?.label === one.recipient?.label,
      ) === at,
  );

/** Whether two things are named of which either will do. */
function isChoice(things: readonly Thing[], message: string): boolean {
  const folded = fold(message);
  let end = 0;
  const places = things.map(({ said }) => {
    const from = folded.indexOf(fold(said), end);
    end = Math.max(end, from + fold(said).length);
    return { from, to: end };
  });
  return things.some((thing, at) => {
    const next = things[at + 1];
    if (!next || thing.kinds.join() === next.kinds.join()) return false;
    return either.test(folded.slice(places[at]?.to, places[at + 1]?.from));
  });
}
