import type { ChatRequest } from '@denk/shared/product/wire';

/** Tokens as OpenAI's protocol counts them. */
export interface Usage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
}

/** A piece of a reply as it comes; the last one says why it ended. */
export interface ReplyPiece {
  readonly text: string;
  /** `length`: cut at the token limit, so that the reply is not complete. */
  readonly finish?: 'stop' | 'length';
  /** What the service counted, where it tells. */
  readonly usage?: Usage;
}

/** A conversation to answer. */
export interface AskedReply extends ChatRequest {
  /** Whether what it cost shall be asked of the service. */
  readonly wantsUsage?: boolean;
}

/**
 * Answers a conversation piece by piece; ends early and quietly when `leave` fires, throws `ChatProblem` where there is
 * no answer.
 */
export type ReplySource = (request: AskedReply, leave: AbortSignal) => AsyncIterable<ReplyPiece>;
