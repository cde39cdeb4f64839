import { fold } from '@denk/shared/product/text';
import type { Kind, Knowledge } from '../../../catalogue';
import { foldedWords, isFunctionWord, stem } from '../../../language';
import type { SearchEngine } from '../../../search';
import { asksForOthers, formOf, mayWish, turnsDown, type Clause } from '../acts';
import { sendsToDoctor } from '../facts/health';
import { boundedText } from '../reading/bounded-text';
import { earsOf } from '../reading/ears';
import { inTurkish } from '../reading/english';
import { fillers } from '../names/fillers';
import { namesThing } from '../names/thing-name';
import { sampleOf } from '../proposing/shelf';
import { isByName, type Option } from '../proposing/terms';
import { withReferred } from '../reading/referred';
import { withSides } from '../reading/sides';
import { thingsAsked, type ThingAsked } from '../reading/things-asked';
import { pointedAt } from '../reading/pointing';
import { unshortened } from '../reading/unshortened';
import { takeBack } from '../slots/chips';
import { release } from '../slots/release';
import { onlyKind, type Slots } from '../slots/slots';
import { commandOf } from './commands';
import { chosenOf, hear, isNews } from './hear';
import { otherList, placesKept } from './other-list';
import { clausesOf, isUnsettled, settled } from './roles';
import { isTurnedDown, takeOut } from './take-out';
import { nothingTold, type Talk, type Heard, type Hearing } from './talk';

/** Messages of which a thing named later is told what they said of it. */
const mostSince = 5;

/** What a visitor's message makes of the talk. */
export async function afterMessage(
  before: Talk,
  written: string,
  engine: SearchEngine,
  knowledge: Knowledge,
): Promise<Talk> {
  const hearing = { engine, knowledge, ears: earsOf(engine, knowledge) };
  const { text, cut } = boundedText(written);
  const back = takeBack(text, before.slots);
  const talk = back ? { ...before, slots: back.slots } : before;
  const { text: message, english } = inTurkish(
    withReferred(unshortened(withSides(back?.rest ?? text))),
    talk.english,
  );
  const command = commandOf(text);
  const kind = knowledge.kinds.get(onlyKind(talk.slots) ?? '');
  const { clauses: heardAs, slots: held } = released(clausesOf(message, command, talk, kind), talk);
  const isReleased = held !== talk.slots;
  const begun = {
    ...talk,
    slots: held,
    before: before.slots,
    turn: talk.turn + 1,
    message,
    english,
    cut,
    things: await thingsIn(heardAs, talk, hearing),
  };
  if ((back || isReleased) && heardAs.length === 0)
    return { ...begun, clauses: [], command, changed: true, told: nothingTold };
  const clauses: Clause[] = [];
  const others = begun.things.filter((thing) => isOther(thing, kind));
  for (const clause of heardAs) {
    if (asksForOther(clause, others, clauses)) {
      clauses.push({ ...clause, act: 'wish' });
      continue;
    }
    const alone =
      isUnsettled(clause) && talk.listed.length > 0
        ? await hear(clause.text, { ...begun, clauses: [{ ...clause, act: 'wish' }] }, hearing)
        : undefined;
    clauses.push(alone ? settled(clause, talk, () => saysNew(alone.slots, talk.slots)) : clause);
  }
  const { heard, slots: asked } = await heardIn({ ...begun, clauses, command }, hearing);
  const slots = await otherList(
    { ...begun, clauses, command },
    asked,
    isNews(heard.slots, talk.slots),
    hearing,
  );
  const out = await takeOut({ ...begun, clauses, command }, slots, hearing);
  const turns =
    out.slots.kinds.join() !== talk.slots.kinds.join() ||
    (talk.slots.recipient !== undefined &&
      out.slots.recipient?.label !== talk.slots.recipient.label);
  const pointed = [
    ...new Set(clauses.flatMap((one) => pointedAt(one.text, talk.listed, talk.shown))),
  ];
  // After what is not sold, what asks for no other thing outright is about that: `bir kiloluk paket olsa yeter`.
  const lost = heard.told.lacking;
  const isNew = lost && (lost.goesWith || !(talk.lacking && isSaidOf(talk.lacking, lost)));
  // Beside tyres, a `zincir` is no jeweller's; a medicine is the doctor's beside anything.
  const isOfPresent = kind !== undefined && lost !== undefined && !lost.said.includes(' ');
  const sold = lost && (whereIn([lost.said, message], knowledge) ?? talk.lacking?.where);
  const where = sold && isOfPresent && !sendsToDoctor(sold) ? undefined : sold;
  const lacking = isNew ? { ...lost, where } : undefined;
  return {
    ...begun,
    slots: out.slots,
    clauses,
    command,
    changed: isNews(out.slots, before.slots),
    told: {
      ...heard.told,
      lacking,
      out: out.taken,
      chosen: turns || lacking ? takenIn(clauses, talk) : undefined,
    },
    lacking: lacking ?? (turns ? undefined : talk.lacking),
    spoken: pointed.length > 0 ? pointed : talk.spoken,
    since:
      onlyKind(out.slots) || lacking || talk.lacking
        ? []
        : [...talk.since, message].slice(-mostSince),
    ...(turns && {
      asked: [],
      pending: undefined,
      listed: [],
      shown: [],
      spoken: [],
      earlier: talk.listed.length > 0 ? [talk.listed, ...talk.earlier] : talk.earlier,
    }),
  };
}

