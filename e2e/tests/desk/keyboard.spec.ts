import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../pages/site';

test.use({ viewport: { width: 800, height: 900 } });

/** Presses Tab until an element has the focus, as a visitor without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const wanted = await target.elementHandle();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await wanted?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('from any page to a seller by keyboard alone', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('/');
  const overlay = page.getByRole('dialog', { name: 'Akıllı Arama' });
  await expect(overlay.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('akıllı telefon');
  await expect(overlay.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/questionnaire/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const question of [1, 2, 3]) {
    await expect(page.getByText(new RegExp(`Question ${question} of`))).toBeVisible();
    await page.keyboard.press('1');
    await expect(page.locator('main input:checked')).not.toHaveCount(0);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(/Question 4 of/)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Sonuçları şimdi göster' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/results/);
  const seller = page.getByRole('link', { name: /Siteye Git/ }).first();
  await expect(seller).toBeVisible();
  await tabTo(page, seller);
});

test('the settings open, change and close without a mouse, and the focus comes back', async ({
  page,
}) => {
  await open(page, '/contact');
  const settings = page.getByRole('button', { name: 'Ayarlar' });
  await tabTo(page, settings);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'Sistem' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Açık' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Açık' })).toBeHidden();
  await expect(settings).toBeFocused();
});
