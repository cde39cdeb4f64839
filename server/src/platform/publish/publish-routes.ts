import { PassThrough } from 'node:stream';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  fallbackOf,
  moduleOf,
  type ModuleState,
  trafficOf,
  type RegistryState,
} from '../registry/registry-state';
import { UnknownVersion } from '../registry/transitions';
import { drained } from './drained';
import type { PublishAct, Published, Publisher } from './publisher';
import { Clash, isStorageProblem, PackTooLarge, RefusedPack } from './refusals';
import { permission } from './tokens';

/** What the routes for publishing work with. */
export interface PublishRoutesOptions {
  readonly dataDir: string;
  readonly publisher: () => Publisher;
  readonly state: () => RegistryState;
  /** The address of a link that shows a version before it is live. Throws `UnknownVersion`. */
  readonly previewLink: (
    name: string,
    version: string,
    request: FastifyRequest,
  ) => Promise<{ readonly url: string; readonly expiresAt: string }>;
  readonly now: () => Date;
}

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,60}$/));
const version = v.pipe(v.string(), v.regex(/^\w[\w.+-]{0,79}$/));
const note = v.optional(v.pipe(v.string(), v.maxLength(300)));
const addressSchema = v.object({ module: name });
const uploadSchema = v.object({
  traffic: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'traffic is a whole number from 0 to 100'),
      v.transform(Number),
      v.maxValue(100, 'traffic is a whole number from 0 to 100'),
    ),
    '100',
  ),
  note,
});
const choiceSchema = v.optional(v.nullable(v.object({ version: v.optional(version), note })));
const namedSchema = v.object({ version });

/** Failed tries of an address within a minute before it has to wait. */
const triesAMinute = 30;

/** Where a version is uploaded: its body may take longer than any other. */
export const uploadRoute = '/registry/v1/:module/versions';

