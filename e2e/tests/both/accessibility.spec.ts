import { routes } from '../../pages/routes.mjs';
import { expect, open, test } from '../../pages/site';
import { expectNoViolation } from '../../pages/violations';

test.use({ acceptedErrors: /status of 404/, reducedMotion: 'reduce' });

// Long pages take axe a while on a busy machine.
test.describe.configure({ timeout: 120_000 });

for (const route of routes) {
  test(`${route} has no violation, in light and in dark`, async ({ page }) => {
    await open(page, route);
    await expect(page.getByText('Ürünler aranıyor...')).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
    await expectNoViolation(page);
  });
}
