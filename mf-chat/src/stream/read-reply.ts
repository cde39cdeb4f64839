import type { ChatMessage } from '@denk/shared/product/wire';
import { createParser } from 'eventsource-parser';
import * as v from '@denk/shared/schema';
import { ReplyProblem } from './reply-problem';

/** A whole reply as the service wrote it, and whether it stopped at its length limit. */
export interface RawReply {
  readonly text: string;
  readonly cutShort: boolean;
}

/** What is asked, and who listens. */
export interface ReplyRequest {
  readonly messages: readonly ChatMessage[];
  readonly query: string;
  readonly signal: AbortSignal;
  /** Called with everything that has come so far, whenever more has. */
  readonly onText: (soFar: string) => void;
}

/** What reading needs from outside. Times are in milliseconds. */
export interface ReplyPorts {
  readonly fetch: typeof fetch;
  /** The longest silence that is waited through. */
  readonly silence: number;
}

const completionsPath = '/v1/chat/completions';

const textSchema = v.optional(v.nullable(v.string()), '');

const completionSchema = v.object({
  choices: v.array(
    v.object({
      delta: v.optional(v.object({ content: textSchema }), {}),
      message: v.optional(v.object({ content: textSchema }), {}),
      finish_reason: v.optional(v.nullable(v.string())),
    }),
  ),
});

const refusalSchema = v.object({
  error: v.object({ message: v.string(), code: v.fallback(v.nullish(v.string()), undefined) }),
});

/**
 * Asks the chat service for the next reply and follows its stream; a plain JSON answer to the streamed request is read
 * too. Throws `ReplyProblem`, or the signal's own reason when the visitor stops.
 */
export async function readReply(request: ReplyRequest, ports: ReplyPorts): Promise<RawReply> {
  const silence = watchSilence(ports.silence);
  const signal = AbortSignal.any([request.signal, silence.signal]);
  try {
    const answer = await ports.fetch(completionsPath, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({
        messages: request.messages,
        stream: true,
        ...(request.query ? { query: request.query } : {}),
      }),
    });
    silence.heard();
    if (!answer.ok) throw await refusal(answer);
    return (answer.headers.get('content-type') ?? '').includes('text/event-stream')
      ? await followStream(answer, signal, request.onText, silence.heard)
      : readWhole(await answer.text(), request.onText);
  } catch (error) {
    request.signal.throwIfAborted();
    if (error instanceof ReplyProblem) throw error;
    throw new ReplyProblem('connection', String(error));
  } finally {
    silence.end();
  }
}

/** What only the visitor can mend; the service's own sentence says how (docs/product.md#error-catalogue). */
const tooMuch: readonly string[] = ['message_too_long', 'conversation_too_long'];

async function refusal(answer: Response): Promise<ReplyProblem> {
  const body = v.safeParse(refusalSchema, await answer.json().catch(() => undefined));
  const { message, code } = body.success ? body.output.error : {};
  const isForVisitor = answer.status === 429 || (code && tooMuch.includes(code));
  return new ReplyProblem(
    answer.status === 429 ? 'limited' : code === 'empty_reply' ? 'empty' : 'service',
    `status ${answer.status}`,
    isForVisitor ? message : undefined,
  );
}

async function followStream(
  answer: Response,
  signal: AbortSignal,
  onText: (soFar: string) => void,
  heard: () => void,
): Promise<RawReply> {
  if (!answer.body) throw new ReplyProblem('connection', 'an answer without a body');
  let text = '';
  let finish: string | undefined;
  let problem: ReplyProblem | undefined;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') {
        finish ??= 'stop';
        return;
      }
      const chunk = parse(data);
      if (!chunk) {
        problem ??= new ReplyProblem('service', 'a chunk of another shape');
        return;
      }
      // A chunk that only counts tokens has no choices.
      const [choice] = chunk.choices;
      text += choice?.delta.content ?? choice?.message.content ?? '';
      finish = choice?.finish_reason ?? finish;
    },
  });
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  // Reading ends at once, however the stream takes the end of its call.
  signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    heard();
    parser.feed(decoder.decode(part.value, { stream: true }));
    if (problem) {
      await reader.cancel();
      throw problem;
    }
    if (text) onText(text);
  }
  signal.throwIfAborted();
  if (!finish) throw new ReplyProblem('connection', 'the stream ended before the reply did');
  return { text, cutShort: finish === 'length' };
}

function readWhole(body: string, onText: (soFar: string) => void): RawReply {
  const completion = parse(body);
  const choice = completion?.choices[0];
  if (!choice) throw new ReplyProblem('service', 'an answer of another shape');
  const text = choice.message.content ?? '';
  if (text) onText(text);
  return { text, cutShort: choice.finish_reason === 'length' };
}

function parse(json: string): v.InferOutput<typeof completionSchema> | undefined {
  try {
    const parsed = v.safeParse(completionSchema, JSON.parse(json));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Aborts when nothing is heard for a while. */
function watchSilence(milliseconds: number) {
  const controller = new AbortController();
  const give = () => controller.abort(new Error(`silent for ${milliseconds} ms`));
  let timer = setTimeout(give, milliseconds);
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(give, milliseconds);
    },
    end: () => clearTimeout(timer),
  };
}
