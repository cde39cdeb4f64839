/** Runs at most so many works at once; the others wait for their turn, first come first served. */
export function inTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = () => {
    const first = waiting.shift();
    if (first) first();
    else running -= 1;
  };
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
