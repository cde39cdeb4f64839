import type { Page } from '@playwright/test';
import { expect, open, test } from '../../pages/site';

const refusal = 'Lütfen geçerli bir ürün veya hizmet girin (örn: televizyon, telefon, koşu bandı)';
const box = (page: Page) => page.getByRole('main').getByRole('searchbox');

/** Fills the search history of a browser that has none yet. */
async function searchedBefore(page: Page, terms: readonly string[]): Promise<void> {
  await page.addInitScript((given) => {
    if (localStorage.getItem('search-history') === null) {
      localStorage.setItem('search-history', JSON.stringify(given));
    }
  }, terms);
}
const history = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('search-history') ?? '[]') as string[]);

for (const path of ['/', '/search']) {
  test(`${path} refuses a blank search, shakes for half a second and takes it back on typing`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile && path === '/', 'the chat opens there instead');
    await open(page, path);
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
    expect(await history(page)).toEqual([]);
  });
}

test('the search page: focus, six recent of what was searched, twelve popular, eight tiles', async ({
  page,
}) => {
  await searchedBefore(page, ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
  await open(page, '/search');
  await expect(box(page)).toBeFocused();
  const links = (name: string) => page.getByRole('region', { name }).getByRole('link');
  await expect(links('Son aramalar')).toHaveText(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
  await expect(links('Popüler aramalar')).toHaveCount(12);
  await expect(links('Hızlı kategoriler')).toHaveCount(8);

  await page.getByRole('button', { name: '“a2” aramasını sil' }).click();
  await expect(links('Son aramalar')).toHaveText(['a1', 'a3', 'a4', 'a5', 'a6', 'a7']);
  await expect(page.getByRole('button', { name: '“a3” aramasını sil' })).toBeFocused();
  await page.getByRole('button', { name: 'Tümünü sil' }).click();
  await expect(links('Son aramalar')).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  expect(await history(page)).toEqual([]);

  await page.getByRole('button', { name: 'Kapat' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a search is trimmed, remembered first and opens the questions', async ({ page }) => {
  await searchedBefore(page, ['parfüm', 'laptop']);
  await open(page, '/search');
  await box(page).fill('  laptop ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/questionnaire/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('laptop');
  expect(await history(page)).toEqual(['laptop', 'parfüm']);
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