/** Whether something was heard that no word only hints at. */
const saysNew = (after: Slots, before: Slots): boolean =>
  isNews(
    {
      ...before,
      budget: after.budget,
      total: after.total,
      brands: after.brands,
      refused: after.refused,
    },
    before,
  ) ||
  after.names.some((one) => one.also && !before.names.includes(one)) ||
  after.wanted.some((one) => !before.wanted.includes(one) && (!one.hint || isByName(one)));

/** Takes back what clauses say need not be, and leaves of them what else they say. */
function released(
  clauses: readonly Clause[],
  { slots, listed, shown }: Talk,
): Pick<Talk, 'clauses' | 'slots'> {
  return clauses.reduce<Pick<Talk, 'clauses' | 'slots'>>(
    (talk, clause) => {
      const isOfShown = pointedAt(clause.text, listed, shown).length > 0;
      const back = isOfShown ? undefined : release(clause.text, talk.slots);
      if (!back) return { ...talk, clauses: [...talk.clauses, clause] };
      const words = foldedWords(back.rest);
      const isAll = words.every((word) => isFunctionWord(word) || fillers.has(word));
      const rest: Clause = { ...clause, text: back.rest.trim(), words, act: 'wish' };
      return { slots: back.slots, clauses: isAll ? talk.clauses : [...talk.clauses, rest] };
    },
    { slots, clauses: [] },
  );
}

/** The one of the shown that is taken. */
function takenIn(clauses: readonly Clause[], talk: Talk): Option | undefined {
  const accepts = clauses.filter(({ act }) => act === 'accept');
  return accepts.length > 0 ? chosenOf({ ...talk, clauses: accepts }) : undefined;
}

/** Whether what seems to be another thing is the one that is not sold again, or names none. */
const isSaidOf = (before: ThingAsked, { said }: ThingAsked): boolean =>
  !namesThing(said) || stemsOf(said).at(-1) === stemsOf(before.said).at(-1);

const stemsOf = (text: string): readonly string[] => foldedWords(text).map(stem);

/** Where others sell what the last words of the first text that names such a thing are called by. */
const whereIn = (texts: readonly string[], { elsewhere }: Knowledge): string | undefined =>
  texts.flatMap((text) => elsewhere.find(stemsOf(text)).slice(-1))[0]?.meanings[0];

const asksNone: ReadonlySet<Clause['act']> = new Set(['fact', 'tell', 'next', 'unclear']);

/** Whether a thing is named and asked for outright, and another than what is talked of. */
const isOther = ({ standing, how, kinds }: ThingAsked, kind: Kind | undefined): boolean =>
  kind !== undefined &&
  (standing === 'asked' || standing === 'wished') &&
  how === 'named' &&
  !kinds.includes(kind.id);

/** Whether what asks or tells is nothing about the shown but asks for another thing, or says how that shall be: `dambıl var mı`, `sıra ütüde, 2400 watt yeter`. */
const asksForOther = (
  { act, text }: Clause,
  others: readonly ThingAsked[],
  before: readonly Clause[],
): boolean =>
  asksNone.has(act) &&
  !ofThem.test(fold(text)) &&
  (namesOne(text, others) ||
    (before.some((clause) => namesOne(clause.text, others)) && formOf(text) !== 'asks'));

/** `balon turu da ayarlıyorlar mı` asks of those who sell what is shown, `sigorta ekleniyor mu buna` of what is. */
const ofThem = /l[ae]r m[iu]\b|\bbun(?:[aiu]|la|un\w*|[dn]\w*|lar\w*)\b/;

const namesOne = (text: string, others: readonly ThingAsked[]): boolean =>
  others.some(({ said }) => text.includes(said));