/** `…/registry/v1/<module>`: publishing, going forth and back, and history (docs/publishing.md#http). */
export async function publishRoutes(
  app: FastifyInstance,
  { dataDir, publisher, state, previewLink, now }: PublishRoutesOptions,
): Promise<void> {
  await app.register(rateLimit, { global: false });
  const failedTry = app.createRateLimit({ max: triesAMinute, timeWindow: 60_000 });

  /** Who asks; undefined when the answer has been given already. */
  const publisherOf = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ module: string; act: PublishAct } | undefined> => {
    const module = addressed(request) ?? '';
    const granted = await permission(dataDir, request.headers.authorization, module, now());
    if (granted.state === 'granted' && module) {
      return { module, act: { by: granted.id, from: request.ip } };
    }
    await drained(request.raw);
    const tried = await failedTry(request);
    if (!tried.isAllowed && tried.isExceeded) {
      reply.code(429).header('retry-after', '60').send({ error: 'too many wrong tokens' });
    } else {
      const { state, reason } =
        granted.state === 'granted' ? { state: 'forbidden', reason: 'no such module' } : granted;
      reply
        .code(state === 'forbidden' ? 403 : 401)
        .headers(state === 'forbidden' ? {} : { 'www-authenticate': 'Bearer' })
        .send({ error: reason });
    }
    return undefined;
  };

  const answer = async (reply: FastifyReply, status: 200 | 201, work: () => Promise<Published>) => {
    try {
      const { module, version, live, traffic } = await work();
      return await reply.code(status).send({ module, version, live, traffic });
    } catch (error) {
      const refused = refusal(error);
      if (refused.status >= 500) reply.log.error({ err: error }, 'a version could not be stored');
      return reply.code(refused.status).send(refused.body);
    }
  };

  await app.register(async (uploads) => {
    // A pack is read as it comes, whatever it is called.
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    uploads.post(uploadRoute, async (request, reply) => {
      const asked = v.safeParse(uploadSchema, request.query);
      if (!asked.success) {
        await drained(request.raw);
        return reply.code(400).send({ error: asked.issues[0].message });
      }
      const asking = await publisherOf(request, reply);
      if (!asking) return reply;
      const { traffic, note } = asked.output;
      return answer(reply, 201, async () => {
        const packed = request.raw.pipe(new PassThrough());
        request.raw.once('close', () => {
          if (!request.raw.complete) packed.destroy(new Error('the upload broke off'));
        });
        try {
          return await publisher().publish(asking.module, packed, traffic, {
            ...asking.act,
            ...(note ? { note } : {}),
          });
        } finally {
          request.raw.unpipe(packed);
          await drained(request.raw);
        }
      });
    });
  });

  for (const action of ['promote', 'rollback', 'retire'] as const) {
    app.post(`/registry/v1/:module/${action}`, async (request, reply) => {
      const asking = await publisherOf(request, reply);
      if (!asking) return reply;
      const asked = v.safeParse(choiceSchema, request.body ?? undefined);
      if (!asked.success) return reply.code(400).send({ error: asked.issues[0].message });
      const act = { ...asking.act, ...(asked.output?.note ? { note: asked.output.note } : {}) };
      return answer(reply, 200, () =>
        action === 'retire'
          ? publisher().retire(asking.module, act)
          : publisher()[action](asking.module, asked.output?.version, act),
      );
    });
  }

  app.post('/registry/v1/:module/preview', async (request, reply) => {
    const asking = await publisherOf(request, reply);
    if (!asking) return reply;
    const asked = v.safeParse(namedSchema, request.body);
    if (!asked.success) return reply.code(400).send({ error: 'which version?' });
    try {
      return await previewLink(asking.module, asked.output.version, request);
    } catch (error) {
      const { status, body } = refusal(error);
      return reply.code(status).send(body);
    }
  });

  app.get('/registry/v1', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({
      modules: Object.keys(state().modules)
        .sort()
        .map((module) => told(module, moduleOf(state(), module), false)),
    }),
  );

  app.get('/registry/v1/:module', async (request, reply) => {
    const module = addressed(request);
    const known = moduleOf(state(), module ?? '');
    if (!module || known.history.length === 0) {
      return reply.code(404).send({ error: 'there is no such module' });
    }
    const granted = await permission(dataDir, request.headers.authorization, module, now());
    return reply
      .header('cache-control', 'no-store')
      .send(told(module, known, granted.state === 'granted'));
  });
}

/** A module's versions and history, newest first. Where somebody sat is for its team alone. */
const told = (name: string, module: ModuleState, forTeam: boolean) => ({
  module: name,
  live: module.live ?? null,
  fallback: fallbackOf(module)?.version ?? null,
  versions: module.versions.map(({ digest: _, ...one }) => ({
    ...one,
    live: one.version === module.live,
    traffic: trafficOf(module, one.version),
  })),
  history: module.history.map(({ from, ...event }) =>
    forTeam && from !== undefined ? { ...event, from } : event,
  ),
});

/** The module that an address names. */
function addressed({ params }: FastifyRequest): string | undefined {
  const parsed = v.safeParse(addressSchema, params);
  return parsed.success ? parsed.output.module : undefined;
}

function refusal(error: unknown): {
  status: number;
  body: { error: string; reasons?: readonly string[] };
} {
  if (error instanceof RefusedPack) {
    return { status: 422, body: { error: 'refused', reasons: error.reasons } };
  }
  if (error instanceof Clash)
    return { status: 409, body: { error: 'clash', reasons: error.reasons } };
  if (error instanceof PackTooLarge) {
    return { status: 413, body: { error: error.message, reasons: [error.message] } };
  }
  if (error instanceof UnknownVersion) {
    return { status: 404, body: { error: error.message, reasons: [error.message] } };
  }
  if (isStorageProblem(error)) {
    const reason = 'the server cannot store it: its disk is full or not writable';
    return { status: 507, body: { error: reason, reasons: [reason] } };
  }
  throw error;
}
