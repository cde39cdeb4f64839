import type { Knowledge } from '../../../catalogue';
import { read, remembering } from '../../../language';
import type { SearchEngine } from '../../../search';
import type { Act, Clause } from '../acts';
import { isAboutMoney } from '../names/is-about-money';
import { wanted } from '../proposing/choose';
import { sampleOf } from '../proposing/shelf';
import type { Option } from '../proposing/terms';
import { boundedText } from '../reading/bounded-text';
import { inTurkish } from '../reading/english';
import type { Readable } from '../reading/find-concepts';
import { picturesAsWords } from '../reading/pictures';
import { placesOf, pointedAt } from '../reading/pointing';
import { nothingHeard, readEarlier, readMessage, type Heard } from '../reading/read-message';
import type { Situation } from '../reading/situation';
import { thingsAsked } from '../reading/things-asked';
import { unshortened } from '../reading/unshortened';
import { changeSlots } from '../slots/change-slots';
import { takeBack } from '../slots/chips';
import { emptySlots, onlyKind, type Slots } from '../slots/slots';
import { asksForOthers, clausesOf, mayWish, notTaken, settled, turnsDown } from './clauses';
import { commandOf } from './commands';
import { asks } from './forms';
import { otherList } from './other-list';
import { settleNames } from './settle';
import { settleSum } from './settle-sum';
import {
  namesInstead,
  namesValue,
  pointsBack,
  productsTaken,
  refusesByItself,
  refusesKind,
  takeOut,
  type TurnedDown,
} from './take-out';
import { beginning, type Talk } from './talk';

/** Messages of which a thing named later is told what they said of it. */
const mostSince = 5;
/** Clauses of a message that are kept as they were read by themselves: what is asked of one again is not read again. */
const mostClauses = 32;

/** `baştan alalım`, and what follows it: what was said before counts no more. */
const startsAnew =
  /(?<!\p{L})(?:(?:en )?(?:baştan|bastan|sıfırdan|sifirdan|yeniden) (?:al|başla|basla)\p{L}*|başka (?:bir )?(?:ürüne|şeye) (?:bakalım|geçelim))[\s,.;:!]+(?=\p{L})/iu;

/** What a visitor's message makes of the talk. */
export async function afterMessage(
  before: Talk,
  written: string,
  engine: SearchEngine,
  readable: Readable,
): Promise<Talk> {
  const { knowledge } = readable;
  const isNew = startsAnew.test(written);
  const whole = isNew ? written.replace(startsAnew, '') : written;
  const { turn, replied, told } = before;
  const talk = isNew ? { ...beginning, turn, replied, told } : before;
  const { text, cut } = boundedText(whole);
  const command = commandOf(text);
  const back = takeBack(text, talk.slots);
  const { text: message, english } = inTurkish(unshortened(picturesAsWords(text)));
  const heardOf = back ? [] : clausesOf(message, command, talk);
  const situation = await situationOf(talk, heardOf, engine, readable);
  const readAlone = remembering(mostClauses, (clause) =>
    readMessage(clause, talk.slots, situation, readable),
  );
  const alone = (clause: Clause) => readAlone(clause.text);
  const clauses =
    talk.listed.length > 0
      ? takenBack(
          heardOf.map((clause) => settled(clause, () => saysNews(alone(clause), talk.slots))),
        )
      : heardOf;
  const { said, turned } = sorted(message, clauses, talk, alone);
  const refused = clauses.some((clause) => refusesKind(clause, talk.slots, knowledge));
  const heard = back
    ? { ...nothingHeard, slots: back, changed: true }
    : readMessage(command ? '' : said, talk.slots, situation, readable);
  const others =
    refused && onlyKind(heard.slots) === onlyKind(talk.slots)
      ? { ...emptySlots, recipient: talk.slots.recipient, budget: talk.slots.budget }
      : await otherList(clauses, command, talk, heard, engine, knowledge);
  const present = knowledge.kinds.get(onlyKind(others) ?? '');
  const { slots: left, taken } = takeOut(turned, others, talk.slots, talk.listed, present);
  const chosen =
    choosesNothing(talk, left) && !namesUnknown(heard, left)
      ? changeSlots(left, { errands: [{ kinds: await likeliest(left, engine) }] }, knowledge)
      : left;
  const isLate = onlyKind(chosen) !== undefined && onlyKind(heard.slots) === undefined;
  const named = isLate
    ? readAgain(said, chosen, { ...situation, before: talk.since }, readable)
    : chosen;
  const { slots: asNamed, absent } = await settleNames(named, engine, readable);
  const slots = await withSum(asNamed, heard, engine, knowledge);
  const turnedTo =
    slots.kinds.join() !== talk.slots.kinds.join() ||
    (talk.slots.recipient !== undefined && slots.recipient?.label !== talk.slots.recipient.label);
  const pointed = [
    ...new Set(clauses.flatMap(({ text: own }) => pointedAt(own, talk.listed, talk.shown))),
  ];
  const newlyAbsent = absent.filter((name) => name.turn === situation.turn);
  const changed = heard.changed || slots !== asNamed || others !== heard.slots || taken.length > 0;
  const isUnderstood =
    changed ||
    heard.leaves ||
    heard.lacking !== undefined ||
    !clauses.some(({ act }) => act === 'wish' || act === 'unclear');
  return {
    ...talk,
    before: talk.slots,
    slots,
    message,
    turn: situation.turn,
    clauses,
    command,
    heard,
    changed,
    taken,
    notTaken: english
      ? undefined
      : notTaken(
          clauses.filter(
            ({ act, from }) =>
              !(taken.length > 0 && turned.some(({ clause }) => clause.from === from)) &&
              !(turnedTo && act === 'refuse'),
          ),
          heard,
          newlyAbsent,
        ),
    english,
    cut,
    absent: newlyAbsent,
    assumed: isLate && others === heard.slots,
    lacking: heard.lacking ?? (turnedTo ? undefined : talk.lacking),
    lost: turnedTo || isUnderstood ? 0 : talk.lost + 1,
    guesses:
      slots.kinds.length === 0 &&
      !heard.lacking &&
      !talk.lacking &&
      clauses.some(({ act }) => needing.has(act))
        ? await guessed(message, readable)
        : [],
    spoken: pointed.length > 0 ? pointed : talk.spoken,
    since: onlyKind(slots) || heard.lacking ? [] : [...talk.since, said].slice(-mostSince),
    ...(turnedTo && { asked: [], pending: undefined, listed: [], shown: [] }),
  };
}

