const share = 0.1;
const longest = 120_000;

/**
 * Waits until a started site has rendered its pages ahead and rests, so that nothing of that is measured.
 *
 * @param {string} origin `http://localhost:4390`
 */
export async function settled(origin) {
  let before = await processorSeconds(origin);
  for (const start = performance.now(); performance.now() - start < longest;) {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const now = await processorSeconds(origin);
    if ((now - before) / 2 < share) return;
    before = now;
  }
}

/** @param {string} origin */
async function processorSeconds(origin) {
  const figures = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(figures)?.[1]);
}
