import { type Registry, shownShare } from '@denk/shared/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry as Metrics } from 'prom-client';
import type { Composition } from '../compose/composition';
import type { LiveSite } from '../compose/page-routes';
import type { AskOwnServer } from '../compose/page-source';
import { renderPages } from '../compose/rendered-pages';
import { visitorOrigin } from '../compose/visitor-origin';
import { removeLeftovers, removeVersion } from '../registry/local-versions';
import type { ModuleStore, StoredRegistry } from '../registry/module-store';
import { openRegistry, type SharedRegistry } from '../registry/registry';
import { emptyState, moduleOf, trafficOf, versionOf } from '../registry/registry-state';
import { takeOut } from '../registry/transitions';
import { shellName, type Surroundings } from './admission';
import { bringIn } from './checkout';
import { createFailureWatch, type FailureFigures } from './failure-watch';
import { createLiveSites, type KeptSite } from './live-sites';
import { createPreviews } from './previews';
import { publishMetrics } from './publish-metrics';
import { publishRoutes } from './publish-routes';
import { createPublisher, type Publisher } from './publisher';
import { readContentsAside } from './read-contents-aside';
import { rehearse } from './rehearsal';
import { reportRoutes } from './report-routes';
import { damagedVersions, presence, replaceDamaged } from './presence';
import { statusOf, type SiteStatus } from './status';

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
  readonly status: () => SiteStatus;
  /** The ways to change it, once it is open. */
  readonly publisher: () => Publisher;
  /** Publishing, previews and reports. */
  readonly routes: (app: FastifyInstance) => Promise<void>;
  /** Reads the registry, brings in what is missing and composes. Resolves when pages are answered. */
  readonly open: (world: SiteWorld) => Promise<void>;
  readonly close: () => void;
}

/** Milliseconds between two looks at whether another server has changed the registry. */
const lookEvery = 400;

