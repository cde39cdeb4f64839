import { constants } from 'node:zlib';
import type { Registry } from '@denk/shared/contract';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import {
  answerHeaders,
  type Operations,
  operationsRoutes,
  oneARound,
  Overloaded,
  type PressureLimits,
  shedding,
  turnAway,
} from './operations';
import {
  type AskOwnServer,
  type LiveSite,
  foreignHosts,
  moduleFiles,
  pageRoutes,
  searchEngineRoutes,
  stylesWithin,
  versionRoutes,
  uploadRoute,
  ownPaths,
} from './platform';
import type { Environment } from './environment';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether an address is the server's own and no page. */
    isOwnPath: (url: string) => boolean;
  }
}

/** A part of the server that mounts its own routes. */
export type Mount = (app: FastifyInstance) => void | Promise<void>;

/** What the server is put together from. */
export interface AppOptions extends Operations {
  readonly environment: Environment;
  /** The site for a request, or what everybody gets; while developing it is read anew every time. */
  readonly site: (request?: FastifyRequest) => Promise<LiveSite>;
  /** The versions of the site's modules; default: those that everybody gets. */
  readonly registry?: () => Promise<Registry>;
  readonly developing: boolean;
  /** Names what the data of the services is at this moment; absent where nobody can tell. */
  readonly revision?: (() => string | undefined) | undefined;
  /** From when on visitors are turned away; absent: never. */
  readonly pressure?: PressureLimits;
  /** Product search, chat, pictures… */
  readonly mounts: readonly Mount[];
}

/** Fastify takes a number of proxies as a function of how far away each is. */
const trusted = (proxies: Environment['TRUST_PROXY']) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies;

/** A request that never ends, or a connection that says nothing, is let go, ms. A version may come over a slow line. */
const timeouts = { requestTimeout: 300_000, connectionTimeout: 60_000, keepAliveTimeout: 10_000 };
/** Milliseconds in which any other body has come. */
const bodyTime = 30_000;

/** For answers that are made anew each time; what is kept and sent often is compressed better, and ahead. */
const compression = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

/** The server with all its routes, not listening yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { environment, site, developing, mounts } = options;
  const { registry = async () => (await site()).composition.registry } = options;
  const app = Fastify({
    logger: { level: environment.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    trustProxy: trusted(environment.TRUST_PROXY),
    ...timeouts,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { raw } = request;
    const isUpload = request.routeOptions.url === uploadRoute;
    if (!isUpload && (raw.headers['content-length'] ?? raw.headers['transfer-encoding'])) {
      const timer = setTimeout(() => raw.readableEnded || raw.destroy(), bodyTime);
      raw.once('close', () => clearTimeout(timer));
      timer.unref();
    }
    done();
  });
  const ask = askOwnServer(app);
  const isOwnPath = ownPaths(app);
  app.decorate('isOwnPath', isOwnPath);
  await answerHeaders(app, environment.PUBLIC_URL);
  if (options.pressure) await shedding(app, options.pressure);
  oneARound(app);
  await app.register(compress, compression);
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    if (error instanceof Overloaded) return turnAway(request, reply);
    const status = error.statusCode ?? 500;
    // What is left of a body that is too large is read and dropped, so that the client gets to hear why.
    if (status === 413) reply.removeHeader('connection');
    if (status >= 500) request.log.error({ err: error, url: request.url }, 'request failed');
    return reply
      .code(status)
      .send({ error: status >= 500 ? 'internal error' : error.message.slice(0, 200) });
  });
  operationsRoutes(app, { ...options, metricsToken: environment.METRICS_TOKEN });
  moduleFiles(app, environment.DATA_DIR);
  foreignHosts(app, { dataDir: environment.DATA_DIR, registry, publicUrl: environment.PUBLIC_URL });
  app.get('/registry.json', async (_, reply) =>
    reply.header('cache-control', 'no-cache').send(await registry()),
  );
  versionRoutes(app, { site });
  searchEngineRoutes(app, { site, ask, publicUrl: environment.PUBLIC_URL });
  for (const mount of mounts) await mount(app);
  pageRoutes(app, {
    site,
    ask,
    isOwnPath,
    developing,
    publicUrl: environment.PUBLIC_URL,
    revision: options.revision,
    stylesWithin: stylesWithin(environment.DATA_DIR),
  });
  return app;
}

/** Asks a server's own routes in process. */
export function askOwnServer(app: FastifyInstance): AskOwnServer {
  return async (address, { body, visitor } = {}) => {
    const { statusCode, payload, headers } = await app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: address,
      ...(visitor === undefined ? {} : { remoteAddress: visitor }),
      ...(body === undefined
        ? {}
        : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const stands = !String(headers['cache-control'] ?? '').includes('no-store');
    return { status: statusCode, json: parse(payload), stands };
  };
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
