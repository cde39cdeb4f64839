import type { Page } from '@playwright/test';
import { frontEnds } from '../../../tooling/setup/workspaces.mjs';
import { firstStandalonePort } from '../../pages/ports';
import { expect, open, ready, test } from '../../pages/site';

/** What a visitor does in one module, the same whether it runs alone or in the site. */
interface Journey {
  readonly module: string;
  readonly does: string;
  readonly address: string;
  /** Answers for the site's services where the module runs alone. */
  readonly scenario: string;
  /** `answers` waits until a page that was opened anew answers. */
  readonly go: (page: Page, answers: () => Promise<void>) => Promise<void>;
}

const journeys: readonly Journey[] = [
  {
    module: 'mf-results',
    does: 'two products side by side, and one saved for a later visit',
    address: '/results?q=telefon',
    scenario: 'list',
    go: async (page, answers) => {
      const cards = page.getByRole('main').getByRole('article');
      await cards.nth(0).getByRole('button', { name: 'Karşılaştır' }).click();
      await cards.nth(1).getByRole('button', { name: 'Karşılaştır' }).click();
      await page.getByRole('button', { name: 'Karşılaştır (2/4)' }).click();
      await expect(page.getByRole('table').getByRole('row', { name: /^Fiyat/ })).toBeVisible();
      await page.keyboard.press('Escape');
      const title = await cards.nth(0).getByRole('heading').textContent();
      await cards.nth(0).getByRole('button', { name: 'Kaydet' }).click();
      await page.reload();
      await answers();
      await page.getByRole('button', { name: /Kaydedilenler/ }).click();
      const saved = page.getByRole('dialog', { name: 'Kaydedilenler' });
      await expect(saved).toContainText(title ?? '');
    },
  },
  {
    module: 'mf-questionnaire',
    does: 'four answers, one taken back, lead to the results',
    address: '/questionnaire?q=parf%C3%BCm',
    scenario: 'perfume',
    go: async (page) => {
      const question = (at: number) => page.getByText(`Question ${at} of 4`);
      for (const at of [1, 2, 3, 4]) {
        await expect(question(at)).toBeVisible();
        await page.keyboard.press('1');
        if (at === 2) {
          await page.getByRole('button', { name: 'Önceki' }).click();
          await expect(question(1)).toBeVisible();
          await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
          await page.getByRole('button', { name: 'Sonraki', exact: true }).click();
        }
        const name = at === 4 ? 'Tamamla' : 'Sonraki';
        await page.getByRole('button', { name, exact: true }).click();
      }
      await expect(page).toHaveURL(/\/results/);
    },
  },
  {
    module: 'mf-chat',
    does: 'an answer button says its value, and the conversation outlives a reload',
    address: '/ai-chat?query=ak%C4%B1ll%C4%B1%20telefon',
    scenario: 'question',
    go: async (page) => {
      const log = page.getByRole('log');
      await expect(log).toContainText('akıllı telefon');
      const answer = log.getByRole('button').and(page.locator(':enabled')).first();
      await answer.click();
      await expect(log.getByRole('button').and(page.locator(':enabled')).first()).toBeVisible();
      const said = await log.getByRole('article').count();
      await page.reload();
      await expect(log).toContainText('akıllı telefon');
      await expect(log.getByRole('article')).toHaveCount(said);
    },
  },
  {
    module: 'mf-static-pages',
    does: 'an expert is followed on this page alone, and collections are coming',
    address: '/profile/mert-kaya',
    scenario: 'profile',
    go: async (page) => {
      await page.getByRole('button', { name: /^Takip Et/ }).click();
      await expect(page.getByRole('button', { name: /^Takibi Bırak/ })).toBeVisible();
      await page.getByRole('tab', { name: 'Koleksiyonlar' }).click();
      await expect(page.getByText('Koleksiyonlar yakında eklenecek')).toBeVisible();
    },
  },
];

test.describe('in the site', () => {
  for (const { module, does, address, go } of journeys) {
    test(`${module}: ${does}`, async ({ page }) => {
      await open(page, address);
      await go(page, () => ready(page));
    });
  }
});

test.describe('alone', () => {
  // A scenario's calls are answered by a worker of its page.
  test.use({ serviceWorkers: 'allow' });

  for (const { module, does, address, scenario, go } of journeys) {
    test(`${module}: ${does}`, async ({ page }) => {
      const origin = `http://localhost:${firstStandalonePort + frontEnds.indexOf(module)}`;
      const separator = address.includes('?') ? '&' : '?';
      await page.goto(`${origin}${address}${separator}scenario=${scenario}&qa-bar=off`);
      const answers = () => expect(page.locator('html')).toHaveAttribute('data-scenario', scenario);
      await answers();
      await go(page, answers);
    });
  }
});
