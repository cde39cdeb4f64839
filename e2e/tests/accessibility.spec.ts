import AxeBuilder from '@axe-core/playwright';
import { routes } from '../pages/routes';
import { expect, open, test } from '../pages/site';
import { expectNoViolation } from '../pages/violations';

test.use({ acceptedErrors: /status of 404/, reducedMotion: 'reduce' });

// Long pages take axe a while on a busy machine.
test.describe.configure({ timeout: 120_000 });

// The tabs of the results are one page in one look; one of them stands for all in the dark.
const siblings = /^\/results\/(series|anime|documentaries|news)$|^\/internet-results/;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const route of routes.filter((one) => colorScheme === 'light' || !siblings.test(one))) {
      test(`${route} has no violation`, async ({ page }) => {
        await open(page, route);
        await expect(page.getByText('Ürünler aranıyor...')).toHaveCount(0);
        await expect(page.locator('h1')).toBeVisible();
        await expectNoViolation(
          // From the tenth on, the entries of a list are like those before them.
          new AxeBuilder({ page }).exclude('li:nth-child(n + 10)'),
        );
      });
    }
  });
}
