import { tidyName } from '@denk/shared/product/recommendations';
import { fold } from '@denk/shared/product/text';
import type { ChatButton, ChatMessage } from '@denk/shared/product/wire';
import { askedIn, type Asked } from './asked-before';
import { readAside, type Aside } from './asides';
import type { GuideProduct } from '../guide-catalogue';
import { onlyKind, type Lexicon } from './lexicon';
import { indifferent } from './noise-words';
import { asksWhy, placesNamed } from './proposed-ones';
import { readMessage, type ReadMessage } from './read-message';
import { isBadNews } from './bad-news';
import { agrees, buttonMeant, pointedAt } from './short-answers';
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
  /** Assistant messages with a question mark (docs/product.md#complete-replies). */
  readonly questionsAsked: number;
  /** How often a budget was asked for since the kind is known. */
  readonly budgetsAsked: number;
  /** The products of the newest proposal, if there was one. */
  readonly proposed: readonly GuideProduct[];
  /** The titles of every proposal of the present kind so far. */
  readonly shown: readonly string[];
  /** Whether any list of three was there, of products that the catalogue holds or not. */
  readonly hasProposed: boolean;
  /** Whether a proposal came right before the last message. */
  readonly justProposed: boolean;
  /** A question back, where the last message is one. */
  readonly aside: Aside | undefined;
  /** The proposed product that the last message points at (`ikincisi`). */
  readonly pointedAt: GuideProduct | undefined;
  /** What the assistant said right before the last message. */
  readonly said: string;
}

const nothingSaid: ReadConversation = {
  wants: noWants,
  before: noWants,
  last: undefined,
  text: '',
  questionsAsked: 0,
  budgetsAsked: 0,
  proposed: [],
  shown: [],
  hasProposed: false,
  justProposed: false,
  aside: undefined,
  pointedAt: undefined,
  said: '',
};

/** What the guide itself would have said to a conversation so far: how `ilki` finds the button it means. */
export type WouldSay = (talk: ReadConversation) => {
  readonly text: string;
  readonly buttons: readonly ChatButton[];
};

/** Reads every message in turn, up to the visitor's last; the term the visitor came with counts as said first. */
export function readConversation(
  messages: readonly ChatMessage[],
  query: string | undefined,
  lexicon: Lexicon,
  wouldSay: WouldSay,
): ReadConversation {
  const end = messages.findLastIndex(({ role }) => role === 'user') + 1;
  const said = messages.slice(0, end).filter(({ content }) => content.trim() !== '');
  const opening = query?.trim();
  const repeated = said.some(
    ({ role, content }) => role === 'user' && fold(content).includes(fold(opening ?? '')),
  );
  let talk = nothingSaid;
  let beforeReply = nothingSaid;
  let asked: Asked | undefined;
  if (opening && !repeated) talk = hear(talk, opening, undefined, lexicon);
  for (const { role, content } of said) {
    if (role === 'assistant') {
      // An explanation in between leaves the question before it open.
      if (!talk.aside || content.includes('?'))
        asked = askedIn(content, onlyKind(talk.wants, lexicon));
      beforeReply = talk;
      talk = listen(talk, content, lexicon);
      continue;
    }
    talk = hear(talk, meaning(talk, beforeReply, content, wouldSay), asked, lexicon);
    if (!talk.aside) asked = undefined;
  }
  return talk;
}

/** Takes in what the assistant said. */
function listen(talk: ReadConversation, content: string, lexicon: Lexicon): ReadConversation {
  const products = productsOfList(content, talk.wants.kinds, lexicon);
  const justProposed = products.length > 0;
  const [first] = products;
  return {
    ...talk,
    // A list whose beginning was cut off still tells what it was about.
    wants:
      first && talk.wants.kinds.length === 0 ? { ...talk.wants, kinds: [first.kind] } : talk.wants,
    proposed: justProposed ? products : talk.proposed,
    shown: [...talk.shown, ...products.map(({ title }) => title)],
    hasProposed: talk.hasProposed || (listed(content).length >= 3 && !content.includes('?')),
    justProposed,
    questionsAsked: talk.questionsAsked + (content.includes('?') ? 1 : 0),
    budgetsAsked: talk.budgetsAsked + (askedIn(content, undefined)?.about === 'budget' ? 1 : 0),
    said: content,
  };
}

