import {
  type ModuleManifest,
  moduleManifestSchema,
  moduleVersion,
  type ModuleVersion,
  pagePolicy,
} from '@denk/shared/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { compose, routeOf } from '../compose/composition';
import { cookieOf } from '../compose/cookies';
import type { LiveSite, SpecialVisit } from '../compose/page-routes';
import type { SharedRegistry } from '../registry/registry';
import { moduleOf, type RegistryState, versionOf } from '../registry/registry-state';
import { bannered } from './banner';
import { developmentCookie as cookie } from './cookies';
import { createTickets, ticketShape } from './tickets';
import { beginVisit, type VisitLink } from './visit-links';

/** Modules that run on a developer's machine inside this site, for whoever has the link. */
export interface DevelopedModules {
  /** Takes a developer's word of where a module runs and what it is, for a moment; it is said again while it runs. */
  readonly announce: (module: string, said: unknown, origin: string) => Promise<Announced>;
  /** The site as a visitor with these cookies sees it; undefined where nothing of it is developed. */
  readonly shownTo: (
    cookies: string | undefined,
    state: RegistryState,
    site: LiveSite,
  ) => LiveSite | undefined;
  readonly routes: (app: FastifyInstance) => void;
}

/** Where the module can be looked at, or why not. */
export type Announced =
  | { readonly state: 'announced'; readonly link: VisitLink }
  | { readonly state: 'forbidden' | 'unusable'; readonly reason: string };

/** From where modules may come: `loopback`, or origins such as `https://elif.example:3103`. */
export type DevelopmentOrigins = readonly string[];

const under = '/registry/develop';
/** Milliseconds that a word holds; a developer's machine says it every few seconds. */
const wordHolds = 20_000;
const mostWords = 50;

const saidSchema = v.object({
  origin: v.pipe(v.string(), v.regex(/^https?:\/\/[\w.[\]:-]+$/, 'origin is none')),
  manifest: moduleManifestSchema,
});

/**
 * @param allowed nothing listed: never
 * @param canBeInspected whether the bar leads to the inspector
 */
export function createDevelopedModules(
  allowed: DevelopmentOrigins,
  registry: () => SharedRegistry,
  now: () => Date,
  canBeInspected: boolean,
): DevelopedModules {
  const tickets = createTickets('develop', registry, now);
  const words = new LRUCache<string, { readonly manifest: ModuleManifest; readonly until: number }>(
    { max: mostWords },
  );

  const lookedAt = (ticket: string | undefined, state: RegistryState) => {
    const of = tickets.check(ticket, state);
    const origin = of && Buffer.from(of.what, 'base64url').toString();
    // What the operator allowed yesterday may be over today.
    if (!origin || !mayComeFrom(origin, allowed)) return undefined;
    const word = words.get(`${of.module} ${origin}`);
    const manifest = word && word.until > now().getTime() ? word.manifest : undefined;
    return { module: of.module, origin, manifest };
  };

  return {
    announce: async (module, said, site) => {
      if (allowed.length === 0) {
        return forbidden(
          'modules of other machines are not allowed here; the operator allows them with DEVELOPMENT_ORIGINS=loopback',
        );
      }
      const parsed = v.safeParse(saidSchema, said);
      if (!parsed.success) {
        const [{ message }] = parsed.issues;
        const place = v.getDotPath(parsed.issues[0]);
        return { state: 'unusable', reason: place ? `${place}: ${message}` : message };
      }
      const { origin, manifest } = parsed.output;
      if (!mayComeFrom(origin, allowed)) {
        return forbidden(`${origin} is none of the DEVELOPMENT_ORIGINS of this site`);
      }
      if (manifest.name !== module) {
        return { state: 'unusable', reason: `it is ${manifest.name}, not ${module}` };
      }
      words.set(`${module} ${origin}`, { manifest, until: now().getTime() + wordHolds });
      const what = Buffer.from(origin).toString('base64url');
      const { ticket, expiresAt } = await tickets.issue({ module, what });
      return { state: 'announced', link: { url: `${site}${under}/${ticket}`, expiresAt } };
    },
    shownTo: (cookies, state, site) => {
      const looked = lookedAt(cookieOf(cookies, cookie, ticketShape), state);
      if (!looked) return undefined;
      const { module, origin, manifest } = looked;
      if (!manifest) {
        const told = { label: 'Geliştirme', module, what: `${origin} yanıt vermiyor` };
        return { ...site, visit: bannered(told, canBeInspected) };
      }
      const visit = bannered({ label: 'Geliştirme', module, what: origin }, canBeInspected);
      return developedSite(site, manifest, origin, visit);
    },
    routes: (app) => {
      app.get<{ Params: { ticket: string } }>(`${under}/:ticket`, async (request, reply) => {
        const { ticket } = request.params;
        const { state } = registry().current();
        const looked = lookedAt(ticket, state);
        const live = moduleOf(state, looked?.module ?? '');
        const routes =
          looked?.manifest?.routes.map(({ path }) => path) ?? versionOf(live, live.live)?.routes;
        return beginVisit(reply, { cookie, ticket, routes: looked && (routes ?? []) });
      });
    },
  };
}

const forbidden = (reason: string): Announced => ({ state: 'forbidden', reason });

function mayComeFrom(origin: string, allowed: DevelopmentOrigins): boolean {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) return false;
  const { hostname } = new URL(origin);
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
  return allowed.includes(origin) || (isLoopback && allowed.includes('loopback'));
}

/** A site with one module from somewhere else: the browser draws its pages, under a policy that lets in that origin. */
function developedSite(
  site: LiveSite,
  manifest: ModuleManifest,
  origin: string,
  visit: SpecialVisit,
): LiveSite {
  const { name } = manifest;
  const { shell, registry } = site.composition;
  const listed = moduleVersion({ ...manifest, files: {} }, { traffic: 100, default: true });
  const version: ModuleVersion = {
    ...listed,
    url: `${origin}/modules/${name}/${manifest.version}/${manifest.entry}`,
    extras: {
      ...listed.extras,
      routes: listed.extras.routes.map(({ rendered: _, ...route }) => route),
    },
  };
  const composition = compose(shell, {
    microFrontends: { ...registry.microFrontends, [name]: [version] },
  });
  const isDeveloped = (path: string) => routeOf(composition, path)?.route.module === name;
  return {
    ...site,
    composition,
    pages: {
      ...site.pages,
      markupOf: (path) => (isDeveloped(path) ? undefined : site.pages.markupOf(path)),
      drawNow: async (job) => (job.module === name ? undefined : site.pages.drawNow(job)),
    },
    visit: {
      ...visit,
      headers: { ...visit.headers, 'content-security-policy': policyWith(origin) },
    },
  };
}

const policyWith = (origin: string) =>
  pagePolicy({
    'script-src': `'self' ${origin}`,
    'style-src': `'self' ${origin}`,
    'font-src': `'self' data: ${origin}`,
    'img-src': `'self' https: data: ${origin}`,
    // The line on which its pages hear of changes is a socket.
    'connect-src': `'self' ${origin} ${origin.replace(/^http/, 'ws')}`,
  });
