import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SharedRegistry } from '../registry/registry';
import type { RegistryState } from '../registry/registry-state';

/** What a ticket lets its bearer look at. */
export interface Ticket {
  readonly module: string;
  /** Which of it: letters that an address takes as they are. */
  readonly what: string;
}

/** Signed tickets that are good for a day: in a link first, then in a cookie. */
export interface Tickets {
  readonly issue: (of: Ticket) => Promise<{ readonly ticket: string; readonly expiresAt: string }>;
  /** What a ticket is for; undefined where it is none, or not good any more. */
  readonly check: (ticket: string | undefined, state: RegistryState) => Ticket | undefined;
}

/** Seconds that a ticket is good for. */
export const ticketLife = 24 * 60 * 60;

/** `<module>~<what>~<seconds since 1970>~<signature>` */
export const ticketShape = /^([a-z][a-z0-9-]{1,60})~(\w[\w.+-]{0,200})~(\d{10})~([\w-]{43})$/;

/**
 * Tickets signed with a key that the registry keeps, so that every server of a store knows them.
 *
 * @param purpose a ticket is good for nothing else
 */
export function createTickets(
  purpose: string,
  registry: () => SharedRegistry,
  now: () => Date,
): Tickets {
  const sign = (said: string, key: string) =>
    createHmac('sha256', key).update(`${purpose} ${said}`).digest('base64url');
  return {
    issue: async ({ module, what }) => {
      const key = registry().current().state.previewKey ?? (await newKey(registry()));
      const until = Math.floor(now().getTime() / 1000) + ticketLife;
      const said = `${module}~${what}~${until}`;
      return {
        ticket: `${said}~${sign(said, key)}`,
        expiresAt: new Date(until * 1000).toISOString(),
      };
    },
    check: (ticket, { previewKey }) => {
      const [, module = '', what = '', until = '', signature = ''] =
        ticketShape.exec(ticket ?? '') ?? [];
      if (!previewKey || !signature || Number(until) * 1000 < now().getTime()) return undefined;
      const expected = sign(`${module}~${what}~${until}`, previewKey);
      return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
        ? { module, what }
        : undefined;
    },
  };
}

async function newKey(registry: SharedRegistry): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  const { state } = await registry.change((before) => ({
    state: { ...before, previewKey: before.previewKey ?? fresh },
    version: '',
  }));
  return state.previewKey ?? fresh;
}
