import { foldedWords, stem } from '../../../language';
import { nameOf } from '../facts/table';
import { inSentence } from '../names/in-sentence';
import type { Option } from '../proposing/terms';
import { withoutAddress } from '../reading/address';
import { boundedText } from '../reading/bounded-text';
import { inTurkish } from '../reading/english';
import { spelledOut } from '../reading/spelled-out';
import type { Clause, Heard } from '../sense';
import { change, noChange } from '../slots/change';
import { takeBack } from '../slots/chips';
import { onlyKind, type Slots } from '../slots/slots';
import { clausesOf, silent } from './clauses';
import { commandOf } from './commands';
import { givingWay } from './giving-way';
import { madeFor } from './made-for';
import { pointedIn, takenIn, withList } from './other-list';
import { withProperties } from './properties';
import { subjectOf } from './subject';
import type { Hearing, Talk } from './talk';

/** Properties that are kept for a thing that is named later. */
const mostSince = 12;

/** What a visitor's message makes of the talk. */
export async function afterMessage(before: Talk, written: string, hearing: Hearing): Promise<Talk> {
  const { knowledge } = hearing;
  const { text, cut } = boundedText(written);
  const back = takeBack(text, before.slots);
  const turkish = inTurkish(spelledOut(back?.rest ?? text), before.english);
  const { english } = turkish;
  const message = withoutAddress(turkish.text);
  const command = commandOf(text);
  const clauses = clausesOf(message, command, before, hearing);
  const talk: Talk = {
    ...before,
    slots: back?.slots ?? before.slots,
    before: before.slots,
    message,
    turn: before.turn + 1,
    clauses,
    command,
    english,
    cut,
    taken: undefined,
    unheard: [],
    guessed: false,
  };
  const subject =
    command === undefined
      ? await subjectOf(talk, clauses, hearing)
      : { slots: talk.slots, lacking: undefined, guessed: false, ofPresent: [] };
  const kind = knowledge.kinds.get(onlyKind(subject.slots) ?? '');
  const present = onlyKind(before.slots);
  const turns = subject.slots.kinds.join() !== before.slots.kinds.join();
  const said = clauses
    .filter(({ act }) => !silent.has(act))
    .map((clause) => withOwn(clause, subject.ofPresent));
  const isAccessory = kind?.accessoryOf != null && kind.accessoryOf === present;
  const pointed = pointedIn(clauses, talk);
  const taken = takenIn(clauses, pointed, talk);
  const meant = taken ?? before.spoken[0];
  const fitting = isAccessory
    ? await madeFor(meant ? [meant] : before.listed, kind, talk.turn, hearing.engine)
    : undefined;
  const saysWhich = () =>
    kind && knowledge.valueWords(kind.id).find(foldedWords(message).map(stem)).length > 0;
  // `kılıf da lazım`, where there is none for any of them: it stays with what is shown.
  if (kind && fitting === 'none' && !saysWhich())
    return {
      ...talk,
      lacking: {
        said: `${meant ? 'onun' : 'bunların hiçbiri'} için ${inSentence(kind.noun)}`,
        near: [],
        where: 'aksesuar satan mağazalarda',
        turn: talk.turn,
      },
    };
  const fitted =
    fitting === undefined || fitting === 'none'
      ? subject.slots
      : change(subject.slots, { ...noChange, wanted: [fitting] }, kind);
  const heard = await withProperties(
    { ...talk, slots: fitted },
    turns || !present ? [...before.since, ...said] : said,
    kind,
    hearing,
  );
  const own =
    kind && !turns && before.listed.length > 0
      ? await givingWay(heard.slots, talk.turn, kind, hearing.engine)
      : heard.slots;
  const slots = turns
    ? own
    : await withList({ ...talk, slots: own }, isNews(own, before.slots), hearing);
  const isOther = turns || onlyKind(slots) !== onlyKind(before.slots);
  return {
    ...talk,
    slots: taken && present ? { ...slots, chosen: withTaken(slots.chosen, taken, present) } : slots,
    changed: isNews(slots, before.slots),
    lacking: subject.lacking ?? (isOther || command === 'new' ? undefined : before.lacking),
    guessed: subject.guessed,
    unheard: heard.unheard,
    taken,
    spoken: pointed.length > 0 ? pointed : before.spoken,
    since: kind
      ? slots.later.length > 0
        ? said.filter((one) => heard.left.includes(one))
        : []
      : [...before.since, ...said].slice(-mostSince),
    ...(isOther && { asked: [], pending: undefined, listed: [], shown: [], spoken: [] }),
  };
}

/** What seemed to name another thing and says something of this one. */
const withOwn = (clause: Clause, own: readonly Heard[]): Clause => ({
  ...clause,
  heard: clause.heard.map((one) =>
    own.includes(one) ? { ...one, role: one.role === 'K-' ? 'V-' : 'V+' } : one,
  ),
});

/** What is taken of a kind takes the place of what was taken of it before. */
const withTaken = (chosen: Slots['chosen'], one: Option, kind: string): Slots['chosen'] => [
  ...chosen.filter((other) => other.kind !== kind),
  { kind, name: nameOf(one), price: one.price },
];

/** Whether slots ask for anything else than before; words that only rank do not count. */
const isNews = (after: Slots, before: Slots): boolean =>
  JSON.stringify(bare(after)) !== JSON.stringify(bare(before));

const bare = ({ open: _, sharers: __, chosen: ___, names, ...rest }: Slots) => ({
  ...rest,
  names: names.filter(({ as }) => as === 'name'),
});
