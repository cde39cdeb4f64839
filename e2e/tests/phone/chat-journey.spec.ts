import { expect, test } from '../../pages/site';

test('from “parfüm” in the chat to three named products and their results', async ({ page }) => {
  await page.goto('/ai-chat?query=parf%C3%BCm');
  const log = page.getByRole('log');
  await expect(log).toContainText('parfüm');
  await expect(async () => {
    if (/\/results/.test(page.url())) return;
    const answer = log.getByRole('button').and(page.locator(':enabled')).last();
    if (await answer.isVisible()) await answer.click({ timeout: 1000 });
    expect(page.url()).toMatch(/\/results/);
  }).toPass({ intervals: [700], timeout: 40_000 });
  await expect(page.getByRole('heading', { name: 'Size özel AI önerileri' })).toBeVisible();
  await expect(page.getByText('AI Önerileri', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Siteye Git/ }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3);
});
