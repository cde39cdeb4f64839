import * as v from '@denk/shared/schema';
import { foreignFolder, foreignManifest } from './federation.mjs';
import { type ModuleManifest, moduleManifestSchema } from './module-manifest';

/** The schema this registry follows: the public frontend-discovery format, v1-pre. */
export const registrySchemaAddress =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

const address = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/)/), v.maxLength(500));

/** One version of one module: where its entry is, and what it holds. */
export const moduleVersionSchema = v.object({
  url: address,
  fallbackUrl: v.optional(address),
  metadata: v.object({ version: v.string(), integrity: v.optional(v.string()) }),
  deployment: v.object({
    traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    default: v.boolean(),
  }),
  extras: v.pick(moduleManifestSchema, ['container', 'routes', 'files', 'shared']),
});

/** `GET /registry.json`: the versions of every module of the site. */
export const registrySchema = v.object({
  schema: v.optional(v.string()),
  microFrontends: v.record(v.string(), v.array(moduleVersionSchema)),
});

export type ModuleVersion = v.InferOutput<typeof moduleVersionSchema>;
export type Registry = v.InferOutput<typeof registrySchema>;

/** A manifest as the registry lists it. */
export function moduleVersion(
  { name, version, entry, files, container, routes, shared }: ModuleManifest,
  deployment: ModuleVersion['deployment'],
): ModuleVersion {
  const integrity = files[entry]?.integrity;
  return {
    url: `/modules/${name}/${version}/${entry}`,
    metadata: { version, ...(integrity ? { integrity } : {}) },
    deployment,
    extras: { container, routes, files: ofOwnPages(files), shared },
  };
}

/** The files that pages of the site itself may ask for. */
const ofOwnPages = (files: ModuleManifest['files']) =>
  Object.fromEntries(
    Object.entries(files).filter(
      ([file]) => file !== foreignManifest && !file.startsWith(foreignFolder),
    ),
  );

/** Address of the folder that a version's entry lies in, with a slash at the end. */
export const folderOf = (entry: string): string => entry.slice(0, entry.lastIndexOf('/') + 1);

/** The version that a visitor gets when nothing else is asked for. */
export function activeVersion(versions: readonly ModuleVersion[]): ModuleVersion | undefined {
  return versions.find(({ deployment }) => deployment.default) ?? versions[0];
}
