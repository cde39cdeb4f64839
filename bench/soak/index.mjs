import { loadBundled } from '../bundle.mjs';

/**
 * Runs parts of the soak one after another, and tells what each found; gives the names of those that did not hold.
 *
 * @param {{ root: string, wanted: readonly string[] }} options nothing wanted: all parts
 * @returns {Promise<string[]>}
 */
export async function run({ root, wanted }) {
  const { soak } = await loadBundled(import.meta.dirname, ['soak'], root);
  return soak({ root, wanted });
}
