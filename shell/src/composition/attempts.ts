/** One way to get something: its name for the log, and the work. */
export interface Attempt<T> {
  readonly name: string;
  readonly run: () => Promise<T>;
  /** Milliseconds to wait first. */
  readonly pause?: number;
}

/** What `tryInTurn` needs from outside. */
export interface AttemptPorts {
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly report: (attempt: string, error: unknown) => void;
  /** Milliseconds after which an attempt counts as failed. */
  readonly limit: number;
}

/** Runs attempts one after another until one succeeds within the limit; throws the last error. */
export async function tryInTurn<T>(
  attempts: readonly Attempt<T>[],
  { wait, report, limit }: AttemptPorts,
): Promise<T> {
  let last: unknown = new Error('nothing to try');
  for (const { name, run, pause } of attempts) {
    if (pause) await wait(pause);
    try {
      return await Promise.race([run(), expire(wait, limit)]);
    } catch (error) {
      last = error;
      report(name, error);
    }
  }
  throw last;
}

async function expire(wait: AttemptPorts['wait'], limit: number): Promise<never> {
  await wait(limit);
  throw new Error(`no answer within ${limit} ms`);
}
