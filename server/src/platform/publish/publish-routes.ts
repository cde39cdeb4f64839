import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  fallbackOf,
  moduleOf,
  type ModuleState,
  trafficOf,
  type RegistryState,
} from '../registry/registry-state';
import type { Announced } from '../visits/developed-modules';
import type { VisitLink } from '../visits/visit-links';
import type { Publisher } from './publisher';
import { addressed, type PublisherOf, publishersOf } from './publisher-of';
import { refusal } from './refusals';
import { sendPublished } from './send-published';
import { permission } from './tokens';
import { noteSchema, uploadRoutes } from './upload-route';

/** What the routes for publishing work with. */
export interface PublishRoutesOptions {
  readonly dataDir: string;
  readonly publisher: () => Publisher;
  readonly state: () => RegistryState;
  /** A link that shows a version before it is live. Throws `UnknownVersion`. */
  readonly previewLink: (
    name: string,
    version: string,
    request: FastifyRequest,
  ) => Promise<VisitLink>;
  /** Takes in where a module runs while it is developed. */
  readonly announce: (name: string, said: unknown, request: FastifyRequest) => Promise<Announced>;
  readonly now: () => Date;
}

const version = v.pipe(v.string(), v.regex(/^\w[\w.+-]{0,79}$/));
const choiceSchema = v.optional(
  v.nullable(v.object({ version: v.optional(version), note: noteSchema })),
);
const namedSchema = v.object({ version });

/** `…/registry/v1/<module>`: publishing, going forth and back, and history (docs/publishing.md#http). */
export async function publishRoutes(
  app: FastifyInstance,
  options: PublishRoutesOptions,
): Promise<void> {
  await app.register(rateLimit, { global: false });
  const publisherOf = publishersOf(app, options);
  await uploadRoutes(app, publisherOf, options.publisher);
  changeRoutes(app, publisherOf, options.publisher);
  lookRoutes(app, publisherOf, options);
  historyRoutes(app, options);
}

/** Forth and back, and off the site. */
function changeRoutes(
  app: FastifyInstance,
  publisherOf: PublisherOf,
  publisher: () => Publisher,
): void {
  for (const action of ['promote', 'rollback', 'retire'] as const) {
    app.post(`/registry/v1/:module/${action}`, async (request, reply) => {
      const asking = await publisherOf(request, reply);
      if (!asking) return reply;
      const asked = v.safeParse(choiceSchema, request.body ?? undefined);
      if (!asked.success) return reply.code(400).send({ error: asked.issues[0].message });
      const act = { ...asking.act, ...(asked.output?.note ? { note: asked.output.note } : {}) };
      return sendPublished(reply, 200, () =>
        action === 'retire'
          ? publisher().retire(asking.module, act)
          : publisher()[action](asking.module, asked.output?.version, act),
      );
    });
  }
}

const refusedWith = { forbidden: 403, unusable: 422 };

/** Links to what is not live: a version, or what runs on a developer's machine. */
function lookRoutes(
  app: FastifyInstance,
  publisherOf: PublisherOf,
  { previewLink, announce }: PublishRoutesOptions,
): void {
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

  app.post('/registry/v1/:module/develop', async (request, reply) => {
    const asking = await publisherOf(request, reply);
    if (!asking) return reply;
    const announced = await announce(asking.module, request.body, request);
    if (announced.state === 'announced') return announced.link;
    const { state, reason } = announced;
    return reply.code(refusedWith[state]).send({ error: reason, reasons: [reason] });
  });
}

function historyRoutes(
  app: FastifyInstance,
  { dataDir, state, now }: Pick<PublishRoutesOptions, 'dataDir' | 'state' | 'now'>,
): void {
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
