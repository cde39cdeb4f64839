import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A request to the site. */
export interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** What came of it. `status` 0: no answer. */
export interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Milliseconds after which a request counts as hanging. */
export const hanging = 15_000;

/** Asks over connections that stay open. */
export function createClient(origin: string, connections = 64) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  const ask = ({ path, method = 'GET', headers = {}, body }: Ask): Promise<Answer> =>
    new Promise((resolve) => {
      const begun = performance.now();
      // Node leaves it out of a DELETE.
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const done = (status: number, got: Answer['headers'], parts: Buffer[]) =>
        resolve({
          status,
          ms: performance.now() - begun,
          headers: got,
          body: Buffer.concat(parts),
        });
      const call = httpRequest(
        {
          agent,
          hostname,
          port,
          path,
          method,
          headers: { 'accept-encoding': 'br', ...length, ...headers },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => done(response.statusCode ?? 0, response.headers, parts));
          response.on('error', () => done(0, {}, parts));
        },
      );
      call.setTimeout(hanging, () => call.destroy(new Error('hangs')));
      call.on('error', (error) => done(0, {}, [Buffer.from(String(error))]));
      call.end(body);
    });
  return { ask, close: () => agent.destroy() };
}

export type Client = ReturnType<typeof createClient>;

/** Lets so many clients ask one thing after another until `next` has no more. */
export async function drive(
  { ask }: Client,
  clients: number,
  next: (client: number) => Ask | undefined,
  onAnswer: (answer: Answer, ask: Ask) => void,
): Promise<void> {
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let wanted = next(client); wanted; wanted = next(client)) {
        const answer = await ask(wanted);
        onAnswer(answer, wanted);
        // Whoever is refused at once does not ask a thousand times a second.
        if (answer.status === 0) await pause(20);
      }
    }),
  );
}

/** Numbers that look like chance and are the same every time. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The value that so many per cent are below. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}
