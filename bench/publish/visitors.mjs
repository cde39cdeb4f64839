/**
 * Visitors who ask for pages at a steady rate, whatever the answers take, until they are told to end.
 *
 * @param {string} origin
 * @param {number} aSecond
 * @param {readonly string[]} paths asked for in turn
 */
export function visitors(origin, aSecond, paths) {
  /** @type {number[]} */ const times = [];
  /** @type {Promise<void>[]} */ const asking = [];
  let failed = 0;
  const ask = async (/** @type {string} */ path) => {
    const start = performance.now();
    try {
      const answer = await fetch(origin + path);
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
    } catch {
      failed += 1;
    }
    times.push(performance.now() - start);
  };
  const began = performance.now();
  const timer = setInterval(() => {
    // A late timer catches up: the rate is that of the visitors, not of this loop.
    const due = Math.floor(((performance.now() - began) / 1000) * aSecond);
    while (asking.length < due) asking.push(ask(paths[asking.length % paths.length] ?? '/'));
  }, 10);
  return {
    end: async () => {
      clearInterval(timer);
      await Promise.all(asking);
      return { asked: asking.length, failed, times };
    },
  };
}
