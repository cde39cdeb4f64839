import * as v from '@denk/shared/schema';
import { moduleVersionSchema } from './registry';

/**
 * What a page carries of the site's modules, however many there are: the patterns of their routes, and the whole of the
 * one that draws this page. What another one is, `versionAddress` says when the visitor is about to go there, so that a
 * publish of one module changes the pages of no other.
 */
export const pageRegistrySchema = v.object({
  /** By name: its routes' patterns, such as `["/ai-chat"]`. */
  modules: v.record(v.string(), v.array(v.string())),
  /** By name: what this page runs. */
  known: v.record(v.string(), moduleVersionSchema),
});

export type PageRegistry = v.InferOutput<typeof pageRegistrySchema>;

/** Where the server says which version of a module this visitor gets: a `ModuleVersion`. */
export const versionAddress = (module: string) => `/modules/${module}/module.json`;

/** The data block's id in the page's HTML. */
export const registryBlockId = 'denk-registry';
