import { setImmediate as nextRound } from 'node:timers/promises';
import type { ChatMessage } from '@denk/shared/product/wire';
import type { Knowledge } from '../../../catalogue';
import { foldedWords, isFunctionWord } from '../../../language';
import type { SearchEngine } from '../../../search';
import { inTurkish } from '../reading/english';
import { wanted } from '../proposing/choose';
import { applyIntent } from './apply-intent';
import { takeFaults } from './take-faults';
import { productsNamed, sampleOf } from '../proposing/shelf';
import type { Option } from '../proposing/terms';
import type { Readable } from '../reading/find-concepts';
import { isQuestion, meaningAfterList, type Meaning } from '../reading/meaning-after-list';
import { boundedText } from '../reading/bounded-text';
import { nothingHeard, readMessage, type Heard } from '../reading/read-message';
import type { Situation } from '../reading/situation';
import { speechIn } from '../reading/speech';
import { readEarlier } from '../reading/wishes-in';
import type { NotSold } from '../reading/not-sold';
import { readReply } from '../reading/read-reply';
import { isAboutMoney } from '../names/is-about-money';
import { settleNames } from './settle';
import { settleSum } from './settle-sum';
import { changeSlots } from '../slots/change-slots';
import { emptySlots, onlyKind, type NamedWord, type Slots } from '../slots/slots';

/** A conversation as it stands after the visitor's last message. */
export interface Talk {
  readonly slots: Slots;
  /** The slots before the last message. */
  readonly before: Slots;
  readonly heard: Heard;
  readonly message: string;
  /** The how-manieth of the visitor's messages it is, from 0. */
  readonly turn: number;
  /** What the last message means of the list it follows. */
  readonly meaning: Meaning | undefined;
  /** What was found fault with in the list and is out of it now. */
  readonly faults: readonly string[];
  /** The products of the last list, as far as the catalogue still has them. */
  readonly listed: readonly Option[];
  /** Every list so far, names in order. */
  readonly lists: readonly (readonly string[])[];
  /** What was asked for this thing. */
  readonly asked: readonly string[];
  /** What was asked last and is still open. */
  readonly pending: string | undefined;
  /** How often in a row nothing was understood. */
  readonly lost: number;
  readonly absent: readonly NamedWord[];
  /** What was asked for last and is not in the catalogue. */
  readonly lacking: NotSold | undefined;
  /** Whether the thing was not chosen by the visitor: the likeliest is meant. */
  readonly assumed: boolean;
  /** What was said since a thing was last named. */
  readonly since: readonly string[];
}

/** The messages that are read, newest last: what was said before them is long settled. */
const mostMessages = 40;
const mostLetters = 12_000;
const mostLettersOfOne = 2000;
/** Messages of which a thing named later is told what they said of it. */
const mostSince = 5;

/** Reads a conversation message by message. The slots follow from it alone: nothing is kept between requests. */
export async function replay(
  messages: readonly ChatMessage[],
  query: string | undefined,
  engine: SearchEngine,
  { knowledge }: Pick<Readable, 'knowledge'>,
): Promise<Talk> {
  const readable: Readable = { knowledge, engine: engine.knowledge() };
  let talk = beginning;
  const said = bounded(withSearch(messages, query?.trim()));
  for (const { role, content } of said) {
    // A long conversation is read with everything else between its messages.
    await nextRound();
    talk =
      role === 'assistant'
        ? await afterReply(talk, boundedText(content).text, engine, knowledge)
        : await afterMessage(talk, content, engine, readable);
  }
  return talk;
}

/** What was searched for comes first. A page that says it in the visitor's name is heard once. */
function withSearch(messages: readonly ChatMessage[], query: string | undefined): ChatMessage[] {
  const isSaid = messages[0]?.content.trim() === query;
  return query && !isSaid ? [{ role: 'user', content: query }, ...messages] : [...messages];
}

/** What a reply leaves behind: a list, or a question that is open. */
async function afterReply(
  talk: Talk,
  content: string,
  engine: SearchEngine,
  knowledge: Knowledge,
): Promise<Talk> {
  const kind = knowledge.kinds.get(onlyKind(talk.slots) ?? '');
  const { listed, compared, asked } = readReply(content, kind);
  // Two that were compared can be pointed at as a list can.
  if (compared.length > 1 && talk.listed.length === 0) {
    return {
      ...talk,
      listed: await productsNamed(compared, talk.slots.kinds, engine),
      pending: undefined,
    };
  }
  if (listed.length > 0) {
    const products = await productsNamed(listed, talk.slots.kinds, engine);
    const lists = [...talk.lists, listed];
    return { ...talk, listed: products, lists, pending: undefined };
  }
  return asked ? { ...talk, asked: [...talk.asked, asked], pending: asked } : talk;
}

