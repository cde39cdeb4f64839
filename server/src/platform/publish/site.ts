import { type Registry, shownShare } from '@denk/shared/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry as Metrics } from 'prom-client';
import type { LiveSite } from '../compose/page-routes';
import type { AskOwnServer } from '../compose/page-source';
import { visitorOrigin } from '../compose/visitor-origin';
import { removeLeftovers, removeVersion } from '../registry/local-versions';
import type { ModuleStore, StoredRegistry, VersionId } from '../registry/module-store';
import { openRegistry, type SharedRegistry } from '../registry/registry';
import { emptyState, moduleOf, trafficOf, versionOf } from '../registry/registry-state';
import { bannerRoutes } from '../visits/banner';
import { createDevelopedModules, type DevelopmentOrigins } from '../visits/developed-modules';
import { createPreviews } from '../visits/previews';
import { visitCookies } from '../visits/cookies';
import { createInspector } from '../inspector/inspector';
import { bringIn } from './checkout';
import { takingOut } from './failing-versions';
import { createFailureWatch } from './failure-watch';
import { createLiveSites } from './live-sites';
import { lookAgain } from './look-again';
import { publishMetrics } from './publish-metrics';
import { publishRoutes } from './publish-routes';
import { createPublisher, type Publisher } from './publisher';
import { readContentsAside } from './read-contents-aside';
import { rehearse } from './rehearsal';
import { registryNews } from './registry-news';
import { reportRoutes } from './report-routes';
import { renderedSites, undrawnSites } from './site-maker';
import { damagedVersions, presence, replaceDamaged } from './presence';
import { liveSizes, statusOf, type SiteStatus } from './status';
import { surroundingsIn } from './surroundings';

/** What a site is made of and kept in. */
export interface SiteOptions {
  readonly dataDir: string;
  readonly store: ModuleStore;
  /** Builds beside the server, by the module's name. */
  readonly builds: ReadonlyMap<string, string>;
  /** Bring in every build, whatever was published. */
  readonly fromSource: boolean;
  /** Paths of the bundled workers. */
  readonly workers: { readonly prerender: string; readonly contents: string };
  readonly publicUrl?: string | undefined;
  readonly metrics: Metrics;
  /** What counts as one visitor, from an address. Default: the address. */
  readonly visitorOf?: (address: string) => string;
  /** `false` where nobody visits: a command that only publishes. Default `true`. */
  readonly drawsPages?: boolean;
  /** From where modules of developers' machines may come. Default: from nowhere. */
  readonly developmentOrigins?: DevelopmentOrigins | undefined;
  /** Path of the inspector's bundled script; absent: it may not be opened. */
  readonly inspectorScript?: string | undefined;
}

/** The server that a site lives in. */
export interface SiteWorld {
  readonly log: FastifyBaseLogger;
  readonly ask: AskOwnServer;
  readonly isServersOwn: (path: string) => boolean;
}

/** The composed site of a registry: what visitors get, and the ways to change it. */
export interface Site {
  readonly siteFor: (request?: FastifyRequest) => Promise<LiveSite>;
  readonly registry: () => Registry;
  readonly status: () => Promise<SiteStatus>;
  /** The ways to change it, once it is open. */
  readonly publisher: () => Publisher;
  /** Publishing, previews and reports. */
  readonly routes: (app: FastifyInstance) => Promise<void>;
  /** Reads the registry, brings in what is missing and composes. Resolves when pages are answered. */
  readonly open: (world: SiteWorld) => Promise<void>;
  /** Resolves when an open site draws its first page on request as fast as any other. */
  readonly warm: () => Promise<void>;
  readonly close: () => void;
}

