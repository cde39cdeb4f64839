import type { FastifyReply } from 'fastify';
import type { Published } from './publisher';
import { refusal } from './refusals';

/** Answers with what a change has made of a version, or with every reason against it. */
export async function sendPublished(
  reply: FastifyReply,
  status: 200 | 201,
  work: () => Promise<Published>,
): Promise<FastifyReply> {
  try {
    const { module, version, live, traffic } = await work();
    return await reply.code(status).send({ module, version, live, traffic });
  } catch (error) {
    const refused = refusal(error);
    if (refused.status >= 500) reply.log.error({ err: error }, 'a version could not be stored');
    return reply.code(refused.status).send(refused.body);
  }
}
