import type { Reply, Scenario } from './scenario';

/** Answers a module's calls from its scenario; a call the scenario does not know gets a 404 that says so. */
export function answerFetch(scenario: Scenario): typeof fetch {
  return async (input, init) => {
    const request = new Request(input instanceof URL ? input.href : input, init);
    const address = new URL(request.url, window.location.href);
    const found = findReply(scenario, request.method, address.pathname);
    if (!found) {
      return json({
        status: 404,
        body: { error: `no reply for ${request.method} ${address.pathname}` },
      });
    }
    const reply = typeof found === 'function' ? found(address, await bodyOf(request)) : found;
    await pause(reply, request.signal);
    if (reply.failure === 'network') throw new TypeError('Failed to fetch');
    return json(reply);
  };
}

type Found = NonNullable<Scenario['replies']>[string];

function findReply({ replies = {} }: Scenario, method: string, path: string): Found | undefined {
  const call = `${method} ${path}`;
  const exact = replies[call];
  if (exact) return exact;
  const prefix = Object.keys(replies).find(
    (key) => key.endsWith('*') && call.startsWith(key.slice(0, -1)),
  );
  return prefix === undefined ? undefined : replies[prefix];
}

function pause({ delay = 0, failure }: Reply, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    if (failure !== 'never') setTimeout(resolve, delay);
  });
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function json({ status = 200, body, contentType = 'application/json', every }: Reply): Response {
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(every ? inPieces(content, every) : content, {
    status,
    headers: { 'content-type': contentType },
  });
}

/** One event after the other, as a service streams them. */
function inPieces(content: string, every: number): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const events = content.split(/(?<=\n\n)/);
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, every));
      const next = events.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(encoder.encode(next));
    },
  });
}
