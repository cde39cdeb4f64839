import { setImmediate as nextRound } from 'node:timers/promises';
import type { ChatMessage } from '@denk/shared/product/wire';
import type { Knowledge } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import { nameOf } from '../facts/table';
import { productsNamed } from '../proposing/shelf';
import { boundedText } from '../reading/bounded-text';
import { earsOf } from '../reading/ears';
import { pointedAt } from '../reading/pointing';
import { readReply } from '../reading/read-reply';
import { onlyKind } from '../slots/slots';
import { afterMessage } from './after-message';
import { beginning, type Hearing, type Talk } from './talk';

/** The messages that are read, newest last: what was said before them is long settled. */
const mostMessages = 40;
const mostLetters = 12_000;
const mostLettersOfOne = 2000;

/** Reads a conversation message by message. The slots follow from it alone: nothing is kept between requests. */
export async function replay(
  messages: readonly ChatMessage[],
  query: string | undefined,
  engine: SearchEngine,
  knowledge: Knowledge,
): Promise<Talk> {
  const hearing = { engine, knowledge, ears: earsOf(engine, knowledge) };
  let talk = beginning;
  for (const { role, content } of bounded(withSearch(messages, query?.trim()))) {
    // A long conversation is read with everything else between its messages.
    await nextRound();
    talk =
      role === 'assistant'
        ? await afterReply(talk, boundedText(content).text, hearing)
        : await afterMessage(talk, content, hearing);
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
  { engine, knowledge }: Hearing,
): Promise<Talk> {
  const kind = knowledge.kinds.get(onlyKind(talk.slots) ?? '');
  const { listed, compared, left, asked } = readReply(content, kind);
  const replied = { ...talk, replies: [...talk.replies, content] };
  // Two that were compared can be pointed at as a list can.
  const isCompared = compared.length > 1 && talk.listed.length === 0;
  const names = left.length > 0 ? left : isCompared ? compared : listed;
  if (names.length > 0) {
    const products = await productsNamed(names, talk.slots.kinds, engine);
    const ids = new Set(products.map(({ product }) => product.id));
    // What is told below a list of one of it leaves that one to be taken, too.
    const below = content.split(/^\d\. .*$/mu).at(-1) ?? '';
    const told = products.filter((one) => below.includes(nameOf(one)));
    return {
      ...replied,
      listed: products,
      spoken: told.length === 1 ? told : [],
      shown: [...products, ...talk.shown.filter(({ product }) => !ids.has(product.id))],
      pending: undefined,
    };
  }
  // `Ben ikincisini seçerdim: …` leaves that one to be taken: `onu alıyorum`.
  const [first = ''] = content.split(/[.;](?=\s)|\n/);
  const [chosen] = /^Ben \S+ seçerdim/mu.exec(content) ?? [];
  const told =
    chosen === undefined
      ? talk.listed.filter((one) => first.includes(nameOf(one)))
      : pointedAt(chosen, talk.listed, talk.listed);
  const spoken = told.length === 1 ? told : talk.spoken;
  return asked
    ? { ...replied, asked: [...talk.asked, asked], pending: asked }
    : { ...replied, spoken };
}

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
