import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds between two looks at whether another server has changed the registry. */
const lookEvery = 400;

/** Follows what others change, one look after the other; a store that is away is told once. */
export function lookAgain(
  look: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): { readonly stop: () => void } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const next = (wasAway: boolean) => {
    timer = setTimeout(() => {
      look()
        .then(
          () => {
            if (wasAway) log.info('the registry is followed again');
            return false;
          },
          (err: unknown) => {
            if (!wasAway) {
              log.error({ err }, 'the registry cannot be followed; the site stays as it is');
            }
            return true;
          },
        )
        .then((isAway) => stopped || next(isAway));
    }, lookEvery);
    timer.unref();
  };
  next(false);
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
