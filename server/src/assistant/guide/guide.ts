import { fold } from '@denk/shared/product/text';
import type { ChatButton, ChatMessage } from '@denk/shared/product/wire';
import { popularKinds } from './understanding/broad-words';
import type { GuideCatalogue } from './guide-catalogue';
import { makeLexicon, onlyKind, type Lexicon } from './understanding/lexicon';
import { kindButtons, nextQuestion, type Question } from './asking/next-question';
import { asksForTheList, asksWho, greets, insults, thanks } from './understanding/noise-words';
import { rangeOf } from './asking/price-bands';
import { comparable } from './proposing/choose-three';
import { proposal } from './proposing/proposal';
import { readConversation, type ReadConversation } from './understanding/read-conversation';
import { acknowledged, budgetInWords, sayings } from './talking/reply-texts';
import { smallTalk } from './talking/small-talk';
import { wishLabels } from './proposing/wish-labels';

/** The embedded guide: a whole reply for a conversation, the same every time. */
export type Guide = (messages: readonly ChatMessage[], query?: string) => string;

/** The most questions in one conversation (docs/product.md#limits-and-timings). */
const mostQuestions = 4;

/**
 * The embedded guide over a catalogue: asks for category, budget and preference, and ends in exactly three products of
 * three brands. Replies carry their answer buttons in the block that the system prompt asks of a model too.
 */
export function createGuide(catalogue: GuideCatalogue): Guide {
  const lexicon = makeLexicon(catalogue);
  const say = (talk: ReadConversation) => answer(talk, lexicon);
  return (messages, query) => {
    const { text, buttons } = say(readConversation(messages, query, lexicon, say));
    return buttons.length > 0 ? `${text}\n\n${buttonBlock(buttons)}` : text;
  };
}

/** Answer buttons as a fenced JSON list. */
export const buttonBlock = (buttons: readonly ChatButton[]) =>
  `\`\`\`json\n${JSON.stringify(buttons)}\n\`\`\``;

function answer(talk: ReadConversation, lexicon: Lexicon): Question {
  const { wants, text } = talk;
  const folded = fold(text);
  const left = mostQuestions - talk.questionsAsked;
  if (wants.kinds.length === 0) return withoutKind(talk, folded, left, lexicon);
  const aside = smallTalk(talk, folded, lexicon);
  if (aside) return aside;
  const wantsList = asksForTheList.test(folded);
  const question =
    wantsList || talk.hasProposed
      ? undefined
      : nextQuestion(wants, left, talk.budgetsAsked, lexicon);
  if (question) return withAcknowledgement(question, talk, lexicon);
  return proposal(talk, lexicon);
}

function withoutKind(
  { last, questionsAsked }: ReadConversation,
  folded: string,
  left: number,
  lexicon: Lexicon,
): Question {
  const buttons = kindButtons(popularKinds, lexicon);
  const unknown = last?.unknown ?? '';
  // The same question a third time would be no help.
  if (left <= 0 || questionsAsked >= 2) {
    const about = unknown && !insults.test(folded) ? notFound(unknown) : '';
    return { text: about ? `${about} ${sayings.pick}` : sayings.noKindLeft, buttons };
  }
  if (thanks.test(folded)) return { text: sayings.welcome, buttons };
  if (asksWho.test(folded)) return { text: sayings.who, buttons };
  const question = questionsAsked === 0 ? sayings.whatKind : sayings.whatElse;
  if (insults.test(folded)) return { text: `${sayings.calm} ${question}`, buttons };
  if (unknown && !greets.test(folded) && !isHelpless(folded))
    return { text: `${notFound(unknown)} ${question}`, buttons };
  return { text: greets.test(folded) ? sayings.greeting : question, buttons };
}

/** A few words may name a product that is missing; a sentence is about something else. */
const notFound = (unknown: string) =>
  unknown.split(' ').length > 4
    ? sayings.onlyProducts
    : `“${unknown}” için örnek kataloğumuzda bir ürün bulamadım.`;

const isHelpless = (folded: string) =>
  /\b(?:bilmiyorum|kararsiz\p{L}*|yardim\p{L}*|oner\p{L}*)\b/u.test(folded);

function withAcknowledgement(
  question: Question,
  talk: ReadConversation,
  lexicon: Lexicon,
): Question {
  const { wants, last } = talk;
  const kind = onlyKind(wants, lexicon);
  if (last && !last.understood) {
    const heard = last.refusesUnknown
      ? 'Tamam.'
      : last.unknown
        ? `“${last.unknown}” için elimde ayrı bir bilgi yok.`
        : greets.test(fold(talk.text))
          ? 'Merhaba!'
          : 'Tamam.';
    return { ...question, text: `${heard} ${question.text}` };
  }
  const range = rangeOf(wants.budget, comparable(wants, lexicon.productsOf(wants.kinds)));
  const isNewKind = talk.before.kinds.join() !== wants.kinds.join();
  const said = wants.wishes.filter((wish) => !talk.before.wishes.includes(wish));
  const note = acknowledged(
    kind,
    isNewKind,
    wants.budget === talk.before.budget ? '' : budgetInWords(wants.budget, range),
    wishLabels(said, wants, lexicon).slice(0, 2),
    wants.later.flatMap((id) => lexicon.kinds.get(id) ?? []),
  );
  const missing = last?.unheard ? `“${last.unheard}” için katalogda ayrı bir bilgi yok` : '';
  const heard =
    missing && note ? `${note.slice(0, -1)}; ama ${missing}.` : missing ? `${missing}.` : note;
  return heard ? { ...question, text: `${heard} ${question.text}` } : question;
}
