import { join } from 'node:path';
import {
  moduleManifestSchema,
  moduleVersion,
  type ModuleVersion,
  publicFolder,
  type Registry,
  shellManifestSchema,
} from '@denk/shared/contract';
import { findBuilds, readManifest } from '../registry/builds';
import { compose } from './composition';
import type { LiveSite } from './page-routes';

/**
 * The site as the development builds describe it right now. Nothing is rendered ahead and no file has an integrity,
 * since files change under the page.
 */
export async function developmentSite(root: string): Promise<LiveSite> {
  const builds = await findBuilds(root, 'dist-dev');
  const shell = await readManifest(join(root, 'shell', 'dist-dev'), shellManifestSchema);
  const modules = await Promise.all(
    [...builds]
      .filter(([room]) => room !== 'shell')
      .map(async ([, build]): Promise<[string, ModuleVersion[]]> => {
        const manifest = await readManifest(build, moduleManifestSchema);
        return [
          manifest.name,
          [moduleVersion({ ...manifest, files: {} }, { traffic: 100, default: true })],
        ];
      }),
  );
  const registry: Registry = { microFrontends: Object.fromEntries(modules) };
  return {
    composition: compose({ ...shell, files: ofTheRoot(shell.files) }, registry),
    pages: { markupOf: () => undefined, drawNow: async () => undefined, onRequest: nobody },
    shellFiles: join(root, 'shell', 'dist-dev'),
  };
}

/** What the shell keeps for the site's root does not change under the page. */
const ofTheRoot = <File>(files: Readonly<Record<string, File>>) =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith(publicFolder)));

const nobody: LiveSite['pages']['onRequest'] = {
  render: () => Promise.reject(new Error('nothing is rendered while developing')),
  needs: () => Promise.reject(new Error('nothing is rendered while developing')),
  waiting: () => 0,
};
