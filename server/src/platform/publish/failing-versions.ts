import type { FastifyBaseLogger } from 'fastify';
import type { SharedRegistry } from '../registry/registry';
import { takeOut } from '../registry/transitions';
import type { FailureMetrics } from './failure-watch';

/** What taking a failing version out needs from outside. */
interface FailingPorts {
  readonly registry: () => SharedRegistry;
  readonly log: () => Pick<FastifyBaseLogger, 'error'> | undefined;
  readonly now: () => Date;
}

/** Takes a version out whose failures have passed the limit, once, where there is one to go back to. */
export function takingOut({ registry, log, now }: FailingPorts) {
  const underway = new Set<string>();
  return async (metrics: FailureMetrics): Promise<void> => {
    const { module, version, failed, visits, visitors, causes } = metrics;
    const key = `${module} ${version}`;
    if (underway.has(key)) return;
    underway.add(key);
    const why = `${failed} of ${visits} page loads failed, for ${visitors} visitors`;
    const act = { at: now().toISOString(), by: 'server' };
    if (!takeOut(registry().current().state, module, version, why, act)) {
      log()?.error({ module, version, causes }, `${why}, and nothing is there instead`);
      return;
    }
    await registry()
      .change((before) => takeOut(before, module, version, why, act) ?? { state: before, version })
      .then(() => log()?.error({ module, version, causes }, `taken out: ${why}`))
      .catch((err: unknown) => log()?.error({ err }, `${key} could not be taken out`))
      // Whoever makes it live again is told again when it fails again.
      .finally(() => underway.delete(key));
  };
}
