import { matchRoute } from '@denk/shared/contract';
import { calls, type CallName } from '@denk/shared/product/wire';
import type { Reply, Scenario } from '../scenario';
import { chatEvents } from './chat-events';
import { faultOf } from './conforms';

/** What went over the wire, and what was wrong with it. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** Absent where no answer came. */
  readonly status?: number;
  readonly faults: readonly string[];
}

/** What stands between a page and its scenario: a wait in milliseconds that an abort ends early. */
export interface NetworkPorts {
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly report: (exchange: Exchange) => void;
}

const table = Object.entries(calls).map(([name, call]) => ({ ...call, name: name as CallName }));

/** Answers a call of the page from its scenario, both checked against the call's contract; undefined is no such call. */
export async function answerCall(
  { replies = {} }: Scenario,
  request: Request,
  { wait, report }: NetworkPorts,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const found = matchRoute(
    table.filter(({ method }) => method === request.method),
    pathname,
  );
  if (!found) return undefined;
  const { route: call, params } = found;
  const sent =
    request.method === 'GET' ? Object.fromEntries(searchParams) : parse(await request.text());
  const asked = faultOf(call.request, sent);
  const given = replies[call.name];
  const reply = typeof given === 'function' ? given(sent, params) : given;
  const faults = [
    ...(asked ? [`request: ${asked}`] : []),
    ...(reply ? [] : [`the scenario has no reply for “${call.name}”`]),
    ...(reply ? faultsOfReply(call.name, reply) : []),
  ];
  const done = (status?: number) =>
    report({ method: request.method, path: pathname, ...(status ? { status } : {}), faults });
  if (!reply) {
    done(404);
    return Response.json({ error: faults[0] }, { status: 404 });
  }
  if ('failure' in reply) {
    if (reply.failure === 'never') await wait(Infinity, request.signal);
    done();
    return Response.error();
  }
  await wait(reply.delay ?? 0, request.signal);
  const answer = respond(reply, wait, request.signal);
  done(answer.status);
  return answer;
}

/** What is wrong with a reply as its call's contract has it. What is deliberately broken has no faults. */
export function faultsOfReply(name: CallName, reply: Reply): string[] {
  const { answer, refusal } = calls[name];
  const faults =
    'answer' in reply
      ? [faultOf(answer, reply.answer)]
      : 'refusal' in reply
        ? [faultOf(refusal, reply.refusal)]
        : 'stream' in reply
          ? chatEvents(reply).map((event) => faultOf(calls.chat.event, event))
          : [];
  return faults.filter((fault) => fault !== undefined).map((fault) => `reply: ${fault}`);
}

function respond(
  reply: Exclude<Reply, { failure: unknown }>,
  wait: NetworkPorts['wait'],
  signal: AbortSignal,
): Response {
  if ('answer' in reply) return Response.json(reply.answer);
  if ('refusal' in reply) return Response.json(reply.refusal, { status: reply.status });
  if ('stream' in reply) return streamed(reply, wait, signal);
  const { broken, status = 200, contentType = 'application/json' } = reply;
  return new Response(typeof broken === 'string' ? broken : JSON.stringify(broken), {
    status,
    headers: { 'content-type': contentType },
  });
}

/** One event after the other, as the chat service sends them. */
function streamed(
  reply: Extract<Reply, { stream: string }>,
  wait: NetworkPorts['wait'],
  signal: AbortSignal,
): Response {
  const events = chatEvents(reply).map((event) => `data: ${JSON.stringify(event)}\n\n`);
  const pieces = reply.cutAfter === undefined ? [...events, 'data: [DONE]\n\n'] : events;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (reply.every) await wait(reply.every, signal);
      const next = reply.every ? pieces.shift() : pieces.splice(0).join('');
      if (!next || signal.aborted) controller.close();
      else controller.enqueue(encoder.encode(next));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
