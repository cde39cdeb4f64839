import { LRUCache } from 'lru-cache';
import type { VisitorLimit } from './chat-settings';

/** Asks for one turn: 0 when it is granted, else the seconds to wait. */
export type TakeTurn = (visitor: string) => number;

const mostVisitors = 20_000;

/** A bucket of turns for each visitor that refills with time; the longest idle visitors are forgotten first. */
export function visitorLimit({ burst, perMinute }: VisitorLimit, clock: () => number): TakeTurn {
  const buckets = new LRUCache<string, { turns: number; at: number }>({ max: mostVisitors });
  const perMs = perMinute / 60_000;
  return (visitor) => {
    const now = clock();
    const before = buckets.get(visitor) ?? { turns: burst, at: now };
    const turns = Math.min(burst, before.turns + Math.max(0, now - before.at) * perMs);
    buckets.set(visitor, { turns: turns >= 1 ? turns - 1 : turns, at: now });
    return turns >= 1 ? 0 : Math.max(1, Math.ceil((1 - turns) / perMs / 1000));
  };
}