/** A site; nothing happens before it is opened. */
export function createSite(options: SiteOptions): Site {
  const { dataDir, store, builds, fromSource, workers, publicUrl, metrics } = options;
  const { drawsPages = true, developmentOrigins = [], inspectorScript } = options;
  const now = () => new Date();
  const opened: { world?: SiteWorld; registry?: SharedRegistry; looking?: { stop: () => void } } =
    {};
  const damaged = new Map<string, string>();
  const isDamaged = ({ name, version }: VersionId) => damaged.has(`${name} ${version}`);
  const state = () => opened.registry?.current().state ?? emptyState;
  const report = (err: unknown, what: string) => opened.world?.log.error({ err }, what);
  const counters = publishMetrics(metrics, () => opened.registry?.current().revision ?? 0);
  const here = presence(dataDir, store, (id) => versionOf(moduleOf(state(), id.name), id.version));
  const ask: AskOwnServer = async (address, call) =>
    opened.world ? opened.world.ask(address, call) : { status: 503, json: undefined };
  const registryNow = (): SharedRegistry => {
    if (!opened.registry) throw new Error('the registry is not open yet');
    return opened.registry;
  };

  const canBeInspected = inspectorScript !== undefined;
  const inspector = createInspector(inspectorScript);
  const previews = createPreviews(registryNow, now, canBeInspected);
  const developed = createDevelopedModules(developmentOrigins, registryNow, now, canBeInspected);
  const sites = createLiveSites({
    dataDir,
    previews,
    developed,
    report,
    ensureHere: here,
    isDamaged,
    makeSite: drawsPages
      ? renderedSites({
          dataDir,
          worker: workers.prerender,
          ask,
          report: (path, problem) => report(problem, `${path} could not be rendered ahead`),
        })
      : undrawnSites,
  });
  const surroundings = surroundingsIn({
    state,
    manifestOf: sites.manifestOf,
    isServersOwn: (path) => opened.world?.isServersOwn(path) ?? false,
    readContents: readContentsAside(workers.contents),
  });
  const isServed = (name: string, version: string) =>
    trafficOf(moduleOf(state(), name), version) > 0;
  const watch = createFailureWatch(isServed, Date.now, 1 / shownShare);

  let following = false;
  /** Whether a registry is known whose site could not be composed yet. */
  let behind = false;
  const follow = async (next: StoredRegistry, before: StoredRegistry) => {
    const { events, dropped } = registryNews(next, before);
    for (const { module, event } of events) {
      opened.world?.log.info({ module, ...event }, `registry: ${event.action}`);
      counters.changed(module, event.action);
    }
    for (const version of dropped) {
      Promise.all([removeVersion(dataDir, version), store.forget(version)]).catch(
        (error: unknown) =>
          report(error, `${version.name} ${version.version} could not be removed`),
      );
    }
    if (!following) return;
    behind = true;
    await sites.follow(next);
    behind = false;
  };

  /** Notes the versions whose files are not what was published, and mends those that the store has. */
  const checkFiles = async () => {
    damaged.clear();
    for (const { id, problem } of await damagedVersions(state(), dataDir, here)) {
      await replaceDamaged(id, dataDir, store, here).then(undefined, () => undefined);
      damaged.set(`${id.name} ${id.version}`, problem);
    }
  };

  let publishing: Publisher | undefined;
  const publisher = (): Publisher =>
    (publishing ??= createPublisher({
      dataDir,
      registry: registryNow(),
      store,
      surroundings,
      rehearse: rehearse({
        dataDir,
        worker: workers.prerender,
        ask,
        live: () => sites.current()?.site.composition,
      }),
      now,
    }));

  return {
    siteFor: async (request) => inspector.over(await sites.siteFor(request), request),
    registry: sites.registry,
    status: async () =>
      statusOf(registryNow().current(), {
        failures: watch.metrics(),
        damaged,
        sizes: await liveSizes(state(), sites.manifestOf),
      }),
    publisher,
    routes: async (app) => {
      previews.routes(app);
      developed.routes(app);
      bannerRoutes(app, visitCookies);
      inspector.routes(app);
      await reportRoutes(app, {
        watch,
        visitorOf: options.visitorOf ?? ((address) => address),
        onFailing: takingOut({ registry: registryNow, log: () => opened.world?.log, now }),
        onReport: ({ module, version, kind }) => {
          if (isServed(module, version)) counters.reported(module, kind);
        },
      });
      await publishRoutes(app, {
        dataDir,
        now,
        state,
        publisher,
        previewLink: (name, version, request) =>
          previews.link({ name, version }, visitorOrigin(publicUrl, request)),
        announce: (name, said, request) =>
          developed.announce(name, said, visitorOrigin(publicUrl, request)),
      });
    },
    open: async (world) => {
      opened.world = world;
      opened.registry = await openRegistry({ store, follow });
      await checkFiles();
      const before = damaged.size;
      await bringIn(builds, isDamaged, {
        dataDir,
        registry: opened.registry,
        store,
        fromSource,
        surroundings: { isServersOwn: world.isServersOwn },
        now,
        report,
      });
      if (before > 0) await checkFiles();
      for (const [version, problem] of damaged) world.log.error(`${version}: ${problem}`);
      following = true;
      await sites.follow(opened.registry.current());
      const leftovers = await removeLeftovers(
        dataDir,
        ({ name, version }) => versionOf(moduleOf(state(), name), version) !== undefined,
        Date.now(),
      ).catch((error: unknown) => (report(error, 'leftovers could not be removed'), []));
      for (const folder of leftovers) world.log.info(`removed what was left over: ${folder}`);
      opened.looking = lookAgain(async () => {
        await registryNow().refresh();
        if (behind) await follow(registryNow().current(), registryNow().current());
      }, world.log);
    },
    warm: async () => sites.current()?.warm,
    close: () => {
      opened.looking?.stop();
      sites.stop();
    },
  };
}
