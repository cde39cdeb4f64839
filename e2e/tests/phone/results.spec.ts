import type { Page } from '@playwright/test';
import { answer, phones, service } from '../../pages/search-service';
import { expect, open, openFromSite, test } from '../../pages/site';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('ten thousand products: twenty-four at a time, and Back comes to the same place', async ({
  page,
}) => {
  await page.route(service, async (route) => {
    const { filters } = route.request().postDataJSON() as {
      filters: { offset?: number; limit: number };
    };
    const { offset = 0, limit } = filters;
    await route.fulfill({
      json: answer(phones(10_000).slice(offset, offset + limit), { total_results: 10_000 }),
    });
  });
  await openFromSite(page, '/results?q=telefon');
  await expect(page.getByText('10.000 ürün bulundu')).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  const more = page.getByRole('link', { name: 'Daha fazla göster' });
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await more.click();
  await expect(cards(page)).toHaveCount(48);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(200);
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(cards(page)).toHaveCount(48);
});

test('Back from a product returns to the same place in the list', async ({ page }) => {
  await open(page, '/results?q=telefon');
  await page.getByRole('link', { name: 'Daha fazla göster' }).click();
  await expect(cards(page).nth(40)).toBeAttached();
  const product = cards(page).nth(40);
  await product.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await product.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(product).toBeVisible();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThan(60);
});
