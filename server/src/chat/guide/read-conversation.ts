import { fold } from '@denk/shared/text';
import type { ChatMessage } from '@denk/shared/wire';
import { askedIn } from './asked-before';
import type { GuideProduct } from './guide-catalogue';
import type { Lexicon } from './lexicon';
import { readMessage, type ReadMessage } from './read-message';
import { noWants, type Wants } from './wants';

/** A conversation read from its beginning. */
export interface ReadConversation {
  readonly wants: Wants;
  /** What was wanted before the last message. */
  readonly before: Wants;
  /** The last message on its own. */
  readonly last: ReadMessage | undefined;
  /** The visitor's last message. */
  readonly text: string;
  /** Assistant messages with a question mark (spec/site.md §4). */
  readonly questionsAsked: number;
  /** The products of the newest proposal, if there was one. */
  readonly proposed: readonly GuideProduct[];
  /** Whether a proposal came right before the last message. */
  readonly justProposed: boolean;
}

/** Reads every message in turn; the term the visitor came with counts as said first. */
export function readConversation(
  messages: readonly ChatMessage[],
  query: string | undefined,
  lexicon: Lexicon,
): ReadConversation {
  const said = messages.filter(({ content }) => content.trim() !== '');
  const opening = query?.trim();
  const repeated = said.some(
    ({ role, content }) => role === 'user' && fold(content).includes(fold(opening ?? '')),
  );
  const talk: readonly ChatMessage[] =
    opening && !repeated ? [{ role: 'user', content: opening }, ...said] : said;

  let wants: Wants = noWants;
  let earlier: Wants = noWants;
  let last: ReadMessage | undefined;
  let proposed: readonly GuideProduct[] = [];
  let justProposed = false;
  let before: string | undefined;
  let questionsAsked = 0;
  let text = '';
  for (const { role, content } of talk) {
    if (role === 'assistant') {
      const products = productsOfList(content, lexicon);
      justProposed = products.length > 0;
      if (justProposed) proposed = products;
      if (content.includes('?')) questionsAsked += 1;
      before = content;
      continue;
    }
    const kind = wants.kinds.length === 1 ? lexicon.kinds.get(wants.kinds[0] ?? '') : undefined;
    last = readMessage(content, wants, { asked: askedIn(before, kind), proposed }, lexicon);
    if (last.wants.kinds[0] !== wants.kinds[0]) proposed = [];
    earlier = wants;
    wants = last.wants;
    text = content;
    before = undefined;
  }
  return {
    wants,
    before: earlier,
    last,
    text,
    questionsAsked,
    proposed,
    justProposed: justProposed && proposed.length > 0,
  };
}

const listLine = /^\s*\d{1,2}\.\s+(?<name>.+?)\s*$/gmu;

function productsOfList(content: string, lexicon: Lexicon): GuideProduct[] {
  const names = [...content.matchAll(listLine)].map(({ groups }) => groups?.['name'] ?? '');
  if (names.length < 2) return [];
  const all = lexicon.productsOf([...lexicon.kinds.keys()]);
  return names.flatMap((name) => all.find(({ title }) => title === name) ?? []);
}
