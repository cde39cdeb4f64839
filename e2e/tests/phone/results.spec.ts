import type { Page } from '@playwright/test';
import { answer, phone, phones, serve, service } from '../../pages/search-service';
import { expect, open, openFromSite, test } from '../../pages/site';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

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

test('a slow service: the heading and skeletons at once, then the list, and nothing moves', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await serve(page, async (_, __, route) => {
    await held;
    await route.fulfill({ json: answer(phones(24)) });
  });
  await openFromSite(page, '/results?q=telefon');
  await expect(heading(page)).toHaveText('“telefon” için sonuçlar');
  await expect(page.getByText('Ürünler aranıyor...')).toBeVisible();
  await page.evaluate(async () => {
    const seen = window as Window & { shift?: number };
    seen.shift = 0;
    // What moved on the way here is told a frame later.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 3; frames += 1) await nextFrame();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.shift = (seen.shift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });
  release();
  await expect(page.getByText('24 ürün bulundu')).toBeVisible();
  expect(await page.evaluate(() => (window as Window & { shift?: number }).shift)).toBeLessThan(
    0.01,
  );
});

test('hostile data stays text, links stay http, and the page keeps its width', async ({ page }) => {
  const products = [
    phone(1, {
      title: '<img src=x onerror="document.title=1"> Telefon',
      link: 'javascript:document.title=1',
      source: '<b>Satıcı</b>',
    }),
    phone(2, { title: `Uzun ${'telefon'.repeat(700)}`, link: '#', source: 'Satıcı '.repeat(200) }),
    phone(3, { title: 'هاتف ذكي سامسونج جالاكسي', source: 'سوق الهواتف' }),
    phone(4, { title: 'Fiyatsız', price: 'Fiyat için siteyi ziyaret edin', priceValue: 0 }),
    phone(5, { title: 'Bozuk', rating: 99, offers: 'yok', facts: [1], link: 'data:text/html,x' }),
    { id: 6 },
    null,
    'ürün',
  ];
  await serve(page, () => answer(products));
  await openFromSite(page, '/results?q=telefon');
  await expect(page.getByText('5 ürün bulundu')).toBeVisible();
  await expect(cards(page).first()).toContainText('<img src=x');
  await expect(page.getByRole('button', { name: 'Link Yok' })).toHaveCount(3);
  for (const link of await cards(page).getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^https?:\/\/|^\/product\//);
  }
  await expect(cards(page).filter({ hasText: 'Fiyatsız' })).not.toContainText('TL');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