/** What a visitor's message makes of the talk. */
async function afterMessage(
  talk: Talk,
  whole: string,
  engine: SearchEngine,
  readable: Readable,
): Promise<Talk> {
  const { knowledge } = readable;
  const { text, cut } = boundedText(whole);
  const { said: content, faults } = speechIn(text, talk.listed);
  const situation = await situationOf(talk, engine);
  const heard = { ...readMessage(content, talk.slots, situation, readable), cut };
  const asked =
    talk.listed.length > 0 && content ? meaningAfterList(content, heard, talk) : undefined;
  const meant = asked ? await applyIntent(asked, talk, heard, engine, knowledge) : heard.slots;
  const present = knowledge.kinds.get(onlyKind(meant) ?? '');
  const mended = takeFaults(faults, meant, talk.listed, present, situation.turn, readable);
  // Whoever finds fault wants another list before an answer.
  const meaning = mended.taken.length > 0 && asked && isQuestion(asked) ? undefined : asked;
  const changed = heard.changed || meaning ? { ...mended.slots, kept: meant.kept } : mended.slots;
  const chosen =
    choosesNothing(talk, changed) && !namesUnknown(heard, changed)
      ? changeSlots(changed, { errands: [{ kinds: await likeliest(changed, engine) }] }, knowledge)
      : changed;
  const isLate = onlyKind(chosen) !== undefined && onlyKind(heard.slots) === undefined;
  const named = isLate
    ? readAgain(content, chosen, { ...situation, before: talk.since }, readable)
    : chosen;
  const staysWithThing = chosen.kinds.join() === talk.slots.kinds.join();
  const mayTurn = staysWithThing && talk.pending === undefined && isNameAlone(content);
  const { slots: settled, absent } = await settleNames(named, engine, readable, mayTurn);
  const slots = await withSum(settled, heard, engine, knowledge);
  const turned =
    slots.kinds.join() !== talk.slots.kinds.join() ||
    slots.recipient?.label !== talk.slots.recipient?.label;
  return {
    ...talk,
    before: talk.slots,
    slots,
    heard: slots === settled && mended.taken.length === 0 ? heard : { ...heard, changed: true },
    faults: mended.taken,
    message: content,
    turn: situation.turn,
    meaning,
    assumed: isLate && meaning === undefined,
    absent: absent.filter((name) => name.turn === situation.turn),
    lacking: heard.lacking ?? (turned ? undefined : talk.lacking),
    lost: turned || isUnderstood(heard, meaning) ? 0 : talk.lost + 1,
    since: onlyKind(slots) || heard.lacking ? [] : [...talk.since, content].slice(-mostSince),
    ...(turned && { asked: [], pending: undefined, listed: [] }),
  };
}

/** What a message is said into: what was asked, and what the things cost where that was it. */
async function situationOf(talk: Talk, engine: SearchEngine): Promise<Situation> {
  const { pending, lacking, since, turn } = talk;
  const kind = onlyKind(talk.slots);
  const sample = kind ? await sampleOf(kind, engine) : [];
  const prices = sample.map(priceOf);
  return {
    turn: turn + 1,
    asked: pending,
    lacking: lacking !== undefined,
    listed: talk.listed.length > 0,
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

const isUnderstood = (heard: Heard, meaning: Meaning | undefined): boolean =>
  heard.changed ||
  meaning !== undefined ||
  heard.leaves ||
  heard.aside !== undefined ||
  heard.lacking !== undefined;

/** Whether a message is a name or little more: only such a one turns to what is called so. */
const isNameAlone = (content: string): boolean =>
  foldedWords(content).filter((word) => !isFunctionWord(word)).length <= 3 &&
  !inTurkish(content).english &&
  !/\b(?:uyumlu|için|icin|with|for|and|the)\b/i.test(content);

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

const beginning: Talk = {
  slots: emptySlots,
  before: emptySlots,
  heard: nothingHeard,
  message: '',
  turn: -1,
  meaning: undefined,
  faults: [],
  listed: [],
  lists: [],
  asked: [],
  pending: undefined,
  lost: 0,
  absent: [],
  lacking: undefined,
  assumed: false,
  since: [],
};

/** The newest messages whose letters are within bounds, whatever they unfold to. */
function bounded(messages: readonly ChatMessage[]): ChatMessage[] {
  const kept: ChatMessage[] = [];
  let letters = 0;
  for (const message of messages.slice(-mostMessages).reverse()) {
    letters += Math.min(message.content.length, mostLettersOfOne);
    if (letters > mostLetters && kept.length > 0) break;
    kept.unshift(message);
  }
  return kept;
}
