import { fold } from '@denk/shared/product/text';
import {
  clauseOf,
  foldedWords,
  type Found,
  isPlace,
  isSomebody,
  type PhraseBook,
  readSizes,
  readWords,
  recipientCalled,
  stem,
  writtenIn,
} from '../../../language';
import { isLoss, type Clause, type Heard } from '../sense';
import { turnTo } from '../slots/change';
import { emptySlots, onlyKind, type Errand, type Recipient, type Slots } from '../slots/slots';
import { sampleOf } from '../proposing/shelf';
import type { Ears } from '../reading/ears';
import { escaped } from '../reading/escaped';
import { isInTrouble } from './clauses';
import { thingCalled, thingsTold, type Thing } from './things';
import type { Hearing, Lacking, Talk } from './talk';

/** What a message is about. */
export interface Subject {
  readonly slots: Slots;
  /** What it asks for that is not sold. */
  readonly lacking: Lacking | undefined;
  /** Whether the thing was guessed from what was told of it. */
  readonly guessed: boolean;
  /** Words that seemed to name a thing and say something of the present one. */
  readonly ofPresent: readonly Heard[];
}

const asking: ReadonlySet<Clause['act']> = new Set([
  'want',
  'tell',
  'seek',
  'next',
  'other',
  'accept',
  'stop',
  'thanks',
  'complain',
  'leave',
]);
/** What may say that something is needed without naming it. */
const needing: ReadonlySet<Clause['act']> = new Set([
  'want',
  'tell',
  'seek',
  'ask',
  'compare',
  'pick',
  'health',
  'mood',
]);
const fairlySure = 0.5;
/** Of so few kinds the first is likely the one. */
const mostLikely = 3;
const instead = /\b(?:vazgec|yerine|degil|aslinda|bos ?ver|neyse)/;
const turningAway = 16;
const surelyThing = 20;
/** Between two things of which either will do. */
const either = /(?:^|\s)(?:ya ?da|veya|yoksa|m[iu])(?:\s|$)/;

