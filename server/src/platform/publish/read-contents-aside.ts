import { Worker } from 'node:worker_threads';

/** Milliseconds that the reading of one version may take. */
const limit = 20_000;

/**
 * `readContents` in a thread, so that visitors do not wait for it. A script that makes the reader hang or eat its
 * memory is a reason like any other.
 *
 * @param worker path of the bundled `contents-worker.ts`
 */
export const readContentsAside =
  (worker: string) =>
  (folder: string, files: readonly string[]): Promise<string[]> =>
    new Promise((resolve) => {
      const thread = new Worker(worker, {
        workerData: { folder, files },
        resourceLimits: { maxOldGenerationSizeMb: 256 },
      });
      const end = (reasons: string[]) => {
        clearTimeout(timer);
        resolve(reasons);
        void thread.terminate();
      };
      const timer = setTimeout(() => end(['its scripts and styles take too long to read']), limit);
      thread.once('message', end);
      thread.once('error', (error) =>
        end([`its scripts and styles cannot be read: ${error.message}`]),
      );
      thread.once('exit', () => end(['its scripts and styles cannot be read']));
    });
