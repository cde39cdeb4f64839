import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Just enough of Redis over its wire protocol: GET, SET … PX (NX), INCR, PTTL, and those within MULTI and EXEC. */
export class SmallRedis {
  readonly kept = new Map<string, string>();
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => {
    this.sockets.add(socket);
    let queued: string[] | undefined;
    socket.on('data', (data) => {
      for (const command of commandsIn(data.toString())) {
        const name = (command[0] ?? '').toUpperCase();
        if (name === 'MULTI') queued = [];
        if (name === 'EXEC') {
          socket.write(`*${queued?.length ?? 0}\r\n${(queued ?? []).join('')}`);
          queued = undefined;
        } else if (queued && name !== 'MULTI') {
          queued.push(this.answer(command));
          socket.write('+QUEUED\r\n');
        } else socket.write(this.answer(command));
      }
    });
    socket.on('error', () => socket.destroy());
  });

  async start(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private answer([name = '', key = '', value = '', ...more]: readonly string[]): string {
    switch (name.toUpperCase()) {
      case 'SET':
        if (more.includes('NX') && this.kept.has(key)) return '$-1\r\n';
        this.kept.set(key, value);
        return '+OK\r\n';
      case 'INCR': {
        const next = Number(this.kept.get(key) ?? 0) + 1;
        this.kept.set(key, String(next));
        return `:${next}\r\n`;
      }
      case 'PTTL':
        return ':60000\r\n';
      case 'GET': {
        const found = this.kept.get(key);
        return found === undefined ? '$-1\r\n' : `$${Buffer.byteLength(found)}\r\n${found}\r\n`;
      }
      default:
        return '+OK\r\n';
    }
  }
}

function commandsIn(text: string): string[][] {
  const lines = text.split('\r\n');
  const commands: string[][] = [];
  for (let at = 0; at < lines.length;) {
    const count = Number(/^\*(\d+)$/.exec(lines[at] ?? '')?.[1] ?? 0);
    if (!count) break;
    commands.push(Array.from({ length: count }, (_, index) => lines[at + 2 + 2 * index] ?? ''));
    at += 1 + 2 * count;
  }
  return commands;
}
