import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ChatProblem, errorBody } from './chat-problem';
import { usualVisitorLimit, type ChatSettings, type TurnReport } from './chat-settings';
import {
  chunkEvent,
  completion,
  doneEvent,
  errorEvent,
  type CompletionHead,
} from './completion-wire';
import { EventWriter } from './event-writer';
import { readRequest } from './read-request';
import { replies, type BegunReply } from './turn';
import { visitorLimit } from './visitor-limit';

/** Forty messages of two thousand characters, each escaped in JSON at its worst. */
const bodyLimit = 512 * 1024;

/** Made once: an exception for every abort would collect a stack each time. */
const left = new Error('the visitor left');

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  // nginx would otherwise collect the stream before it passes it on.
  'x-accel-buffering': 'no',
};

/** Mounts `POST /v1/chat/completions`: OpenAI's protocol, streamed or not, over the provider or the embedded guide. */
export async function chatRoutes(app: FastifyInstance, settings: ChatSettings): Promise<void> {
  const clock = settings.clock ?? Date.now;
  const takeTurn = visitorLimit(settings.visitorLimit ?? usualVisitorLimit, clock);
  const begin = replies(settings);

  await app.register((room, _options, ready) => {
    room.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const problem = asProblem(error);
      logProblem(request, problem);
      return reply.code(problem.status).send(errorBody(problem));
    });

    room.post('/v1/chat/completions', { bodyLimit }, async (request, reply) => {
      const wait = takeTurn(request.ip);
      if (wait > 0) {
        reply.header('retry-after', String(wait));
        throw new ChatProblem('rate_limited');
      }
      const chat = readRequest(request.body);
      const leave = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) leave.abort(left);
      });
      const turn = new Turn(clock, settings.report);
      const head = { id: `chatcmpl-${randomUUID()}`, created: Math.floor(clock() / 1000) };
      try {
        const begun = await begin(chat, leave.signal, (problem) => logProblem(request, problem));
        turn.began(begun.source);
        if (!chat.stream) return await collect(begun, head, turn, leave.signal);
        await stream(begun, head, turn, { request, reply, leave: leave.signal });
        return reply;
      } catch (error) {
        turn.ended(leave.signal.aborted ? 'left' : 'failed');
        throw error;
      }
    });
    ready();
  });
}

/** One turn's times. */
class Turn {
  private readonly start: number;
  private source: TurnReport['source'] = 'provider';
  private firstTextMs: number | undefined;

  constructor(
    private readonly clock: () => number,
    private readonly report: ChatSettings['report'],
  ) {
    this.start = clock();
  }

  began(source: TurnReport['source']): void {
    this.source = source;
    this.firstTextMs = this.clock() - this.start;
  }

  ended(outcome: TurnReport['outcome']): void {
    const { source, firstTextMs } = this;
    this.report?.({ source, outcome, firstTextMs, totalMs: this.clock() - this.start });
  }
}

async function collect(
  { pieces }: BegunReply,
  head: CompletionHead,
  turn: Turn,
  leave: AbortSignal,
) {
  let content = '';
  let finish: 'stop' | 'length' = 'stop';
  for await (const piece of pieces) {
    content += piece.text;
    finish = piece.finish ?? finish;
  }
  turn.ended(leave.aborted ? 'left' : 'answered');
  return completion(head, content, finish);
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly leave: AbortSignal;
}

/** Writes a reply as it comes, no faster than the visitor reads. */
async function stream(
  { pieces }: BegunReply,
  head: CompletionHead,
  turn: Turn,
  exchange: Exchange,
): Promise<void> {
  const { request, reply, leave } = exchange;
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, streamHeaders);
  const writer = new EventWriter(raw, leave);
  try {
    for await (const { text, finish } of pieces) {
      const delta = {
        ...(writer.hasBegun ? {} : { role: 'assistant' as const }),
        ...(text && { content: text }),
      };
      await writer.write(chunkEvent(head, delta, finish ?? null));
      if (leave.aborted) break;
    }
    writer.end(doneEvent);
    turn.ended(leave.aborted ? 'left' : 'answered');
  } catch (error) {
    const problem = asProblem(error);
    logProblem(request, problem);
    writer.end(errorEvent(problem));
    turn.ended(leave.aborted ? 'left' : 'failed');
  }
}

function asProblem(error: unknown): ChatProblem {
  if (error instanceof ChatProblem) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new ChatProblem('request_too_large', error);
  if (typeof status === 'number' && status < 500) return new ChatProblem('invalid_request', error);
  return new ChatProblem('service_unavailable', error);
}

/** A line for whoever is on call: what failed and the provider's own reason; never what was said. */
function logProblem({ log }: FastifyRequest, { code, status, cause }: ChatProblem): void {
  if (status < 500) return;
  const reason =
    cause instanceof Error ? `${cause.name}: ${cause.message}`.slice(0, 300) : undefined;
  const upstreamStatus = cause instanceof Error && 'status' in cause ? cause.status : undefined;
  log.error({ code, upstreamStatus, reason: withoutSecrets(reason) }, 'chat turn failed');
}

/** A provider's complaint about a key quotes the key. */
const withoutSecrets = (text: string | undefined) =>
  text?.replace(/\b(?:sk|pk|key)-[\w*.-]+/gi, '…');
