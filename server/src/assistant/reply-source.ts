import type { ChatRequest } from '@denk/shared/product/wire';

/** A piece of a reply as it comes; the last one says why it ended. */
export interface ReplyPiece {
  readonly text: string;
  /** `length`: cut at the token limit, so that the reply is not complete. */
  readonly finish?: 'stop' | 'length';
}

/**
 * Answers a conversation piece by piece; ends early and quietly when `leave` fires, throws `ChatProblem` where there is
 * no answer.
 */
export type ReplySource = (request: ChatRequest, leave: AbortSignal) => AsyncIterable<ReplyPiece>;
