import type { Page } from '@playwright/test';
import { expect, open, test } from '../../pages/site';

async function answerQuestion(page: Page): Promise<void> {
  const choice = page
    .getByRole('main')
    .getByRole('radio')
    .or(page.getByRole('main').getByRole('checkbox'))
    .first();
  await choice.check({ force: true });
}

test('from “akıllı telefon” through ten questions to a seller', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('searchbox').fill('akıllı telefon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/akıllı telefon/);
  for (let step = 1; step <= 10; step += 1) {
    await expect(page.getByText(`Question ${step} of 10`)).toBeVisible();
    const next = page.getByRole('button', {
      name: step === 10 ? 'Tamamla' : 'Sonraki',
      exact: true,
    });
    // The query says which device.
    if (step === 1) await expect(page.getByRole('radio', { name: 'Akıllı telefon' })).toBeChecked();
    else await expect(next).toBeDisabled();
    await answerQuestion(page);
    await next.click();
  }
  await expect(page.getByText('Hazırlanıyor...')).toBeVisible();
  await expect(page).toHaveURL(/\/results/);
  const seller = page.getByRole('link', { name: /Siteye Git/ }).first();
  await expect(seller).toBeVisible();
  await expect(seller).toHaveAttribute('href', /^https:\/\//);
  await expect(seller).toHaveAttribute('rel', /noopener/);
  await expect(seller).toHaveAttribute('target', '_blank');
  expect(await page.evaluate(() => sessionStorage.getItem('questionnaireResults'))).toBeNull();

  const items = page.getByRole('main').getByRole('article');
  await expect(items.first()).toBeVisible();
  const titles = await items.getByRole('heading').allTextContents();
  expect(titles.length).toBeGreaterThan(2);
  await page.reload();
  await expect(items.first()).toBeVisible();
  // What comes close follows in its own time.
  await expect
    .poll(async () => (await items.getByRole('heading').allTextContents()).slice(0, titles.length))
    .toEqual(titles);
});
