import * as v from 'valibot';
import { moduleVersionSchema } from './registry';

/**
 * What a page carries of the site's modules, however many there are: of each its version and the patterns of its
 * routes, and the whole of the one that draws this page. The rest is in the `module.json` of each version.
 */
export const pageRegistrySchema = v.object({
  /** By name: the version, then its routes' patterns: `["0.1.0-1a2b3c", "/ai-chat"]`. */
  modules: v.record(v.string(), v.tupleWithRest([v.string()], v.string())),
  /** By name: what this page runs. */
  known: v.record(v.string(), moduleVersionSchema),
});

export type PageRegistry = v.InferOutput<typeof pageRegistrySchema>;

/** The data block's id in the page's HTML. */
export const registryBlockId = 'denk-registry';
