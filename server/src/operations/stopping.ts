import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds of a stop. */
export interface StopTimes {
  /** How long a server says that it stops before it does, so that nobody new is sent to it. */
  readonly announced: number;
  /** After which requests and streams under way are ended. */
  readonly deadline: number;
  /** How long those may take to say their end; then their connections are cut. */
  readonly farewell: number;
}

export const usualStopTimes: StopTimes = { announced: 2_000, deadline: 10_000, farewell: 1_000 };

/** The stop of a server, from its announcement to its last connection. */
export interface Stopping {
  readonly hasBegun: () => boolean;
  /**
   * Resolves when the server is closed.
   *
   * @param isHurried whoever stops it waits for that, and nobody else is told
   */
  readonly stop: (isHurried?: boolean) => Promise<void>;
}

/**
 * Lets a server stop without anybody noticing: it says that it is not ready while it still answers, lets what is under
 * way be finished, ends what is still open at the deadline (routes with streams say their end in a `preClose` hook), and
 * closes.
 *
 * @param wait injected by tests
 */
export function stopping(
  app: FastifyInstance,
  times: StopTimes = usualStopTimes,
  wait: (ms: number) => Promise<unknown> = (ms) => pause(ms, undefined, { ref: false }),
): Stopping {
  let begun = false;
  let open = 0;
  let onIdle = () => {};
  app.server.prependListener('request', (_, response) => {
    open += 1;
    // Whoever comes again is to come to another server.
    if (begun) response.setHeader('connection', 'close');
    response.once('close', () => {
      open -= 1;
      if (open === 0) onIdle();
    });
  });
  const idle = () =>
    open === 0 ? Promise.resolve() : new Promise<void>((resolve) => (onIdle = resolve));

  return {
    hasBegun: () => begun,
    stop: async (isHurried = false) => {
      begun = true;
      const late = wait(times.deadline);
      if (!isHurried) await wait(times.announced);
      await Promise.race([idle(), late]);
      const closed = app.close();
      const cut = wait(times.farewell).then(() => app.server.closeAllConnections());
      await Promise.race([closed, cut]);
      await closed;
    },
  };
}
