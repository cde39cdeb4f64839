/** A line of the measurements: what was measured, beside a peer of the same run. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly peer?: number;
  /** value / peer. */
  readonly ratio?: number;
  readonly unit?: string;
}

/** A row with its ratio to the peer. */
export const row = (name: string, value: number, unit: string, peer?: number): Row => ({
  name,
  value,
  unit,
  ...(peer !== undefined && { peer, ratio: value / peer }),
});

/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** How long each piece of work took, ms, one after another. */
export async function timesOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    times.push(performance.now() - start);
  }
  return times;
}

/** p50, p95 and p99 of some work, beside a peer's where there is one. */
export function timeRows(name: string, times: readonly number[], peer?: readonly number[]): Row[] {
  return [0.5, 0.95, 0.99].map((share) =>
    row(`${name} p${share * 100}`, percentile(times, share), 'ms', peer && percentile(peer, share)),
  );
}
