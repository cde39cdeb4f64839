import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What depends on the colours; everything else is the same in light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails on any violation of WCAG 2.2 AA or of good practice in a page as it is, in light and in dark, and says where it is.
 *
 * @param options.where is said beside what was found
 */
export async function expectNoViolation(
  page: Page,
  { where }: { readonly where?: string } = {},
): Promise<void> {
  // A header that sticks makes whatever happens to lie half under it look too small to touch.
  await page.evaluate(() => {
    for (const header of document.querySelectorAll('header')) header.style.position = 'static';
  });
  await settleInto(page, 'light');
  const light = await look(page).withTags(tags).analyze();
  await settleInto(page, 'dark');
  const dark = await look(page).withRules(colourRules).analyze();
  const found = [...named('light', light), ...named('dark', dark)];
  expect.soft(found, where).toEqual([]);
}

/** A colour scheme with its transitions over: halfway between two schemes no contrast is true. */
async function settleInto(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
}

// From the tenth on, the entries of a list are like those before them.
const look = (page: Page) => new AxeBuilder({ page }).exclude('li:nth-child(n + 10)');

const named = (
  scheme: string,
  { violations }: Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>,
) =>
  violations.map(
    ({ id, nodes }) => `${scheme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
