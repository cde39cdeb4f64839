import { chromium } from '@playwright/test';
import { modules } from '../../pages/routes.mjs';
import { expect, test } from '../../pages/site';

test('Back brings a page of any module as it was left, without loading it again', async ({
  baseURL,
}, { project }) => {
  // The browser that tests usually run in goes without the cache.
  const browser = await chromium.launch({
    ...project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    for (const { address, elsewhere } of modules) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Page.enable');
      await page.goto(`${baseURL}${address}`);
      await page.locator('html[data-ready]').waitFor();
      await page.goto(`${baseURL}${elsewhere}`);
      await page.locator('html[data-ready]').waitFor();
      const came = new Promise((resolve) => {
        session.on('Page.frameNavigated', ({ type, frame }) =>
          resolve(`${type} ${new URL(frame.url).pathname}`),
        );
      });
      await session.send('Runtime.evaluate', { expression: 'history.back()' });
      expect(await came).toBe(
        `BackForwardCacheRestore ${new URL(address, 'http://denk.test').pathname}`,
      );
      await context.close();
    }
  } finally {
    await browser.close();
  }
});