/** What may say that something is needed without naming it. */
const needing: ReadonlySet<Act> = new Set(['wish', 'tell', 'health', 'fact', 'compare', 'pick']);
const mostGuesses = 3;

/** What the search finds for a need that names no thing: `tansiyonu çıkıyor, evde ölçeceğiz`. */
async function guessed(said: string, { ears }: Readable): Promise<readonly string[]> {
  const { products, fit } = await ears.find(said);
  return fit === 'vague'
    ? []
    : [...new Set(products.flatMap(({ kind }) => kind ?? []))].slice(0, mostGuesses);
}

/** `Omron kalsın, istemem`: nothing is taken that is refused in the next breath. */
const takenBack = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.map((clause, at) => {
    const next = clauses[at + 1];
    return clause.act === 'accept' && next?.act === 'refuse' && pointsBack(next)
      ? { ...clause, act: 'refuse' }
      : clause;
  });

/** What wishes are read from, and what is turned down without saying so by itself. */
function sorted(
  message: string,
  clauses: readonly Clause[],
  { listed, shown, slots }: Talk,
  alone: (clause: Clause) => Heard,
): { readonly said: string; readonly turned: readonly TurnedDown[] } {
  const hasList = listed.length > 0;
  const turned: TurnedDown[] = [];
  const taken = productsTaken(clauses, { listed, shown });
  const said = clauses.filter((clause, at) => {
    const { act } = clause;
    if (!mayWish(clause, hasList)) {
      // `Bosch olsun` where no Bosch was shown takes nothing that there is.
      return (
        (act === 'leave' && alone(clause).changed) ||
        (asks.has(act) && read(clause.text).price !== undefined) ||
        (act === 'accept' &&
          pointedAt(clause.text, listed, shown).length === 0 &&
          saysNews(alone(clause), slots))
      );
    }
    if (!hasList && act !== 'refuse') return true;
    // Of what is too dear nothing is wished for.
    if (act === 'cheaper' && placesOf(clause.text, listed).length > 0) return false;
    if (asksForOthers.has(act)) return saysNews(alone(clause), slots);
    // Who takes one (`Beurer’i alayım, ucuz olan`) wants no other list for how it is called.
    if (!turnsDown.has(act))
      return (
        taken.length === 0 ||
        (placesOf(clause.text, listed).length === 0 && saysNews(alone(clause), slots))
      );
    const before = clauses[at - 1];
    if (before && pointsBack(clause) && !turned.some((one) => one.clause === before)) {
      turned.push({ clause: { ...before, act }, heard: alone(before) });
      return false;
    }
    const heard = alone(clause);
    const isOfShown = placesOf(clause.text, listed, !namesValue(heard, slots)).length > 0;
    const turns = heard.slots.kinds.join() !== slots.kinds.join();
    const isRead =
      turns ||
      (act === 'refuse' &&
        refusesByItself(clause) &&
        !(wantsBrand(heard, slots) && !namesInstead(clause)) &&
        !(isOfShown && !refusesBrand(heard, slots)));
    if (!isRead) turned.push({ clause, heard });
    return isRead;
  });
  const denied = new Set(turned.map(({ clause }) => clause.from));
  return {
    said: joined(
      message,
      clauses,
      said.filter(({ from }) => !denied.has(from)),
    ),
    turned,
  };
}

