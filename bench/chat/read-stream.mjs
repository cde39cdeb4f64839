import { request } from 'node:http';

/** @typedef {{ firstMs: number, totalMs: number, text: string, done: boolean, status: number }} Reading */

/**
 * Asks for one streamed reply and reads it to its end, the same way from the provider and from our server.
 *
 * @param {{ port: number, agent: import('node:http').Agent, visitor: string, question: string }} options
 * @returns {Promise<Reading>}
 */
export function readStream({ port, agent, visitor, question }) {
  const body = JSON.stringify({
    model: 'stub',
    stream: true,
    messages: [{ role: 'user', content: question }],
  });
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let firstMs = Number.NaN;
    let payload = '';
    const call = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        path: '/v1/chat/completions',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: 'Bearer none',
          // Every visitor has turns of their own.
          'x-forwarded-for': visitor,
        },
      },
      (response) => {
        response.setEncoding('utf8');
        response.on('data', (part) => {
          payload += part;
          if (Number.isNaN(firstMs) && payload.includes('"content":"s'))
            firstMs = performance.now() - began;
        });
        response.on('error', reject);
        response.on('end', () => {
          const lines = payload.split('\n\n').filter((line) => line.startsWith('data: '));
          const text = lines
            .filter((line) => !line.endsWith('[DONE]'))
            .map((line) => JSON.parse(line.slice(6)).choices?.[0]?.delta?.content ?? '')
            .join('');
          resolve({
            firstMs,
            totalMs: performance.now() - began,
            text,
            done: lines.at(-1) === 'data: [DONE]',
            status: response.statusCode ?? 0,
          });
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
