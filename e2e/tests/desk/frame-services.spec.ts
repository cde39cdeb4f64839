import type { Page, Route } from '@playwright/test';
import { expect, open, test } from '../../pages/site';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Akıllı Arama' });

async function openOverlay(page: Page) {
  await open(page, '/about');
  await page.keyboard.press('Control+k');
  await expect(overlay(page).getByRole('combobox')).toBeFocused();
}

test.describe('suggestions', () => {
  test('the newest text wins and the older request ends', async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/api/suggestions*', async (route) => {
      const asked = new URL(route.request().url()).searchParams.get('q');
      if (asked === 'lap') held.push(route);
      else await route.fulfill({ json: { suggestions: [{ text: 'yeni', type: 'product' }] } });
    });
    await openOverlay(page);
    const first = page.waitForRequest(/suggestions\?q=lap$/);
    await page.keyboard.type('lap');
    await first;
    const ended = page.waitForEvent('requestfailed', (request) => /q=lap$/.test(request.url()));
    await page.keyboard.type('top');
    await ended;
    await expect(overlay(page).getByRole('option')).toHaveText(['yeni']);
    await Promise.allSettled(
      held.map((route) =>
        route.fulfill({ json: { suggestions: [{ text: 'eski', type: 'product' }] } }),
      ),
    );
    await expect(overlay(page).getByRole('option')).toHaveText(['yeni']);
  });

  test('come from the catalogue and the topics', async ({ page }) => {
    await openOverlay(page);
    await page.keyboard.type('la');
    await expect(overlay(page).getByRole('option')).toHaveCount(0);
    await page.keyboard.type('p');
    await expect(overlay(page).getByRole('option', { name: 'Laptop', exact: true })).toBeVisible();
  });

  test.describe('when the service fails', () => {
    test.use({ acceptedErrors: /status of 503/ });

    test('are the four canned ones', async ({ page }) => {
      await page.route('**/api/suggestions*', (route) => route.fulfill({ status: 503 }));
      await openOverlay(page);
      await page.keyboard.type('tablet');
      await expect(overlay(page).getByRole('option')).toHaveText([
        'tablet için en iyi seçenekler',
        'tablet fiyat karşılaştırması',
        'tablet kullanıcı yorumları',
        'tablet alternatifleri',
      ]);
    });
  });
});

test('voice and image search say that they are coming, and a blank search cannot be sent', async ({
  page,
}) => {
  await openOverlay(page);
  await expect(overlay(page).getByRole('button', { name: 'Ara', exact: true })).toBeDisabled();
  await overlay(page).getByRole('button', { name: 'Sesli arama' }).click({ force: true });
  await expect(overlay(page).getByText('Sesli arama henüz hazır değil')).toBeAttached();
  await expect(overlay(page).getByText('Sesli ve görselle arama yakında geliyor.')).toBeVisible();
});

test.describe('settings', () => {
  const settings = (page: Page) => page.getByRole('button', { name: 'Ayarlar' });

  test('the theme is there again after a reload, from the first byte', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/about');
    await settings(page).click();
    await page.getByText('Koyu', { exact: true }).click();
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await ground();
    const answer = await page.reload({ waitUntil: 'commit' });
    expect(await answer?.text()).toContain('data-theme="dark"');
    await page.locator('html[data-ready]').waitFor();
    expect(await ground()).toBe(dark);
    await settings(page).click();
    await expect(page.getByRole('radio', { name: 'Koyu' })).toBeChecked();
    await page.getByText('Sistem', { exact: true }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    expect(await ground()).not.toBe(dark);
  });

  test('the search history is cleared', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('search-history', JSON.stringify(['laptop', 'parfüm'])),
    );
    await open(page, '/about');
    await settings(page).click();
    await expect(page.getByText('Şu an 2 arama kayıtlı.')).toBeVisible();
    await page.getByRole('button', { name: 'Geçmişi temizle' }).click();
    await expect(page.getByText('Arama geçmişi temizlendi.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('search-history'))).toMatch(
      /^(\[\])?$|^null$/,
    );
  });
});

test('the newsletter checks the address and says that it is coming', async ({ page }) => {
  await open(page, '/about');
  const newsletter = page.getByRole('region', { name: 'Bülten' });
  const address = newsletter.getByRole('textbox', { name: 'E-posta adresiniz' });
  const subscribe = newsletter.getByRole('button', { name: 'Abone Ol' });
  await subscribe.click();
  await expect(address).toHaveAccessibleDescription('Lütfen e-posta adresinizi yazın.');
  await address.fill('ayse@ornek');
  await subscribe.click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('ayse@ornek.com');
  await subscribe.click();
  await expect(newsletter.getByRole('status')).toContainText('Bülten henüz başlamadı');
});

test('sign-in says that it is not there yet', async ({ page }) => {
  await open(page, '/results?q=laptop');
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByText('Üyelik yakında geliyor')).toBeVisible();
});

test('reports to error-reporting hosts are answered in the browser and never leave it', async ({
  page,
}) => {
  const left: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) left.push(request.url());
  });
  await open(page, '/about');
  const answers = await page.evaluate(async () => {
    const address = 'https://o1.ingest.sentry.io/api/1/envelope/';
    const fetched = await fetch(address, { method: 'POST', body: '{}' });
    const asked = await new Promise<XMLHttpRequest>((resolve) => {
      const request = new XMLHttpRequest();
      request.addEventListener('load', () => resolve(request));
      request.open('POST', 'https://notify.bugsnag.com/');
      request.send('{}');
    });
    return [
      fetched.status,
      await fetched.text(),
      asked.status,
      asked.responseText,
      navigator.sendBeacon(address, '{}'),
    ];
  });
  expect(answers).toEqual([200, '', 200, '', true]);
  expect(left).toEqual([]);
});
