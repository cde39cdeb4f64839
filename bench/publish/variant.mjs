import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { containerOf } from '@denk/shared/contract/federation.mjs';
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
  manifest.files[manifest.entry] = described(join(folder, manifest.entry));
  if (moved) {
    const container = containerOf(name);
    const federation = join(folder, 'mf-manifest.json');
    const text = readFileSync(federation, 'utf8').replaceAll(
      `"${manifest.container}"`,
      `"${container}"`,
    );
    writeFileSync(federation, text);
    if (manifest.files['mf-manifest.json'])
      manifest.files['mf-manifest.json'] = described(federation);
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

/** What a manifest says of a file. @param {string} file */
function described(file) {
  const content = readFileSync(file);
  return { integrity: integrityOf(content), bytes: content.length };
}
