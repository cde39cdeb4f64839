import type { Page } from '@playwright/test';
import { routes } from '../../pages/routes.mjs';
import { expect, open, test } from '../../pages/site';

test.use({ viewport: { width: 320, height: 640 }, acceptedErrors: /status of 404/ });

/** What a person could not see or reach: it reaches past the screen's edge, and nothing around it can be scrolled. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isCaught = (element: Element): boolean => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (around === document.body || around === document.documentElement) return false;
        if (scrolls(around) && around.getBoundingClientRect().right <= edge) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('a, button, input, select, textarea, h1, h2, h3, p, li')]
      .filter((element) => element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().right > edge && !isCaught(element))
      .map((element) => `${element.tagName} ${element.textContent}`.slice(0, 80));
  });

for (const route of routes) {
  test(`${route} fits a screen of 320 pixels`, async ({ page }) => {
    await open(page, route);
    await expect(page.getByText('Ürünler aranıyor...')).toHaveCount(0);
    expect(await beyondTheEdge(page)).toEqual([]);
  });
}
