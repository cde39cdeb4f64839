import { type Report, reportsAddress, reportsSchema } from '@denk/shared/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { FailureMetrics, FailureWatch } from './failure-watch';

/** What the routes for reports work with. */
export interface ReportRoutesOptions {
  readonly watch: FailureWatch;
  /** What counts as one visitor, from an address. */
  readonly visitorOf: (address: string) => string;
  /** Called with a version whose failures have passed the limit. */
  readonly onFailing: (metrics: FailureMetrics) => Promise<void>;
  readonly onReport: (report: Report) => void;
}

/** `POST /registry/v1/reports`: whatever comes is answered 204; what is no report counts for nothing. */
export async function reportRoutes(
  app: FastifyInstance,
  { watch, visitorOf, onFailing, onReport }: ReportRoutesOptions,
): Promise<void> {
  await app.register(async (reports) => {
    // A beacon names its content as it likes.
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, body),
    );
    reports.post(reportsAddress, async (request, reply) => {
      const parsed = v.safeParse(reportsSchema, parse(request.body));
      if (parsed.success) {
        parsed.output.reports.forEach(onReport);
        const visitor = visitorOf(request.ip);
        for (const metrics of watch.note(parsed.output.reports, visitor)) await onFailing(metrics);
      }
      return reply.code(204).send();
    });
  });
}

function parse(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
