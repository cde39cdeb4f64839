import { fork, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { NeedsJob, PrerenderJob, PrerenderResult, PrerenderSetup } from './protocol';

/** How much a page may cost to render. */
export interface PrerenderLimits {
  /** Milliseconds for one page, the first of a child included. */
  readonly time: number;
  /** Megabytes of heap of the child. */
  readonly memory: number;
}

/** Renders pages in a child process of their own. */
export interface Prerenderer {
  /** The page's markup. Rejects with what went wrong; the next job gets a fresh child. */
  readonly render: (job: PrerenderJob) => Promise<string>;
  /** What a route says that an address takes, unchecked. */
  readonly needs: (job: NeedsJob) => Promise<unknown>;
  readonly close: () => void;
}

/**
 * Starts a child on the first job, one job at a time. A page that throws, hangs or eats its memory costs its child
 * and nothing else.
 *
 * @param worker path of the bundled `worker.ts`
 * @param priority `waitedFor`: a visitor waits for what it renders
 */
export function createPrerenderer(
  worker: string,
  setup: PrerenderSetup,
  limits: PrerenderLimits = { time: 10_000, memory: 384 },
  { waitedFor = false } = {},
): Prerenderer {
  let child: ChildProcess | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let lastWords = '';

  const start = (): ChildProcess => {
    const started = fork(worker, {
      execArgv: [`--max-old-space-size=${limits.memory}`, ...permissions(worker, setup)],
      // Module code gets nothing of the server's surroundings, keys least of all.
      env: { NODE_ENV: 'production', TZ: 'Europe/Istanbul' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    lastWords = '';
    started.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lastWords = (lastWords + text).slice(-2000);
    });
    if (!waitedFor) yieldToVisitors(started);
    started.send(setup);
    return started;
  };

  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const run = (job: PrerenderJob | NeedsJob) =>
    new Promise<PrerenderResult>((resolve, reject) => {
      const current = (child ??= start());
      const finish = (work: () => void) => {
        clearTimeout(timer);
        current.off('message', onMessage);
        current.off('exit', onExit);
        work();
      };
      const onMessage = (result: PrerenderResult) =>
        finish(() =>
          result.problem === undefined ? resolve(result) : reject(new Error(result.problem)),
        );
      const onExit = () =>
        finish(() => {
          child = undefined;
          reject(new Error(`the renderer died on ${job.path}: ${lastWords.trim()}`));
        });
      const timer = setTimeout(
        () =>
          finish(() => {
            end();
            reject(new Error(`${job.path} took longer than ${limits.time} ms`));
          }),
        limits.time,
      );
      current.on('message', onMessage);
      current.on('exit', onExit);
      current.send(job);
    });

  const inTurn = (job: PrerenderJob | NeedsJob) => {
    const result = queue.then(() => run(job));
    queue = result.catch(() => undefined);
    return result;
  };
  return {
    render: async (job) => (await inTurn(job)).markup ?? '',
    needs: async (job) => (await inTurn(job)).needs,
    close: end,
  };
}

/**
 * What a renderer may do: read the bundles that it renders with. Everything else on the machine is closed to it, the
 * server's own surroundings under `/proc` and other files included; nor may it write, or start anything.
 */
function permissions(worker: string, { shellBundle, moduleBundles }: PrerenderSetup): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  // What a program starts with is found by its real path, wherever a link leads there.
  const readable = new Set([
    worker,
    realpathSync(worker),
    shellBundle,
    ...Object.values(moduleBundles),
  ]);
  return [
    flag,
    '--disable-warning=ExperimentalWarning',
    ...[...readable].map((file) => `--allow-fs-read=${file}`),
  ];
}

/** Rendering thousands of pages ahead must not slow down whoever asks for one now. */
function yieldToVisitors({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some hosts forbid it; the pages come all the same.
  }
}
