import { expect, test } from '../../pages/site';

test.use({ serviceWorkers: 'allow' });

test('without a network the site keeps what was saved, and says what does not work', async ({
  page,
  context,
}) => {
  await page.goto('/product/perfume-avon-far-away-edp-50-ml');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kaydedildi' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();

  await context.setOffline(true);
  await page.goto('/kategoriler');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('İnternet bağlantısı yok');
  const saved = page.getByRole('region', { name: 'Kaydettikleriniz' });
  await expect(saved.getByRole('listitem')).toContainText('Avon Far Away EDP 50 ml');
  await expect(page.getByRole('searchbox', { name: 'Ürün veya hizmet arayın' })).toBeVisible();
  await expect(page.getByText('Arama internet ister')).toBeVisible();

  await context.setOffline(false);
  // The page comes by itself as soon as there is a network.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kategoriler');
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    readonly name: string;
    readonly icons: readonly { readonly src: string; readonly type: string }[];
  };
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
  expect((await request.get('/icon-192.png')).ok()).toBe(true);
});
