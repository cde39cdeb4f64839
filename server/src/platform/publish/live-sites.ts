import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type ModuleManifest,
  moduleManifestSchema,
  type Registry,
  type ShellManifest,
  shellManifestSchema,
} from '@denk/shared/contract';
import { compose, type Composition } from '../compose/composition';
import type { LiveSite } from '../compose/page-routes';
import { chosenVersions, type ChosenVersions, type Visit } from '../registry/chosen-versions';
import { versionFolder } from '../registry/local-versions';
import type { StoredRegistry, VersionId } from '../registry/module-store';
import { chosenRegistry, publicRegistry } from '../registry/public-registry';
import { emptyState, moduleOf, type RegistryState } from '../registry/registry-state';
import { readManifest, UnreadableManifest } from '../registry/builds';
import { cookieOf, setCookie } from '../compose/cookies';
import type { DevelopedModules } from '../visits/developed-modules';
import type { Previews } from '../visits/previews';
import { shellName } from './admission';
import { MissingFiles } from './presence';

/** A composed site while it is kept: what pages are answered from, and its rendering. */
export interface KeptSite {
  readonly site: LiveSite;
  /** Settles when the pages that are the same for everybody are rendered. */
  readonly rendered: Promise<void>;
  /** Settles when pages are drawn on request as fast as they ever are. */
  readonly warm: Promise<void>;
  readonly stop: () => void;
}

/** What the sites of a registry are made with. */
export interface LiveSitesPorts {
  readonly dataDir: string;
  /** Starts a site; pages that nothing changed for are taken over from the one before. */
  readonly makeSite: (
    composition: Composition,
    shellFiles: string,
    before: LiveSite | undefined,
  ) => KeptSite;
  readonly isDamaged: (id: VersionId) => boolean;
  /** Sees to it that a version's files are on this machine. */
  readonly ensureHere: (id: VersionId) => Promise<void>;
  readonly previews: Pick<Previews, 'shownTo'>;
  readonly developed: Pick<DevelopedModules, 'shownTo'>;
  readonly report: (problem: unknown, what: string) => void;
}

/** The site as each visitor gets it, following the registry. */
export interface LiveSites {
  /** The site for a request: with its canaries and its preview; without a request, what everybody gets. */
  readonly siteFor: (request?: Asking) => Promise<LiveSite>;
  readonly registry: () => Registry;
  /** The manifest of a version whose files are here. */
  readonly manifestOf: (id: VersionId) => Promise<ModuleManifest | ShellManifest | undefined>;
  /** Composes the site of a newer registry and swaps it in, whole. */
  readonly follow: (now: StoredRegistry) => Promise<void>;
  /** What everybody gets, once there is one. */
  readonly current: () => KeptSite | undefined;
  readonly stop: () => void;
}

interface Asking {
  readonly headers: { readonly cookie?: string | undefined };
}

/** Sites of canaries and previews that are kept beside the one for everybody. */
const sitesKept = 8;
/** Milliseconds that a swap waits for the pages that changed; the others come while it is live. */
const renderingAwaited = 4000;
/** The cookie with a visitor's place among all, one of a thousand: enough to share out, too little to know anybody. */
const placeCookie = 'denk-place';
/** Seconds that a visitor keeps it: thirty days. */
const placeLife = 2_592_000;
const places = 1000;

