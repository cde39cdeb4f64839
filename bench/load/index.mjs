import { loadBundled } from '../bundle.mjs';

/**
 * The production server under load: usual requests of many visitors, beside a bare Fastify that answers the same bytes;
 * and how late its health is told while twenty clients do their worst.
 *
 * @param {{ root: string }} options
 */
export async function run({ root }) {
  const { measure } = await loadBundled(import.meta.dirname, ['measure', 'probe'], root);
  return measure({ root });
}
