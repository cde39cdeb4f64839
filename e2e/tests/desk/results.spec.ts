import type { Page } from '@playwright/test';
import { answer, phone, phones, serve } from '../../pages/search-service';
import { expect, open, openFromSite, test } from '../../pages/site';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.describe('a service in trouble', () => {
  test.use({ acceptedErrors: /Failed to load resource|\[results\]/ });

  test('is told in the catalogue’s sentence, and Tekrar dene works once it is back', async ({
    page,
  }) => {
    await serve(page, (_, call, route) => (call < 3 ? route.abort() : answer(phones(3))));
    await openFromSite(page, '/results?q=telefon');
    await expect(page.getByRole('heading', { name: 'Arama Yapılamıyor' })).toBeVisible();
    await expect(page.getByText('Arama servisi şu anda kullanılamıyor.')).toBeVisible();
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByText('3 ürün bulundu')).toBeVisible();
  });
});

test('an answer that comes after the next search has begun is not shown', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await serve(page, async (query, _, route) => {
    if (query === 'telefon') await held;
    // The page has hung up on the first search by then.
    await route.fulfill({ json: answer([phone(1, { title: `${query} sonucu` })]) }).catch(() => {});
  });
  await openFromSite(page, '/results?q=telefon');
  const box = page.getByRole('searchbox').last();
  await box.fill('laptop');
  await box.press('Enter');
  await expect(heading(page)).toHaveText('“laptop” için sonuçlar');
  await expect(cards(page)).toHaveText([/laptop sonucu/]);
  release();
  await expect(cards(page)).toHaveText([/laptop sonucu/]);
});

test('a filter shows at once, keeps place and focus, and Back undoes it', async ({ page }) => {
  await open(page, '/results?q=telefon');
  const count = page.getByText(/\d+ ürün bulundu/);
  const all = await count.textContent();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  const box = page.getByRole('checkbox', { name: /^5G/ });
  await box.scrollIntoViewIfNeeded();
  const place = async () => (await box.boundingBox())?.y ?? 0;
  const before = await place();
  await box.click();
  await expect(count).not.toHaveText(all ?? '');
  await expect(box).toBeFocused();
  await expect(box).toBeChecked();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
  await page.goBack();
  await expect(count).toHaveText(all ?? '');
  await expect(box).not.toBeChecked();
});

test('sort, view and filters are in the address; a shared link shows the same list', async ({
  page,
  context,
}) => {
  await open(page, '/results?q=telefon');
  await expect(page.getByText(/\d+ ürün bulundu/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('price_low');
  await page.getByRole('button', { name: 'Izgara görünümü' }).click();
  await expect(page).toHaveURL(/sort=price_low&view=grid/);
  const shared = await context.newPage();
  await open(shared, page.url());
  await expect(cards(shared).first()).toBeVisible();
  const titlesOn = (one: Page) => cards(one).getByRole('heading').allTextContents();
  await expect(async () => expect(await titlesOn(page)).toEqual(await titlesOn(shared))).toPass();
});

test('recommended names come one after another, quoted, and survive a reload', async ({ page }) => {
  const queries: string[] = [];
  await serve(page, (query) => {
    queries.push(query);
    return answer([phone(1, { title: query.replaceAll('"', '') })]);
  });
  await open(page, '/about');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'aiResults',
      JSON.stringify({
        products: [],
        groupedProducts: {},
        originalQuery: 'koşu ayakkabısı',
        aiRecommendations: ['Nike Pegasus 41', 'Asics Gel-Nimbus 26', 'Hoka Clifton 9'],
        searchType: 'ai_recommended',
        aiMessage: '',
      }),
    ),
  );
  await open(page, '/results');
  await expect(heading(page)).toHaveText('Size özel AI önerileri');
  await expect(page.getByText('3 AI önerisi')).toBeVisible();
  expect(queries).toEqual(['"Nike Pegasus 41"', '"Asics Gel-Nimbus 26"', '"Hoka Clifton 9"']);
  expect(await page.evaluate(() => sessionStorage.getItem('aiResults'))).toBeNull();
  await page.reload();
  await expect(page.getByText('3 AI önerisi')).toBeVisible();
});

test('on paper the list stands alone: no bars, filters or buttons', async ({ page }) => {
  await open(page, '/results?q=laptop');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'search', 'button', 'checkbox'] as const) {
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Daha fazla göster' })).toBeHidden();
});
