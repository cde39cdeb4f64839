import * as v from '@denk/shared/schema';

/** What a conversation may send: messages, characters of each, and characters of what it is about (docs/product.md#conversation). */
export const chatLimits = { messages: 40, characters: 2000, query: 200 } as const;

/** One message of a conversation as it goes over the wire (docs/product.md#conversation). */
export const chatMessageSchema = v.object({
  role: v.picklist(['user', 'assistant']),
  content: v.pipe(v.string(), v.maxLength(chatLimits.characters)),
});

/** `POST /v1/chat/completions`, the body the browser sends. Model, limits and prompt are the server's. */
export const chatRequestSchema = v.object({
  messages: v.pipe(v.array(chatMessageSchema), v.minLength(1), v.maxLength(chatLimits.messages)),
  stream: v.optional(v.boolean(), false),
  /** The term the visitor came with, where there is one. */
  query: v.optional(v.pipe(v.string(), v.maxLength(chatLimits.query))),
});

/** An answer button under an assistant's message (docs/product.md#answer-buttons). */
export const chatButtonSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(80)),
  label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)),
  value: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  type: v.picklist(['category', 'budget', 'usage', 'preference', 'brand', 'feature']),
  /** It shows something that was understood; choosing it takes that back. */
  chip: v.exactOptional(v.literal(true)),
});

export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;
export type ChatRequest = v.InferOutput<typeof chatRequestSchema>;
export type ChatButton = v.InferOutput<typeof chatButtonSchema>;
