import type { Page } from '@playwright/test';
import { routes } from '../../pages/routes.mjs';
import { coveredFocuses } from '../../pages/covered-focus';
import { expect, open, test } from '../../pages/site';
import { expectNoViolation } from '../../pages/violations';

test.use({ acceptedErrors: /status of 404/, reducedMotion: 'reduce' });

// Long pages take axe a while on a busy machine.
test.describe.configure({ timeout: 240_000 });

// Routes share a page in portions: opening a browser's context for each costs more than looking at it.
const portion = 4;

for (let from = 0; from < routes.length; from += portion) {
  const some = routes.slice(from, from + portion);
  test(`${some.join(', ')}: rendered, taken over without a difference, fitting, without a violation`, async ({
    page,
    isMobile,
    viewport,
  }) => {
    for (const route of some) {
      await test.step(route, async () => {
        const document = await (await page.request.get(route)).text();
        expect(document.match(/<h1[\s>]/g)).toHaveLength(1);

        await open(page, route);
        await expect(page).toHaveTitle(/Denk/);
        await expect(page.getByText('Ürünler aranıyor...')).toHaveCount(0);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).toBeVisible();

        if (isMobile && viewport) {
          await page.setViewportSize({ width: 320, height: 640 });
          expect(await beyondTheEdge(page), route).toEqual([]);
          await page.setViewportSize(viewport);
        }
        expect(await page.evaluate(coveredFocuses), route).toEqual([]);
        // On a phone every page’s scenarios are looked at.
        if (!isMobile) await expectNoViolation(page, { where: route });
      });
    }
  });
}

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
