import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { drained } from './drained';
import type { PublishAct } from './publisher';
import { permission } from './tokens';

/** Who asks, and for which module; undefined where the answer has been given already: 401, 403 or 429. */
export type PublisherOf = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ readonly module: string; readonly act: PublishAct } | undefined>;

/** Failed tries of an address within a minute before it has to wait. */
const triesAMinute = 30;

/** Knows publishers by their tokens; `@fastify/rate-limit` is registered. */
export function publishersOf(
  app: FastifyInstance,
  { dataDir, now }: { readonly dataDir: string; readonly now: () => Date },
): PublisherOf {
  const failedTry = app.createRateLimit({ max: triesAMinute, timeWindow: 60_000 });
  return async (request, reply) => {
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
}

const addressSchema = v.object({
  module: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,60}$/)),
});

/** The module that an address names. */
export function addressed({ params }: FastifyRequest): string | undefined {
  const parsed = v.safeParse(addressSchema, params);
  return parsed.success ? parsed.output.module : undefined;
}
