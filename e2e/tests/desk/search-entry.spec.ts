import type { Page } from '@playwright/test';
import { expect, open, test } from '../../pages/site';

const refusal = 'Lütfen geçerli bir ürün veya hizmet girin (örn: televizyon, telefon, koşu bandı)';
const box = (page: Page) => page.getByRole('main').getByRole('searchbox');

test('a blank search is refused, shakes for half a second and is taken back on typing', async ({
  page,
}) => {
  await open(page, '/search');
  await box(page).fill('   ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(box(page)).toHaveAccessibleDescription(refusal);
  const shaken = await box(page).evaluate(
    (element) => getComputedStyle(element.parentElement ?? element).animationDuration,
  );
  expect(shaken).toBe('0.5s');
  await box(page).fill('l');
  await expect(page.getByText(refusal)).toBeHidden();
  await expect(box(page)).not.toHaveAttribute('aria-invalid');
});

test('a search of no topic is told once', async ({ page }) => {
  await open(page, '/search');
  await box(page).fill('koşu bandı');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  const notice = page.getByText('“koşu bandı” için hazır sorularımız yok');
  await expect(notice).toBeVisible();
  // Once the view has moved, the history has forgotten it.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.history.state)))
    .not.toContain('koşu');
  await page.reload();
  await page.locator('html[data-ready]').waitFor();
  await expect(notice).toBeHidden();
});

test('the home page’s box works before any script does', async ({ browser, baseURL }) => {
  const still = await browser.newContext({ javaScriptEnabled: false });
  const page = await still.newPage();
  await page.goto(baseURL ?? '');
  await box(page).fill('parfüm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/questionnaire\?q=parf%C3%BCm$/);
  expect(await page.locator('noscript').textContent()).toContain('Bu sayfa JavaScript ile çalışır');
  await still.close();
});
