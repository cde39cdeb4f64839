import type { Page } from '@playwright/test';
import { expect, open, test } from '../../pages/site';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('the product page', () => {
  const perfume = '/product/perfume-avon-far-away-edp-50-ml';

  test('lists sellers cheapest first, three of them until the rest is asked for', async ({
    page,
  }) => {
    await open(page, perfume);
    const sellers = page
      .getByRole('region', { name: 'Satıcılar' })
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', { level: 3 }),
      });
    await expect(sellers.filter({ visible: true })).toHaveCount(3);
    await expect(sellers.first()).toContainText('En Uygun Fiyat');
    await page.getByText('Tüm Satıcıları Gör (4)').click();
    await expect(sellers.filter({ visible: true })).toHaveCount(4);
    await expect(page.getByText('En Uygun Fiyat', { exact: true })).toHaveCount(1);
    const prices = await sellers.evaluateAll((rows) =>
      rows.map((row) =>
        Number(
          /([\d.]+,\d\d) TL/.exec(row.textContent)?.[1]?.replace('.', '').replace(',', '.') ?? NaN,
        ),
      ),
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const way = sellers.first().getByRole('link', { name: /Satıcıya Git/ });
    await expect(way).toHaveAttribute('href', /^https:\/\//);
    await expect(way).toHaveAttribute('target', '_blank');
  });

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    test(`shows price and seller on the first screen of ${viewport.width} px, the way back there too`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, '/results?q=parf%C3%BCm');
      await page.getByRole('article').getByRole('link').first().click();
      const back = page.getByRole('link', { name: '“parfüm” sonuçlarına dön' });
      const main = page.getByRole('main');
      for (const shown of [
        back,
        main.getByText(/^[\d.]+,\d\d TL$/).first(),
        main.getByRole('link', { name: /Satıcıya Git/ }).first(),
      ]) {
        await expect(shown).toBeInViewport({ ratio: 1 });
      }
      await back.click();
      await expect(page).toHaveURL(/\/results\?q=parf/);
    });
  }

  test('keeps overview and technical facts in tabs that arrows walk', async ({ page }) => {
    await open(page, perfume);
    await expect(tab(page, 'Genel Bakış')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Genel Bakış').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Teknik Özellikler')).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Teknik Özellikler' })).toContainText('Hacim');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });
});

test.describe('the contact form', () => {
  const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name);

  test('names what is wrong at each field and goes to the first', async ({ page }) => {
    await open(page, '/contact');
    await field(page, 'Adınız').fill('Ayşe Işık');
    await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
    await expect(field(page, 'E-posta adresiniz')).toBeFocused();
    for (const [name, error] of [
      ['E-posta adresiniz', 'Lütfen e-posta adresinizi yazın.'],
      ['Konu', 'Lütfen bir konu seçin.'],
      ['Mesajınız', 'Lütfen mesajınızı yazın.'],
    ] as const) {
      await expect(field(page, name)).toHaveAccessibleDescription(error);
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    }
    await page.keyboard.type('ayse@ornek.com');
    await expect(field(page, 'E-posta adresiniz')).not.toHaveAttribute('aria-invalid');
  });

  test('simulates a second of sending, says so for three, and sends nothing', async ({ page }) => {
    await page.clock.install();
    await open(page, '/contact');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await expect(page.getByText('Mesajlar henüz iletilmiyor')).toBeVisible();
    await field(page, 'Adınız').fill('Ayşe Işık');
    await field(page, 'E-posta adresiniz').fill('ayse@ornek.com');
    await field(page, 'Konu').selectOption('İş Birliği');
    await field(page, 'Mesajınız').fill('Merhaba!');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
    await expect(page.getByText('Gönderiliyor...')).toBeVisible();
    await page.clock.runFor(1000);
    const thanks = page.getByText('Teşekkürler, formu başarıyla tamamladınız.');
    await expect(thanks).toBeVisible();
    await expect(field(page, 'Mesajınız')).toHaveValue('Merhaba!');
    await page.clock.runFor(2900);
    await expect(thanks).toBeVisible();
    await page.clock.runFor(200);
    await expect(thanks).toBeHidden();
    expect(sent).toEqual([]);
  });
});

test('the categories: seventeen cards, a filter that knows Turkish, results behind a search', async ({
  page,
}) => {
  await open(page, '/kategoriler');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(17);
  await page.getByRole('searchbox', { name: 'Kategorilerde ara' }).fill('GUNES GOZ');
  await expect(cards).toHaveCount(1);
  await expect(page.getByText('1 kategori bulundu')).toBeVisible();
  await cards.getByRole('link', { name: 'Polarize gözlük' }).click();
  await expect(page).toHaveURL(/\/results\?category=Polarize%20g%C3%B6zl%C3%BCk$/);
  await expect(page.getByText(/\d+ ürün bulundu/)).toBeVisible();
});

test('pages read well without any script', async ({ browser, baseURL }) => {
  const still = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
  });
  const page = await still.newPage();
  await page.goto('/product/perfume-avon-far-away-edp-50-ml');
  await expect(page.getByRole('heading', { name: 'Genel Bakış' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Teknik Özellikler' })).toBeVisible();
  await page.getByText('Tüm Satıcıları Gör (4)').click();
  const sellers = page.getByRole('region', { name: 'Satıcılar' });
  await expect(sellers.getByRole('link', { name: /Satıcıya Git/ })).toHaveCount(4);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Uzmanlar' }).click();
  await page.getByRole('link', { name: 'Selin Şahin' }).click();
  await expect(page.getByRole('heading', { name: 'Koleksiyonlar', exact: true })).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Mesajı Gönder' })).toBeDisabled();
  await still.close();
});
