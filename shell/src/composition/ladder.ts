/** One way to get something, tried before the next one. */
export interface Rung<T> {
  /** The signal ends when the rung is given up. */
  readonly run: (signal: AbortSignal) => Promise<T>;
  /** Milliseconds from the start of the whole climb after which this rung is given up. */
  readonly until: number;
  /** Told of every failure, a hang included. */
  readonly onFailure: (error: unknown) => void;
  /** How often it is tried again where it failed; what hangs is not tried again. Default 0. */
  readonly retries?: number;
}

/** What climbing needs from outside. Times are milliseconds. */
export interface LadderPorts {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Milliseconds before a rung that failed is tried again. */
const retryPause = 600;

/** Tries one rung after another until one holds. All of them share the time; throws the last error. */
export async function climb<T>(rungs: readonly Rung<T>[], { now, wait }: LadderPorts): Promise<T> {
  const start = now();
  let last: unknown;
  for (const { run, until, onFailure, retries = 0 } of rungs) {
    for (let tries = 0; tries <= retries; tries += 1) {
      if (tries > 0) await wait(retryPause);
      const left = until - (now() - start);
      if (left <= 0) break;
      const attempt = new AbortController();
      try {
        return await Promise.race([run(attempt.signal), expire(wait, left)]);
      } catch (error) {
        attempt.abort();
        last = error;
        onFailure(error);
        if (error instanceof NoAnswer) break;
      }
    }
  }
  throw last ?? new Error('nothing to try');
}

class NoAnswer extends Error {}

async function expire(wait: LadderPorts['wait'], limit: number): Promise<never> {
  await wait(limit);
  throw new NoAnswer(`no answer within ${Math.round(limit)} ms`);
}
