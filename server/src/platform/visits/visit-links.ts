import type { FastifyReply } from 'fastify';
import { setCookie } from '../compose/cookies';
import { ticketLife } from './tickets';

/** A link that begins a visit which sees what others do not. */
export interface VisitLink {
  readonly url: string;
  readonly expiresAt: string;
}

/** Lets the bearer of a good ticket in, at the first page that has an address of its own. */
export function beginVisit(
  reply: FastifyReply,
  {
    cookie,
    ticket,
    routes,
  }: {
    readonly cookie: string;
    readonly ticket: string;
    /** The paths of what is looked at; absent: the ticket is good for nothing. */
    readonly routes: readonly string[] | undefined;
  },
): FastifyReply {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  if (!routes) {
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send('Bu bağlantının süresi dolmuş ya da gösterdiği sürüm artık yok.');
  }
  const [first = '/'] = routes.filter((path) => !path.includes(':'));
  return reply.header('set-cookie', setCookie(cookie, ticket, ticketLife)).redirect(first, 303);
}
