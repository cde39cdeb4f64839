import { expect, open, test } from '../../pages/site';

test('a new page starts at its top with its title and heading; Back returns to the old place', async ({
  page,
}) => {
  await open(page, '/kategoriler');
  const way = page.getByRole('contentinfo').getByRole('link', { name: 'Uzmanlar' });
  await way.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(1000);
  await way.click();

  await expect(page).toHaveTitle('Uzmanlar · Denk');
  await expect(page.getByRole('heading', { level: 1, name: 'Uzmanlar' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle('Kategoriler · Denk');
  await expect(page.getByRole('heading', { level: 1, name: 'Kategoriler' })).toBeFocused();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThan(3);
});

test('a document opened anew begins at its top; reload and Back come to the old place', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await open(page, '/kategoriler');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).includes('900')))
    .toBe(true);
  await page.reload();
  await expect.poll(place).toBe(900);
  await open(page, '/about');
  expect(await place()).toBe(0);
  await open(page, '/kategoriler');
  expect(await place()).toBe(0);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/kategoriler$/);
  await expect.poll(place).toBe(900);
});

for (const [path, heading] of [
  ['/', 'Üç adımda dengini bulun'],
  ['/about', 'Ekibimiz'],
  ['/kategoriler', 'Aradığınız kategori burada yok mu?'],
  ['/product/phone-samsung-galaxy-s24-128', 'Benzer ürünler'],
] as const) {
  test(`what is laid out late on ${path} does not move the place that a reload comes back to`, async ({
    page,
  }) => {
    const below = page.getByRole('heading', { name: heading });
    const place = () => below.evaluate((seen) => Math.round(seen.getBoundingClientRect().top));
    await page.setViewportSize({ width: 390, height: 600 });
    await open(page, path);
    await below.evaluate((seen) => seen.scrollIntoView());
    const left = await place();
    const at = await page.evaluate(() => String(Math.round(window.scrollY)));
    await expect
      .poll(() => page.evaluate((y) => Object.values(sessionStorage).includes(y), at))
      .toBe(true);
    await page.reload();
    await expect.poll(place).toBe(left);
    await page.locator('html[data-ready]').waitFor();
    await expect.poll(place).toBe(left);
  });
}

test('from page to page the view moves, but not for people who asked for less', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.moved = `${Number(document.documentElement.dataset.moved ?? 0) + 1}`;
      return start(update);
    };
  });
  for (const [reducedMotion, moved] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Uzmanlar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Uzmanlar' })).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0)))
      .toBe(moved);
  }
});

test('an expert, a product and its banner follow one another with titles of their own', async ({
  page,
}) => {
  await open(page, '/experts');
  await page.getByRole('link', { name: 'Elif Yılmaz' }).click();
  await expect(page).toHaveTitle('Elif Yılmaz, Telefon ve bilgisayar uzmanı · Denk');
  const product = page.getByRole('tabpanel').getByRole('link').first();
  const title = await product.innerText();
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page).toHaveTitle(`${title} fiyatları ve satıcıları · Denk`);
  await page.getByRole('link', { name: 'Eşleştirmeye Başla' }).click();
  await expect(page).toHaveURL(/\/questionnaire/);
  await expect(page.getByText(/Question 1 of/)).toBeVisible();
});

test.describe('what is not there', () => {
  test.use({ acceptedErrors: /status of 404/ });

  test('is a 404 with ways on, with and without script', async ({ page, browser }) => {
    const still = await browser.newContext({ javaScriptEnabled: false });
    const unscripted = await still.newPage();
    for (const [path, heading, way] of [
      ['/product/olmayan-urun', 'Bu ürünü bulamadık', 'Ürün ara'],
      ['/profile/olmayan-uzman', 'Bu uzmanı bulamadık', 'Uzmanlara göz at'],
      ['/boyle/bir/sayfa/yok', 'Bu sayfa bulunamadı', 'Kategorilere göz at'],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await page.locator('html[data-ready]').waitFor();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(/bulunamadı · Denk$/);
      await unscripted.goto(page.url());
      await expect(unscripted.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(unscripted.getByRole('main').getByRole('link', { name: way })).toBeVisible();
    }
    await still.close();
    await page.getByRole('main').getByRole('searchbox').fill('laptop');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/results\?q=laptop$/);
  });
});

test('the old address of the categories leads to the new one for good', async ({ page }) => {
  const answer = await page.request.get('/categories?a=1', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/kategoriler?a=1');
});
