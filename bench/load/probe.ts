import { parentPort, workerData } from 'node:worker_threads';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../site/client';

/** Looks at a server's health every few milliseconds, in a thread that does nothing else, until it is told to stop. */
const { origin } = workerData as { origin: string };
const client = createClient(origin, 1);
const times: number[] = [];
let going = true;
parentPort?.once('message', () => (going = false));
while (going) {
  const { status, ms } = await client.ask({ path: '/healthz' });
  times.push(status === 200 ? ms : Infinity);
  await pause(10);
}
client.close();
parentPort?.postMessage(times);
