import * as v from '@denk/shared/schema';
import { contractVersion } from './federation.mjs';

const localPath = v.pipe(v.string(), v.regex(/^\/(?!\/)/), v.maxLength(300));
const fileName = v.pipe(v.string(), v.regex(/^[\w.~/-]+$/), v.maxLength(200));

const title = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
const description = v.pipe(v.string(), v.nonEmpty(), v.maxLength(400));

const routeHeadSchema = v.object({
  title: v.optional(title),
  description: v.optional(description),
  breadcrumbs: v.optional(
    v.pipe(v.array(v.object({ name: title, path: localPath })), v.readonly()),
  ),
});

/** The plain part of a route, as `module.json` and the registry carry it. */
export const routeManifestSchema = v.object({
  path: localPath,
  page: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  layout: v.picklist(['framed', 'results', 'bare']),
  hidesFooterOnPhones: v.optional(v.boolean(), false),
  title,
  description,
  heads: v.optional(v.record(localPath, routeHeadSchema)),
  indexed: v.optional(v.boolean(), true),
  paths: v.array(localPath),
  prerenderPathsUrl: v.optional(localPath),
  dataUrl: v.optional(localPath),
  rendered: v.optional(v.picklist(['ahead', 'on-request'])),
  redirectTo: v.optional(localPath),
  /** Files beside the module's entry that this route runs, in load order. */
  scripts: v.array(fileName),
  styles: v.array(fileName),
  /** Files that this route runs once its first view answers. */
  later: v.optional(v.array(fileName)),
  /** Files of the chunks that an address may take besides, by the chunk's name. */
  chunks: v.optional(v.record(v.string(), v.array(fileName))),
});

/** One published file: its integrity (`sha256-…`) and its size in bytes, uncompressed. */
const fileManifestSchema = v.object({
  integrity: v.pipe(v.string(), v.regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** `module.json`: everything the server and the shell need to know of one built module. */
export const moduleManifestSchema = v.object({
  /** The version of the module contract that the build follows. */
  contract: v.literal(contractVersion),
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,60}$/)),
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,80}$/)),
  /** The global the federation container is found under: `mf_chat`. */
  container: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/)),
  /** The container's entry file. */
  entry: fileName,
  routes: v.array(routeManifestSchema),
  files: v.record(v.string(), fileManifestSchema),
  /** Packages the module takes from the page, with the version range it needs. */
  shared: v.record(v.string(), v.string()),
});

export type RouteManifest = v.InferOutput<typeof routeManifestSchema>;
export type FileManifest = v.InferOutput<typeof fileManifestSchema>;
export type ModuleManifest = v.InferOutput<typeof moduleManifestSchema>;
