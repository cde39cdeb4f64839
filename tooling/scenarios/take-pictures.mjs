import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { frontEnds, root } from '../setup/workspaces.mjs';

/** @typedef {{ frontEnd: string, name: string, title: string, address: string, origin: string }} Subject */
/** @typedef {{ frontEnd: string, name: string, title: string, look: string, file: string }} Picture */

const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
};
const themes = /** @type {const} */ (['light', 'dark']);
/** How many pages are open at once: one for each core of a small machine. */
const atOnce = 2;

/**
 * Takes a picture of every scenario of every built front end, on a phone and at a desk, light and dark.
 *
 * @param {{ browser: string, firstPort: number, folder: string }} where
 * @returns {Promise<Picture[]>}
 */
export async function takePictures({ browser: executablePath, firstPort, folder }) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const jobs = Object.entries(screens).flatMap(([screen, options]) =>
    subjects(firstPort).map((subject) => ({ screen, options, subject })),
  );
  /** @type {Picture[]} */
  const pictures = [];
  const work = async () => {
    /** @type {{ screen: string, page: import('@playwright/test').Page } | undefined} */
    let open;
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      if (open?.screen !== job.screen) {
        await open?.page.context().close();
        const context = await browser.newContext({
          ...job.options,
          locale: 'tr-TR',
          timezoneId: 'Europe/Istanbul',
          reducedMotion: 'reduce',
        });
        open = { screen: job.screen, page: await context.newPage() };
      }
      pictures.push(...(await take(open.page, job.screen, job.subject, folder)));
    }
    await open?.page.context().close();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await browser.close();
  return pictures;
}

/** @param {number} firstPort @returns {Subject[]} */
const subjects = (firstPort) =>
  frontEnds.flatMap((frontEnd, at) => {
    const listed = join(root, frontEnd, 'dist-standalone', 'scenarios.json');
    const { scenarios } = JSON.parse(readFileSync(listed, 'utf8'));
    return scenarios.map((/** @type {Omit<Subject, 'frontEnd' | 'origin'>} */ scenario) => ({
      ...scenario,
      frontEnd,
      origin: `http://localhost:${firstPort + at}`,
    }));
  });

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} screen
 * @param {Subject} subject
 * @param {string} folder
 * @returns {Promise<Picture[]>}
 */
async function take(page, screen, { frontEnd, name, title, address, origin }, folder) {
  const separator = address.includes('?') ? '&' : '?';
  // The page of the scenario before was left dark: a page that turns light is for a moment neither.
  await page.emulateMedia({ colorScheme: themes[0], reducedMotion: 'reduce' });
  await page.goto(`${origin}${address}${separator}scenario=${name}&qa-bar=off&qa-clock=still`);
  await page.locator(`html[data-scenario="${name}"]`).waitFor({ state: 'attached' });
  await page.evaluate(standStill);
  /** @type {Picture[]} */
  const taken = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const look = `${screen} ${theme}`;
    const file = `${frontEnd}/${name}.${screen}.${theme}.png`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), await page.screenshot({ animations: 'disabled' }));
    taken.push({ frontEnd, name, title, look, file });
  }
  return taken;
}

/** In the page: a look that changes is there at once. */
function standStill() {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);
}
