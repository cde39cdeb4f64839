import { ChatProblem } from './chat-problem';
import type { ChatSettings, TurnReport } from './chat-settings';
import { dailyLimit } from './daily-limit';
import { guideSource } from './guide-source';
import { providerSource } from './provider-source';
import type { AskedReply, ReplyPiece, ReplySource } from './reply-source';
import { understandingSource } from './understanding-source';

/** A reply that has begun: its first piece is here, so that a failure before it can still be told by status. */
export interface BegunReply {
  readonly source: TurnReport['source'];
  readonly pieces: AsyncGenerator<ReplyPiece>;
}

/** Begins a reply. Throws `ChatProblem` where nobody answers. */
export type BeginReply = (
  request: AskedReply,
  leave: AbortSignal,
  warn: (problem: ChatProblem) => void,
) => Promise<BegunReply>;

/** The provider where one is configured, the guide otherwise or, if the operator wants it so, while the provider is down. */
export function replies(settings: ChatSettings): BeginReply {
  const guide = guideSource(settings.guide);
  if (settings.apiKey === undefined && settings.baseUrl === undefined) {
    return async (request, leave) => ({
      source: 'guide',
      pieces: await begin(guide, request, leave),
    });
  }
  const reads = settings.understanding === 'provider';
  const provider = reads ? understandingSource(settings, guide) : providerSource(settings);
  const mayCall = dailyLimit(settings.dailyLimit, settings.clock ?? Date.now);
  return async (request, leave, warn) => {
    try {
      if (!mayCall()) throw new ChatProblem('daily_limit');
      return { source: 'provider', pieces: await begin(provider, request, leave) };
    } catch (error) {
      if (!settings.fallbackToGuide || !(error instanceof ChatProblem) || leave.aborted)
        throw error;
      warn(error);
      return { source: 'fallback', pieces: await begin(guide, request, leave) };
    }
  };
}

/** Waits for the first text; a reply that ends without any is empty. */
async function begin(source: ReplySource, request: AskedReply, leave: AbortSignal) {
  const pieces = source(request, leave)[Symbol.asyncIterator]();
  const early: ReplyPiece[] = [];
  let ended = false;
  while (!early.some(({ text }) => text.trim() !== '')) {
    const next = await pieces.next();
    if (next.done) {
      ended = true;
      break;
    }
    early.push(next.value);
  }
  if (ended && !leave.aborted) throw new ChatProblem('empty_reply');
  return (async function* all() {
    try {
      yield* early;
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
    } finally {
      await pieces.return?.(undefined);
    }
  })();
}
