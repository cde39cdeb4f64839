import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { variantOf } from '../../../bench/publish/variant.mjs';
import { startOperatedSite } from '../../pages/operated-site';

// What a team sees before anybody else does. One site serves all of it: its start costs more than the tests.
test('a version is previewed and inspected in the site, and a module runs in it from a developer’s machine', async ({
  page,
}) => {
  // A server and a development build of its own.
  test.setTimeout(240_000);
  const site = await startOperatedSite({ INSPECTOR: 'on', DEVELOPMENT_ORIGINS: 'loopback' });
  let developing: Awaited<ReturnType<typeof site.develop>> | undefined;
  try {
    const build = join(import.meta.dirname, '../../../mf-chat/dist');
    const version = '9.0.0-preview';
    site.denk(
      'publish',
      'mf-chat',
      '--from',
      variantOf(build, 'mf-chat', version),
      '--traffic',
      '0',
    );
    const bar = (name: string) => page.getByRole('complementary', { name });
    const heading = page.getByRole('heading', { name: 'AI Asistan' });

    await page.goto(site.denk('preview', 'mf-chat', version));
    await expect(bar('Önizleme')).toContainText(version);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await expect(heading).toBeVisible();

    await bar('Önizleme').getByRole('link', { name: 'İncele' }).click();
    await expect(heading).toBeVisible();
    const panel = page.locator('details.panel');
    const part = panel.locator('details', { hasText: `mf-chat ${version}` });
    await expect(part).toContainText('ekranda');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await page.getByRole('button', { name: /telefon/ }).click();
    await expect(part).toContainText(/\d istek/);
    await part.locator('summary').click();
    await expect(part).toContainText('POST /v1/chat/completions 200');
    await expect(part).toContainText('remoteEntry');
    await panel.getByRole('link', { name: 'İnceleyiciyi kapat' }).click();
    await expect(panel).toHaveCount(0);

    await bar('Önizleme').getByRole('link', { name: 'Çık' }).click();
    await expect(bar('Önizleme')).toHaveCount(0);
    await expect(page.locator('script[src*="inspector"]')).toHaveCount(0);

    developing = await site.develop('mf-chat');
    await page.goto(developing.link);
    await expect(bar('Geliştirme')).toContainText('http://localhost:');
    await expect(page.locator('html[data-ready]')).toBeAttached({ timeout: 120_000 });
    await page.getByRole('textbox').fill('kablosuz kulaklık');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByRole('log')).toContainText('kablosuz kulaklık');
  } finally {
    developing?.stop();
    site.stop();
  }
});