/** What clauses ask for, beside what is talked of. */
async function thingsIn(
  clauses: readonly Clause[],
  { slots, lacking }: Talk,
  { engine, ears }: Hearing,
): Promise<readonly ThingAsked[]> {
  const kind = onlyKind(slots);
  const sample = kind ? await sampleOf(kind, engine) : [];
  // `başka renk bakalım`
  const labels = Object.values(ears.lexicon.kinds.get(kind ?? '')?.attributes ?? {});
  const asked = new Set(labels.flatMap(({ label }) => stemsOf(label)));
  const found = await thingsAsked(
    clauses.filter((clause) => mayWish(clause.act, false)),
    {
      kind,
      isLost: lacking !== undefined,
      later: [...slots.later.flatMap(({ kinds }) => kinds), ...slots.sharers.flat()],
      carries: (one) => asked.has(one) || sample.some(({ stems }) => stems.has(one)),
    },
    ears,
  );
  // `hiçbir fikrim yok` names nothing.
  return found.filter((one) => one.kinds.length > 0 || !/^hi[cç]/iu.test(one.said));
}

/** What the clauses that wish or refuse something make of the slots. */
async function heardIn(talk: Talk, hearing: Hearing): Promise<{ heard: Heard; slots: Slots }> {
  const { clauses, listed, message } = talk;
  const hasList = listed.length > 0;
  const own: Clause[] = [];
  for (const clause of clauses) {
    const isOwn = mayWish(clause.act, hasList)
      ? !isTurnedDown(clause, talk) && placesKept(clause, listed).length === 0
      : (turnsDown.has(clause.act) && !isTurnedDown(clause, talk)) ||
        (hasList &&
          mayAdd(clause, talk) &&
          saysMore(await hear(withoutTold(clause.text), talk, hearing), talk));
    if (isOwn) own.push(clause);
  }
  const heard =
    own.length > 0
      ? await hear(joined(message, clauses, own), talk, hearing)
      : { slots: talk.slots, told: nothingTold };
  // What is said of a list that was shown weighs more than what was said before.
  return {
    heard,
    slots:
      hasList || own.some((clause) => clause.insists)
        ? insisted(heard.slots, talk.slots)
        : heard.slots,
  };
}

/** What asks for others, leaves something to us or takes one may say how that shall be, too. */
const mayAdd = ({ act, text }: Clause, { listed, shown }: Talk): boolean =>
  asksForOthers.has(act) ||
  act === 'leave' ||
  (act === 'accept' && pointedAt(text, listed, shown).length === 0);

const saysMore = ({ slots }: Heard, before: Talk): boolean =>
  isNews(
    {
      ...slots,
      budget: slots.budget?.level ? before.slots.budget : slots.budget,
      order: before.slots.order,
      names: slots.names.filter(({ as }) => as === 'name'),
    },
    { ...before.slots, names: before.slots.names.filter(({ as }) => as === 'name') },
  );

/** What is said again weighs more. */
const insisted = (slots: Slots, before: Slots): Slots => ({
  ...slots,
  budget:
    slots.budget && slots.budget !== before.budget
      ? { ...slots.budget, insisted: true }
      : slots.budget,
  wanted: slots.wanted.map((wish) =>
    before.wanted.includes(wish) ? wish : { ...wish, insisted: true },
  ),
  brands: slots.brands.map((brand) =>
    before.brands.includes(brand) ? brand : { ...brand, insisted: true },
  ),
});

/** Some of a message's clauses as one text; those that follow one another as they were written. */
const joined = (message: string, clauses: readonly Clause[], kept: readonly Clause[]): string =>
  kept.reduce((text, clause) => {
    const before = clauses[clauses.indexOf(clause) - 1];
    const isNext = before !== undefined && kept.includes(before) && !before.insists;
    const between = isNext ? message.slice(before.to, clause.from) : ', ';
    return `${text}${text ? between : ''}${withoutTold(clause.text)}`;
  }, '');

/** `üçüncüsü orta sert, onu değiştir`, `ikincisi yerine`: what one of the shown is like is nothing that is wished for. */
const withoutTold = (text: string): string =>
  text.replace(
    /^(?:(?:bir|iki|üç|uc|son)[iıuü]?nc[iıuü]s[uüiı]|ilki|(?:ilk|son) ikisi|üçü(?: de)?|hepsi|bunlar)(?!\p{L})(?:\s+yerine(?!\p{L})|[^,;]*[,;]\s*(?=.*(?:de[gğ]i[sş]tir|[cç][ıi]kar|ols|olm)))/iu,
    '',
  );
