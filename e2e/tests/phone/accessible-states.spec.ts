import type { Page } from '@playwright/test';
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
      '/results?q=mayo&c=swimwear_type*m*a*swimwear_type*cover_up*Model&c=budget*m*p*3000-*B%C3%BCt%C3%A7e',
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
