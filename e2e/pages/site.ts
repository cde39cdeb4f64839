import { test as base, expect, type Page } from '@playwright/test';

/** Waits until the page answers: the server's markup is taken over. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}

/** Opens an address and waits until it answers. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Opens an address from another page of the site: what it shows is asked for by the browser. */
export async function openFromSite(page: Page, address: string): Promise<void> {
  await open(page, '/about');
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Which errors in the browser's console a test accepts; any other fails it. */
interface Fixtures {
  readonly acceptedErrors: RegExp;
  readonly watchConsole: undefined;
}

/** A browser test that also fails on anything the page reports as an error: hydration, policy, exceptions. */
export const test = base.extend<Fixtures>({
  acceptedErrors: [/^$/, { option: true }],
  watchConsole: [
    async ({ page, acceptedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use(undefined);
      const unexpected = errors.filter((error) => !acceptedErrors.test(error));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
