import type { Page } from '@playwright/test';
import { expect, open, test } from '../../pages/site';
import { expectNoViolation } from '../../pages/violations';

test.use({ reducedMotion: 'reduce' });

/** What visitors bring a page into, beyond how it arrives. */
const states: readonly {
  readonly name: string;
  readonly address: string;
  readonly bring: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the smart search with suggestions and recent searches',
    address: '/about',
    bring: async (page) => {
      await page.keyboard.press('Control+k');
      const box = page.getByRole('dialog').getByRole('combobox');
      await expect(box).toBeFocused();
      await box.fill('laptop');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'a product that was saved and compared',
    address: '/product/perfume-avon-far-away-edp-50-ml',
    bring: async (page) => {
      await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
      await page.getByRole('button', { name: 'Karşılaştır', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Karşılaştırmada' })).toBeVisible();
    },
  },
  {
    name: 'the saved products',
    address: '/product/perfume-avon-far-away-edp-50-ml',
    bring: async (page) => {
      await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
      await open(page, '/saved');
      await expect(page.getByRole('region', { name: /^Kaydettikleriniz/ })).toContainText('Avon');
    },
  },
  {
    name: 'the largest text',
    address: '/about',
    bring: async (page) => {
      await page.getByRole('button', { name: 'Ayarlar' }).click();
      await page.getByText('Çok büyük', { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-text-size', 'larger');
    },
  },
  {
    name: 'the settings',
    address: '/about',
    bring: (page) => page.getByRole('button', { name: 'Ayarlar' }).click(),
  },
  {
    name: 'the refused search',
    address: '/search',
    bring: async (page) => {
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^Lütfen geçerli bir ürün/)).toBeVisible();
    },
  },
  {
    name: 'the recent searches',
    address: '/search',
    bring: async (page) => {
      await page.evaluate(() => localStorage.setItem('search-history', '["laptop","koşu bandı"]'));
      await page.reload();
      await expect(page.getByRole('button', { name: 'Tümünü sil' })).toBeVisible();
    },
  },
  {
    name: 'the notice of a search without topic',
    address: '/questionnaire?q=zebra%20teleskobu',
    bring: (page) => expect(page.getByText(/için hazır sorularımız yok/)).toBeVisible(),
  },
  {
    name: 'the contact form with errors',
    address: '/contact',
    bring: async (page) => {
      await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
      await expect(page.getByText('Lütfen bir konu seçin.')).toBeVisible();
    },
  },
  {
    name: 'the newsletter with an error',
    address: '/premium',
    bring: (page) => page.getByRole('button', { name: 'Abone Ol' }).click(),
  },
  {
    name: 'all sellers and the technical facts of a product',
    address: '/product/perfume-avon-far-away-edp-50-ml',
    bring: async (page) => {
      await page.getByText('Tüm Satıcıları Gör (4)').click();
      await page.getByRole('tab', { name: 'Teknik Özellikler' }).click();
    },
  },
  {
    name: 'a followed expert’s collections',
    address: '/profile/mert-kaya',
    bring: async (page) => {
      await page.getByRole('button', { name: /^Takip Et/ }).click();
      await page.getByRole('tab', { name: 'Koleksiyonlar' }).click();
    },
  },
  {
    name: 'categories that no filter finds',
    address: '/kategoriler',
    bring: async (page) => {
      await page.getByRole('searchbox', { name: 'Kategorilerde ara' }).fill('zzz');
      await expect(page.getByText('“zzz” ile eşleşen kategori yok')).toBeVisible();
    },
  },
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
  {
    name: 'a reply that was cut',
    address: '/ai-chat',
    bring: async (page) => {
      await page.route('/v1/chat/completions', (route) =>
        route.fulfill({
          contentType: 'text/event-stream',
          body: 'data: {"choices":[{"delta":{"content":"Bütçenize göre iki"}}]}\n\n',
        }),
      );
      await page.getByRole('textbox').fill('telefon');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Bütçenize göre iki')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
    },
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
