import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { foldedWords, stem } from '../../../language';
import { nounOf } from '../names/in-sentence';
import { sampleOf } from '../proposing/shelf';
import { withoutAddress } from '../reading/address';
import { boundedText } from '../reading/bounded-text';
import { inTurkish } from '../reading/english';
import { spelledOut } from '../reading/spelled-out';
import type { Clause, Heard } from '../sense';
import { change, noChange, turnTo } from '../slots/change';
import { takeBack } from '../slots/chips';
import { isSameErrand, onlyKind, type Slots } from '../slots/slots';
import { isAskedInVain } from './asked-after';
import { clausesOf, silent } from './clauses';
import { commandOf } from './commands';
import { droppedIn } from './dropped';
import { asLeft, backTo, leftFor, withTaken, type Shelf } from './earlier';
import { givingWay } from './giving-way';
import { madeFor } from './made-for';
import { pointedIn, takenIn, withList } from './other-list';
import { piecesIn } from './pieces';
import { withProperties } from './properties';
import { subjectOf } from './subject';
import type { Hearing, Talk } from './talk';

/** Properties that are kept for a thing that is named later. */
const mostSince = 12;

/** What a visitor's message makes of the talk. */
export async function afterMessage(before: Talk, written: string, hearing: Hearing): Promise<Talk> {
  const { knowledge } = hearing;
  const { text, cut } = boundedText(written);
  const undone = takeBack(text, before.slots);
  const turkish = inTurkish(spelledOut(undone?.rest ?? text), before.english);
  const { english } = turkish;
  const message = withoutAddress(turkish.text);
  const command = commandOf(text);
  const clauses = clausesOf(message, command, before, hearing);
  const talk: Talk = {
    ...before,
    slots: undone?.slots ?? before.slots,
    before: before.slots,
    message,
    turn: before.turn + 1,
    clauses,
    command,
    english,
    cut,
    taken: [],
    unheard: [],
    missing: [],
    guessed: false,
    dropped: false,
  };
  const elsewhere = withoutDropped(talk, hearing) ?? goneBack(talk, hearing);
  if (elsewhere) return elsewhere;
  const pointed = pointedIn(clauses, talk);
  const taken = takenIn(clauses, pointed, talk, hearing);
  // What takes something of an earlier list turns to nothing.
  const isOfEarlier = taken.some(
    ({ one }) => !pointed.includes(one) && !before.spoken.includes(one),
  );
  const others = clauses.filter(
    ({ act, heard }) =>
      !isOfEarlier || (act !== 'accept' && heard.some(({ role }) => /^[KVM]/.test(role))),
  );
  const about =
    command === undefined && others.length > 0
      ? await subjectOf(talk, others, hearing)
      : {
          slots: talk.slots,
          lacking: undefined,
          guessed: false,
          ofPresent: [],
          sought: [],
          clauses: others,
          missing: [],
        };
  const isNext =
    clauses.some(({ act }) => act === 'next') &&
    before.slots.later.length > 0 &&
    isSameErrand(about.slots, before.slots);
  const subject = {
    ...about,
    slots: asLeft(
      isNext ? turnTo(about.slots, about.slots.later, knowledge.kinds) : about.slots,
      talk,
    ),
  };
  const kind = knowledge.kinds.get(onlyKind(subject.slots) ?? '');
  const present = onlyKind(before.slots);
  const turns = subject.slots.kinds.join() !== before.slots.kinds.join();
  const said = [
    ...about.clauses
      .filter(({ act }) => !silent.has(act))
      .map((clause) => withOwn(clause, subject.ofPresent)),
    ...(turns ? subject.sought : []),
  ];
  // What was said of it when others were asked for with it.
  const waiting = before.slots.later.find((one) => turns && isSameErrand(one, subject.slots));
  const since = [...before.since, ...(waiting?.told ?? [])];
  const isAccessory = kind?.accessoryOf != null && kind.accessoryOf === present;
  const meant = taken[0]?.one ?? before.spoken[0];
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
        said: `${meant ? 'onun' : 'bunların hiçbiri'} için ${nounOf(kind)}`,
        near: [],
        where: 'aksesuar satan mağazalarda',
        turn: talk.turn,
      },
    };
  const fitted =
    fitting === undefined || fitting === 'none'
      ? subject.slots
      : change(subject.slots, { ...noChange, wanted: [fitting] }, kind);
  // What is said with a thing that is not sold is of that.
  const isOfLacking = subject.lacking !== undefined && present !== undefined;
  const heard = isOfLacking
    ? { slots: fitted, unheard: [], left: [] }
    : await withProperties(
        { ...talk, since, slots: await withMakers(fitted, kind, hearing) },
        turns || !present ? [...since, ...said] : said,
        kind,
        hearing,
      );
  const own =
    kind && !turns && before.listed.length > 0
      ? (await isAskedInVain(talk, heard.slots, kind, hearing.engine))
        ? talk.slots
        : await givingWay(heard.slots, talk.turn, kind, hearing.engine)
      : heard.slots;
  const listed = turns
    ? own
    : await withList({ ...talk, slots: own }, isNews(own, before.slots), hearing);
  const counted = subject.lacking ? undefined : piecesIn(message, kind?.noun ?? '');
  const pieces = counted ?? listed.pieces;
  const slots = { ...listed, pieces, chosen: withTaken(listed.chosen, taken) };
  const isBeside = !turns && adds.test(fold(message)) && isOtherOf(slots, before.slots, kind);
  const isOther = turns || isBeside || onlyKind(slots) !== onlyKind(before.slots);
  return {
    ...talk,
    slots,
    changed: isNews(slots, before.slots),
    lacking: subject.lacking ?? (isOther || command === 'new' ? undefined : before.lacking),
    guessed: subject.guessed,
    unheard: heard.unheard,
    missing: about.missing,
    taken,
    spoken: pointed.length > 0 ? pointed : before.spoken,
    since: kind ? leftToSay(said, slots, heard) : [...before.since, ...said].slice(-mostSince),
    ...(isOther && {
      earlier: leftFor(before, isBeside),
      asked: [],
      pending: undefined,
      listed: [],
      shown: [],
      spoken: [],
    }),
  };
}

