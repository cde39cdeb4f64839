import type { Page } from '@playwright/test';
import { answer, phone, phones, serve } from '../../pages/search-service';
import { expect, openFromSite, test } from '../../pages/site';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

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
