import type { Page } from '@playwright/test';
import { expect, open, test } from '../../pages/site';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Akıllı Arama' });
const overlayInput = (page: Page) => overlay(page).getByRole('combobox');
const activeRole = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('role'));

test.describe('the smart search', () => {
  test('opens by its button, holds the page still and gives the focus back', async ({ page }) => {
    await open(page, '/about');
    const button = page.getByRole('banner').getByRole('button', { name: 'Akıllı Arama' });
    await button.click();
    await expect(overlayInput(page)).toBeFocused();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.type('lap');
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('is used by keyboard alone, from the shortcut to the questions', async ({ page }) => {
    await open(page, '/about');
    await page.keyboard.press('Control+k');
    await expect(overlayInput(page)).toBeFocused();
    // At once: what comes for half of the word would take the choice away again.
    await overlayInput(page).fill('laptop');
    await expect(overlay(page).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const chosen = overlay(page).getByRole('option', { selected: true });
    await expect(overlayInput(page)).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? '',
    );
    const term = (await chosen.innerText()).trim();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/questionnaire$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(term);
  });

  test('a slash opens it, but stays a slash in a field', async ({ page }) => {
    await open(page, '/contact');
    await page.getByRole('main').getByRole('textbox').first().fill('a/b');
    await page.keyboard.press('/');
    await expect(overlay(page)).toBeHidden();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('/');
    await expect(overlay(page)).toBeVisible();
  });

  test('shows the four canned suggestions when the server is silent', async ({ page }) => {
    await page.route('**/api/suggestions*', () => {});
    await open(page, '/about');
    await page.keyboard.press('Control+k');
    await expect(overlayInput(page)).toBeFocused();
    await page.keyboard.type('kulaklık');
    await expect(overlay(page).getByRole('option')).toHaveText([
      'kulaklık için en iyi seçenekler',
      'kulaklık fiyat karşılaştırması',
      'kulaklık kullanıcı yorumları',
      'kulaklık alternatifleri',
    ]);
  });

  test('a click beside it closes it', async ({ page }) => {
    await open(page, '/about');
    await page.keyboard.press('Control+k');
    await expect(overlay(page)).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(overlay(page)).toBeHidden();
  });
});

test('the chosen theme is in the document before any script has run', async ({ page, context }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Ayarlar' }).click();
  await page.getByText('Koyu', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const answer = await context.request.get('/contact');
  expect(await answer.text()).toContain('<html lang="tr" data-theme="dark"');
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('arrows walk the results tabs, Enter opens one and the query stays', async ({ page }) => {
  await open(page, '/results?q=uzay');
  await page.getByRole('tab', { name: 'Tümü', selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await activeRole(page)).toBe('tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\/series\?q=uzay$/);
  await expect(page.getByRole('tab', { name: 'Diziler' })).toHaveAttribute('aria-selected', 'true');
});
