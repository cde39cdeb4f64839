import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createPrerenderer, type Prerenderer } from '../prerender/renderer';
import { rendererPool, type RendererPool } from '../prerender/renderer-pool';
import type { PrerenderJob, PrerenderSetup } from '../prerender/protocol';
import { versionFolder } from '../registry/local-versions';
import type { ComposedRoute, Composition } from './composition';
import { isOpen, routeOf } from './composition';
import { concretePaths, dataOf, drawnWith, type AskOwnServer } from './page-source';

/** Pages of one composition: rendered ahead of any request, and drawn for one. */
export interface RenderedPages {
  /** Renderers that visitors wait for. */
  readonly onRequest: Pick<RendererPool, 'render' | 'needs' | 'waiting'>;
  /** The markup of a path, once it is there. */
  readonly markupOf: (path: string) => string | undefined;
  /** A page that is still to be rendered ahead: undefined where it cannot be rendered, or not in time. */
  readonly drawNow: (job: PrerenderJob) => Promise<string | undefined>;
  /** Settles when the renderers that visitors wait for have read what they render with. */
  readonly warm: Promise<void>;
  /** Settles when every page without parameters is rendered. */
  readonly essential: Promise<void>;
  /** Settles when all are. */
  readonly all: Promise<void>;
  readonly stop: () => void;
}

/** What rendering needs from outside. */
export interface RenderingPorts {
  readonly dataDir: string;
  /** Path of the bundled ahead worker. */
  readonly worker: string;
  readonly ask: AskOwnServer;
  readonly report: (path: string, problem: unknown) => void;
  /** The pages of the composition before: those that nothing changed for are taken over. */
  readonly before?: { readonly composition: Composition; readonly markupOf: MarkupOf } | undefined;
}

type MarkupOf = RenderedPages['markupOf'];

/** The markup of a path that no module draws is kept under this name. */
export const notFoundPath = '/404';

/** The markup that a route shows for missing data is kept under this name. */
export const missingPath = (route: Pick<ComposedRoute, 'path'>): string =>
  route.path.replaceAll(/:\w+/g, 'bulunamadi~');

/** A page nobody waits for any more is still worth keeping for the next visitor; one that takes this long is not. */
const onRequestLimits = { time: 3000, memory: 256 };

/** Milliseconds that a visitor waits for a page that is still to be rendered ahead. */
const patience = 1500;

/** Starts rendering every page of a composition, those without parameters first. */
export function renderPages(composition: Composition, ports: RenderingPorts): RenderedPages {
  const markup = new Map<string, string>();
  const begun = new Map<string, Promise<string | undefined>>();
  const setup = setupOf(composition, ports);
  const renderer = createPrerenderer(ports.worker, setup);
  const renderers = Array.from({ length: Math.min(2, availableParallelism()) }, () =>
    createPrerenderer(ports.worker, setup, onRequestLimits, { waitedFor: true }),
  );
  const onRequest = rendererPool(renderers);
  let stopped = false;
  const isSame = drawnAsBefore(composition, ports.before?.composition);

  /** Renders a page once; undefined where it cannot be rendered. */
  const render = (job: PrerenderJob, by: Pick<Prerenderer, 'render'> = renderer) => {
    const known = begun.get(job.path);
    if (known || stopped) return known;
    const same = isSame(job.module) ? ports.before?.markupOf(job.path) : undefined;
    const rendering = (same === undefined ? by.render(job) : Promise.resolve(same)).then(
      (text) => {
        markup.set(job.path, text);
        return text;
      },
      (error: unknown) => {
        if (!stopped) ports.report(job.path, error);
        return undefined;
      },
    );
    begun.set(job.path, rendering);
    return rendering;
  };

  const renderPath = async (path: string) => {
    const match = routeOf(composition, path);
    if (!match || stopped) return;
    if (match.route.rendered === 'on-request') {
      // What goes out when there is no time to draw it.
      return render({ path, module: match.route.module, data: { state: 'none' } });
    }
    const data = await dataOf(match, ports.ask);
    if (data?.state === 'failed') return;
    await render({ path, module: match.route.module, data: drawnWith(data) });
  };

  // The first visitor does not wait for a renderer that starts, nor for a module that is read.
  const warm = Promise.all(
    warmUps(composition).flatMap((job) =>
      renderers.map((one) => one.render(job).catch(() => undefined)),
    ),
  ).then(() => undefined);

  const essential = (async () => {
    // At the start of the server nothing is more urgent than answering.
    if (!ports.before) await warm;
    await render({ path: notFoundPath, data: { state: 'none' } });
    for (const route of composition.routes) {
      for (const path of route.paths) await renderPath(path);
      if (route.path.includes(':') && !isOpen(route)) {
        await render({
          path: missingPath(route),
          module: route.module,
          data: { state: route.dataUrl ? 'missing' : 'none' },
        });
      }
    }
  })();

  const all = essential.then(async () => {
    const listed = composition.routes.filter(
      ({ prerenderPathsUrl, rendered }) => prerenderPathsUrl && rendered !== 'on-request',
    );
    for (const route of listed) {
      for (const path of await concretePaths(route, ports.ask)) {
        if (stopped) return;
        if (!markup.has(path)) await renderPath(path);
      }
    }
    renderer.close();
  });
  const drawNow: RenderedPages['drawNow'] = (job) =>
    Promise.race([
      render(job, onRequest),
      new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined)),
    ]);

  return {
    markupOf: (path) => markup.get(path),
    drawNow,
    onRequest,
    warm,
    essential,
    all,
    stop: () => {
      stopped = true;
      renderer.close();
      onRequest.close();
    },
  };
}

/** One page for each module that draws on request, as the address without a query string asks for it. */
function warmUps({ routes }: Composition): PrerenderJob[] {
  const drawn = routes.filter(({ rendered }) => rendered === 'on-request');
  return [...new Map(drawn.map((route) => [route.module, route])).values()].map((route) => ({
    path: missingPath(route),
    search: '',
    module: route.module,
    data: { state: route.dataUrl ? 'missing' : 'none' },
  }));
}

/** Whether a module's pages are drawn by the same shell and the same version as in another composition. */
function drawnAsBefore(now: Composition, before: Composition | undefined) {
  const versionsOf = ({ routes }: Composition) =>
    new Map(routes.map(({ module, version }) => [module, version.url]));
  if (!before || before.shell.version !== now.shell.version) return () => false;
  const [versions, earlier] = [versionsOf(now), versionsOf(before)];
  return (module: string | undefined) =>
    module === undefined || versions.get(module) === earlier.get(module);
}

function setupOf(composition: Composition, { dataDir }: RenderingPorts): PrerenderSetup {
  const { shell, routes } = composition;
  const bundle = (name: string, version: string, file: string) =>
    join(versionFolder(dataDir, { name, version }), 'node', file);
  return {
    shellBundle: bundle(shell.name, shell.version, 'prerender.cjs'),
    moduleBundles: Object.fromEntries(
      routes.map(({ module, version }) => [
        module,
        bundle(module, version.metadata.version, 'module.cjs'),
      ]),
    ),
    routes: routes.map(({ version: _version, folder: _folder, ...route }) => route),
  };
}
