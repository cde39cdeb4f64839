import { aiResultsName, type AiResults } from '@denk/shared/product/handoff';
import { log } from '@denk/shared/page/log';
import type { TextStorage } from '@denk/shared/page/storage';
import type { ConversationMessage } from './message';

/** Milliseconds between a complete reply and the results (docs/product.md#complete-replies). */
export const handoffDelay = 2000;

/**
 * Leaves a proposal for the results page (docs/product.md#chat-handoff). The products themselves are searched there.
 * False when the browser refused to keep it.
 */
export function handOver(
  storage: TextStorage,
  messages: readonly ConversationMessage[],
  query: string,
): boolean {
  const proposal = messages.findLast(({ names }) => names !== undefined);
  if (!proposal?.names) return false;
  const handoff: AiResults = {
    products: [],
    groupedProducts: {},
    originalQuery: originalQuery(messages, query),
    aiRecommendations: [...proposal.names],
    searchType: 'ai_recommended',
    aiMessage: proposal.content,
  };
  const kept = storage.write(aiResultsName, JSON.stringify(handoff));
  if (!kept) log.error('chat', 'the proposal could not be handed over');
  return kept;
}

/** What the visitor was after: the term they came with, or what they said first. */
export function originalQuery(messages: readonly ConversationMessage[], query: string): string {
  const first = messages.find(({ role }) => role === 'user')?.content ?? '';
  return (query || first).slice(0, 200);
}
