import { conditions } from './measure-page.mjs';

/**
 * What a visitor does on a page that is there: from the address it begins at to the steps whose slowest answer counts.
 *
 * @typedef {{ name: string, address: string, act: (page: import('@playwright/test').Page) => Promise<void> }} Interaction
 * @type {readonly Interaction[]}
 */
const interactions = [
  {
    name: 'typing in the search',
    address: '/about',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').pressSequentially('kablosuz kulaklık', { delay: 60 });
    },
  },
  {
    name: 'a filter',
    address: '/results?q=telefon',
    act: async (page) => {
      await page
        .getByRole('checkbox', { name: /Samsung/ })
        .first()
        .click();
      await page.waitForURL(/brand=/);
    },
  },
  {
    name: 'a message while its answer comes',
    address: '/ai-chat',
    act: async (page) => {
      const field = page.getByRole('textbox').first();
      await field.fill('oyun için laptop');
      await field.press('Enter');
      await field.pressSequentially('bütçem otuz bin', { delay: 60 });
    },
  },
  {
    name: 'a link to another page',
    address: '/about',
    act: async (page) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Kategoriler' }).click();
      await page.getByRole('heading', { level: 1, name: 'Kategoriler' }).waitFor();
    },
  },
];

/**
 * The slowest answer to each interaction on a slow processor, ms: from the input to the next paint.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<Record<string, number>>}
 */
export async function measureInteractions(browser, origin) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const { name, address, act } of interactions) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'tr-TR',
    });
    try {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await page.addInitScript(() => {
        Reflect.set(window, 'denkSlowest', 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!Reflect.get(entry, 'interactionId')) continue;
            const slowest = Math.max(Reflect.get(window, 'denkSlowest'), entry.duration);
            Reflect.set(window, 'denkSlowest', slowest);
          }
        }).observe(
          /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }),
        );
      });
      await page.goto(origin + address);
      await page.locator('html[data-ready]').waitFor();
      await page.waitForLoadState('networkidle');
      await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
      await act(page);
      await page.waitForTimeout(700);
      found[name] = await page.evaluate(() => Number(Reflect.get(window, 'denkSlowest')));
    } finally {
      await context.close();
    }
  }
  return found;
}
