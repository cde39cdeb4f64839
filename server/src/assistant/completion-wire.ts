import type { Usage } from './reply-source';
import { errorBody, type ChatProblem } from './chat-problem';

/** The name the service answers under; which model it uses is nobody's business. */
const model = 'denk';

/** One answer's own fields in OpenAI's protocol. `created` is in seconds. */
export interface CompletionHead {
  readonly id: string;
  readonly created: number;
}

type Finish = 'stop' | 'length';

/** `POST /v1/chat/completions`, the answer that is not streamed. */
export function completion(
  { id, created }: CompletionHead,
  content: string,
  finish: Finish,
  usage: Usage | undefined,
) {
  return {
    id,
    object: 'chat.completion' as const,
    created,
    model,
    choices: [
      { index: 0, message: { role: 'assistant' as const, content }, finish_reason: finish },
    ],
    ...(usage && { usage }),
  };
}

/** One event of a streamed answer. */
export function chunkEvent(
  { id, created }: CompletionHead,
  delta: { readonly role?: 'assistant'; readonly content?: string },
  finish: Finish | null = null,
): string {
  const chunk = {
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
  return event(chunk);
}

/** The last event for whoever asked for `stream_options.include_usage`. */
export const usageEvent = ({ id, created }: CompletionHead, usage: Usage): string =>
  event({ id, object: 'chat.completion.chunk', created, model, choices: [], usage });

/** A failure in the middle of a stream. */
export const errorEvent = (problem: ChatProblem): string => event(errorBody(problem));

export const doneEvent = 'data: [DONE]\n\n';

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
