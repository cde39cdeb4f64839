import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address);

/**
 * Whether a request may see what is for operators: it comes from this machine itself, or brings the token. With no
 * token set, only this machine may. The socket's own address counts, whatever a proxy says.
 */
export function isOperator(
  request: Pick<FastifyRequest, 'headers' | 'ip'> & {
    readonly socket: { readonly remoteAddress?: string | undefined };
  },
  token: string | undefined,
): boolean {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (token && given && timingSafeEqual(digest(given), digest(token))) return true;
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return forwarded === undefined && isLoopback(request.socket.remoteAddress);
}
