/** A range of prices in TL with both ends in it; an absent end is open. */
export interface PriceBand {
  readonly min?: number;
  readonly max?: number;
}

/**
 * Up to four bands of round numbers that part the prices into shares of about the same size; none where the prices
 * lie too close together or are too few.
 */
export function priceBands(prices: readonly number[]): PriceBand[] {
  const sorted = [...prices].sort((a, b) => a - b);
  const [least = 0] = sorted;
  const most = sorted.at(-1) ?? 0;
  if (sorted.length < 4 || most < least * 1.2) return [];
  const quartiles = [0.25, 0.5, 0.75].map(
    (share) => sorted[Math.floor(sorted.length * share)] ?? 0,
  );
  const edges = [...new Set(quartiles.map(round))].filter((edge) => edge > least && edge < most);
  const [first] = edges;
  const last = edges.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    { max: first },
    ...edges.slice(1).map((edge, at) => ({ min: edges[at] ?? first, max: edge })),
    { min: last },
  ];
}

/** To the nearest half of the leading power of ten: 1.847 → 2.000, 12.300 → 10.000. */
function round(price: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(price, 1))) / 2;
  return Math.max(step, Math.round(price / step) * step);
}
