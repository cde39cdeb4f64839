import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { drained } from './drained';
import type { PublisherOf } from './publisher-of';
import type { Publisher } from './publisher';
import { sendPublished } from './send-published';

/** Where a version is uploaded: its body may take longer than any other. */
export const uploadRoute = '/registry/v1/:module/versions';

/** What a team says about a change. */
export const noteSchema = v.optional(v.pipe(v.string(), v.maxLength(300)));

const share = 'traffic is a whole number from 0 to 100';
const uploadSchema = v.object({
  traffic: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, share), v.transform(Number), v.maxValue(100, share)),
    '100',
  ),
  note: noteSchema,
});

/** Takes a packed version in as it comes. */
export async function uploadRoutes(
  app: FastifyInstance,
  publisherOf: PublisherOf,
  publisher: () => Publisher,
): Promise<void> {
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
      const act = { ...asking.act, ...(note ? { note } : {}) };
      return sendPublished(reply, 201, () =>
        withBody(request, (packed) => publisher().publish(asking.module, packed, traffic, act)),
      );
    });
  });
}

/** Hands a body on; what is left of it in the end is read and dropped. */
async function withBody<T>(
  { raw }: FastifyRequest,
  work: (packed: PassThrough) => Promise<T>,
): Promise<T> {
  const packed = raw.pipe(new PassThrough());
  raw.once('close', () => {
    if (!raw.complete) packed.destroy(new Error('the upload broke off'));
  });
  try {
    return await work(packed);
  } finally {
    raw.unpipe(packed);
    await drained(raw);
  }
}
