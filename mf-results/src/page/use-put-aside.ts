import { log } from '@denk/shared/page/log';
import { whenIdle } from '@denk/shared/page/wait';
import { useEffect, useState } from 'react';

/** Loads the parts that show what the visitor put aside: no list needs them to be read. */
const load = async () => {
  const [{ CompareTray }, { SavedList }] = await Promise.all([
    import(/* webpackChunkName: "put-aside" */ './compare-tray'),
    import(/* webpackChunkName: "put-aside" */ './saved-list'),
  ]);
  return { CompareTray, SavedList };
};

/**
 * The parts that show what the visitor put aside, once they are there: asked for when the browser has nothing else to
 * do, or when they are wanted.
 */
export function usePutAside(wanted: boolean): Awaited<ReturnType<typeof load>> | undefined {
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>>>();
  const there = parts !== undefined;
  useEffect(() => {
    if (there) return undefined;
    const ask = () => {
      load().then(setParts, (error: unknown) => {
        log.warn('results', 'what was put aside cannot be shown', { error: String(error) });
      });
    };
    if (!wanted) return whenIdle(ask);
    ask();
    return undefined;
  }, [there, wanted]);
  return parts;
}
