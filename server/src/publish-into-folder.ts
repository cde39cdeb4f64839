import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Registry as Metrics } from 'prom-client';
import { askOwnServer, createApp } from './app';
import { createSite, folderStore, packBuild, type Published, RefusedPack } from './platform';
import { readEnvironment } from './environment';
import { services } from './services';

/** A build that goes into a server's data folder without a request. */
export interface IntoFolder {
  /** The `DATA_DIR` of a server, which may be running. */
  readonly dataDir: string;
  readonly module: string;
  /** The built folder. */
  readonly build: string;
  readonly traffic: number;
  readonly note?: string | undefined;
  readonly by: string;
}

/** What the server beside the command is made of. */
export interface FolderSurroundings {
  readonly variables: NodeJS.ProcessEnv;
  readonly catalogueDir: string;
  readonly workers: { readonly prerender: string; readonly contents: string };
}

/**
 * Publishes a build into the data folder of a server on the same disk, through the same admission as over HTTP; the
 * server follows by itself. Throws `RefusedPack`, `Clash`, `PackTooLarge`, and what the disk says.
 */
export async function publishIntoFolder(
  { dataDir, module, build, traffic, note, by }: IntoFolder,
  { variables, catalogueDir, workers }: FolderSurroundings,
): Promise<Published> {
  if (!existsSync(join(dataDir, 'registry'))) {
    throw new RefusedPack([`${dataDir} holds no site: the first start of a server makes it`]);
  }
  const environment = readEnvironment({ ...variables, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const metrics = new Metrics();
  const site = createSite({
    dataDir,
    workers,
    metrics,
    store: folderStore(dataDir, () => undefined),
    builds: new Map(),
    fromSource: false,
    drawsPages: false,
  });
  const app = await createApp({
    environment,
    mounts: [...services(environment, catalogueDir, metrics).mounts, site.routes],
    metrics,
    developing: false,
    isReady: () => true,
    site: site.siteFor,
  });
  try {
    await app.ready();
    await site.open({ log: app.log, ask: askOwnServer(app), isServersOwn: app.isOwnPath });
    const packed = await packBuild(build);
    return await site
      .publisher()
      .publish(module, packed, traffic, { by, ...(note === undefined ? {} : { note }) });
  } finally {
    site.close();
    await app.close();
  }
}
