import { setImmediate as nextRound } from 'node:timers/promises';
import type { ChatMessage } from '@denk/shared/product/wire';
import type { Knowledge } from '../../../catalogue';
import { foldedWords, isFunctionWord } from '../../../language';
import type { SearchEngine } from '../../../search';
import { inTurkish } from '../reading/english';
import { applyIntent } from './apply-intent';
import { productsNamed, sampleOf } from '../proposing/shelf';
import type { Option } from '../proposing/terms';
import type { Readable } from '../reading/find-concepts';
import { meaningAfterList, type Meaning } from '../reading/meaning-after-list';
import { boundedText } from '../reading/bounded-text';
import { nothingHeard, readMessage, type Heard } from '../reading/read-message';
import type { Situation } from '../reading/situation';
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
  /** The products of the last list, as far as the catalogue still has them. */
  readonly listed: readonly Option[];
  /** Every list so far, names in order. */
  readonly lists: readonly (readonly string[])[];
  /** Whether the list is the last thing that was shown. */
  readonly justListed: boolean;
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
}

/** The messages that are read, newest last: what was said before them is long settled. */
const mostMessages = 40;
const mostLetters = 12_000;
const mostLettersOfOne = 2000;

/** Reads a conversation message by message. The slots follow from it alone: nothing is kept between requests. */
export async function replay(
  messages: readonly ChatMessage[],
  query: string | undefined,
  engine: SearchEngine,
  { knowledge }: Pick<Readable, 'knowledge'>,
): Promise<Talk> {
  const readable: Readable = { knowledge, engine: engine.knowledge() };
  let talk = beginning;
  let turn = 0;
  let since: string[] = [];
  const said = bounded(query?.trim() ? [{ role: 'user', content: query }, ...messages] : messages);
  for (const { role, content: whole } of said) {
    // A long conversation is read with everything else between its messages.
    await nextRound();
    const { text: content, cut } = boundedText(whole);
    const kindBefore = onlyKind(talk.slots);
    if (role === 'assistant') {
      const { listed, asked } = readReply(
        content,
        knowledge.kinds.get(kindBefore ?? ''),
        knowledge,
      );
      if (listed.length > 0) {
        const products = await productsNamed(listed, talk.slots.kinds, engine);
        talk = {
          ...talk,
          listed: products,
          lists: [...talk.lists, listed],
          justListed: true,
          pending: undefined,
        };
      } else if (asked) {
        talk = { ...talk, asked: [...talk.asked, asked], pending: asked };
      }
      continue;
    }
    const sample =
      talk.pending === 'budget' && kindBefore ? await sampleOf(kindBefore, engine) : [];
    const prices = sample.map(priceOf);
    const situation = {
      turn,
      asked: talk.pending,
      lacking: talk.lacking !== undefined,
      before: kindBefore ? [] : since,
      ...(prices.length > 0 && { prices: { min: Math.min(...prices), max: Math.max(...prices) } }),
    };
    const heard = { ...readMessage(content, talk.slots, situation, readable), cut };
    const meaning = talk.listed.length > 0 ? meaningAfterList(content, heard, talk) : undefined;
    const changed = meaning
      ? await applyIntent(meaning, talk, heard, engine, knowledge)
      : heard.slots;
    const chosen =
      choosesNothing(talk, changed) && !namesUnknown(heard, changed)
        ? changeSlots(changed, { errands: [{ kinds: changed.kinds.slice(0, 1) }] }, knowledge)
        : changed;
    const isLate = onlyKind(chosen) !== undefined && onlyKind(heard.slots) === undefined;
    const named = isLate
      ? readAgain(content, chosen, { ...situation, before: since }, readable)
      : chosen;
    const namesNone = chosen.kinds.join() === talk.slots.kinds.join();
    const settled = await settleNames(
      named,
      engine,
      readable,
      namesNone && talk.pending === undefined && isNameAlone(content),
    );
    const own = onlyKind(settled.slots);
    const summed =
      own && isAboutMoneyOf(own, knowledge)
        ? settleSum(settled.slots, heard.loose, (await sampleOf(own, engine)).map(priceOf))
        : settled.slots;
    const turned =
      settled.slots.kinds.join() !== talk.slots.kinds.join() ||
      settled.slots.recipient?.label !== talk.slots.recipient?.label;
    since = onlyKind(settled.slots) ? [] : [...since, content].slice(-5);
    const understood =
      heard.changed ||
      meaning !== undefined ||
      heard.leaves ||
      heard.aside !== undefined ||
      heard.lacking !== undefined ||
      turned;
    talk = {
      ...talk,
      before: talk.slots,
      slots: summed,
      heard: summed === settled.slots ? heard : { ...heard, changed: true },
      message: content,
      turn,
      meaning,
      assumed:
        onlyKind(heard.slots) === undefined &&
        onlyKind(chosen) !== undefined &&
        meaning === undefined,
      absent: settled.absent.filter((name) => name.turn === turn),
      lacking: heard.lacking ?? (turned ? undefined : talk.lacking),
      lost: understood ? 0 : talk.lost + 1,
      ...(turned && { asked: [], pending: undefined, listed: [], justListed: false }),
    };
    turn += 1;
  }
  return talk;
}

/** Whether a message is a name or little more: only such a one turns to what is called so. */
const isNameAlone = (content: string): boolean =>
  foldedWords(content).filter((word) => !isFunctionWord(word)).length <= 3 &&
  !inTurkish(content).english &&
  !/^(?:with|for|and|the)\b/i.test(content);

const priceOf = ({ price }: Option): number => price;

const isAboutMoneyOf = (id: string, { kinds }: Knowledge): boolean => {
  const kind = kinds.get(id);
  return kind !== undefined && isAboutMoney(kind);
};

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

/** A choice of things was asked for and not answered: the likeliest is meant. */
const choosesNothing = ({ pending, slots, asked }: Talk, { kinds, budget }: Slots): boolean =>
  pending === 'kind' &&
  // A sum alone chooses no gift.
  (budget === slots.budget || kinds.length <= 2 || asked.length > 1) &&
  kinds.length > 1 &&
  slots.kinds.length > 1 &&
  kinds.every((kind) => slots.kinds.includes(kind));

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
  listed: [],
  lists: [],
  justListed: false,
  asked: [],
  pending: undefined,
  lost: 0,
  absent: [],
  lacking: undefined,
  assumed: false,
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
