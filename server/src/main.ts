import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import closeWithGrace from 'close-with-grace';
import { Registry as Metrics } from 'prom-client';
import {
  createInspector,
  createSite,
  developmentSite,
  findBuilds,
  folderStore,
  s3Store,
  statusPage,
  statusStyles,
} from './platform';
import { askOwnServer, createApp } from './app';
import { stopping, type Stopping, usualPressureLimits, visitorKey } from './operations';
import { readEnvironment, UnusableEnvironment, type Environment } from './environment';
import { services, type Services } from './services';

const here = dirname(fileURLToPath(import.meta.url));
/** The project's folder: the bundled server lies in `server/dist`. */
const root = join(here, '..', '..');
const inspectorScript = join(here, 'inspector.mjs');
const developing = process.argv.includes('--developing');

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const metrics = new Metrics();
  const parts = services(
    environment,
    join(root, 'catalogue'),
    metrics,
    join(root, 'server', 'fonts'),
  );
  const { app, stop } = developing
    ? await serveDevelopment(environment, parts, metrics)
    : await serve(environment, parts, metrics);
  // Stopping has a deadline of its own.
  closeWithGrace({ delay: false, logger: app.log }, async ({ signal, err }) => {
    if (err) app.log.fatal({ err }, 'the server ends, something was not expected');
    // Who presses Ctrl-C waits in front of it.
    await stop(developing || signal !== 'SIGTERM');
  });
}

async function serve(environment: Environment, parts: Services, metrics: Metrics) {
  const { mounts, needs, revision } = parts;
  const { DATA_DIR: dataDir, PUBLIC_URL: publicUrl } = environment;
  const live: { ready: boolean; stopping?: Stopping } = { ready: false };
  const site = createSite({
    dataDir,
    publicUrl,
    metrics,
    visitorOf: visitorKey,
    store: environment.MODULE_STORE
      ? await s3Store(environment.MODULE_STORE)
      : folderStore(dataDir, (problem) => app.log.warn(problem)),
    builds: await findBuilds(root, 'dist'),
    fromSource: process.argv.includes('--from-source'),
    workers: {
      prerender: join(here, 'prerender-worker.mjs'),
      contents: join(here, 'contents-worker.mjs'),
    },
    developmentOrigins: environment.DEVELOPMENT_ORIGINS,
    inspectorScript: environment.INSPECTOR ? inspectorScript : undefined,
  });
  const app = await createApp({
    environment,
    mounts: [...mounts, site.routes],
    metrics,
    developing,
    pressure: usualPressureLimits,
    isReady: () => live.ready,
    needs,
    revision,
    isStopping: () => live.stopping?.hasBegun() ?? false,
    status: {
      json: site.status,
      html: async () => statusPage(await site.status()),
      css: statusStyles,
    },
    site: site.siteFor,
    registry: async () => site.registry(),
  });
  live.stopping = stopping(app);
  app.addHook('onClose', async () => site.close());
  await app.ready();
  await site.open({ log: app.log, ask: askOwnServer(app), isServersOwn: app.isOwnPath });
  // The renderers start, in processes of their own, while the search reads its dictionary in this one.
  await Promise.all([site.warm(), parts.warm()]);
  // What pages leave behind is collected when the heap has grown by a tenth; V8 would let it grow to a multiple.
  setFlagsFromString('--heap-growing-percent=10');
  live.ready = true;
  await listen(app, environment);
  return { app, stop: live.stopping.stop };
}

async function serveDevelopment(environment: Environment, { mounts }: Services, metrics: Metrics) {
  const inspector = createInspector(inspectorScript);
  const app = await createApp({
    environment,
    mounts: [...mounts, inspector.routes],
    metrics,
    developing,
    isReady: () => true,
    site: async (request) => inspector.over(await developmentSite(root), request),
  });
  const { stop } = stopping(app);
  await listen(app, environment);
  return { app, stop };
}

async function listen(
  app: Awaited<ReturnType<typeof createApp>>,
  { PORT: port, HOST: host }: Environment,
): Promise<void> {
  await app.listen({ port, host, listenTextResolver: (address) => `listening at ${address}` });
  if (!developing) console.log(`Denk: http://localhost:${port}`);
}

main().catch((error: unknown) => {
  // What the operator can mend is one line; anything else is ours and needs its stack.
  const mendable =
    error instanceof UnusableEnvironment || (error instanceof Error && 'code' in error);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  console.error(`denk: ${mendable ? message : stack}`);
  process.exit(1);
});
