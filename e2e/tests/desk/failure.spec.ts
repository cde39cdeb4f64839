import { modules } from '../../pages/routes.mjs';
import { expect, open, ready, test } from '../../pages/site';

test.use({
  acceptedErrors:
    /Failed to load resource|composition|Federation|Loading chunk|ERR_FAILED|integrity/i,
});

for (const { name, address, elsewhere } of modules) {
  test(`${name} cannot be had: the rest goes on, a Turkish card says so, and trying again brings the page`, async ({
    page,
  }) => {
    let broken = true;
    await page.route(`**/modules/${name}/**`, (route) =>
      broken ? route.abort() : route.fallback(),
    );
    const retry = page.getByRole('button', { name: 'Tekrar dene' });
    await open(page, elsewhere);
    await expect(page.locator('h1')).toBeVisible();
    await expect(retry).toHaveCount(0);

    await page.goto(address);
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { name: 'Bu bölüm şu anda açılamıyor' })).toBeVisible();
    broken = false;
    await retry.click();
    await expect(retry).toBeHidden({ timeout: 20_000 });
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

test('a file that is not the one the registry names is refused', async ({ page }) => {
  await page.route('**/modules/mf-chat/**/remoteEntry*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};window.tampered=true;` });
  });
  await page.goto('/ai-chat');
  await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => Reflect.get(window, 'tampered'))).toBeUndefined();
});

test('a module that is slow keeps the frame usable', async ({ page }) => {
  await open(page, '/about');
  const held: (() => void)[] = [];
  await page.route('**/modules/mf-results/**', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.fallback();
  });
  await page.evaluate(() => window.history.pushState(null, '', '/results?q=laptop'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Ayarlar' }).click();
  await expect(page.getByRole('radio', { name: 'Sistem' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.unroute('**/modules/mf-results/**');
  for (const release of held) release();
  await expect(page.locator('h1')).toContainText('laptop', { timeout: 15_000 });
  await ready(page);
});
