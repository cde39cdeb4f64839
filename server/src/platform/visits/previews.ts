import type { FastifyInstance } from 'fastify';
import { cookieOf } from '../compose/cookies';
import type { SpecialVisit } from '../compose/page-routes';
import type { VersionId } from '../registry/module-store';
import type { SharedRegistry } from '../registry/registry';
import { moduleOf, type RegistryState, versionOf } from '../registry/registry-state';
import { UnknownVersion } from '../registry/transitions';
import { bannered } from './banner';
import { previewCookie as cookie } from './cookies';
import { createTickets, ticketShape } from './tickets';
import { beginVisit, type VisitLink } from './visit-links';

/** Links that show a version in the composed site before it is live, and the visits through them. */
export interface Previews {
  /** A link for a day. Throws `UnknownVersion`. */
  readonly link: (id: VersionId, origin: string) => Promise<VisitLink>;
  /** What a visitor with these cookies looks at; undefined is the site as it is for all. */
  readonly shownTo: (
    cookies: string | undefined,
    state: RegistryState,
  ) => { readonly id: VersionId; readonly visit: SpecialVisit } | undefined;
  readonly routes: (app: FastifyInstance) => void;
}

const under = '/registry/preview';

/** @param canBeInspected whether the bar leads to the inspector */
export function createPreviews(
  registry: () => SharedRegistry,
  now: () => Date,
  canBeInspected: boolean,
): Previews {
  const tickets = createTickets('preview', registry, now);
  const versionFor = (ticket: string | undefined, state: RegistryState) => {
    const { module: name, what: version } = tickets.check(ticket, state) ?? {};
    const record = name === undefined ? undefined : versionOf(moduleOf(state, name), version);
    return record && name !== undefined ? { name, record } : undefined;
  };
  return {
    link: async ({ name, version }, origin) => {
      if (!versionOf(moduleOf(registry().current().state, name), version)) {
        throw new UnknownVersion(`${name} has no version ${version}`);
      }
      const { ticket, expiresAt } = await tickets.issue({ module: name, what: version });
      return { url: `${origin}${under}/${ticket}`, expiresAt };
    },
    shownTo: (cookies, state) => {
      const shown = versionFor(cookieOf(cookies, cookie, ticketShape), state);
      if (!shown) return undefined;
      const { version } = shown.record;
      const told = { label: 'Önizleme', module: shown.name, what: version };
      return { id: { name: shown.name, version }, visit: bannered(told, canBeInspected) };
    },
    routes: (app) => {
      app.get<{ Params: { ticket: string } }>(`${under}/:ticket`, async (request, reply) => {
        const { ticket } = request.params;
        const shown = versionFor(ticket, registry().current().state);
        return beginVisit(reply, { cookie, ticket, routes: shown?.record.routes });
      });
    },
  };
}
