import { mkdirSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ModuleManifest } from '@denk/shared/contract';

/** Files of a small build: name → content. */
export type SampleFiles = Readonly<Record<string, string>>;

/** Writes a build as `npm run build` leaves it: files, a Node bundle and `module.json`. Returns its folder. */
export function writeBuild(folder: string, { files, node, ...manifest }: SampleBuild): string {
  mkdirSync(join(folder, 'node'), { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  for (const [name, content] of Object.entries(node ?? {})) {
    writeFileSync(join(folder, 'node', name), content);
  }
  const described = {
    version: '1.0.0-a',
    container: manifest.name.replaceAll('-', '_'),
    entry: 'remoteEntry.1.js',
    routes: [],
    shared: {},
    scripts: ['main.1.js'],
    styles: [],
    fonts: [],
    ...manifest,
    files: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        {
          integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
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
