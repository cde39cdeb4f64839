import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../tooling/setup/free-port.mjs';

export const bucket = 'modules';

/** An S3-compatible server of its own process (s3rver) with one bucket. */
export async function startS3() {
  const folder = mkdtempSync(join(tmpdir(), 'denk-s3-'));
  mkdirSync(join(folder, bucket));
  const port = await freePort();
  const program = require.resolve('s3rver/bin/s3rver.js');
  const child = spawn(
    process.execPath,
    [program, '-d', folder, '-p', String(port), '--configure-bucket', bucket, '--silent'],
    { stdio: 'ignore' },
  );
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(`http://localhost:${port}/`).catch(() => undefined)) break;
    await wait(50);
  }
  return {
    port,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Whoever writes to a key waits for whoever does already. */
const turns = new Map<string, Promise<unknown>>();

/**
 * One server's line to the store, which can be cut. s3rver knows no conditional writes; the line answers `If-Match` and
 * `If-None-Match` as S3 does, one request for a key after the other.
 */
export async function lineTo(port: number) {
  const line = { cut: false, loseAnswers: false };
  const pass = (
    asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
    body: Buffer,
  ): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> =>
    new Promise((resolve, reject) => {
      const { method, url: path, headers } = asked;
      const passed = request({ port, method, path, headers }, async (answer) => {
        resolve({
          status: answer.statusCode ?? 500,
          headers: answer.headers,
          body: await bodyOf(answer),
        });
      });
      passed.on('error', reject);
      passed.end(body);
    });
  const answer = async (asked: IncomingMessage, reply: ServerResponse, body: Buffer) => {
    const { 'if-match': match, 'if-none-match': noneMatch } = asked.headers;
    if (asked.method === 'PUT' && (match ?? noneMatch) !== undefined) {
      const tag = await tagOf(port, asked.url ?? '');
      if (match === undefined ? tag !== undefined : tag !== match) {
        return reply.writeHead(412, { 'content-type': 'application/xml' }).end(refused);
      }
    }
    const passed = await pass(asked, body);
    if (line.loseAnswers && asked.method === 'PUT') {
      line.loseAnswers = false;
      return asked.socket.destroy();
    }
    reply.writeHead(passed.status, passed.headers).end(passed.body);
  };
  const server = createServer(async (asked, reply) => {
    if (line.cut) return asked.socket.destroy();
    const body = await bodyOf(asked);
    const key = asked.url ?? '';
    const turn = (turns.get(key) ?? Promise.resolve())
      .then(() => answer(asked, reply, body))
      .catch(() => asked.socket.destroy());
    turns.set(key, turn);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return Object.assign(line, {
    endpoint: `http://localhost:${portOf(server.address())}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

const refused = `<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>no</Message></Error>`;

/** What an object is tagged with. */
async function tagOf(port: number, url: string): Promise<string | undefined> {
  const found = await fetch(`http://localhost:${port}${url.split('?')[0]}`, { method: 'HEAD' });
  return found.ok ? (found.headers.get('etag') ?? undefined) : undefined;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address ? address.port : 0;
