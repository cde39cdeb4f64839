import * as v from '@denk/shared/schema';

/** Where a page tells its own server that something of a module failed: `POST`, answered 204. */
export const reportsAddress = '/registry/v1/reports';

/** The share of visitors who also say that a page was shown; each of them stands for ten. */
export const shownShare = 0.1;

const name = v.pipe(v.string(), v.maxLength(80));

/**
 * What became of one version of one module on one page load, said once. `shown` is said by `shownShare` of the
 * visitors, so that failures have something to be a share of; whoever saw a failure always says so. Never an address, a
 * text or anything of a person.
 */
export const reportSchema = v.object({
  module: name,
  version: name,
  /**
   * `load`: files or code could not be had; `hydrate`: the markup could not be taken over; `render`: the page threw;
   * `shown`: none of it happened.
   */
  kind: v.picklist(['load', 'hydrate', 'render', 'shown']),
  /** The failure's class and place in the code, without data: `TypeError at assets/chat.1a2b3c.js:1:234`. */
  cause: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** The body of one request: what `navigator.sendBeacon` carries as `application/json`. */
export const reportsSchema = v.object({
  reports: v.pipe(v.array(reportSchema), v.minLength(1), v.maxLength(20)),
});

export type Report = v.InferOutput<typeof reportSchema>;
