import type { Page } from '@playwright/test';
import { expect, ready, test } from '../../pages/site';

const files = {
  frame: /\/modules\/shell\/[^/]+\/main\.js/,
  page: /\/modules\/mf-[^/]+\/[^/]+\/remoteEntry/,
  rest: /-later\.js/,
};

/** Addresses, and what the server's own markup of each shows. */
const shown = {
  '/results?q=laptop': 'Kaydedilenler',
  '/questionnaire?q=parf%C3%BCm': 'Kadın',
  '/ai-chat': 'Hediye parfüm arıyorum',
} as const;

interface Early {
  readonly address: keyof typeof shown;
  readonly does: (page: Page) => Promise<void>;
  readonly then: (page: Page) => Promise<void>;
}

/** What a visitor does while a page is seen and does not answer, and what has come of it once it does. */
const visits: Readonly<Record<string, Early>> = {
  'a click on a button': {
    address: '/results?q=laptop',
    does: (page) => page.getByRole('button', { name: 'Kaydedilenler' }).first().click(),
    then: (page) => expect(page.getByRole('dialog', { name: 'Kaydedilenler' })).toBeVisible(),
  },
  'a click on a product’s button': {
    address: '/results?q=laptop',
    does: (page) => page.getByRole('button', { name: 'Karşılaştır' }).first().click(),
    then: (page) => expect(page.getByRole('button', { name: 'Eklendi' })).toHaveCount(1),
  },
  'a ticked filter': {
    address: '/results?q=laptop',
    does: (page) => page.getByRole('checkbox', { name: 'macOS' }).click(),
    then: async (page) => {
      await expect(page).toHaveURL(/operating_system=macos/);
      await expect(page.getByRole('checkbox', { name: 'macOS' })).toBeChecked();
    },
  },
  'another order': {
    address: '/results?q=laptop',
    does: async (page) => {
      await page.getByLabel('Sırala').focus();
      await page.keyboard.press('ArrowDown');
    },
    then: (page) => expect(page).toHaveURL(/sort=price_low/),
  },
  'a chosen answer': {
    address: '/questionnaire?q=parf%C3%BCm',
    does: (page) => page.getByRole('radio', { name: 'Kadın' }).click(),
    then: async (page) => {
      await expect(page.getByRole('radio', { name: 'Kadın' })).toBeChecked();
      await expect(page.getByRole('button', { name: 'Sonraki' })).toBeEnabled();
    },
  },
  'a written message': {
    address: '/ai-chat',
    does: async (page) => {
      await page.getByLabel('Mesajınız').click();
      await page.keyboard.type('koşu bandı');
    },
    then: async (page) => {
      await expect(page.getByLabel('Mesajınız')).toHaveValue('koşu bandı');
      await expect(page.getByLabel('Mesajınız')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log')).toContainText('koşu bandı');
    },
  },
  'a chosen beginning of a conversation': {
    address: '/ai-chat',
    does: (page) => page.getByRole('button', { name: 'Hediye parfüm arıyorum' }).click(),
    then: (page) => expect(page.getByRole('log')).toContainText('Hediye parfüm arıyorum'),
  },
};

/** Opens an address without some of its files; they arrive when that is called. */
async function openWithout(page: Page, pattern: RegExp, address: keyof typeof shown) {
  // What takes the server too long to draw comes as an outline, the first time.
  const markup = async () => (await page.request.get(address)).text();
  await expect.poll(markup).toContain(shown[address]);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(pattern, async (route) => {
    await arrival;
    await route.continue();
  });
  const early = page.waitForResponse('**/early.js');
  await page.goto(address, { waitUntil: 'commit' });
  await early;
  return arrive;
}

for (const [missing, pattern] of Object.entries(files)) {
  for (const [deed, { address, does, then }] of Object.entries(visits)) {
    test(`${deed} counts, though the code of the ${missing} is not there yet`, async ({ page }) => {
      const arrive = await openWithout(page, pattern, address);
      await does(page);
      arrive();
      await ready(page);
      await then(page);
    });
  }
}

test('a click is dropped once the visitor does something else', async ({ page }) => {
  const arrive = await openWithout(page, files.frame, '/results?q=laptop');
  await page.getByRole('button', { name: 'Kaydedilenler' }).first().click();
  await page.getByRole('heading', { level: 1 }).click();
  arrive();
  await ready(page);
  await expect(page.getByRole('dialog', { name: 'Kaydedilenler' })).toHaveCount(0);
});
