export { breadcrumbList } from './breadcrumb-list';
export {
  containerOf,
  contractVersion,
  exposedModule,
  foreignFolder,
  foreignManifest,
  manifestFile,
  nodeBundles,
  nodeFolder,
  publicFolder,
} from './federation.mjs';
export { defineModule } from './define-module';
export type {
  Layout,
  ModuleDefinition,
  PageAddress,
  PageComponent,
  PageNeeds,
  RouteDefinition,
  RouteHead,
  ServiceCall,
} from './module-definition';
export { moduleManifestSchema, routeManifestSchema } from './module-manifest';
export type { FileManifest, ModuleManifest, RouteManifest } from './module-manifest';
export { fillPath, matchRoute } from './match-route';
export type { RouteMatch } from './match-route';
export { pageDataBlockId } from './page-data-block';
export type { PageMeta } from './page-data-block';
export {
  manifestAddress,
  pageRegistrySchema,
  registryBlockId,
  versionAddress,
} from './page-registry';
export type { PageRegistry } from './page-registry';
export {
  folderOf,
  activeVersion,
  moduleVersion,
  moduleVersionSchema,
  registrySchema,
  registrySchemaAddress,
} from './registry';
export type { ModuleVersion, Registry } from './registry';
export { reportsAddress, reportsSchema, shownShare } from './reports';
export type { Report } from './reports';
export type {
  ModuleBundle,
  PrerenderData,
  PrerenderRequest,
  PrerenderRoute,
  ShellBundle,
} from './prerender';
export { shellManifestSchema } from './shell-manifest';
export type { ShellManifest, SiteIdentity } from './shell-manifest';
export { pagePolicy } from './page-policy.mjs';
