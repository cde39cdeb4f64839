import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellManifestSchema } from '@denk/shared/contract';
import { Registry as Metrics } from 'prom-client';
import {
  activateBuilds,
  compose,
  developmentSite,
  findBuilds,
  type LiveSite,
  readManifest,
  readRegistry,
  renderPages,
  stageVersion,
  versionFolder,
} from './platform';
import { askOwnServer, createApp, type Mount } from './app';
import { readEnvironment, UnusableEnvironment, type Environment } from './environment';
import { services } from './services';

const here = dirname(fileURLToPath(import.meta.url));
/** The project's folder: the bundled server lies in `server/dist`. */
const root = join(here, '..', '..');
const developing = process.argv.includes('--developing');

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const metrics = new Metrics();
  const mounts = services(environment, join(root, 'catalogue'), metrics);
  const close = developing
    ? await serveDevelopment(environment, mounts, metrics)
    : await serve(environment, mounts, metrics);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(0)));
  }
}

async function serve(environment: Environment, mounts: readonly Mount[], metrics: Metrics) {
  const { DATA_DIR: dataDir } = environment;
  const live: { site?: LiveSite; ready: boolean } = { ready: false };
  const app = await createApp({
    environment,
    mounts,
    metrics,
    developing,
    isReady: () => live.ready,
    site: async () => {
      if (!live.site) throw new Error('the site is not composed yet');
      return live.site;
    },
  });
  await app.ready();
  const warn = (problem: string) => app.log.warn(problem);
  const builds = await findBuilds(root, 'dist');
  const shellBuild = builds.find((build) => build === join(root, 'shell', 'dist'));
  if (!shellBuild) throw new Error('the shell is not built: run npm run build');
  const shell = await readManifest(shellBuild, shellManifestSchema);
  await stageVersion(shellBuild, dataDir);
  const registry = await activateBuilds(
    builds.filter((build) => build !== shellBuild),
    dataDir,
    await readRegistry(dataDir, warn),
  );
  const composition = compose(shell, registry);
  const pages = renderPages(composition, {
    dataDir,
    worker: join(here, 'prerender-worker.mjs'),
    ask: askOwnServer(app),
    report: (path, problem) =>
      app.log.error({ err: problem, path }, 'a page could not be rendered ahead'),
  });
  live.site = { composition, pages, shellFiles: versionFolder(dataDir, shell) };
  await pages.essential;
  live.ready = true;
  await listen(app, environment);
  return async () => {
    pages.stop();
    await app.close();
  };
}

async function serveDevelopment(
  environment: Environment,
  mounts: readonly Mount[],
  metrics: Metrics,
) {
  const app = await createApp({
    environment,
    mounts,
    metrics,
    developing,
    isReady: () => true,
    site: () => developmentSite(root),
  });
  await listen(app, environment);
  return () => app.close();
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
