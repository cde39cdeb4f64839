import { readStored, type TextStorage } from '@denk/shared/page/storage';
import * as v from '@denk/shared/schema';
import { conversationMessageSchema, type ConversationMessage } from './message';

/** Session storage name: a conversation lives as long as its tab. */
export const conversationName = 'ai-chat-conversation';

const keptMessages = 200;

const conversationSchema = v.object({
  /** The term the visitor came with, or an empty text. */
  query: v.pipe(v.string(), v.maxLength(200)),
  messages: v.pipe(v.array(conversationMessageSchema), v.maxLength(keptMessages)),
});

export type Conversation = v.InferOutput<typeof conversationSchema>;

/**
 * The conversation of this tab. Whoever comes with a new term begins anew; without a term, or with the same one, the
 * earlier conversation goes on. What cannot be read counts as none.
 */
export function restoreConversation(storage: TextStorage, query: string): Conversation {
  const stored = readStored(storage, conversationName, conversationSchema);
  if (stored.state !== 'present') return { query, messages: [] };
  return query === '' || stored.value.query === query ? stored.value : { query, messages: [] };
}

/** Keeps the conversation for the tab; an empty one is removed. */
export function keepConversation(
  storage: TextStorage,
  query: string,
  messages: readonly ConversationMessage[],
): void {
  if (messages.length === 0) storage.remove(conversationName);
  else {
    const kept = { query, messages: messages.slice(-keptMessages) };
    storage.write(conversationName, JSON.stringify(kept));
  }
}
