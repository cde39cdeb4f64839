import type { Locator, Page } from '@playwright/test';
import { coveredFocuses } from '../../pages/covered-focus';
import { expect, open, test } from '../../pages/site';
import { expectNoViolation } from '../../pages/violations';

test.use({ reducedMotion: 'reduce' });

/** What only the site's own services bring a page into; every other state is a scenario. */
const states: readonly {
  readonly name: string;
  readonly address: string;
  readonly bring: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'a short list with close products under it',
    address:
      '/results?q=mayo&c=swimwear_type*m*a*swimwear_type*cover_up*Model&c=budget*m*p*1500-*B%C3%BCt%C3%A7e',
    bring: (page) => expect(page.getByRole('region', { name: 'Yakın seçenekler' })).toBeVisible(),
  },
  {
    name: 'a list in which nothing meets everything',
    address: '/results?q=ko%C5%9Fu%20band%C4%B1&c=budget*m*p*-4000*B%C3%BCt%C3%A7e',
    bring: (page) => expect(page.getByText('koşuluna uyan ürün yok')).toBeVisible(),
  },
];

for (const { name, address, bring } of states) {
  test(`${name}: no violation, in light and in dark`, async ({ page }) => {
    await open(page, address);
    await bring(page);
    await expectNoViolation(page);
  });
}

test('the menu: no violation, in light and in dark', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menü' }).tap();
  await expectNoViolation(page);
});

test('whoever is given the system’s colours sees what is chosen, and how far it is', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/questionnaire?q=parf%C3%BCm');
  const choices = page.getByRole('main').locator('label:has(input[type=radio])');
  await choices.first().tap();
  expect(await outlineOf(choices.first())).not.toEqual(await outlineOf(choices.nth(1)));
  // The system's colours would give the bar and its track the same one.
  const progress = page.getByRole('progressbar', { name: 'İlerleme' });
  const adjusted = progress.evaluate((bar) => getComputedStyle(bar).forcedColorAdjust);
  expect(await adjusted).toBe('none');
  await expectNoViolation(page, { where: 'questionnaire', dark: false });

  await open(page, '/results?q=telefon');
  const tabs = page.getByRole('tab');
  expect(await outlineOf(tabs.first())).not.toEqual(await outlineOf(tabs.nth(1)));
  const views = page.locator('[aria-pressed]');
  expect(await outlineOf(views.first())).not.toEqual(await outlineOf(views.nth(1)));
  await page.getByRole('button', { name: 'Karşılaştır' }).first().tap();
  await expectNoViolation(page, { where: 'results', dark: false });
});

const outlineOf = (one: Locator) =>
  one.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`;
  });

test('what has the focus is never under the header, the tray or the search at the bottom', async ({
  page,
}) => {
  await open(page, '/results?q=telefon');
  await page.getByRole('button', { name: 'Karşılaştır' }).first().tap();
  await expect(page.getByRole('region', { name: 'Karşılaştırma' })).toBeVisible();
  expect(await page.evaluate(coveredFocuses)).toEqual([]);
});
