import { Socket } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** When a server has more to do than it can, and turns away instead of answering everybody late. */
export interface PressureLimits {
  /** Milliseconds that everything waits for its turn, on average over `sample`. */
  readonly delay: number;
  /** Milliseconds between two looks. */
  readonly sample: number;
  /** Bytes of heap. */
  readonly heap: number;
}

export const usualPressureLimits: PressureLimits = {
  delay: 2000,
  sample: 2000,
  heap: 0.9 * getHeapStatistics().heap_size_limit,
};

/** What is answered whatever the pressure: whoever looks after the server, and the files of pages that are open. */
const isSpared = (url: string) => /^\/(healthz|readyz|metrics|status|modules\/)/.test(url);

/** Seconds after which it is worth asking again. */
const retryAfter = 2;

/** Turned away; search and chat say it in their own words. */
export class Overloaded extends Error {
  readonly statusCode = 503;
  readonly code = 'OVERLOADED';

  constructor() {
    super('overloaded');
  }
}

/** Answers 503 with `Retry-After` while the server is overloaded. What it asks itself is part of an answer begun. */
export async function shedding(
  app: FastifyInstance,
  { delay, sample, heap }: PressureLimits,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: delay,
    sampleInterval: sample,
    maxHeapUsedBytes: heap,
    pressureHandler: async ({ raw }, reply) => {
      if (isSpared(raw.url ?? '') || !(raw.socket instanceof Socket)) return;
      reply.header('retry-after', retryAfter);
      throw new Overloaded();
    },
  });
}

/**
 * Lets answers begin one a round of the event loop, so that many that take long to work out hold up each other, and
 * whoever looks after the server waits for one of them at most.
 */
export function oneARound(app: FastifyInstance): void {
  let last: Promise<unknown> = Promise.resolve();
  app.addHook('preHandler', async ({ raw }) => {
    if (isSpared(raw.url ?? '')) return;
    last = last.then(() => nextRound());
    await last;
  });
}

/** What a person sees instead of a page (docs/product.md#error-catalogue). */
const overloadedPage = 'Site şu anda çok yoğun. Lütfen biraz sonra tekrar deneyin.';

/** Says to a browser and to a program that they come at a bad time. */
export const turnAway = ({ headers }: FastifyRequest, reply: FastifyReply) =>
  (headers.accept ?? '').includes('text/html')
    ? reply.code(503).type('text/plain; charset=utf-8').send(overloadedPage)
    : reply.code(503).send({ error: 'overloaded' });
