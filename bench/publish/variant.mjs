import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@denk/shared/contract/integrity.mjs';

/**
 * Another version of a built module, as a rebuild after a small change would leave it; gives its folder.
 *
 * @param {string} build
 * @param {string} name
 * @param {string} version
 * @param {{ path: string }} [moved] the address of its page, where it is another module than the one built
 */
export function variantOf(build, name, version, moved) {
  const folder = mkdtempSync(join(tmpdir(), 'denk-variant-'));
  cpSync(build, folder, { recursive: true });
  const file = join(folder, 'module.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  appendFileSync(join(folder, manifest.entry), `\n// ${name} ${version}\n`);
  const entry = readFileSync(join(folder, manifest.entry));
  manifest.files[manifest.entry] = { integrity: integrityOf(entry), bytes: entry.length };
  if (moved) {
    const container = name.replaceAll('-', '_');
    const federation = join(folder, 'mf-manifest.json');
    const text = readFileSync(federation, 'utf8').replaceAll(
      `"${manifest.container}"`,
      `"${container}"`,
    );
    writeFileSync(federation, text);
    const known = manifest.files['mf-manifest.json'];
    if (known)
      Object.assign(known, {
        integrity: integrityOf(Buffer.from(text)),
        bytes: Buffer.byteLength(text),
      });
    manifest.container = container;
    const bundle = join(folder, 'node/module.cjs');
    const [{ path }] = manifest.routes;
    writeFileSync(bundle, readFileSync(bundle, 'utf8').replaceAll(`'${path}'`, `'${moved.path}'`));
    manifest.routes = manifest.routes.map((/** @type {object} */ route) => ({
      ...route,
      path: moved.path,
      paths: [moved.path],
    }));
  }
  writeFileSync(file, JSON.stringify({ ...manifest, name, version }));
  return folder;
}
