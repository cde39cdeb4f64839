import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const aYear = 31_536_000;

/**
 * What every answer carries that is no page: nothing in it may be guessed, framed or run. Pages say more about
 * themselves, and what they say wins. Over https, browsers are told to stay with it. A page's files wait for one
 * another on a slow line, headers included: what only documents heed, or no browser any more, is not among them.
 *
 * @param publicUrl the address visitors use
 */
export async function answerHeaders(
  app: FastifyInstance,
  publicUrl: string | undefined,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: aYear } : false,
    // Modules and pictures may be shown by pages of other hosts.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // The policy says who may frame it.
    xFrameOptions: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
