import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildSync } from 'esbuild';

/** A plain page of another site, with nothing but the federation runtime and styles of its own. */
function plainPage(site: string): string {
  const [runtime] = buildSync({
    stdin: {
      contents: `export { createInstance } from '@module-federation/runtime';`,
      resolveDir: join(import.meta.dirname, '../../../tooling'),
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'federation',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).outputFiles;
  return `<!doctype html><title>Elsewhere</title>
    <style>* { letter-spacing: 7px; } h1 { color: rgb(255, 0, 0) !important; }</style>
    <h1>Elsewhere</h1><div id="chat"></div><output></output>
    <script>${runtime?.text}</script>
    <script>
      const entry = '${site}/modules/mf-chat/latest/mf-manifest.json';
      const host = federation.createInstance({ name: 'elsewhere', remotes: [{ name: 'mf_chat', entry }] });
      host.loadRemote('mf_chat/module').then(({ mount }) =>
        mount(document.querySelector('#chat'), {
          navigate: (address) => { document.querySelector('output').value = address; },
        }));
    </script>`;
}

test('a plain page of another site shows the chat, which keeps to itself and talks to its own site', async ({
  page,
  baseURL,
}) => {
  const html = plainPage(baseURL ?? '');
  const elsewhere = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, 'localhost', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  try {
    await page.goto(`http://localhost:${port}/`);
    const heading = page.getByRole('heading', { name: 'AI Asistan' });
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveCSS('letter-spacing', '7px');
    await expect(heading).not.toHaveCSS('color', 'rgb(255, 0, 0)');
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toHaveCSS('font-size', '32px');
    await page.getByRole('textbox').fill('30 bin liraya kadar laptop arıyorum');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByText(/^AI Asistan: /).first()).toBeAttached();
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await expect(page.getByRole('status').last()).toHaveText('/');
  } finally {
    elsewhere.closeAllConnections();
    elsewhere.close();
  }
});
