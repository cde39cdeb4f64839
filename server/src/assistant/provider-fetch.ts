import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { json as readJson } from 'node:stream/consumers';
import * as v from 'valibot';

const longestRetryWaitMs = 500;

const wholeReplySchema = v.object({
  choices: v.pipe(
    v.array(
      v.object({
        message: v.object({ content: v.nullish(v.string()) }),
        finish_reason: v.nullish(v.string()),
      }),
    ),
    v.minLength(1),
  ),
});

/**
 * The network as the provider's client sees it: plain sockets that stay open, since web streams would cost every piece
 * of every reply more than our own work on it. A refusing service may ask for hours of patience: no retry waits longer
 * than half a second. A service that cannot stream answers with the whole reply: it becomes a stream of one piece.
 */
export const providerFetch = async (
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> => {
  const incoming = await send(new URL(input instanceof Request ? input.url : input), init);
  const status = incoming.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  if (status >= 300) return withShortRetry(incoming, status, headers);
  if (headers.get('content-type')?.includes('application/json')) return asStream(incoming);
  // The client reads any body that can be iterated.
  return Object.defineProperty(new Response(null, { status, headers }), 'body', {
    value: incoming,
  });
};

const plainAgent = new HttpAgent({ keepAlive: true });
const secureAgent = new HttpsAgent({ keepAlive: true });

function send(url: URL, { method, headers, body, signal }: RequestInit): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:';
    const call = (secure ? httpsRequest : httpRequest)(url, {
      agent: secure ? secureAgent : plainAgent,
      method: method ?? 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(signal && { signal }),
    });
    call.once('response', resolve).on('error', reject);
    call.end(body);
  });
}

function withShortRetry(body: IncomingMessage, status: number, headers: Headers): Response {
  headers.delete('retry-after');
  const asked = Number(headers.get('retry-after-ms') ?? longestRetryWaitMs);
  headers.set('retry-after-ms', String(Math.min(asked || longestRetryWaitMs, longestRetryWaitMs)));
  return new Response(Readable.toWeb(body) as ReadableStream, { status, headers });
}

async function asStream(incoming: IncomingMessage): Promise<Response> {
  const json: unknown = await readJson(incoming);
  const whole = v.safeParse(wholeReplySchema, json);
  const [choice] = whole.success ? whole.output.choices : [];
  const piece = choice
    ? {
        choices: [
          {
            index: 0,
            delta: { content: choice.message.content ?? '' },
            finish_reason: choice.finish_reason ?? 'stop',
          },
        ],
      }
    : json;
  return new Response(`data: ${JSON.stringify(piece)}\n\ndata: [DONE]\n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });
}
