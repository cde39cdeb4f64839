import { createServer } from 'node:net';

/** The port, or the next one that is free. @param {number} port @returns {Promise<number>} */
export function freePort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort(port + 1)));
    probe.listen(port, () => probe.close(() => resolve(port)));
  });
}
