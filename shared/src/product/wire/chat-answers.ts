import * as v from '@denk/shared/schema';

const finish = v.picklist(['stop', 'length']);
const head = { id: v.string(), created: v.number(), model: v.string() };

/** `POST /v1/chat/completions`, the answer that is not streamed (docs/product.md#chat-service). */
export const chatCompletionSchema = v.object({
  ...head,
  object: v.literal('chat.completion'),
  choices: v.tuple([
    v.object({
      index: v.literal(0),
      message: v.object({ role: v.literal('assistant'), content: v.string() }),
      finish_reason: finish,
    }),
  ]),
  usage: v.optional(
    v.object({
      prompt_tokens: v.number(),
      completion_tokens: v.number(),
      total_tokens: v.number(),
    }),
  ),
});

/** One event of the streamed answer; `[DONE]` follows the last one. */
export const chatChunkSchema = v.object({
  ...head,
  object: v.literal('chat.completion.chunk'),
  choices: v.tuple([
    v.object({
      index: v.literal(0),
      delta: v.object({
        role: v.optional(v.literal('assistant')),
        content: v.optional(v.string()),
      }),
      finish_reason: v.nullable(finish),
    }),
  ]),
});

/** `GET /v1/models`: who answers. */
export const chatModelsSchema = v.object({
  object: v.literal('list'),
  data: v.array(
    v.object({
      id: v.string(),
      object: v.literal('model'),
      created: v.number(),
      owned_by: v.string(),
    }),
  ),
});

/** The name under which the embedded guide answers, where no service is configured. */
export const guideName = 'denk-kurallar';

/** Why a turn was not answered; `message` is for the visitor. */
export const chatRefusalSchema = v.object({
  error: v.object({
    message: v.pipe(v.string(), v.nonEmpty()),
    type: v.picklist(['invalid_request_error', 'rate_limit_error', 'server_error']),
    param: v.nullable(v.string()),
    code: v.string(),
  }),
});

export type ChatCompletion = v.InferOutput<typeof chatCompletionSchema>;
export type ChatChunk = v.InferOutput<typeof chatChunkSchema>;
