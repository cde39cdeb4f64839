import { log } from '@denk/shared/page/log';
import { paths, useNavigate } from '@denk/shared/page/navigation';
import { browserStorage } from '@denk/shared/page/storage';
import { useCallback, useEffect, useRef, useState } from 'react';
import { assessReply } from '../conversation/assess-reply';
import { failureSentence } from '../conversation/failure-sentence';
import { handOffDelay, handOver } from '../conversation/handoff';
import {
  messageLimit,
  stoppedSentence,
  toWire,
  type ConversationMessage,
} from '../conversation/message';
import { keepConversation, restoreConversation } from '../conversation/stored-conversation';
import { visibleWhileStreaming } from '../reply/button-block';
import { readReply } from '../stream/read-reply';

/** The longest silence of the service that is waited through, in milliseconds. */
const silence = 30_000;

/** The conversation and what can be done with it. */
export interface Chat {
  readonly messages: readonly ConversationMessage[];
  /** What has come of the reply under way; undefined while nothing is awaited. */
  readonly coming: string | undefined;
  /** True in the two seconds before the results open by themselves. */
  readonly leaving: boolean;
  readonly send: (text: string) => void;
  readonly stop: () => void;
  /** Asks again for the reply that failed or was stopped. */
  readonly retry: () => void;
  /** Ends what is under way and forgets the conversation. */
  readonly clear: () => void;
  /** Keeps the visitor here after a proposal. */
  readonly stay: () => void;
  readonly goToResults: () => void;
}

/** One conversation of this tab, begun with the term the visitor came with, where there is one. */
export function useChat(query: string): Chat {
  const navigate = useNavigate();
  const [session] = useState(() => browserStorage('session'));
  const [restored] = useState(() => restoreConversation(session, query));
  const [messages, setMessages] = useState<readonly ConversationMessage[]>(restored.messages);
  const [coming, setComing] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  // The newest list and call, for work that outlives the render it began in.
  const current = useRef(messages);
  const running = useRef<AbortController>(undefined);
  const term = query || restored.query;

  const show = useCallback(
    (next: readonly ConversationMessage[]) => {
      current.current = next;
      setMessages(next);
      keepConversation(session, term, next);
    },
    [session, term],
  );

  const add = useCallback(
    (message: Omit<ConversationMessage, 'id' | 'timestamp'>) => {
      const timestamp = Date.now();
      const id = `${timestamp}-${current.current.length}`;
      show([...current.current, { ...message, id, timestamp }]);
    },
    [show],
  );

  const ask = useCallback(async () => {
    const controller = new AbortController();
    running.current = controller;
    setLeaving(false);
    setComing('');
    let soFar = '';
    try {
      const wire = toWire(current.current);
      const reply = await readReply(
        {
          messages: wire,
          query: term,
          signal: controller.signal,
          onText: (raw) => {
            soFar = visibleWhileStreaming(raw);
            if (running.current === controller) setComing(soFar);
          },
        },
        { fetch: (...call) => window.fetch(...call), silence },
      );
      if (running.current !== controller) return;
      const assessed = assessReply(reply, wire);
      add({ role: 'assistant', ...assessed });
      if (assessed.outcome === 'proposal') setLeaving(true);
    } catch (error) {
      if (running.current !== controller) return;
      if (controller.signal.aborted) {
        add({ role: 'assistant', content: soFar || stoppedSentence, outcome: 'stopped' });
      } else {
        log.warn('chat', 'no reply', { error: String(error) });
        add({
          role: 'assistant',
          content: failureSentence(error),
          outcome: 'failed',
          ...(soFar && { begun: soFar }),
        });
      }
    }
    running.current = undefined;
    setComing(undefined);
  }, [add, term]);

  const send = useCallback(
    (text: string) => {
      const content = text.trim().slice(0, messageLimit);
      if (!content || running.current) return;
      add({ role: 'user', content });
      void ask();
    },
    [add, ask],
  );

  useEffect(() => {
    // The visitor came with a term, or left while a reply was awaited.
    if (current.current.length === 0) send(query);
    else if (current.current.at(-1)?.role === 'user') void ask();
    return () => {
      const call = running.current;
      running.current = undefined;
      call?.abort();
    };
    // Only on arrival: a later change of the term is another visit, with a page of its own.
  }, [ask, query, send]);

  const goToResults = useCallback(() => {
    if (handOver(session, current.current, term)) navigate(paths.results());
  }, [navigate, session, term]);

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(goToResults, handOffDelay);
    return () => clearTimeout(timer);
  }, [leaving, goToResults]);

  return {
    messages,
    coming,
    leaving,
    send,
    goToResults,
    stop: () => running.current?.abort(),
    retry: () => {
      if (running.current) return;
      show(
        current.current.filter(
          (message, index, all) => !(index === all.length - 1 && message.role === 'assistant'),
        ),
      );
      void ask();
    },
    stay: () => setLeaving(false),
    clear: () => {
      const call = running.current;
      running.current = undefined;
      call?.abort();
      setComing(undefined);
      setLeaving(false);
      show([]);
    },
  };
}
