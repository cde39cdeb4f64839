import { expect, open, test } from '../../pages/site';

test('a query in the address shows results that reload and Back bring again', async ({ page }) => {
  await open(page, '/results?q=laptop');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('laptop');
  await expect(page.getByText(/\d+ ürün bulundu/)).toBeVisible();
  await page
    .getByRole('link', { name: 'Filmler' })
    .or(page.getByRole('tab', { name: 'Filmler' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/results\/movies/);
  await page.goBack();
  await expect(page).toHaveURL(/\/results\?q=laptop/);
  await expect(page.getByText(/\d+ ürün bulundu/)).toBeVisible();
});

test('results without anything to search lead home', async ({ page }) => {
  await page.goto('/results');
  await expect(page).toHaveURL(/\/$/);
});

test('a query of no topic comes home with two ways on', async ({ page }) => {
  await page.goto('/questionnaire?q=zebra%20teleskobu');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Doğrudan sonuçlara git' })).toHaveAttribute(
    'href',
    /\/results\?q=zebra/,
  );
  await expect(page.getByRole('link', { name: 'AI Asistan ile bul' })).toHaveAttribute(
    'href',
    /\/ai-chat\?query=zebra/,
  );
});
