import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** @typedef {{ name: string, headers: Record<string, string>, body: string }} Kept */

// Answers what it is asked for with the bytes it was given, and does nothing else.
const [file = '', port = ''] = process.argv.slice(2);
/** @type {Kept[]} */
const given = JSON.parse(readFileSync(file, 'utf8'));
const kept = new Map(
  given.map(({ name, headers, body }) => [name, { headers, bytes: Buffer.from(body, 'base64') }]),
);
const app = Fastify();
app.all('/*', async ({ method, url, body }, reply) => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const found = kept.get(`${method} ${url} ${text}`);
  return reply
    .code(found ? 200 : 404)
    .headers(found?.headers ?? {})
    .send(found?.bytes ?? '');
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
