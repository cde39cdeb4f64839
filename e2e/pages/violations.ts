import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './site';

/** Half of what the package itself would give to each page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** What depends on the colours; everything else is the same in light and dark. */
const colours: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

interface Look {
  /** Is said beside what was found. */
  readonly where?: string;
  /** Not where the colours are the system's: they are the same for all of its schemes. */
  readonly dark?: boolean;
}

/** Fails on any violation of WCAG 2.2 AA or of good practice in a page as it is, in light and in dark, and says where it is. */
export async function expectNoViolation(
  page: Page,
  { where, dark: isLookedAtInDark = true }: Look = {},
): Promise<void> {
  await page.evaluate(() => {
    // A header that sticks makes whatever happens to lie half under it look too small to touch.
    for (const header of document.querySelectorAll('header')) header.style.position = 'static';
    // Halfway between two schemes no contrast is true.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  });
  await page.evaluate(`${source}; undefined`);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await look(page, standards);
  expect.soft(named('light', light), where).toEqual([]);
  if (!isLookedAtInDark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await look(page, colours);
  expect.soft(named('dark', dark), where).toEqual([]);
}

/** From the tenth on, the entries of a list are like those before them. */
const look = (page: Page, options: RunOptions): Promise<AxeResults> =>
  page.evaluate((how) => window.axe.run({ exclude: ['li:nth-child(n + 10)'] }, how), options);

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const named = (scheme: string, { violations }: AxeResults) =>
  violations.map(
    ({ id, nodes }) => `${scheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
