import * as v from '@denk/shared/schema';
import { manifestFile } from './federation.mjs';
import { folderOf, type ModuleVersion, moduleVersionSchema } from './registry';

/**
 * What a page carries of the site's modules, however many there are and however many pages each has: the patterns of
 * their routes, and of the version that draws this page what this page runs. The rest of that version `manifestAddress`
 * holds, and what another module is `versionAddress` says, when the visitor is about to go there; so a publish of one
 * module changes the pages of no other.
 */
export const pageRegistrySchema = v.object({
  /** By name: its routes' patterns, such as `["/ai-chat"]`. */
  modules: v.record(v.string(), v.array(v.string())),
  /** By name: what this page runs. */
  known: v.record(v.string(), moduleVersionSchema),
});

export type PageRegistry = v.InferOutput<typeof pageRegistrySchema>;

/** Where the server says which version of a module this visitor gets: a `ModuleVersion`. */
export const versionAddress = (module: string) => `/modules/${module}/${manifestFile}`;

/** Where a version's own manifest is, beside its entry. */
export const manifestAddress = ({ url }: Pick<ModuleVersion, 'url'>) =>
  folderOf(url) + manifestFile;

/** The data block's id in the page's HTML. */
export const registryBlockId = 'denk-registry';
