import type { Page, Route } from '@playwright/test';
import { expect, open, openFromSite, test } from '../../pages/site';

const service = '**/functions/v1/search-products';
const answer = (products: readonly unknown[], rest = {}) => ({
  success: true,
  products,
  query: '',
  total_results: products.length,
  ...rest,
});
const phone = (at: number, rest = {}) => ({
  id: String(at),
  title: `Telefon ${at}`,
  image: '',
  source: `Satıcı ${at % 90}`,
  price: `${1000 + at},00 TL`,
  priceValue: 1000 + at,
  link: `https://www.example.com/${at}`,
  ...rest,
});
const phones = (count: number) => Array.from({ length: count }, (_, at) => phone(at));

/** Lets a stand-in answer every search; the query and how often it was called go with it. */
async function serve(
  page: Page,
  reply: (query: string, call: number, route: Route) => Promise<void> | object,
): Promise<void> {
  let calls = 0;
  await page.route(service, async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    const json = reply(query, calls++, route);
    if (json instanceof Promise) await json;
    else await route.fulfill({ json });
  });
}

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

test.describe('a service in trouble', () => {
  test.use({ acceptedErrors: /Failed to load resource|\[results\]/ });

  for (const [name, act, sentence] of [
    ['dead', (route: Route) => route.abort(), 'Arama servisi şu anda kullanılamıyor.'],
    [
      'answering 500',
      (route: Route) => route.fulfill({ status: 500, body: 'x' }),
      'Arama servisi şu anda kullanılamıyor.',
    ],
    [
      'without its key',
      (route: Route) =>
        route.fulfill({ json: { success: false, error: 'SERPER_API_KEY is not configured' } }),
      'Arama servisi şu anda kullanılamıyor.',
    ],
    [
      'answering HTML',
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>502</h1>' }),
      'Ürün arama sırasında bir hata oluştu',
    ],
  ] as const) {
    test(`${name}: the catalogue’s sentence, and Tekrar dene works once it is back`, async ({
      page,
    }) => {
      await serve(page, (_, call, route) => (call < 3 ? act(route) : answer(phones(3))));
      await openFromSite(page, '/results?q=telefon');
      await expect(page.getByRole('heading', { name: 'Arama Yapılamıyor' })).toBeVisible();
      await expect(page.getByText(sentence)).toBeVisible();
      await page.getByRole('button', { name: 'Tekrar dene' }).click();
      await expect(page.getByText('3 ürün bulundu')).toBeVisible();
    });
  }
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

test('a filter shows at once, keeps place and focus, and Back undoes it', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'there the filters are in a sheet');
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