/** Reads which things a message asks for, and for whom. */
export async function subjectOf(
  talk: Talk,
  clauses: readonly Clause[],
  hearing: Hearing,
): Promise<Subject> {
  const { slots, turn, message, pending, listed } = talk;
  const { ears, knowledge, engine } = hearing;
  const present = onlyKind(slots);
  const sample = present ? await sampleOf(present, engine) : [];
  const carries = (said: string) => {
    const stems = foldedWords(said).map(stem);
    return sample.some((one) => stems.every((own) => one.stems.has(own)));
  };
  const isKindName = (said: string) => isWholeIn(ears.lexicon.kindNames, said);
  const isOfPresent = (said: string) =>
    present !== undefined &&
    ears
      .hear(ears.read(said), present)
      .words.some(
        ({ values, how }) => how !== 'corrected' && values.some((one) => one.kind === present),
      );
  const isAllOfPresent = (said: string) =>
    present !== undefined &&
    ears
      .hear(ears.read(said), present)
      .words.every(
        ({ values, optional }) => optional || values.some((one) => one.kind === present),
      );
  /** `laptop 5 bin` */
  const kindIn = (said: string) => {
    const words = foldedWords(said);
    // `2 saati geçmesin` speaks of no watch.
    const { sizes } = ears.read(said);
    const [found] = ears.lexicon.kindNames
      .find(words.map(stem))
      .filter(({ from }) => sizes.every((size) => from < size.from || from >= size.to));
    return found && asWritten(said, found);
  };
  /** `ağırlığı ne kadar`: what the tables of such things tell is no other thing. */
  const isRow = (said: string) => {
    const stems = foldedWords(said).map(stem).join(' ');
    return sample.some(({ product }) =>
      product.specs.some(({ name }) => foldedWords(name).map(stem).join(' ') === stems),
    );
  };
  /** What a clause names that is none of the present thing. */
  const otherIn = (said: string) => {
    const stems = foldedWords(said).map(stem);
    const [found] = [ears.lexicon.kindNames, ears.elsewhere]
      .flatMap((book) => book.find(stems))
      .filter(({ meanings }) => present === undefined || !meanings.includes(present))
      .sort((a, b) => b.to - b.from - (a.to - a.from));
    const text = found && asWritten(said, found);
    return text !== undefined &&
      !isSomebody(text) &&
      !isOfPresent(text) &&
      !carries(text) &&
      !isRow(text)
      ? text
      : undefined;
  };
  /** `oyun` `laptopu` */
  const isBeforeThing = ({ heard, text }: Clause, { to }: Heard) =>
    heard.some(
      (one) => one.role === 'K+' && one.from >= to && text.slice(to, one.from).trim() === '',
    );
  /** `power` `bank`: what stands before a name and is one name with it. */
  const withBefore = ({ heard, text }: Clause, own: Heard): string => {
    const before = heard.find(({ to }) => to < own.from && text.slice(to, own.from).trim() === '');
    const both = before && text.slice(before.from, own.to);
    return both !== undefined && (isKindName(both) || isWholeIn(ears.elsewhere, both))
      ? both
      : own.text;
  };
  // `türk kahvesi` of a coffee machine.
  const isValue = (said: string) =>
    isOfPresent(said) &&
    (!isKindName(said) || (pending !== undefined && pending !== 'kind' && isAllOfPresent(said)));
  // `köpeğime mama`: of several kinds that a name may mean the one that the rest speaks of.
  const spokenOf = (kinds: readonly string[]) => {
    const meant =
      kinds.length > 1 ? ears.understand(message).kinds.filter((id) => kinds.includes(id)) : [];
    return meant.length === 1 ? meant : kinds;
  };
  // `temizleyici`, where it is open whether it is for the skin: what one of those is called.
  const ofChoice = (said: string) => {
    const stems = foldedWords(said).map(stem);
    return slots.kinds.length < 2 || isKindName(said)
      ? []
      : slots.kinds.filter((id) => knowledge.valueWords(id).meaningsOf(stems).length > 0);
  };
  const named: {
    thing: Thing;
    clause: Clause;
    recipient: Recipient | undefined;
    margin: number;
  }[] = [];
  const ofPresent: Heard[] = [];
  const refused: string[] = [];
  const spoken: string[] = [];
  let recipient: Recipient | undefined;
  const people: Recipient[] = [];
  let isOneself = false;
  for (const clause of clauses) {
    // `kurutma makinesi de satıyor musunuz`, `ütü ne kadar`
    const found = silentOn(clause) ? undefined : otherIn(clause.text);
    const isAskedFor =
      found !== undefined &&
      (clause.act === 'next' ||
        asksAfter(fold(found), clause.text) ||
        openlyAsked(clause.text, ears) === fold(found));
    const other = isAskedFor ? found : undefined;
    if (other !== undefined && !clause.heard.some(({ role }) => role === 'K+'))
      named.push({
        thing: await thingCalled(other, ears),
        clause: { ...clause, act: 'seek' },
        recipient,
        margin: surelyThing,
      });
    for (const heard of clause.heard) {
      const { role, text } = heard;
      if (role === 'R+') {
        isOneself ||= oneself.test(fold(text));
        // `kızım için değil, kendim için`
        // `annem 800 lira verdi`
        const after = fold(clause.text.slice(heard.to));
        const isNone = /^ *(?:icin)? *degil/.test(after) || onlyTold.test(after);
        const [aged = ''] =
          /^ *(?:daha |simdi )?\d{1,2} yas\w*/.exec(after) ??
          /\d{1,2} yas\w*(?: olan)? *$/.exec(fold(beforeIn(message, clause, heard))) ??
          // `kızıma hediye, 6 yaşında`
          onlyOf(fold(message).match(/\d{1,2} yas\w*/g)) ??
          [];
        const somebody = isNone ? undefined : personCalled(`${aged} ${text}`.trim(), turn);
        const told = somebody && { ...somebody, said: text };
        // `kızıma da`: how old she is was told before.
        const person =
          told && told.label === slots.recipient?.label ? { ...slots.recipient, ...told } : told;
        if (person) {
          recipient = person;
          people.push(person);
        }
      }
      // `ütümüz bozuldu`: where nothing else is spoken of.
      if (role === 'K0') spoken.push(text);
      if (role === 'K-') {
        const { kinds } = await thingCalled(text, ears);
        const isPresent = present !== undefined && kinds.includes(present) && isKindName(text);
        if (!isPresent && (carries(text) || (isOfPresent(text) && !isKindName(text))))
          ofPresent.push(heard);
        else refused.push(...kinds);
      }
      // The catalogue decides whether a word names another thing or says how this one shall be.
      const kindSaid =
        // `kahve makinesi espresso` asks for one thing.
        role === 'V+' &&
        isKindName(text) &&
        !isOfPresent(text) &&
        !isBeforeThing(clause, heard) &&
        !isPurpose(clause, heard) &&
        !clause.heard.some((one) => one.role === 'K+' && one.to <= heard.from)
          ? text
          : role === 'M+'
            ? kindIn(text)
            : undefined;
      if (!(role === 'K+' || kindSaid !== undefined) || !asking.has(clause.act)) continue;
      // Away from what is on the table only what was surely said leads.
      const isSettled = listed.length > 0 || talk.lacking !== undefined;
      // `ağırlığı` is one of theirs.
      if (role === 'K+' && isRow(text) && listed.length > 0) {
        ofPresent.push(heard);
        continue;
      }
      // `abisine` is somebody.
      if (personCalled(text, turn) && !isKindName(text)) continue;
      // `oyun laptopu`: of several words for one thing the last names it.
      if (isBeforeOther(clause, heard)) continue;
      const offered = ofChoice(text);
      const called =
        offered.length > 0
          ? { said: text, kinds: offered, near: [], where: undefined, isNamed: true }
          : await thingOf(kindSaid ?? withBefore(clause, heard), clause, heard, ears);
      const thing = { ...called, kinds: spokenOf(called.kinds) };
      // `köpeğime de mama`, where food for cats stands there.
      const isOtherSort =
        present !== undefined && called.kinds.includes(present) && !thing.kinds.includes(present);
      const isSure =
        heard.margin >= turningAway ||
        clause.act === 'next' ||
        /\byanina\b/.test(fold(clause.text));
      if (isSettled && !isSure && other === undefined && !isOtherSort) continue;
      // What only happens to be in a title was hardly asked for.
      if (!thing.isNamed && thing.kinds.length > 0 && heard.margin < turningAway) continue;
      const isAnswer = pending !== undefined && pending !== 'kind' && !thing.isNamed;
      if (
        present &&
        !thing.kinds.includes(present) &&
        (isValue(text) ||
          ((thing.kinds.length === 0 || isAnswer) &&
            thing.where === undefined &&
            (isAnswer || carries(text))))
      )
        ofPresent.push(heard);
      else named.push({ thing, clause, recipient, margin: heard.margin });
    }
  }
  // What is asked for comes before what is only told of.
  const isAsked = ({ thing, clause }: (typeof named)[number]) =>
    thing.kinds.length > 0 && clause.act !== 'tell' && clause.act !== 'complain';
  const nounsOf = ({ thing }: (typeof named)[number]) =>
    thing.kinds.length === 1
      ? foldedWords(knowledge.kinds.get(thing.kinds[0] ?? '')?.noun ?? '').map(stem)
      : [];
  // `kpss … kitap`: what one of them is called in short is no second thing.
  const isInShort = (one: (typeof named)[number]) =>
    named.some(
      (other) =>
        nounsOf(other).length > nounsOf(one).length &&
        nounsOf(other).at(-1) === nounsOf(one).join(' '),
    );
  const sold = named.filter(
    (one) => (named.some(isAsked) ? isAsked(one) : one.thing.kinds.length > 0) && !isInShort(one),
  );
  // What nobody knows of is a thing only where it is surely one.
  const lost = named.filter(
    ({ thing, clause, margin }) =>
      thing.kinds.length === 0 &&
      clause.act !== 'tell' &&
      (thing.where !== undefined || thing.near.length > 0 || margin >= surelyThing),
  );
  const isOne = people.length < 2;
  const [only] = people;
  const errands = sold.map(({ thing, recipient: own }): Errand => ({
    kinds: thing.kinds,
    recipient: isOne ? only : own,
  }));
  const things = sold.map(({ thing }) => thing);
  // `robot olsun`, where it was asked whether it shall be a robot.
  const offered = ofOffered(slots.kinds, message, knowledge);
  const merged =
    offered !== undefined
      ? [{ kinds: [offered], recipient: only }]
      : isChoice(things, message)
        ? [{ kinds: [...new Set(errands.flatMap(({ kinds }) => kinds))], recipient: only }]
        : distinct(errands);
  const [first] = merged;
  const result = (next: Slots, more: Partial<Subject> = {}): Subject => ({
    slots: next,
    lacking: undefined,
    guessed: false,
    ofPresent,
    ...more,
  });
  if (first) {
    const stays = present !== undefined && first.kinds.includes(present);
    const isSameFor = !first.recipient || first.recipient.label === slots.recipient?.label;
    if (stays && isSameFor && merged.length === 1) return result(slots);
    const kinds = stays ? [present] : first.kinds;
    const isInstead = talk.listed.length === 0 || refused.length > 0 || instead.test(fold(message));
    return result(
      turnTo(slots, [{ ...first, kinds }, ...merged.slice(1)], knowledge.kinds, isInstead),
    );
  }
  const [lacks] = lost;
  const isKnownOf = lacks && (lacks.thing.where !== undefined || lacks.thing.near.length > 0);
  const meant = lacks && !isKnownOf && !present ? await thingsTold(message, ears) : undefined;
  if (meant && meant.kinds.length > 0)
    return result(turnTo(slots, [{ kinds: meant.kinds, recipient: only }], knowledge.kinds), {
      guessed: !meant.isNamed,
    });
  if (lacks)
    return result(slots, {
      lacking: { said: lacks.thing.said, near: lacks.thing.near, where: lacks.thing.where, turn },
    });
  // `yaş mama değil kuru` stays with what it refuses a sort of.
  const isOfSort = clauses.some(({ heard }) => heard.some(({ role }) => role === 'V+'));
  if (present && refused.includes(present) && !isOfSort)
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
  // Who has trouble with an order asks for nothing else.
  if (present || talk.lacking || isInTrouble(clauses)) return result(forWhom);
  // A bare answer to which thing it shall be: `Parfüm`.
  if (pending === 'kind' || slots.kinds.length > 1) {
    const said = clauses.map(withoutAside).filter(Boolean).join(', ');
    const isNone = clauses.some(({ heard }) => heard.some(({ role }) => role.endsWith('-')));
    const answer = said && !isNone ? await thingCalled(said, ears) : undefined;
    // Who says how it shall be is not asked again what it is, where it is likely.
    const isToldOf =
      pending === 'kind' &&
      slots.kinds.length <= mostLikely &&
      clauses.some(({ act, heard }) => act !== 'ask' && heard.some(({ role }) => role === 'V+'));
    // `kolye`
    if (answer?.where !== undefined && answer.kinds.length === 0)
      return result(forWhom, { lacking: { ...answer, turn } });
    const [chosen] = slots.kinds.filter((id) => answer?.kinds.includes(id));
    const kinds = chosen ? [chosen] : answer?.isNamed || !isToldOf ? (answer?.kinds ?? []) : [];
    if (kinds.length > 0)
      return result(turnTo(forWhom, [{ kinds, recipient: forWhom.recipient }], knowledge.kinds));
    const isLeft = isToldOf || clauses.some(({ act }) => act === 'leave' || act === 'pick');
    if (isLeft && slots.kinds[0]) return result({ ...forWhom, kinds: slots.kinds.slice(0, 1) });
    if (slots.kinds.length > 0) return result(forWhom);
  }
  // Who is worried or sad is sold nothing that was not asked for.
  if (
    isLoss(fold(message)) ||
    clauses.some(({ act, certainty }) => /^(?:health|mood)$/.test(act) && certainty > 0.4)
  )
    return result(forWhom);
  const told = clauses
    .filter(({ act, certainty }) => needing.has(act) || certainty < fairlySure)
    .map(withoutAside)
    .filter(Boolean)
    .join(', ');
  const [last] = spoken.slice(-1);
  const owned = last === undefined ? undefined : await thingCalled(last, ears);
  if (owned && owned.kinds.length > 0)
    return result(
      turnTo(
        forWhom,
        [{ kinds: spokenOf(owned.kinds), recipient: forWhom.recipient }],
        knowledge.kinds,
      ),
      { guessed: true },
    );
  if (owned?.where !== undefined)
    return result(forWhom, { lacking: { ...owned, where: owned.where, turn } });
  const plain = await thingsTold(told, ears);
  const { kinds, isNamed } = plain.kinds.length > 0 ? plain : await thingsTold(message, ears);
  const where = ears.elsewhere.find(foldedWords(message).map(stem)).at(-1);
  if (where && !isNamed) {
    const said = asWritten(message, where);
    return result(forWhom, { lacking: { said, near: [], where: where.meanings[0], turn } });
  }
  return kinds.length > 0
    ? result(turnTo(forWhom, [{ kinds, recipient: forWhom.recipient }], knowledge.kinds), {
        guessed: !isNamed,
      })
    : result(forWhom);
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

/** Whether it is asked if there is such a thing, or what it costs: `kurutma makinesi de satıyor musunuz`. */
const asksAfter = (thing: string, text: string): boolean =>
  new RegExp(
    `(?<!\\w[dt][ae] )${escaped(thing)}\\w* (?:d[ae] |bir |bi |falan )?(?:sat(?:iyo|ar|il)\\w* ?m[iu]|(?:var|bulunur) m[iu](?= sizde)|ne kadar|kaca\\b|sor(?:ay|al|ac|ca)\\w*|gelmisken)`,
  ).test(fold(text)) ||
  new RegExp(`\\b(?:bi|bir|peki|baska) (?:de |da )?(?:\\w+ )?${escaped(thing)}\\w* var m[iu]`).test(
    fold(text),
  ) ||
  new RegExp(`${escaped(thing)} (?:de|da) (?:\\w+ )?var m[iu]`).test(fold(text)) ||
  new RegExp(`\\byanina (?:\\w+ ){0,3}${escaped(thing)}`).test(fold(text));

const onlyOf = (found: RegExpMatchArray | null): readonly string[] | undefined =>
  found?.length === 1 ? found : undefined;

/** What a message says before something that was heard in a clause. */
const beforeIn = (message: string, { text }: Clause, { from }: Heard): string =>
  message.slice(0, Math.max(0, message.indexOf(text)) + from);

/** Words of a text by their places. */
const asWritten = (text: string, { from, to }: Found): string => {
  const words = readWords(text);
  return text.slice(words[from]?.from, words[to - 1]?.to);
};

const silentOn = ({ act }: Clause): boolean => act === 'compare' || act === 'pick' || act === 'why';

/** Whether words are a name of a book as a whole. */
const isWholeIn = (book: PhraseBook, said: string): boolean =>
  book.meaningsOf(foldedWords(said).map(stem)).length > 0;

const joining = /^(?:ve|ile|hem|bi|bir|ya|veya|yoksa|m[iu]|falan|d[ae])$/;

/** Whether another name of the same thing follows in the clause, or what it is for: `arabaya dört mevsim lastik`. */
const isBeforeOther = (clause: Clause, own: Heard): boolean => {
  const { heard, text } = clause;
  const next = heard.find((one) => one.role === 'K+' && one.from >= own.to);
  // `el süpürgesi araba için`
  if (isPurpose(clause, own) && heard.some((one) => one.role === 'K+' && one.to <= own.from))
    return true;
  if (own.role !== 'K+' || !next || isPurpose(clause, next)) return false;
  const between = fold(text.slice(own.to, next.from)).trim();
  return (
    isPlace(foldedWords(own.text).at(-1) ?? '') ||
    (/^\p{L}*$/u.test(between) && !joining.test(between))
  );
};

const isPurpose = ({ text }: Clause, { to }: Heard): boolean =>
  /^ icin\b/.test(fold(text.slice(to)));

/** What a clause says beside sums and people. */
const withoutAside = ({ text, heard }: Clause): string =>
  heard
    .filter(({ role }) => role === 'M+' || role === 'R+')
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text)
    .trim();

