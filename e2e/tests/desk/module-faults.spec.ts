import type { Page } from '@playwright/test';
import { container, definitionWith, publishFaulty } from '../../pages/faults';
import { expect, open, openFromSite, test } from '../../pages/site';

test.use({
  acceptedErrors:
    /Failed to load resource|composition|hydration|Federation|Loading chunk|ERR_FAILED|integrity|kasten/i,
});

const path = '/results?q=laptop';
const faults = [
  ['hangs while it is fetched', undefined],
  ['hangs where its page is loaded', definitionWith('/results', '() => new Promise(() => {})')],
  ['throws while it is evaluated', `(() => { throw new Error('kasten') })()`],
  [
    'throws while it is drawn',
    definitionWith('/results', `async () => ({ default: () => { throw new Error('kasten') } })`),
  ],
  ['lies about what it is', `({ default: { routes: 'kasten' } })`],
  ['has no page', definitionWith('/results', 'async () => ({})')],
] as const;

/** Lets a fault happen; without code the module's files never come. */
async function bring(page: Page, code: string | undefined, options?: { previous: boolean }) {
  const entry = container('mf-results', code ?? '{}');
  await publishFaulty(page, 'mf-results', entry, options);
  if (code === undefined) {
    await page.route('**/modules/mf-results/9.9.9/**/*.js', () => new Promise(() => {}));
  }
}

/** Said after three seconds of waiting. */
const slow = 'Bu bölüm beklenenden yavaş açılıyor';

const card = (page: Page) => page.getByRole('heading', { name: 'Bu bölüm şu anda açılamıyor' });

/** Search and settings open, whatever the page does. */
async function expectFrameAnswers(page: Page) {
  const search = page.getByRole('dialog', { name: 'Akıllı Arama' });
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(search).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ayarlar' }).click();
  await expect(page.getByRole('group', { name: 'Ayarlar' })).toBeVisible();
  await page.keyboard.press('Escape');
}

for (const [fault, code] of faults) {
  test(`a module that ${fault} leaves the frame to the visitor and ends in the card, opened or gone to, or in the version before`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const [other, before] = [await context.newPage(), await context.newPage()];
    await bring(page, code);
    await bring(other, code);
    await bring(before, code, { previous: true });
    // What hangs takes its whole patience to end: all of them wait together.
    await before.goto(path, { waitUntil: 'commit' });
    const goneTo = openFromSite(other, path);
    await page.goto(path, { waitUntil: 'commit' });
    await Promise.all([
      expectFrameAnswers(page),
      code === undefined && expect(page.getByText(slow)).toBeVisible({ timeout: 30_000 }),
    ]);
    await expect(card(page)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(slow)).toBeHidden();
    await goneTo;
    await expect(card(other)).toBeVisible({ timeout: 30_000 });
    await before.locator('html[data-ready]').waitFor({ timeout: 30_000 });
    await expect(before.getByRole('link', { name: 'Siteye Git' }).first()).toBeVisible();
    await expect(card(before)).toBeHidden();
  });
}

test('what is fetched ahead neither runs nor shows before the visitor goes there', async ({
  page,
}) => {
  const entry = `window.ran = true; ${container('mf-chat', '({})')}`;
  await publishFaulty(page, 'mf-chat', entry);
  await open(page, '/about');
  const fetched = page.waitForResponse(/mf-chat\/9\.9\.9\/remoteEntry/);
  await page.getByRole('link', { name: 'AI Asistan ile Konuş' }).first().hover();
  await fetched;
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  const styles = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('link[rel=stylesheet]')].filter((link) =>
          link.getAttribute('href')?.includes('mf-chat'),
        ).length,
    );
  expect(await styles()).toBe(0);
});
