import { fold } from '@denk/shared/product/text';
import { foldedWords, stem } from '../../../language';
import { escaped } from '../reading/escaped';
import type { Clause, Heard } from '../sense';
import { isSameErrand, onlyKind, type Errand, type Recipient } from '../slots/slots';
import { surelyThing, type Named } from './named';
import type { Hearing, Talk } from './talk';
import type { Thing } from './things';
import { toldOfEach } from './told-of-each';

/** Between two things of which either will do. */
const either = /(?:^|\s)(?:ya ?da|veya|yoksa|m[iu])(?:\s|$)/;

/** What nobody knows of is a thing only where it is surely one. */
export const isSurelyLacking = ({ thing, clause, margin }: Named): boolean =>
  thing.kinds.length === 0 &&
  clause.act !== 'tell' &&
  (thing.where !== undefined || thing.near.length > 0 || margin >= surelyThing);

/** What is asked for and not sold, as it was written. */
export const lackingOf = (named: readonly Named[]): readonly string[] => [
  ...new Set(named.filter(isSurelyLacking).map(({ thing }) => thing.said)),
];

/** `önce koltuk olsun`: of several things what was to be first, and nothing of it shown, waits behind another. */
export const waitingFor = ({ slots, listed }: Talk, first: Errand): readonly Errand[] => {
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
export function saidOfFirst(
  named: readonly Named[],
  { ears, knowledge }: Hearing,
): readonly Heard[] {
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
export function errandsOf(
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