/** The one thing that a text names and asks for, as the search understands it; folded. */
function openlyAsked(text: string, ears: Ears): string | undefined {
  const { reading, words, head, kinds, isKindHinted } = ears.understand(text);
  const [first, last] = [words[head?.from ?? -1], words[(head?.to ?? 0) - 1]];
  const clause = last && clauseOf(last.at.from, reading.clauses);
  // `odada klima var mı`, `kılıfı yanında geliyor mu` ask of what is shown; `çanta önerir misin` asks us.
  const isAsked =
    clause?.saying === 'asks' &&
    !/^m[iu]$/.test(reading.words[(clause.verb ?? -1) + 1]?.text ?? '');
  return first && last && isAsked && kinds.length === 1 && !isKindHinted
    ? fold(writtenIn(reading, { from: first.at.from, to: last.at.to }))
    : undefined;
}

/** A thing by its own name, else with what stands before it, else by all of its clause. */
async function thingOf(
  said: string,
  { heard, text }: Clause,
  own: Heard,
  ears: Ears,
): Promise<Thing> {
  // `arabaya koltuk`: more words name one thing.
  const asked = openlyAsked(text, ears);
  if (asked?.endsWith(` ${fold(said)}`)) return thingCalled(asked, ears);
  const called = await thingCalled(said, ears);
  if (called.kinds.length > 0 || called.where !== undefined) return called;
  const before = heard.find(({ to }) => to < own.from && text.slice(to, own.from).trim() === '');
  const longer = before && (await thingCalled(text.slice(before.from, own.to), ears));
  if (longer && longer.kinds.length > 0) return longer;
  const { kinds, isNamed } = await thingsTold(text, ears);
  return isNamed ? { ...called, kinds, isNamed } : called;
}

/** Somebody as they are spoken of: `9 yaşındaki kızıma`. */
function personCalled(text: string, turn: number): Recipient | undefined {
  const words = foldedWords(text);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const person =
      recipientCalled(`${words[at - 1] ?? ''} ${words[at] ?? ''}`) ??
      recipientCalled(words[at] ?? '') ??
      recipientCalled(`${words[at] ?? ''}m`);
    const age = readSizes(readWords(text)).find(({ unit }) => unit === 'yas')?.value;
    if (person)
      return {
        ...person,
        ...(age !== undefined && { age }),
        ...(age !== undefined && age < grown && { child: true }),
        said: text,
        turn,
      };
  }
  return undefined;
}

/** What somebody does who is no reason for the present one. */
const onlyTold = /\b(?:verdi|dedi|diyo\w*|soyledi|oner(?:di|iyo\w*)|gonderdi|kork[iu]yo\w*)\b/;
const oneself = /\b(?:kendi\w*|bana|benim)\b/;
/** Years from which somebody is no child. */
const grown = 13;

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
