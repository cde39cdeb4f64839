import { foldWords } from '@denk/shared/product/text';
import type { ChatMessage } from '@denk/shared/product/wire';
import { numberedItems } from '../reply/numbered-items';

/** The most questions an assistant asks before it has to propose (docs/product.md#complete-replies). */
export const maxQuestions = 4;

/** How many questions were asked: assistant messages with a question mark (docs/product.md#complete-replies). */
export function countQuestions(messages: readonly ChatMessage[]): number {
  return messages.filter(({ role, content }) => role === 'assistant' && content.includes('?'))
    .length;
}

/** A finished reply together with what was asked before it. */
export interface FinishedReply {
  /** The reply's visible text. */
  readonly text: string;
  /** Questions asked before this reply. */
  readonly questionsAsked: number;
  /** True where the service stopped at its length limit. */
  readonly cutShort: boolean;
}

/**
 * Whether the conversation has reached its proposal: a numbered list, or enough questions and a word about budget or
 * preference (docs/product.md#complete-replies). A reply cut at the length limit never counts: its list may lack names.
 */
export function isCompleteReply({ text, questionsAsked, cutShort }: FinishedReply): boolean {
  if (cutShort) return false;
  if (numberedItems(text).length >= 2) return true;
  return questionsAsked >= maxQuestions && mentionsBudgetOrPreference(text);
}

const stems = ['butce', 'budget', 'tercih', 'preference'];

const mentionsBudgetOrPreference = (text: string) =>
  foldWords(text).some((word) => stems.some((stem) => word.startsWith(stem)));
