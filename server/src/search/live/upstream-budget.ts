/** What paid calls to a live service may cost; time is injected, milliseconds since 1970. */
export interface UpstreamBudgetParts {
  /** Calls under way at once. */
  readonly concurrent: number;
  /** Calls a day (UTC), in all; absent: as many as are asked for. */
  readonly perDay?: number | undefined;
  readonly now: () => number;
}

/** Why a call was not begun: too many are under way, or the day's are used up. */
export type BudgetRefusal = 'busy' | 'day-used-up';

/** Grants calls: a way to give the place back, or why there is none. */
export type TakeCall = () => (() => void) | BudgetRefusal;

const dayMs = 86_400_000;

/** Bounds the paid calls of one server: how many at once, and how many a day. */
export function upstreamBudget({ concurrent, perDay, now }: UpstreamBudgetParts): TakeCall {
  let underway = 0;
  let day = -1;
  let used = 0;
  return () => {
    const today = Math.floor(now() / dayMs);
    if (today !== day) {
      day = today;
      used = 0;
    }
    if (perDay !== undefined && used >= perDay) return 'day-used-up';
    if (underway >= concurrent) return 'busy';
    underway += 1;
    used += 1;
    let given = false;
    return () => {
      if (!given) underway -= 1;
      given = true;
    };
  };
}