/** A site; nothing happens before it is opened. */
export function createSite(options: SiteOptions): Site {
  const { dataDir, store, builds, fromSource, workers, publicUrl, metrics, drawsPages } = options;
  const now = () => new Date();
  const opened: { world?: SiteWorld; registry?: SharedRegistry } = {};
  const damaged = new Map<string, string>();
  const state = () => opened.registry?.current().state ?? emptyState;
  const report = (err: unknown, what: string) => opened.world?.log.error({ err }, what);
  const figures = publishMetrics(metrics, () => opened.registry?.current().revision ?? 0);
  const here = presence(dataDir, store, (id) => versionOf(moduleOf(state(), id.name), id.version));
  const ask: AskOwnServer = async (address, call) =>
    opened.world ? opened.world.ask(address, call) : { status: 503, json: undefined };

  const previews = createPreviews(registryNow, now);
  const sites = createLiveSites({
    dataDir,
    previews,
    report,
    ensureHere: here,
    isDamaged: ({ name, version }) => damaged.has(`${name} ${version}`),
    makeSite: (composition, shellFiles, before) => {
      if (drawsPages === false) return undrawn(composition, shellFiles);
      const pages = renderPages(composition, {
        dataDir,
        worker: workers.prerender,
        ask,
        report: (path, problem) => report(problem, `${path} could not be rendered ahead`),
        before: before && { composition: before.composition, markupOf: before.pages.markupOf },
      });
      return {
        site: { composition, pages, shellFiles },
        rendered: pages.essential,
        stop: pages.stop,
      };
    },
  });

  const isServed = (name: string, version: string) =>
    trafficOf(moduleOf(state(), name), version) > 0;
  const watch = createFailureWatch(isServed, Date.now, 1 / shownShare);
  let following = false;
  /** Whether a registry is known whose site could not be composed yet. */
  let behind = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  function registryNow(): SharedRegistry {
    if (!opened.registry) throw new Error('the registry is not open yet');
    return opened.registry;
  }

  const follow = async (next: StoredRegistry, before: StoredRegistry) => {
    for (const name of Object.keys(next.state.modules)) {
      const known = moduleOf(before.state, name);
      for (const event of newEvents(moduleOf(next.state, name).history, known.history)) {
        opened.world?.log.info({ module: name, ...event }, `registry: ${event.action}`);
        figures.changed(name, event.action);
      }
      const kept = new Set(moduleOf(next.state, name).versions.map(({ version }) => version));
      for (const { version, digest } of known.versions.filter((one) => !kept.has(one.version))) {
        // A day has passed since anybody got it.
        Promise.all([
          removeVersion(dataDir, { name, version }),
          store.forget({ name, version, digest }),
        ]).catch((error: unknown) => report(error, `${name} ${version} could not be removed`));
      }
    }
    if (!following) return;
    behind = true;
    await sites.follow(next);
    behind = false;
  };

  /** Follows what others change, one look after the other; a store that is away is told once. */
  const look = (wasAway = false) => {
    timer = setTimeout(() => {
      registryNow()
        .refresh()
        .then(() => (behind ? follow(registryNow().current(), registryNow().current()) : undefined))
        .then(
          () => {
            if (wasAway) opened.world?.log.info('the registry is followed again');
            return false;
          },
          (error: unknown) => {
            if (!wasAway) report(error, 'the registry cannot be followed; the site stays as it is');
            return true;
          },
        )
        .then((isAway) => closed || look(isAway));
    }, lookEvery);
    timer.unref();
  };

  /** Notes the versions whose files are not what was published, and mends those that the store has. */
  const checkFiles = async () => {
    damaged.clear();
    for (const { id, problem } of await damagedVersions(state(), dataDir, here)) {
      await replaceDamaged(id, dataDir, store, here).then(undefined, () => undefined);
      damaged.set(`${id.name} ${id.version}`, problem);
    }
  };

  const surroundings = async (name: string): Promise<Surroundings> => {
    const live = async (module: string) => {
      const version = moduleOf(state(), module).live;
      return version === undefined ? undefined : sites.manifestOf({ name: module, version });
    };
    const others = Object.keys(state().modules).filter(
      (other) => other !== name && other !== shellName,
    );
    return {
      shell: await live(shellName),
      others: (await Promise.all(others.map(live))).filter((manifest) => manifest !== undefined),
      isServersOwn: opened.world?.isServersOwn ?? (() => false),
      readContents: readContentsAside(workers.contents),
    };
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

  const failing = new Set<string>();
  const onFailing = async (figures: FailureFigures) => {
    const { module, version, failed, visits, visitors, causes } = figures;
    const key = `${module} ${version}`;
    if (failing.has(key)) return;
    failing.add(key);
    const why = `${failed} of ${visits} page loads failed, for ${visitors} visitors`;
    const act = { at: now().toISOString(), by: 'server' };
    if (!takeOut(state(), module, version, why, act)) {
      opened.world?.log.error({ module, version, causes }, `${why}, and nothing is there instead`);
      return;
    }
    await registryNow()
      .change((before) => takeOut(before, module, version, why, act) ?? { state: before, version })
      .then(() => opened.world?.log.error({ module, version, causes }, `taken out: ${why}`))
      .catch((error: unknown) => report(error, `${key} could not be taken out`))
      // Whoever makes it live again is told again when it fails again.
      .finally(() => failing.delete(key));
  };

  return {
    siteFor: sites.siteFor,
    registry: sites.registry,
    status: () => statusOf(registryNow().current(), watch.figures(), damaged),
    publisher,
    routes: async (app) => {
      previews.routes(app);
      await reportRoutes(app, {
        watch,
        visitorOf: options.visitorOf ?? ((address) => address),
        onFailing,
        onReport: ({ module, version, kind }) => {
          if (isServed(module, version)) figures.reported(module, kind);
        },
      });
      await publishRoutes(app, {
        dataDir,
        now,
        state,
        publisher,
        previewLink: (name, version, request) =>
          previews.link({ name, version }, visitorOrigin(publicUrl, request)),
      });
    },
    open: async (world) => {
      opened.world = world;
      opened.registry = await openRegistry({ store, follow });
      await checkFiles();
      const before = damaged.size;
      await bringIn(builds, ({ name, version }) => damaged.has(`${name} ${version}`), {
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
      look();
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      sites.stop();
    },
  };
}

/** A composition that nobody looks at. */
const undrawn = (composition: Composition, shellFiles: string): KeptSite => {
  const nobody = () => Promise.reject(new Error('nothing is drawn here'));
  const pages = {
    markupOf: () => undefined,
    drawNow: async () => undefined,
    onRequest: { render: nobody, needs: nobody },
  };
  return {
    site: { composition, pages, shellFiles },
    rendered: Promise.resolve(),
    stop: () => undefined,
  };
};

/** What has happened since: history is newest first. */
function newEvents<Event extends { readonly at: string }>(
  now: readonly Event[],
  before: readonly Event[],
): Event[] {
  const [last] = before;
  const known = last
    ? now.findIndex((event) => JSON.stringify(event) === JSON.stringify(last))
    : -1;
  return known < 0 ? [...now] : now.slice(0, known);
}
