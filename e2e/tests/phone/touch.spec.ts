import { expect, open, test } from '../../pages/site';

const box = 'Ürün veya hizmet arayın';

test('touching the box at the bottom of the home page opens the chat', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('searchbox', { name: box });
  const { bottom, height } = await field.evaluate((element) => ({
    bottom: element.getBoundingClientRect().bottom,
    height: window.innerHeight,
  }));
  expect(height - bottom).toBeLessThan(60);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await field.tap();
  await expect(page).toHaveURL(/\/ai-chat$/);
});

test('its arrow opens the chat too, and a dictated term goes along', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('button', { name: 'Ara' }).tap();
  await expect(page).toHaveURL(/\/ai-chat$/);

  await open(page, '/');
  await page.getByRole('searchbox', { name: box }).fill('kadın parfümü');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ai-chat\?query=kad%C4%B1n%20parf%C3%BCm%C3%BC$/);
});

test('from a tile through three answers to the results by touch', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: 'Tüm kategorileri gör' })).toBeVisible();
  await page.getByRole('link', { name: 'Buzdolabı' }).first().tap();
  await expect(page).toHaveURL(/\/questionnaire/);
  for (const question of [1, 2, 3]) {
    await expect(page.getByText(new RegExp(`Question ${question} of`))).toBeVisible();
    await page
      .getByRole('main')
      .locator('label:has(input[type=radio], input[type=checkbox])')
      .first()
      .tap();
    await page.getByRole('button', { name: 'Sonraki', exact: true }).tap();
  }
  await page.getByRole('button', { name: 'Sonuçları şimdi göster' }).tap();
  await expect(page).toHaveURL(/\/results/);
  await expect(page.getByRole('link', { name: /Siteye Git/ }).first()).toBeVisible();
});

test('the menu opens by touch and closes behind the chosen page', async ({ page }) => {
  await open(page, '/about');
  const menu = page.getByRole('button', { name: 'Menü' });
  await menu.tap();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page
    .getByRole('navigation', { name: 'Menü' })
    .getByRole('link', { name: 'İletişim' })
    .tap();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
