const day = 86_400_000;

/** Grants so many calls a day (UTC); without a limit all of them. */
export function dailyLimit(limit: number | undefined, clock: () => number): () => boolean {
  let today = -1;
  let taken = 0;
  return () => {
    const now = Math.floor(clock() / day);
    if (now !== today) [today, taken] = [now, 0];
    taken += 1;
    return limit === undefined || taken <= limit;
  };
}
