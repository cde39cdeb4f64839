/** How many turns may be answered at once, of one visitor and of all. */
export interface OpenTurnLimits {
  readonly ofOne: number;
  readonly ofAll: number;
}

/** A few tabs of one person, and what one server streams without trouble. */
export const usualOpenTurns: OpenTurnLimits = { ofOne: 8, ofAll: 500 };

/** Counts turns that are being answered; gives the way to end one, or undefined where there are too many. */
export function openTurns({ ofOne, ofAll }: OpenTurnLimits) {
  const open = new Map<string, number>();
  let all = 0;
  return (visitor: string): (() => void) | undefined => {
    const own = open.get(visitor) ?? 0;
    if (own >= ofOne || all >= ofAll) return undefined;
    open.set(visitor, own + 1);
    all += 1;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      all -= 1;
      const left = (open.get(visitor) ?? 1) - 1;
      if (left > 0) open.set(visitor, left);
      else open.delete(visitor);
    };
  };
}
