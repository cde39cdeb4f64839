import { expect, open, test } from '../../pages/site';

test('a product shows price and seller on the first screen, and the way back there too', async ({
  page,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
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
  }
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
