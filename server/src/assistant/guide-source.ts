import type { Guide } from './guide';
import type { ReplySource } from './reply-source';

/** The embedded guide as a source: its reply word by word, in the same protocol as a model's. */
export function guideSource(guide: Guide): ReplySource {
  return async function* answer({ messages, query }) {
    const reply = await guide(messages, query);
    for (const text of reply.match(/\s*\S+\s*/g) ?? []) yield { text };
    yield { text: '', finish: 'stop' };
  };
}
