import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A chat service on this machine for tests: answers as it is told and remembers what it was asked. */
export interface ProviderStub {
  readonly baseUrl: string;
  readonly asked: readonly {
    readonly headers: IncomingMessage['headers'];
    readonly body: unknown;
  }[];
  /** Resolves when a client breaks off a call that was still being answered. */
  readonly brokenOff: Promise<void>;
  answer: (response: ServerResponse, attempt: number) => void;
  close: () => Promise<void>;
}

/** One event of a provider's stream, with the details a provider sends along. */
export const piece = (content: string | undefined, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-upstream-77',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'gpt-secret-4711',
    system_fingerprint: 'fp_secret',
    choices: [{ index: 0, delta: content === undefined ? {} : { content }, finish_reason: finish }],
  })}\n\n`;

export const done = 'data: [DONE]\n\n';
export const eventStream = { 'content-type': 'text/event-stream' };

export async function startProviderStub(): Promise<ProviderStub> {
  const asked: { headers: IncomingMessage['headers']; body: unknown }[] = [];
  let breakOff: () => void = () => undefined;
  const brokenOff = new Promise<void>((resolve) => {
    breakOff = resolve;
  });
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push({
        headers: request.headers,
        body: JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown,
      });
      response.on('close', () => {
        if (!response.writableFinished) breakOff();
      });
      stub.answer(response, asked.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: ProviderStub = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    brokenOff,
    answer: (response) =>
      response.writeHead(200, eventStream).end(piece('Merhaba') + piece(undefined, 'stop') + done),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stub;
}
