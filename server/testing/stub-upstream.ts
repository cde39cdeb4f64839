import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the stub saw it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What the stub answers: status and JSON, or never. */
export type StubAnswer = { readonly status?: number; readonly json: unknown } | 'never';

/** A stand-in for a live service on this machine, for tests. */
export interface StubUpstream {
  readonly base: string;
  readonly seen: SeenRequest[];
  answer: (request: SeenRequest) => StubAnswer | Promise<StubAnswer>;
  close(): Promise<void>;
}

export async function startStub(): Promise<StubUpstream> {
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stub');
      const one = { method: request.method ?? '', url, headers: request.headers, body };
      stub.seen.push(one);
      void Promise.resolve(stub.answer(one)).then((answer) => {
        if (answer === 'never') return;
        response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.json));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: StubUpstream = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    answer: () => ({ json: {} }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stub;
}
