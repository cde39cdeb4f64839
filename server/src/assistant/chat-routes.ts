import { guideName } from '@denk/shared/product/wire';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ChatProblem, errorBody } from './chat-problem';
import { usualVisitorLimit, type ChatSettings, type TurnReport } from './chat-settings';
import {
  chunkEvent,
  completion,
  usageEvent,
  doneEvent,
  errorEvent,
  type CompletionHead,
} from './completion-wire';
import { EventWriter } from './event-writer';
import { openTurns, usualOpenTurns } from './open-turns';
import { asksForUsage, readRequest } from './read-request';
import type { Usage } from './reply-source';
import { replies, type BegunReply } from './turn';
import { visitorLimit } from './visitor-limit';

/** Forty messages of two thousand characters, each escaped in JSON at its worst. */
const bodyLimit = 512 * 1024;

/** Made once: an exception for every abort would collect a stack each time. */
const left = new Error('the visitor left');
const stopped = new ChatProblem('service_unavailable');

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
  const open = openTurns(settings.openTurns ?? usualOpenTurns);
  const begin = replies(settings);

  const turns = new Set<AbortController>();

  await app.register((room, _options, ready) => {
    // A server that stops ends its streams in their own protocol.
    room.addHook('preClose', (done) => {
      for (const turn of turns) turn.abort(stopped);
      done();
    });
    room.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const problem = asProblem(error);
      logProblem(request, problem);
      return reply.code(problem.status).send(errorBody(problem));
    });

    room.post('/v1/chat/completions', { bodyLimit }, async (request, reply) => {
      const visitor = settings.visitorOf?.(request.ip) ?? request.ip;
      const wait = takeTurn(visitor);
      if (wait > 0) {
        reply.header('retry-after', String(wait));
        throw new ChatProblem('rate_limited');
      }
      const chat = readRequest(request.body);
      const end = open(visitor);
      if (!end) throw new ChatProblem('too_many_open');
      reply.raw.once('close', end);
      const leave = new AbortController();
      turns.add(leave);
      reply.raw.once('close', () => {
        turns.delete(leave);
        if (!reply.raw.writableFinished) leave.abort(left);
      });
      const turn = new Turn(clock, settings.report);
      const head = { id: `chatcmpl-${randomUUID()}`, created: Math.floor(clock() / 1000) };
      try {
        const wantsUsage = asksForUsage(request.body);
        const asked = { ...chat, wantsUsage };
        const begun = await begin(asked, leave.signal, (problem) => logProblem(request, problem));
        throwIfStopped(leave.signal);
        turn.began(begun.source);
        if (!chat.stream) return await collect(begun, head, turn, leave.signal);
        await stream(begun, head, turn, { request, reply, leave: leave.signal, wantsUsage });
        return reply;
      } catch (error) {
        turn.ended(leave.signal.reason === left ? 'left' : 'failed');
        throw error;
      }
    });
    const models = [{ id: modelName(settings), object: 'model', created: 0, owned_by: 'denk' }];
    room.get('/v1/models', () => ({ object: 'list', data: models }));
    room.addHook('onRequest', (_request, reply, done) => {
      reply.header('access-control-allow-origin', '*');
      done();
    });
    room.options('/v1/*', (request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', allowedHeaders(request))
        .header('access-control-max-age', '86400')
        .send(),
    );
    room.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/v1/*',
      handler: () => {
        throw new ChatProblem('not_found');
      },
    });
    ready();
  });
}

/** The embedded guide says what it is; which model a service uses is nobody's business. */
export const modelName = ({ apiKey, baseUrl }: ChatSettings): string =>
  apiKey === undefined && baseUrl === undefined ? guideName : 'denk';

const allowedHeaders = ({ headers }: FastifyRequest): string =>
  String(headers['access-control-request-headers'] ?? 'authorization, content-type')
    .replace(/[^\w, -]/g, '')
    .slice(0, 500);

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
  let usage: Usage | undefined;
  for await (const piece of pieces) {
    content += piece.text;
    finish = piece.finish ?? finish;
    usage = piece.usage ?? usage;
  }
  throwIfStopped(leave);
  turn.ended(leave.aborted ? 'left' : 'answered');
  return completion(head, content, finish, usage);
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly leave: AbortSignal;
  readonly wantsUsage: boolean;
}

/** Writes a reply as it comes, no faster than the visitor reads. */
async function stream(
  { pieces }: BegunReply,
  head: CompletionHead,
  turn: Turn,
  exchange: Exchange,
): Promise<void> {
  const { request, reply, leave, wantsUsage } = exchange;
  let counted: Usage | undefined;
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, streamHeaders);
  const writer = new EventWriter(raw, leave);
  try {
    for await (const { text, finish, usage } of pieces) {
      counted = usage ?? counted;
      if (!text && !finish) continue;
      const delta = {
        ...(writer.hasBegun ? {} : { role: 'assistant' as const }),
        ...(text && { content: text }),
      };
      await writer.write(chunkEvent(head, delta, finish ?? null));
      if (leave.aborted) break;
    }
    throwIfStopped(leave);
    writer.end(wantsUsage && counted ? usageEvent(head, counted) + doneEvent : doneEvent);
    turn.ended(leave.aborted ? 'left' : 'answered');
  } catch (error) {
    const problem = asProblem(error);
    logProblem(request, problem);
    writer.end(errorEvent(problem));
    turn.ended(leave.reason === left ? 'left' : 'failed');
  }
}

/** What was cut short by a server that stops is no answer. */
function throwIfStopped({ reason }: AbortSignal): void {
  if (reason === stopped) throw stopped;
}

function asProblem(error: unknown): ChatProblem {
  if (error instanceof ChatProblem) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new ChatProblem('request_too_large', error);
  if (typeof status === 'number' && status < 500) return new ChatProblem('invalid_request', error);
  return new ChatProblem('service_unavailable', error);
}

/** What a provider may call its trouble; anything else it says may quote a key or a visitor, and stays out of the log. */
const knownTroubles: ReadonlySet<string> = new Set([
  'invalid_api_key',
  'insufficient_quota',
  'rate_limit_exceeded',
  'model_not_found',
  'context_length_exceeded',
  'server_error',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
]);

/** A line for whoever is on call: what failed, by names that are known beforehand; never what anybody said. */
function logProblem({ log }: FastifyRequest, { code, status, cause }: ChatProblem): void {
  if (status < 500) return;
  const upstreamStatus =
    cause instanceof Error && 'status' in cause ? Number(cause.status) : undefined;
  log.error({ code, upstreamStatus, reason: troubleOf(cause) }, 'chat turn failed');
}

function troubleOf(cause: unknown): string | undefined {
  for (
    let error = cause, depth = 0;
    error instanceof Error && depth < 4;
    error = error.cause, depth += 1
  ) {
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    if (knownTroubles.has(code)) return code;
  }
  return cause instanceof Error ? cause.constructor.name : undefined;
}
