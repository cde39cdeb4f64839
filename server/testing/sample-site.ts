import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  containerOf,
  contractVersion,
  type ModuleManifest,
  type ShellManifest,
  type SiteIdentity,
} from '@denk/shared/contract';
import { integrityOf } from '@denk/shared/contract/integrity.mjs';

/** Files of a small build: name → content. */
export type SampleFiles = Readonly<Record<string, string>>;

/** Writes a build as `npm run build` leaves it: files, a Node bundle and `module.json`. Returns its folder. */
export function writeBuild(folder: string, { files, node, ...manifest }: SampleBuild): string {
  mkdirSync(join(folder, 'node'), { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const bundle = manifest.name === 'shell' ? 'prerender.cjs' : 'module.cjs';
  for (const [name, content] of Object.entries({ [bundle]: '', ...node })) {
    writeFileSync(join(folder, 'node', name), content);
  }
  const described = {
    contract: contractVersion,
    version: '1.0.0-a',
    container: containerOf(manifest.name),
    entry: 'remoteEntry.1.js',
    routes: [],
    shared: {},
    scripts: ['main.1.js'],
    styles: [],
    fonts: [],
    site: sampleIdentity,
    ...manifest,
    files: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        {
          integrity: integrityOf(content),
          bytes: content.length,
        },
      ]),
    ),
  };
  writeFileSync(join(folder, 'module.json'), JSON.stringify(described));
  return folder;
}

interface SampleBuild extends Partial<Omit<ModuleManifest, 'files' | 'name'>> {
  readonly name: string;
  readonly files: SampleFiles;
  readonly node?: SampleFiles;
}

/** A route of a sample module. */
export const sampleRoute = (path: string, more: object = {}) => ({
  path,
  page: 'page',
  layout: 'framed' as const,
  hidesFooterOnPhones: false,
  title: `Sayfa ${path}`,
  description: 'Bir sayfa.',
  indexed: true,
  paths: path.includes(':') ? [] : [path],
  scripts: ['remoteEntry.1.js'],
  styles: [],
  ...more,
});

const sampleIdentity: SiteIdentity = {
  name: 'Örnek',
  language: 'tr',
  locale: 'tr_TR',
  description: 'Örnek bir site.',
  notFoundTitle: 'Sayfa bulunamadı · Örnek',
  themeColors: { light: '#ffffff', dark: '#000000' },
  icon: '/icon.svg',
  sharePicture: { path: '/share.jpg', width: 1200, height: 630 },
  searchTarget: '/results?q={search_term_string}',
};

/** A shell as its build describes it. */
export const sampleShell: ShellManifest = {
  contract: contractVersion,
  name: 'shell',
  version: '1.0.0-a',
  container: 'shell',
  entry: 'main.1.js',
  routes: [],
  files: {},
  shared: {},
  scripts: ['main.1.js'],
  styles: [],
  fonts: [],
  site: sampleIdentity,
};
