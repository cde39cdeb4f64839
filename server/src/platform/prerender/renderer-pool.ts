import type { Prerenderer } from './renderer';

/** Several renderers as one. */
export interface RendererPool extends Prerenderer {
  /** Jobs that are under way or wait for their turn. */
  readonly waiting: () => number;
}

/** Spreads jobs over several renderers: each goes to the one with the least to do. */
export function rendererPool(renderers: readonly Prerenderer[]): RendererPool {
  const busy = new Map(renderers.map((renderer) => [renderer, 0]));
  const withFreest = async <T>(work: (renderer: Prerenderer) => Promise<T>): Promise<T> => {
    const [freest] = [...busy].sort(([, a], [, b]) => a - b)[0] ?? [];
    if (!freest) throw new Error('the pool has no renderer');
    const count = (change: number) => busy.set(freest, (busy.get(freest) ?? 0) + change);
    count(1);
    try {
      return await work(freest);
    } finally {
      count(-1);
    }
  };
  return {
    render: (job) => withFreest((renderer) => renderer.render(job)),
    needs: (job) => withFreest((renderer) => renderer.needs(job)),
    waiting: () => [...busy.values()].reduce((sum, jobs) => sum + jobs, 0),
    close: () => renderers.forEach((renderer) => renderer.close()),
  };
}
