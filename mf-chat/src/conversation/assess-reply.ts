import { log } from '@denk/shared/page/log';
import { checkNames } from '@denk/shared/product/recommendations';
import type { ChatMessage } from '@denk/shared/product/wire';
import { extractProductNames, namesWanted } from '../reply/product-names';
import { splitReply } from '../reply/button-block';
import type { RawReply } from '../stream/read-reply';
import { countQuestions, isCompleteReply } from './completeness';
import { emptyReply } from './failure-sentence';
import type { ConversationMessage } from './message';

/**
 * A finished reply as the page keeps it: its visible text, its buttons, and what it means for the conversation. A
 * complete reply names three products that can be searched for; one that does not is noted in the log
 * (docs/product.md#complete-replies).
 */
export function assessReply(
  reply: RawReply,
  before: readonly ChatMessage[],
): Pick<ConversationMessage, 'content' | 'buttons' | 'names' | 'outcome'> {
  const { text, buttons } = splitReply(reply.text);
  if (!text && buttons.length === 0) return { content: emptyReply, outcome: 'failed' };
  const offered = buttons.length > 0 ? { buttons: [...buttons] } : {};
  const complete = isCompleteReply({
    text,
    questionsAsked: countQuestions(before),
    cutShort: reply.cutShort,
  });
  if (!complete) return { content: text, ...offered };
  const names = extractProductNames(text).slice(0, namesWanted);
  const checked = checkNames(names);
  if (checked.ok) return { content: text, ...offered, names, outcome: 'proposal' };
  log.warn('chat', 'a complete reply without three product names', {
    found: names.length,
    problem: checked.problem,
  });
  return { content: text, ...offered, outcome: 'unnamed' };
}