/** Composes sites from a registry and keeps those in use. */
export function createLiveSites(ports: LiveSitesPorts): LiveSites {
  const { dataDir, makeSite, isDamaged, ensureHere, previews, developed, report } = ports;
  const manifests = new Map<string, Promise<ModuleManifest | ShellManifest | undefined>>();
  const sites = new Map<string, Promise<KeptSite>>();
  let state: RegistryState = emptyState;
  let main: KeptSite | undefined;
  /** Ends what is being drawn for a swap. */
  let stopComing = () => {};
  let stopped = false;
  let listed: Registry = { microFrontends: {} };

  const manifestOf = (id: VersionId) => {
    const key = `${id.name} ${id.version}`;
    const known = manifests.get(key);
    if (known) return known;
    const schema = id.name === shellName ? shellManifestSchema : moduleManifestSchema;
    const reading = ensureHere(id)
      .then(() => readManifest(versionFolder(dataDir, id), schema))
      .catch((problem: unknown) => {
        manifests.delete(key);
        // What is only away for now is waited for; the site stays as it is meanwhile.
        if (!(problem instanceof MissingFiles || problem instanceof UnreadableManifest)) {
          throw problem;
        }
        report(problem, `${id.name} ${id.version} cannot be read`);
        return undefined;
      });
    manifests.set(key, reading);
    return reading;
  };

  /** All manifests that a registry needs, at hand. */
  const manifestsOf = async (of: RegistryState, chosen: ChosenVersions) => {
    const ids = Object.keys(of.modules).flatMap((name) => {
      const { live, canary, versions } = moduleOf(of, name);
      const kept = versions.filter(({ liveAt, withdrawn }) => liveAt && !withdrawn);
      return [live, canary?.version, chosen[name], ...kept.map(({ version }) => version)]
        .filter((version) => version !== undefined)
        .map((version) => ({ name, version }));
    });
    const read = await Promise.all(
      ids.map(async (id) => [`${id.name} ${id.version}`, await manifestOf(id)] as const),
    );
    const known = new Map(read);
    return ({ name, version }: VersionId) => known.get(`${name} ${version}`);
  };

  const compositionOf = async (of: RegistryState, chosen: ChosenVersions) => {
    const version = chosen[shellName];
    const shell = version && (await manifestOf({ name: shellName, version }));
    if (!shell || !isShell(shell)) throw new Error('the site has no shell');
    const composition = compose(
      shell,
      chosenRegistry(of, chosen, await manifestsOf(of, chosen), shellName),
    );
    return { composition, shellFiles: versionFolder(dataDir, { name: shellName, version }) };
  };

  const siteOf = (chosen: ChosenVersions): Promise<KeptSite> => {
    const key = JSON.stringify(Object.entries(chosen).sort());
    const known = sites.get(key);
    if (known) return known;
    const making = compositionOf(state, chosen).then(({ composition, shellFiles }) =>
      drawn(makeSite(composition, shellFiles, main?.site)),
    );
    sites.set(key, making);
    making.catch(() => sites.delete(key));
    for (const [oldest, site] of sites) {
      if (sites.size <= sitesKept) break;
      sites.delete(oldest);
      void site.then(({ stop }) => stop()).catch(() => undefined);
    }
    return making;
  };

  const forget = () => {
    for (const site of sites.values()) void site.then(({ stop }) => stop()).catch(() => undefined);
    sites.clear();
  };

  return {
    registry: () => listed,
    manifestOf,
    current: () => main,
    stop: () => {
      stopped = true;
      forget();
      stopComing();
      main?.stop();
    },
    follow: async ({ state: now }) => {
      const chosen = chosenVersions(now, isDamaged);
      const { composition, shellFiles } = await compositionOf(now, chosen);
      if (stopped) return;
      const coming = makeSite(composition, shellFiles, main?.site);
      stopComing = coming.stop;
      // The first site stands in for nothing: what is not rendered yet is drawn when it is asked for.
      const next = main ? await drawn(coming) : coming;
      if (stopped) return;
      const before = main;
      listed = publicRegistry(now, await manifestsOf(now, chosen), shellName);
      state = now;
      main = next;
      forget();
      before?.stop();
    },
    siteFor: async (request) => {
      if (!main) throw new Error('the site is not composed yet');
      const preview = request && previews.shownTo(request.headers.cookie, state);
      if (preview) {
        const chosen = chosenVersions(state, isDamaged, { place: '', preview: preview.id });
        return { ...(await siteOf(chosen)).site, visit: preview.visit };
      }
      const own = request && developed.shownTo(request.headers.cookie, state, main.site);
      if (own) return own;
      const isShared = Object.values(state.modules).some(({ canary }) => canary);
      if (!request || !isShared) return main.site;
      const given = cookieOf(request.headers.cookie, placeCookie, /^\d{1,3}$/);
      const visit: Visit = { place: given ?? String(randomInt(places)) };
      const chosen = chosenVersions(state, isDamaged, visit);
      const everybodys = main;
      const { site } = isSame(chosen, chosenVersions(state, isDamaged))
        ? everybodys
        : await siteOf(chosen).catch((problem: unknown) => {
            report(problem, 'a visitor gets what everybody gets');
            return everybodys;
          });
      return {
        ...site,
        visit: { headers: sharedOut(given === undefined ? visit.place : undefined) },
      };
    },
  };
}

/** A site whose pages are rendered, or that has been waited for long enough. */
async function drawn(site: KeptSite): Promise<KeptSite> {
  const late = new AbortController();
  const limit = wait(renderingAwaited, undefined, { signal: late.signal }).catch(() => undefined);
  await Promise.race([site.rendered, limit]);
  late.abort();
  return site;
}

const isSame = (a: ChosenVersions, b: ChosenVersions) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, version]) => b[name] === version);

/** While visitors get different versions no cache between may keep a page for another. */
const sharedOut = (place: string | undefined) => ({
  'cache-control': 'private, no-cache',
  ...(place === undefined
    ? {}
    : { 'set-cookie': setCookie(placeCookie, String(place), placeLife) }),
});

const isShell = (manifest: ModuleManifest | ShellManifest): manifest is ShellManifest =>
  'site' in manifest;
