import * as v from '@denk/shared/schema';

/** Why a call gave no usable answer. */
export type HttpFailure = 'network' | 'timeout' | 'status' | 'shape';

/** A call that failed; `cancelled` calls throw the browser's own `AbortError` instead. */
export class HttpProblem extends Error {
  constructor(
    readonly failure: HttpFailure,
    readonly path: string,
    readonly status?: number,
    detail?: string,
  ) {
    super(`${failure} ${status ?? ''} ${path} ${detail ?? ''}`.trim());
    this.name = 'HttpProblem';
  }
}

/** How a call is made. `timeoutMs` defaults to 10 s. */
export interface CallOptions {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

/** Opens a call and gives the raw answer; a status outside 2xx is a problem. */
export async function open(path: string, options: CallOptions = {}): Promise<Response> {
  const { method = options.body === undefined ? 'GET' : 'POST', body, signal } = options;
  const limit = AbortSignal.timeout(options.timeoutMs ?? 10_000);
  const send = options.fetch ?? fetch;
  let answer: Response;
  try {
    answer = await send(path, {
      method,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new HttpProblem(limit.aborted ? 'timeout' : 'network', path, undefined, String(error));
  }
  if (!answer.ok) throw new HttpProblem('status', path, answer.status);
  return answer;
}

/** Calls our own server and reads the JSON answer against its contract. Throws `HttpProblem`. */
export async function call<const Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  options: CallOptions = {},
): Promise<v.InferOutput<Schema>> {
  const answer = await open(path, options);
  let json: unknown;
  try {
    json = await answer.json();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new HttpProblem('shape', path, answer.status, String(error));
  }
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) {
    throw new HttpProblem('shape', path, answer.status, v.summarize(parsed.issues));
  }
  return parsed.output;
}
