import { join } from 'node:path';
import { moduleVersion, nodeBundles, type ShellManifest } from '@denk/shared/contract';
import type { AskOwnServer } from '../compose/page-source';
import { dataOf, drawnWith } from '../compose/page-source';
import { missingPath, notFoundPath } from '../compose/rendered-pages';
import { compose, routeOf, type Composition } from '../compose/composition';
import type { PrerenderJob } from '../prerender/protocol';
import { createPrerenderer } from '../prerender/renderer';
import { versionFolder } from '../registry/local-versions';

import { type Candidate, shellName } from './admission';

/** What a rehearsal needs from outside. */
export interface RehearsalPorts {
  readonly dataDir: string;
  /** Path of the bundled prerender worker. */
  readonly worker: string;
  readonly ask: AskOwnServer;
  /** What everybody gets; absent while there is no site. */
  readonly live: () => Composition | undefined;
}

/** Milliseconds for one page, megabytes for all, and how many pages are tried. */
const limits = { time: 10_000, memory: 256, pages: 30 };
/** Reasons after which nothing more is tried. */
const enough = 3;

/** Renders a candidate's pages beside the live rest, in a process of their own; gives what went wrong. */
export const rehearse =
  ({ dataDir, worker, ask, live }: RehearsalPorts) =>
  async ({ folder, manifest }: Candidate): Promise<string[]> => {
    const now = live();
    if (!now) return [];
    const isShell = manifest.name === shellName;
    const composition = isShell
      ? compose(manifest as ShellManifest, now.registry)
      : compose(now.shell, {
          microFrontends: {
            ...now.registry.microFrontends,
            [manifest.name]: [moduleVersion(manifest, { traffic: 100, default: true })],
          },
        });
    const bundleOf = (name: string, version: string, file: string) =>
      join(name === manifest.name ? folder : versionFolder(dataDir, { name, version }), file);
    const { shell, routes } = composition;
    const renderer = createPrerenderer(
      worker,
      {
        shellBundle: bundleOf(shellName, shell.version, nodeBundles.shell),
        moduleBundles: Object.fromEntries(
          routes.map(({ module, version }) => [
            module,
            bundleOf(module, version.metadata.version, nodeBundles.module),
          ]),
        ),
        routes: routes.map(({ version: _version, folder: _folder, ...route }) => route),
      },
      limits,
      // Somebody waits for it; on a busy machine a healthy page must not seem to hang.
      { waitedFor: true },
    );
    const reasons: string[] = [];
    try {
      for await (const job of jobsOf(composition, isShell ? undefined : manifest.name, ask)) {
        const problem = await renderer.render(job).then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        );
        if (problem !== undefined)
          reasons.push(`${job.path} cannot be rendered: ${firstLines(problem)}`);
        if (reasons.length >= enough) break;
      }
    } finally {
      renderer.close();
    }
    return reasons;
  };

/** The pages to try: all of a module; for a shell, one of each module and the one for paths of nobody. */
async function* jobsOf(
  composition: Composition,
  module: string | undefined,
  ask: AskOwnServer,
): AsyncGenerator<PrerenderJob> {
  if (module === undefined) yield { path: notFoundPath, data: { state: 'none' } };
  const tried = new Set<string>();
  let pages = 0;
  for (const route of composition.routes) {
    if (module === undefined ? tried.has(route.module) : route.module !== module) continue;
    if (route.redirectTo) continue;
    tried.add(route.module);
    for (const path of route.paths.slice(0, 3)) {
      const match = routeOf(composition, path);
      const data = match && (await dataOf(match, ask));
      if (!match || data?.state === 'failed') continue;
      if ((pages += 1) > limits.pages) return;
      yield { path, module: route.module, data: drawnWith(data) };
    }
    if (route.path.includes(':') && module !== undefined) {
      yield {
        path: missingPath(route),
        module: route.module,
        data: { state: route.dataUrl ? 'missing' : 'none' },
      };
    }
  }
}

const firstLines = (text: string) => text.split('\n').slice(0, 2).join(' ').slice(0, 300);
