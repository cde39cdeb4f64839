import { log } from '@denk/shared/page/log';
import { whenIdle } from '@denk/shared/page/wait';
import { useCallback, useEffect, useRef, useState } from 'react';
import { failureSentence } from '../conversation/failure-sentence';
import { stoppedSentence, toWire } from '../conversation/message';
import type { Messages } from './use-messages';

/** The longest silence of the service that is waited through, in milliseconds. */
const silence = 30_000;

/** What reads a reply: nothing of it is needed before the first message. */
const loadReading = () => import(/* webpackChunkName: "reply" */ '../conversation/next-reply');

const loadReadingEarly = () => {
  // Who asks for a reply loads it anew, and says what is wrong.
  loadReading().catch(() => undefined);
};

// A conversation that begins with the visitor's term needs it as soon as the page is taken over.
if (typeof location !== 'undefined' && location.search.includes('query=')) loadReadingEarly();

/** The reply under way. */
export interface Reply {
  /** What has come of it; undefined while nothing is awaited. */
  readonly coming: string | undefined;
  /** Asks for a reply to the conversation as it is; what comes of it becomes a message. */
  readonly ask: () => Promise<void>;
  readonly isAwaited: () => boolean;
  /** Ends it; what has come stays as a message. */
  readonly stop: () => void;
  /** Ends it without a trace. */
  readonly discard: () => void;
}

/** Asks for replies, one at a time. */
export function useReply({ newestRef, term, add }: Messages, onProposal: () => void): Reply {
  const [coming, setComing] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => whenIdle(loadReadingEarly), []);

  const ask = useCallback(async () => {
    const controller = new AbortController();
    running.current = controller;
    setComing('');
    let soFar = '';
    try {
      const wire = toWire(newestRef.current);
      const onText = (visible: string) => {
        soFar = visible;
        if (running.current === controller) setComing(soFar);
      };
      const { nextReply } = await loadReading();
      const assessed = await nextReply(
        { messages: wire, query: term, signal: controller.signal, onText },
        { fetch: (...call) => window.fetch(...call), silence },
      );
      if (running.current !== controller) return;
      add({ role: 'assistant', ...assessed });
      if (assessed.outcome === 'proposal') onProposal();
    } catch (error) {
      if (running.current !== controller) return;
      if (!controller.signal.aborted) log.warn('chat', 'no reply', { error: String(error) });
      add(
        controller.signal.aborted
          ? { role: 'assistant', content: soFar || stoppedSentence, outcome: 'stopped' }
          : {
              role: 'assistant',
              content: failureSentence(error),
              outcome: 'failed',
              ...(soFar && { begun: soFar }),
            },
      );
    }
    running.current = undefined;
    setComing(undefined);
  }, [newestRef, term, add, onProposal]);

  const isAwaited = useCallback(() => running.current !== undefined, []);
  const stop = useCallback(() => running.current?.abort(), []);
  const discard = useCallback(() => {
    const call = running.current;
    running.current = undefined;
    call?.abort();
    setComing(undefined);
  }, []);

  return { coming, ask, isAwaited, stop, discard };
}
