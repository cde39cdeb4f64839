import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { root } from '../setup/workspaces.mjs';
import { modulePreset } from '../webpack/preset.mjs';

/** Builds two files as modules are built and gives what asks for the second. */
async function built(page: string): Promise<() => unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'denk-second-try-'));
  writeFileSync(join(folder, 'entry.js'), "exports.ask = () => require('./page.js');");
  writeFileSync(join(folder, 'page.js'), page);
  const [browser] = modulePreset(join(root, 'mf-chat'))({ production: true });
  const { strictModuleErrorHandling } = browser?.output ?? {};
  const compiler = webpack({
    context: folder,
    mode: 'development',
    devtool: false,
    target: 'node20',
    entry: './entry.js',
    output: { path: folder, strictModuleErrorHandling, library: { type: 'commonjs2' } },
  });
  await new Promise((resolve) => compiler?.run(resolve));
  return createRequire(import.meta.url)(join(folder, 'main.js')).ask;
}

test('a page that threw while it was evaluated throws again, instead of being half there', async () => {
  const ask = await built("exports.half = 'drawn'; throw new Error('kasten');");
  expect(ask).toThrow('kasten');
  expect(ask).toThrow('kasten');
});
