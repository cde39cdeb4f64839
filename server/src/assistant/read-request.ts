import { chatLimits, chatRequestSchema, type ChatRequest } from '@denk/shared/product/wire';
import * as v from 'valibot';
import { ChatProblem } from './chat-problem';

const partSchema = v.object({ type: v.literal('text'), text: v.string() });

/** As OpenAI's clients write it: other roles, content in parts, settings of their own. */
const looseSchema = v.object({
  messages: v.array(
    v.object({
      role: v.string(),
      content: v.nullish(v.union([v.string(), v.array(v.unknown())])),
    }),
  ),
  stream: v.nullish(v.boolean()),
  n: v.nullish(v.number()),
  query: v.fallback(v.nullish(v.string()), undefined),
});

const usageSchema = v.object({ stream_options: v.object({ include_usage: v.literal(true) }) });

/** Whether a streamed answer shall end with what it cost. */
export const asksForUsage = (body: unknown): boolean => v.is(usageSchema, body);

const { messages: mostMessages, characters: mostCharacters, query: longestQuery } = chatLimits;

/**
 * Reads a request's body. Only what visitor and assistant said counts: system messages, model, limits and everything
 * else from outside is dropped. Throws `ChatProblem`.
 */
export function readRequest(body: unknown): ChatRequest {
  const loose = v.safeParse(looseSchema, body);
  if (!loose.success) {
    throw new ChatProblem(
      'invalid_request',
      undefined,
      v.getDotPath(loose.issues[0]) ?? 'messages',
    );
  }
  const { messages, stream, n, query } = loose.output;
  if (n !== undefined && n !== null && n !== 1) {
    throw new ChatProblem('invalid_request', undefined, 'n');
  }
  const said = messages.flatMap(({ role, content }) =>
    role === 'user' || role === 'assistant'
      ? [{ role, content: sentBy(role, textOf(content)) }]
      : [],
  );
  if (said.length > mostMessages)
    throw new ChatProblem('conversation_too_long', undefined, 'messages');
  const tooLong = said.findIndex(({ content }) => content.length > mostCharacters);
  if (tooLong >= 0)
    throw new ChatProblem('message_too_long', undefined, `messages.${tooLong}.content`);

  const request = v.safeParse(chatRequestSchema, {
    messages: said.filter(({ content }) => content.trim() !== ''),
    stream: stream ?? false,
    ...(query?.trim() && { query: query.trim().slice(0, longestQuery) }),
  });
  if (!request.success || !request.output.messages.some(({ role }) => role === 'user')) {
    throw new ChatProblem('invalid_request', undefined, 'messages');
  }
  return request.output;
}

/** Our own answers come back whole, with their buttons: nobody is told to write less for that. */
const sentBy = (role: 'user' | 'assistant', text: string): string =>
  role === 'assistant' ? text.slice(0, mostCharacters) : text;

function textOf(content: string | unknown[] | null | undefined): string {
  if (typeof content === 'string') return content;
  return (content ?? [])
    .flatMap((part) => {
      const parsed = v.safeParse(partSchema, part);
      return parsed.success ? [parsed.output.text] : [];
    })
    .join('\n');
}
