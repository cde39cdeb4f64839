import type { Outcome } from './outcome';

/** Lists that were found lately, so that Back shows the same one at once. */
export interface RecentOutcomes {
  readonly read: (key: string) => Outcome | undefined;
  readonly keep: (key: string, outcome: Outcome) => void;
}

const countLimit = 24;
const lifetime = 5 * 60_000;

/** Keeps the last two dozen lists for five minutes; `now` in milliseconds. */
export function createRecentOutcomes(now: () => number): RecentOutcomes {
  const kept = new Map<string, { readonly at: number; readonly outcome: Outcome }>();
  return {
    read: (key) => {
      const found = kept.get(key);
      return found && now() - found.at < lifetime ? found.outcome : undefined;
    },
    keep: (key, outcome) => {
      if (outcome.phase !== 'found') return;
      kept.delete(key);
      kept.set(key, { at: now(), outcome });
      const [oldest] = kept.keys();
      if (kept.size > countLimit && oldest !== undefined) kept.delete(oldest);
    },
  };
}
