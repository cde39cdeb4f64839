import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '@denk/shared/contract';
import { packFolder } from '../../tooling/denk/src/pack.mjs';
import { freshFolder, type MeasuredSite, runDenk } from './site';

/** A token that may publish every module. */
export function tokenFor(root: string, dataDir: string): string {
  const { said } = runDenk(root, dataDir, ['token', 'create', '*']);
  const token = /denk_[0-9a-f]{12}_[\w-]+/.exec(said)?.[0];
  if (!token) throw new Error(`no token: ${said}`);
  return token;
}

/** A module's build under another version, packed. */
export async function packAs(root: string, name: string, version: string): Promise<Buffer> {
  const folder = freshFolder();
  cpSync(join(root, name, 'dist'), folder, { recursive: true });
  const file = join(folder, 'module.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version }));
  return (await packFolder(folder)).bytes;
}

/** Publishes a module's build under another version. `status` 0: the server broke off. */
export async function publishVersion(
  { origin }: Pick<MeasuredSite, 'origin'>,
  root: string,
  token: string,
  name: string,
  version: string,
): Promise<{ readonly status: number; readonly said: string }> {
  const body = new Uint8Array(await packAs(root, name, version));
  return fetch(`${origin}/registry/v1/${name}/versions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
    body,
  }).then(
    async (answer) => ({ status: answer.status, said: await answer.text() }),
    (error: unknown) => ({ status: 0, said: String(error) }),
  );
}

interface ListedVersion {
  readonly url: string;
  readonly metadata: { readonly version: string };
  readonly deployment: { readonly default?: boolean };
  readonly extras: { readonly files: Readonly<Record<string, { readonly integrity: string }>> };
}

/** The version of a module that everybody gets, and what of it cannot be fetched whole. */
export async function liveVersion(origin: string, name: string) {
  const registry = (await (await fetch(`${origin}/registry.json`)).json()) as {
    microFrontends: Record<string, ListedVersion[]>;
  };
  const live = registry.microFrontends[name]?.find(({ deployment }) => deployment.default);
  if (!live) return { version: undefined, broken: ['nothing is live'] };
  const folder = folderOf(live.url);
  const broken: string[] = [];
  for (const [file, { integrity }] of Object.entries(live.extras.files)) {
    const answer = await fetch(origin + folder + file);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const found = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    if (answer.status !== 200 || found !== integrity) broken.push(`${answer.status} ${file}`);
  }
  return { version: live.metadata.version, broken };
}
