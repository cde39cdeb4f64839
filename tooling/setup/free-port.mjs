import { createServer } from 'node:net';

/**
 * The port, or the next one that is free; without one, any that is.
 *
 * @param {number} [port]
 * @returns {Promise<number>}
 */
export function freePort(port = 0) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(port + 1)));
    probe.listen(port, () => {
      const found = /** @type {import('node:net').AddressInfo} */ (probe.address()).port;
      probe.close(() => resolve(found));
    });
  });
}
