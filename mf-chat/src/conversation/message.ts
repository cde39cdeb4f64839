import { chatButtonSchema, chatLimits, type ChatMessage } from '@denk/shared/product/wire';
import * as v from '@denk/shared/schema';

/** Characters a visitor may write in one message, and messages that are sent along at most. */
export const messageLimit = chatLimits.characters;
export const historyLimit = chatLimits.messages;

/** Shown where the visitor stopped a reply before its first word. */
export const stoppedSentence = 'Yanıt durduruldu.';

/** A message as the page keeps it (docs/product.md#conversation). */
export const conversationMessageSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  role: v.picklist(['user', 'assistant']),
  /** The visible text; the button block is not in it. */
  content: v.pipe(v.string(), v.maxLength(20_000)),
  /** What had come of a reply before it failed. */
  begun: v.optional(v.pipe(v.string(), v.maxLength(20_000))),
  /** Milliseconds since 1970. */
  timestamp: v.pipe(v.number(), v.finite()),
  buttons: v.optional(v.pipe(v.array(chatButtonSchema), v.maxLength(18))),
  /** The three products of a proposal. */
  names: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.length(3))),
  /** `unnamed`: a complete reply without three names; `stopped`: ended by the visitor; `failed`: an apology. */
  outcome: v.optional(v.picklist(['proposal', 'unnamed', 'stopped', 'failed'])),
});

export type ConversationMessage = v.InferOutput<typeof conversationMessageSchema>;

/**
 * The history that goes over the wire: what was really said, the newest forty, apologies left out, long replies cut to
 * the contract's length.
 */
export function toWire(messages: readonly ConversationMessage[]): ChatMessage[] {
  return messages
    .filter(
      ({ outcome, content }) =>
        outcome !== 'failed' &&
        content.trim() !== '' &&
        !(outcome === 'stopped' && content === stoppedSentence),
    )
    .slice(-historyLimit)
    .map(({ role, content }) => ({ role, content: content.slice(0, messageLimit) }));
}