/** Some of a message's clauses as one text; those that follow one another as they were written. */
const joined = (message: string, clauses: readonly Clause[], kept: readonly Clause[]): string =>
  kept.reduce((text, clause) => {
    const before = clauses[clauses.indexOf(clause) - 1];
    const isNext = before !== undefined && kept.includes(before);
    const between = isNext && !before.insists ? message.slice(before.to, clause.from) : ', ';
    // `boya badana dedim klima değil`: what is said again is wanted, and no part of what is refused.
    const isNaming =
      clause.insists &&
      clause.act === 'wish' &&
      /(?!\b(?:tl|lira|bin)\b)\b\p{L}{3}/iu.test(clause.text);
    const said = message.slice(clause.from, clause.to) + (isNaming ? ' istiyorum' : '');
    return `${text}${text ? between : ''}${said}`;
  }, '');

/** `Xiaomi bozuldu bende, bir daha almam`: the refusal was not heard of the brand. */
const wantsBrand = ({ slots }: Heard, before: Slots): boolean =>
  slots.brands.some((one) => !before.brands.includes(one));

const refusesBrand = ({ slots }: Heard, before: Slots): boolean =>
  slots.refusedBrands.some((one) => !before.refusedBrands.includes(one));

/** Whether a clause says more than that another list is wanted: a thing, a property, a brand, a sum. */
const saysNews = ({ slots: after }: Heard, before: Slots): boolean =>
  after.kinds.join() !== before.kinds.join() ||
  (after.budget !== before.budget && after.budget?.level === undefined) ||
  after.total !== before.total ||
  (['wanted', 'refused', 'brands', 'refusedBrands'] as const).some((name) =>
    after[name].some((one) => !(before[name] as readonly unknown[]).includes(one)),
  ) ||
  after.names.some(
    ({ as, stem }) => as === 'name' && !before.names.some((one) => one.stem === stem),
  );

/** What a message is said into: what was asked, and what the things cost where that was it. */
async function situationOf(
  talk: Talk,
  clauses: readonly Clause[],
  engine: SearchEngine,
  { ears }: Readable,
): Promise<Situation> {
  const { pending, lacking, since, turn } = talk;
  const kind = onlyKind(talk.slots);
  const sample = kind ? await sampleOf(kind, engine) : [];
  const prices = sample.map(priceOf);
  const does = new Set(clauses.map(({ act }) => act));
  return {
    turn: turn + 1,
    asked: pending,
    lacking: lacking !== undefined,
    things: await thingsAsked(
      clauses.filter((clause) => mayWish(clause, false)),
      {
        kind,
        answers: pending !== undefined && pending !== 'kind',
        carries: (stem) => sample.some(({ stems }) => stems.has(stem)),
      },
      ears,
    ),
    listed: talk.listed.length > 0,
    beside: does.has('health') || does.has('outside'),
    asking: clauses.filter(({ act }) => asks.has(act)).flatMap(({ words }) => words),
    leaving: clauses.flatMap(({ act, words }) => (act === 'leave' ? words : [])),
    corrects: does.has('complain') || clauses.some(({ insists }) => insists),
    leaves: does.has('leave') || (does.has('accept') && talk.listed.length === 0),
    before: kind ? [] : since,
    ...(prices.length > 0 && { prices: { min: Math.min(...prices), max: Math.max(...prices) } }),
  };
}

/** The slots with a sum settled by what the thing costs. */
async function withSum(
  slots: Slots,
  { loose }: Heard,
  engine: SearchEngine,
  { kinds }: Knowledge,
): Promise<Slots> {
  const kind = kinds.get(onlyKind(slots) ?? '');
  return kind && isAboutMoney(kind)
    ? settleSum(slots, loose, (await sampleOf(kind.id, engine)).map(priceOf))
    : slots;
}

const priceOf = ({ price }: Option): number => price;

/** The kind became known only by our choosing: the message is read for it, and so is what was said before. */
function readAgain(
  content: string,
  chosen: Slots,
  situation: Situation,
  readable: Readable,
): Slots {
  const { slots } = readMessage(content, chosen, { ...situation, before: [] }, readable);
  const kind = readable.knowledge.kinds.get(onlyKind(slots) ?? '');
  return kind
    ? changeSlots(slots, readEarlier(situation, kind, readable), readable.knowledge)
    : slots;
}

/** A choice of things was asked for and not answered: one of two is taken, and of more when asked again. */
const choosesNothing = ({ pending, slots, asked }: Talk, { kinds }: Slots): boolean =>
  pending === 'kind' &&
  (kinds.length <= 2 || asked.length > 1) &&
  kinds.length > 1 &&
  slots.kinds.length === kinds.length &&
  kinds.every((kind) => slots.kinds.includes(kind));

/** The likeliest of several things, or the first that a sum is enough for. */
async function likeliest({ kinds, budget }: Slots, engine: SearchEngine): Promise<string[]> {
  for (const kind of kinds) {
    const options = budget?.max === undefined ? [] : await sampleOf(kind, engine);
    const payable = options.filter(({ price }) => price <= (budget?.max ?? 0));
    if (budget?.max === undefined || payable.length >= wanted) return [kind];
  }
  return kinds.slice(0, 1);
}

/** `takı olabilir`: something was meant that is none of the things there are. */
const namesUnknown = ({ left, leaves }: Heard, { names }: Slots): boolean =>
  !leaves && left.some(({ as, stem }) => as === 'name' && !names.some((one) => one.stem === stem));