/** The talk without one of several things, where a message says nothing but that: another stays, or stands there again. */
function withoutDropped(talk: Talk, hearing: Hearing): Talk | undefined {
  const dropped = talk.command === undefined ? droppedIn(talk, hearing) : undefined;
  if (!dropped) return undefined;
  const { earlier } = talk;
  // Nothing is kept of a sum for what is not to be.
  const gone = (dropped.isPresent ? talk : dropped.shelf)?.slots.kinds.join();
  const without = (slots: Slots): Slots => ({
    ...slots,
    sharers: slots.sharers.filter((kinds) => kinds.join() !== gone),
  });
  if (dropped.isPresent) {
    const [shelf, ...others] = earlier;
    if (!shelf) return undefined;
    const again = standingAgain({ ...shelf, slots: without(shelf.slots) }, talk);
    return { ...again, dropped: true, earlier: others };
  }
  return {
    ...talk,
    slots: without(talk.slots),
    clauses: [],
    changed: false,
    dropped: true,
    lacking: undefined,
    earlier: earlier.filter((one) => one !== dropped.shelf),
  };
}

/** The talk with an earlier thing before it, where a message goes back to that. */
function goneBack(talk: Talk, hearing: Hearing): Talk | undefined {
  const back = backTo(talk, hearing);
  return (
    back && {
      ...standingAgain(back, talk),
      earlier: leftFor({ ...talk, slots: talk.before }, false).filter((one) => one !== back),
    }
  );
}

const standingAgain = (shelf: Shelf, talk: Talk): Talk => ({
  ...talk,
  slots: { ...shelf.slots, chosen: talk.slots.chosen },
  listed: [],
  shown: [],
  spoken: [],
  command: 'list',
  changed: true,
  lacking: undefined,
});

/** What of a message may say something of the next thing: what is none of the first of several, or what nobody knows. */
const leftToSay = (
  said: readonly Clause[],
  { later, chosen }: Slots,
  { left, unheard }: { readonly left: readonly Clause[]; readonly unheard: readonly string[] },
): readonly Clause[] => {
  if (later.length > 0) return said.filter((one) => left.includes(one));
  // `kpss kitap … soru bankası olsun`
  return unheard.length > 0 && chosen.length === 0 ? said : [];
};

/** What seemed to name another thing and says something of this one. */
const withOwn = (clause: Clause, own: readonly Heard[]): Clause => ({
  ...clause,
  heard: clause.heard.map((one) =>
    own.includes(one) ? { ...one, role: one.role === 'K-' ? 'V-' : 'V+' } : one,
  ),
});

/** Without refusals of makers that make nothing of the kind. */
async function withMakers(
  slots: Slots,
  kind: Kind | undefined,
  { engine }: Hearing,
): Promise<Slots> {
  if (!kind || slots.refusedBrands.length === 0) return slots;
  const makers = new Set((await sampleOf(kind.id, engine)).map(({ product }) => product.brandId));
  return { ...slots, refusedBrands: slots.refusedBrands.filter(({ id }) => makers.has(id)) };
}

/** What asks for a second thing beside the first. */
const adds = /\byanina\b|\b(?:bir|bi) ?de\b|\b[dt][ae] (?:ekle|lazim|al[aiıu]|bak|var|ist)/;

/** Whether another sort of the same kind is asked for, or for somebody else. */
const isOtherOf = (slots: Slots, before: Slots, kind: Kind | undefined): boolean => {
  const sortsOf = ({ wanted, recipient }: Slots) =>
    [
      recipient?.label,
      ...wanted.flatMap(({ anyOf }) =>
        anyOf.flatMap(({ attribute, value }) =>
          kind?.attributes[attribute]?.choice === 'one' ? `${attribute} ${value}` : [],
        ),
      ),
    ].join();
  return sortsOf(before) !== '' && sortsOf(slots) !== sortsOf(before);
};

/** Whether slots ask for anything else than before; words that only rank do not count. */
const isNews = (after: Slots, before: Slots): boolean =>
  JSON.stringify(bare(after)) !== JSON.stringify(bare(before));

const bare = ({ open: _, sharers: __, chosen: ___, pieces: ____, names, ...rest }: Slots) => ({
  ...rest,
  names: names.filter(({ as }) => as === 'name'),
});
