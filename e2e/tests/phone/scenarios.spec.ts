import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { frontEnds, root } from '../../../tooling/setup/workspaces.mjs';
import { firstStandalonePort } from '../../pages/ports';
import { expectNoViolation } from '../../pages/violations';

// A scenario's calls are answered by a worker of its page.
test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

/** As `scenarios.json` of a standalone build lists them. */
interface ListedScenario {
  readonly name: string;
  readonly address: string;
  readonly logs?: string;
}

// Scenarios share a page in portions: opening a browser's context for each costs more than looking at it.
const portion = 12;

for (const [at, frontEnd] of frontEnds.entries()) {
  const origin = `http://localhost:${firstStandalonePort + at}`;
  const { scenarios } = JSON.parse(
    readFileSync(join(root, frontEnd, 'dist-standalone', 'scenarios.json'), 'utf8'),
  ) as { scenarios: readonly ListedScenario[] };
  for (let from = 0; from < scenarios.length; from += portion) {
    const some = scenarios.slice(from, from + portion);
    test(`${frontEnd}: ${some.map(({ name }) => name).join(', ')}`, async ({ page }) => {
      test.setTimeout(300_000);
      for (const scenario of some) {
        await test.step(scenario.name, () => look(page, origin, scenario));
      }
    });
  }
}

test('a name that no scenario has is an error that lists those there are', async ({ page }) => {
  await page.goto(`http://localhost:${firstStandalonePort}/?scenario=yok`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“yok” adında bir senaryo yok');
  await expect(page.getByRole('link', { name: 'module-failed' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-scenario');
});

/** Opens a scenario and fails on anything that nobody should see: errors, violations, overflow, false links. */
async function look(page: Page, origin: string, { name, address, logs }: ListedScenario) {
  const said: string[] = [];
  const hear = (text: string) => {
    if (!logs || !new RegExp(logs).test(text)) said.push(text);
  };
  page.removeAllListeners('console').removeAllListeners('pageerror');
  page.on('pageerror', (error) => hear(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) hear(message.text());
  });
  const separator = address.includes('?') ? '&' : '?';
  await page.goto(`${origin}${address}${separator}scenario=${name}&qa-bar=off`);
  await expect(page.locator('html')).toHaveAttribute('data-scenario', name);
  expect.soft(said, `${name} says nothing unexpected`).toEqual([]);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(excess, `${name} is no wider than the screen`).toBe(0);
  expect.soft(await page.evaluate(falseLinks), `${name} has no false links`).toEqual([]);
  await expectNoViolation(page, { where: name });
}

/** Texts that look as if they could be pressed and cannot: a link’s colour, a hand for a pointer. */
function falseLinks(): string[] {
  const pressed = 'a, button, input, select, textarea, summary, label, [role=option]';
  const passedOver = `${pressed}, h1, script, style, [aria-hidden=true]`;
  const probe = document.createElement('i');
  probe.style.color = 'var(--color-accent-text)';
  document.body.append(probe);
  const linkColour = getComputedStyle(probe).color;
  probe.remove();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim();
    if (!text || !around?.checkVisibility() || around.closest(passedOver)) continue;
    const { color, cursor } = getComputedStyle(around);
    if (color === linkColour || cursor === 'pointer') found.push(text);
  }
  return found;
}
