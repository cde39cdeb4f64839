import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { readContents } from './read-contents';

/** Runs as a thread of its own: reading a large script takes longer than a visitor should wait. */
const { folder, files } = v.parse(
  v.object({ folder: v.string(), files: v.array(v.string()) }),
  workerData,
);

parentPort?.postMessage(await readContents(folder, files));
