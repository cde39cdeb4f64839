import type { IncomingMessage } from 'node:http';

/** Bytes and milliseconds that are spent on a body nobody wants. */
const mostBytes = 64 * 1024 * 1024;
const mostTime = 5_000;

/**
 * Reads what is left of a request and throws it away, so that an ordinary client is done sending and reads the answer.
 * A body that does not end is given up.
 */
export function drained(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const end = () => {
      clearTimeout(timer);
      request.off('data', count);
      resolve();
    };
    const count = (part: Buffer) => {
      bytes += part.length;
      if (bytes > mostBytes) end();
    };
    const timer = setTimeout(end, mostTime);
    request.once('end', end).once('close', end).once('error', end);
    request.on('data', count).resume();
  });
}
