import { paths, useNavigate } from '@denk/shared/page/navigation';
import { browserStorage } from '@denk/shared/page/storage';
import { useCallback, useEffect, useState } from 'react';
import { handoffDelay, handOver } from '../conversation/handoff';
import { messageLimit, type ConversationMessage } from '../conversation/message';
import { useMessages } from './use-messages';
import { useReply } from './use-reply';

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
  const conversation = useMessages(query);
  const { messages, newestRef, term, add, replace } = conversation;
  const [leaving, setLeaving] = useState(false);
  const leaveSoon = useCallback(() => setLeaving(true), []);
  const { coming, ask: askForReply, isAwaited, stop, discard } = useReply(conversation, leaveSoon);

  const ask = useCallback(async () => {
    setLeaving(false);
    await askForReply();
  }, [askForReply]);

  const send = useCallback(
    (text: string) => {
      const content = text.trim().slice(0, messageLimit);
      if (!content || isAwaited()) return;
      add({ role: 'user', content });
      void ask();
    },
    [add, ask, isAwaited],
  );

  useEffect(() => {
    // The visitor came with a term, or left while a reply was awaited.
    if (newestRef.current.length === 0) send(query);
    else if (newestRef.current.at(-1)?.role === 'user') void ask();
    return discard;
    // Only on arrival: a later change of the term is another visit, with a page of its own.
  }, [ask, discard, newestRef, query, send]);

  const goToResults = useCallback(() => {
    if (handOver(browserStorage('session'), newestRef.current, term)) navigate(paths.results());
  }, [navigate, newestRef, term]);

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(goToResults, handoffDelay);
    return () => clearTimeout(timer);
  }, [leaving, goToResults]);

  return {
    messages,
    coming,
    leaving,
    send,
    stop,
    goToResults,
    retry: () => {
      if (isAwaited()) return;
      const last = newestRef.current.at(-1);
      if (last?.role === 'assistant') replace(newestRef.current.slice(0, -1));
      void ask();
    },
    stay: () => setLeaving(false),
    clear: () => {
      discard();
      setLeaving(false);
      replace([]);
    },
  };
}
