import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadBundled } from '../bundle.mjs';

/** Larger generated catalogues are left out with `BENCH_LARGEST=100000`; a million products take PostgreSQL minutes to load. */
const largest = Number(process.env.BENCH_LARGEST ?? 1_000_000);

/** `BENCH_SHORT=1` leaves generated catalogues out altogether: quality and HTTP take a minute. */
const isShort = process.env.BENCH_SHORT === '1';

/**
 * Measures the product search: answers to judged queries, both engines over generated catalogues, and HTTP under load.
 *
 * @param {{ root: string }} options
 */
export async function run({ root }) {
  setFlagsFromString('--expose-gc');
  globalThis.gc = runInNewContext('gc');
  const { measure } = await loadBundled(import.meta.dirname, ['measure', 'http-server'], root);
  return measure({
    root,
    largest,
    isShort,
    tell: (/** @type {string} */ line) => console.log(`  ${line}`),
  });
}
