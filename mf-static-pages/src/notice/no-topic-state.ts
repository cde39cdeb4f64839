import * as v from '@denk/shared/schema';

const schema = v.object({
  notice: v.object({
    kind: v.literal('no-topic'),
    query: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
  }),
});

/** The query that brought the visitor home because no questions exist for it, from a history entry's state. */
export function readNoTopicQuery(state: unknown): string | undefined {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output.notice.query : undefined;
}