/** A short answer (`ilki`, `olur`, after bad news also `farketmez`) in the words of the button it means. */
function meaning(
  talk: ReadConversation,
  beforeReply: ReadConversation,
  content: string,
  wouldSay: WouldSay,
): string {
  if (!talk.last || talk.justProposed) return content;
  const yields = isBadNews(talk.said) && (agrees(content) || indifferent.test(fold(content)));
  if (!yields && pointedAt(content, 8) === undefined) return content;
  // Another source may have written its choices as a list.
  const choices = listed(talk.said);
  if (!yields && choices.length > 1)
    return choices[pointedAt(content, choices.length) ?? -1] ?? content;
  const { text, buttons } = wouldSay(beforeReply);
  if (!talk.said.startsWith(text)) return content;
  if (!yields) return buttonMeant(content, buttons)?.value ?? content;
  if (buttons.some(({ value }) => value === content)) return content;
  return buttons.find(({ id }) => /^(?:budget|wishes)-/.test(id))?.value ?? content;
}

/** Takes in what the visitor said. */
function hear(
  talk: ReadConversation,
  content: string,
  asked: Asked | undefined,
  lexicon: Lexicon,
): ReadConversation {
  const { wants, proposed, justProposed } = talk;
  const read = readMessage(content, wants, { asked, proposed, shown: talk.shown }, lexicon);
  const back = wants.kinds.length > 0 && !read.namesKind ? readAside(content) : undefined;
  const aside =
    wondersWhy(content, proposed, read) ??
    (back && (back.about !== 'term' || back.explanation || !read.understood) ? back : undefined);
  const last = aside ? { ...read, wants, understood: false } : read;
  const sameKind = last.wants.kinds[0] === wants.kinds[0];
  const at = justProposed ? pointedAt(content, proposed.length) : undefined;
  return {
    ...talk,
    wants: last.wants,
    before: wants,
    last,
    text: content,
    budgetsAsked: sameKind ? talk.budgetsAsked : askedInVain(talk),
    proposed: sameKind ? proposed : [],
    shown: sameKind ? talk.shown : [],
    hasProposed: sameKind && talk.hasProposed,
    justProposed: justProposed && sameKind && proposed.length > 0,
    aside,
    pointedAt: at === undefined ? undefined : proposed[at],
  };
}

/** `neden bu`, `2. si niye`: what the proposal, or the one that is pointed at, was chosen for. */
function wondersWhy(
  content: string,
  proposed: readonly GuideProduct[],
  read: ReadMessage,
): Aside | undefined {
  if (proposed.length === 0 || read.namesKind || read.replaces || !asksWhy(content))
    return undefined;
  const product =
    proposed[placesNamed(content)[0] ?? -1] ??
    proposed.find(({ brandId }) => read.wants.brands[0] === brandId) ??
    proposed[0];
  return product && { about: 'reason', product };
}

/** Another kind is asked for its budget anew; in other words, where the last one never got an answer. */
const askedInVain = ({ wants, budgetsAsked }: ReadConversation) =>
  wants.budget === undefined ? Math.min(budgetsAsked, 1) : 0;

const listLine = /^\s*\d{1,2}\.\s+(?<name>.+?)\s*$/gmu;

function productsOfList(
  content: string,
  kinds: readonly string[],
  lexicon: Lexicon,
): GuideProduct[] {
  const names = listed(content);
  if (names.length < 2) return [];
  const likely = [...lexicon.productsOf(kinds), ...lexicon.productsOf([...lexicon.kinds.keys()])];
  return names.flatMap((name) => {
    const tidy = tidyName(name);
    return likely.find(({ title }) => title === name || title === tidy) ?? [];
  });
}

/** The names of a numbered list, bold print and remarks behind a dash left out. */
const listed = (content: string) =>
  [...content.matchAll(listLine)].map(
    ({ groups }) => (groups?.['name'] ?? '').replace(/[*_`]/g, '').split(/\s[-–—]\s|:\s/)[0] ?? '',
  );
