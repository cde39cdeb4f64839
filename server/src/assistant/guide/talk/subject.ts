import { fold } from '@denk/shared/product/text';
import { foldedWords, stem } from '../../../language';
import { escaped } from '../reading/escaped';
import type { Clause, Heard } from '../sense';
import { turnTo } from '../slots/change';
import {
  emptySlots,
  isSameErrand,
  onlyKind,
  type Errand,
  type Recipient,
  type Slots,
} from '../slots/slots';
import { guessedOf } from './guessed';
import { namesIn, surelyThing, type Named } from './named';
import { presentOf } from './present';
import type { Hearing, Lacking, Talk } from './talk';
import { thingsTold, type Thing } from './things';
import { toldOfEach } from './told-of-each';

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
  /** What of the message is said of the thing that it leads to. */
  readonly clauses: readonly Clause[];
  /** What it asks for beside and is not sold, as it was written. */
  readonly missing: readonly string[];
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
    clauses,
    missing: [],
    ...more,
  });
  const ofFirst = saidOfFirst(named, hearing);
  const { errands, told } = errandsOf(
    named.filter(({ heard }) => !ofFirst.includes(heard)),
    talk,
    clauses,
    { people, isOneself },
    hearing,
  );
  const [asked] = errands;
  // What waits is for whom it was asked for.
  const first = asked?.recipient
    ? asked
    : (slots.later.find((one) => one.kinds.join() === asked?.kinds.join()) ?? asked);
  if (first) {
    const missing = lackingOf(named);
    const more = { clauses: told, missing, ofPresent: [...ofPresent, ...ofFirst] };
    const stays = present.kind !== undefined && first.kinds.includes(present.kind);
    const isSameFor = !first.recipient || first.recipient.label === slots.recipient?.label;
    if (stays && isSameFor && errands.length === 1) return result(slots, more);
    const kinds = stays ? [present.kind] : first.kinds;
    const isSameSum = /\bayni (?:fiyat|butce|para)/.test(fold(message));
    const isInstead = talk.listed.length === 0 || refused.length > 0 || instead.test(fold(message));
    const next = turnTo(
      slots,
      [{ ...first, kinds }, ...waitingFor(talk, first), ...errands.slice(1)],
      knowledge.kinds,
      isInstead,
    );
    return result(isSameSum ? { ...next, budget: slots.budget } : next, more);
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
  // … and `fransız arabası istemiyorum` with what it does.
  const isAll = clauses.some(({ heard }) =>
    heard.some(({ role, text }) => role === 'K-' && present.isKindName(text)),
  );
  if (present.kind && refused.includes(present.kind) && !isOfSort && isAll)
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

/** What is asked for and not sold, as it was written. */
const lackingOf = (named: readonly Named[]): readonly string[] => [
  ...new Set(named.filter(isSurelyLacking).map(({ thing }) => thing.said)),
];

/** `önce koltuk olsun`: of several things what was to be first, and nothing of it shown, waits behind another. */
const waitingFor = ({ slots, listed }: Talk, first: Errand): readonly Errand[] => {
  const isOther = slots.later.some((one) => isSameErrand(one, first));
  if (!isOther || listed.length > 0) return [];
  const { kinds, recipient } = slots;
  return [{ kinds, recipient }, ...slots.later.filter((one) => !isSameErrand(one, first))];
};

/** The things that are asked for and sold, and what is told of the first; of the others it goes with them. */
interface Errands {
  readonly errands: readonly Errand[];
  readonly told: readonly Clause[];
}

/** `kahve makinesi … espresso olsun`: what says how the first thing shall be is no second one. */
function saidOfFirst(named: readonly Named[], { ears, knowledge }: Hearing): readonly Heard[] {
  const [first, ...others] = named.filter(({ thing }) => thing.kinds.length > 0);
  const [kind = '', more] = first?.thing.kinds ?? [];
  const isNoun = (said: string, [id = '']: readonly string[]) =>
    fold(knowledge.kinds.get(id)?.noun ?? '') === fold(said);
  return more !== undefined
    ? []
    : others
        .filter(
          ({ thing: { said, kinds } }) =>
            !kinds.includes(kind) &&
            !isNoun(said, kinds) &&
            ears
              .hear(ears.read(said), kind)
              .words.some(
                ({ values, how }) => how !== 'corrected' && values.some((one) => one.kind === kind),
              ),
        )
        .map(({ heard }) => heard);
}

/** The things that are asked for and sold, each for the one before it, or all for the only one who is spoken of. */
function errandsOf(
  named: readonly Named[],
  { slots, message }: Talk,
  clauses: readonly Clause[],
  { people, isOneself }: { readonly people: readonly Recipient[]; readonly isOneself: boolean },
  { ears, knowledge }: Hearing,
): Errands {
  const [only, another] = people;
  const alone = (kinds: readonly string[]): Errands => ({
    errands: [{ kinds, recipient: only }],
    told: clauses,
  });
  // `robot olsun`, where it was asked whether it shall be a robot.
  const offered =
    ofOffered(slots.kinds, message, knowledge) ?? besideIt(onlyKind(slots), message, knowledge);
  if (offered !== undefined) return alone([offered]);
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
  if (isChoice(things, message)) return alone([...new Set(things.flatMap(({ kinds }) => kinds))]);
  // `bana laptop, kızıma tablet`
  const isForEach =
    another !== undefined || isOneself || (sold.length > 1 && /\bbana\b/.test(fold(message)));
  const errandOf = (one: Named): Errand => {
    const same = saidBefore(one, sold) ?? one;
    return { kinds: same.thing.kinds, recipient: isForEach ? same.recipient : only };
  };
  const errands = distinct(sold.map(errandOf));
  const placeOf = (one: Named) =>
    errands.findIndex((errand) => isSameErrand(errand, errandOf(one)));
  const lacking = lackingOf(named);
  if (errands.length + lacking.length < 2) return { errands, told: clauses };
  const parts = toldOfEach(
    clauses,
    new Map([
      ...sold.map((one) => [one.heard, placeOf(one)] as const),
      ...named.flatMap(({ heard, thing: { said } }) =>
        lacking.includes(said) ? [[heard, errands.length + lacking.indexOf(said)] as const] : [],
      ),
    ]),
  );
  // A sum for all is shared, and not said again of each.
  const ofAll = parts.ofAll.map((one) => ({
    ...one,
    heard: one.heard.filter(({ role }) => role.startsWith('V')),
  }));
  return {
    errands: errands.map((errand, at) =>
      at === 0 ? errand : { ...errand, told: [...ofAll, ...(parts.ofEach[at] ?? [])] },
    ),
    told: [...parts.ofAll, ...(parts.ofEach[0] ?? [])],
  };
}

/** `anneme parfüm, babama kol saati … saat 5 bin`: what was named before and is only named again, for nobody else. */
function saidBefore({ thing, clause, heard }: Named, all: readonly Named[]): Named | undefined {
  const before = clause.heard.findLast(({ to }) => to <= heard.from);
  return before?.role === 'R+'
    ? undefined
    : all.find((other) => other.thing.kinds.every((id) => thing.kinds.includes(id)));
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
  errands.filter((one, at) => errands.findIndex((other) => isSameErrand(other, one)) === at);

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
