import * as v from 'valibot';
import { ProviderProblem } from './shopping-provider';

/** How a live service is called; `fetch` is injected by tests. */
export interface UpstreamCall {
  readonly provider: string;
  readonly address: URL;
  readonly init?: RequestInit;
  readonly signal: AbortSignal;
  readonly fetch?: typeof fetch | undefined;
}

/** What a service may leave out, or write in a way that says nothing to us. */
export const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

/** Larger answers are not a shopping service's. */
const mostBytes = 4 * 1024 * 1024;

/** Calls a live service and reads its answer against its contract. Throws `ProviderProblem`. */
export async function callUpstream<const Schema extends v.GenericSchema>(
  schema: Schema,
  { provider, address, init, signal, fetch: send = fetch }: UpstreamCall,
): Promise<v.InferOutput<Schema>> {
  let status: number;
  let text: string;
  try {
    const answer = await send(address, { ...init, signal, redirect: 'error' });
    status = answer.status;
    text = await readAtMost(answer, mostBytes);
  } catch (error) {
    throw new ProviderProblem('unreachable', provider, reason(error));
  }
  if (status === 401 || status === 403) {
    throw new ProviderProblem('refused-key', provider, String(status));
  }
  if (status === 429 || status === 402) {
    throw new ProviderProblem('quota', provider, String(status));
  }
  const json = parseJson(text);
  if (status < 200 || status >= 300) {
    // Serper answers 400 with a message for a key it does not know.
    const refused = /api.?key|unauthori[sz]ed/i.test(text.slice(0, 500));
    throw new ProviderProblem(refused ? 'refused-key' : 'unreachable', provider, String(status));
  }
  const parsed = v.safeParse(schema, json);
  if (!parsed.success)
    throw new ProviderProblem('shape', provider, v.summarize(parsed.issues).slice(0, 300));
  return parsed.output;
}

async function readAtMost(answer: Response, most: number): Promise<string> {
  if (!answer.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for await (const piece of answer.body as AsyncIterable<Uint8Array>) {
    read += piece.byteLength;
    if (read > most) throw new Error('answer too large');
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return [error.name, code].filter(Boolean).join(' ');
}

/** A service's address below its base, whether or not the base ends with a slash or already names the endpoint. */
export function endpoint(base: string, path: string): URL {
  const plain = base.replace(/\/+$/, '');
  return new URL(plain.endsWith(`/${path}`) ? plain : `${plain}/${path}`);
}
