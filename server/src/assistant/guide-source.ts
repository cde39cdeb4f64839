import { setImmediate as nextRound } from 'node:timers/promises';
import { ChatProblem } from './chat-problem';
import type { Guide } from './guide';
import type { ReplySource } from './reply-source';

/** The guide counts no tokens. */
const nothing = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };

/** Conversations that may wait to be read; more would wait longer than a visitor does. */
const mostWaiting = 100;

/**
 * The embedded guide as a source: its reply word by word, in the same protocol as a model's. Conversations are read one
 * at a time with a round of everything else between, so that many of them hold up nobody; too many are turned away.
 */
export function guideSource(guide: Guide): ReplySource {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const inTurn = (read: () => Promise<string> | string): Promise<string> => {
    if (waiting >= mostWaiting) throw new ChatProblem('service_unavailable');
    waiting += 1;
    const mine = last.then(() => nextRound()).then(read);
    last = mine.catch(() => undefined).finally(() => (waiting -= 1));
    return mine;
  };
  return async function* answer({ messages, query }, leave) {
    const reply = await inTurn(() => (leave.aborted ? '' : guide(messages, query)));
    for (const text of reply.match(/\s*\S+\s*/g) ?? []) yield { text };
    yield { text: '', finish: 'stop', usage: nothing };
  };
}
