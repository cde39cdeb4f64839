import { browserStorage } from '@denk/shared/page/storage';
import { useCallback, useRef, useState, type RefObject } from 'react';
import type { ConversationMessage } from '../conversation/message';
import { keepConversation, restoreConversation } from '../conversation/stored-conversation';

/** The messages of this tab's conversation. */
export interface Messages {
  readonly messages: readonly ConversationMessage[];
  /** The newest list, for work that outlives the render it began in. */
  readonly newestRef: RefObject<readonly ConversationMessage[]>;
  /** What the conversation is about: the term it began with; empty where there was none. */
  readonly term: string;
  readonly add: (message: Omit<ConversationMessage, 'id' | 'timestamp'>) => void;
  readonly replace: (next: readonly ConversationMessage[]) => void;
}

/** The conversation as the tab keeps it, restored where it is about the same term (docs/product.md#browser-storage). */
export function useMessages(query: string): Messages {
  const [session] = useState(() => browserStorage('session'));
  const [restored] = useState(() => restoreConversation(session, query));
  const [messages, setMessages] = useState<readonly ConversationMessage[]>(restored.messages);
  const newestRef = useRef(messages);
  const term = query || restored.query;

  const replace = useCallback(
    (next: readonly ConversationMessage[]) => {
      newestRef.current = next;
      setMessages(next);
      keepConversation(session, term, next);
    },
    [session, term],
  );

  const add = useCallback(
    (message: Omit<ConversationMessage, 'id' | 'timestamp'>) => {
      const timestamp = Date.now();
      const id = `${timestamp}-${newestRef.current.length}`;
      replace([...newestRef.current, { ...message, id, timestamp }]);
    },
    [replace],
  );

  return { messages, newestRef, term, add, replace };
}
