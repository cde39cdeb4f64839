import { expect, open, test } from '../../pages/site';

// React reports differing text, but keeps quiet about differing attributes in production builds.
test('a page is the same markup before and after it is taken over', async ({ page, browser }) => {
  const still = await browser.newContext({ ...test.info().project.use, javaScriptEnabled: false });
  const unscripted = await still.newPage();
  for (const route of ['/about', '/kategoriler', '/premium', '/popular']) {
    await unscripted.goto(route);
    const before = await unscripted.locator('#icerik').innerHTML();
    await open(page, route);
    expect(await page.locator('#icerik').innerHTML(), route).toBe(before);
  }
  await still.close();
});

test('the document names everything that its page runs, but what comes later', async ({ page }) => {
  await open(page, '/about');
  const named = await page
    .locator('script[src], link[rel=stylesheet]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    );
  // What is only fetched ahead for other pages is asked for by `fetch`.
  const run = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          ['script', 'link', 'css'].includes(entry.initiatorType),
      )
      .map((entry) => new URL(entry.name).pathname)
      .filter((path) => /\.(js|css)$/.test(path)),
  );
  expect(run.filter((path) => !named.includes(path) && !path.endsWith('-later.js'))).toEqual([]);
  expect(run.filter((path) => /\/mf-(?!static-pages\/)/.test(path))).toEqual([]);
});

test('one store: what the static pages write, the questionnaire and the shell read', async ({
  page,
}) => {
  await open(page, '/');
  await page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('textbox'))
    .first()
    .fill('parfüm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/questionnaire/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/parfüm/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toContainText('parfüm');
  const stored = await page.evaluate(() => localStorage.getItem('search-history'));
  expect(JSON.parse(stored ?? '')).toEqual(['parfüm']);
});

test('React comes first, in a file of its own, then the frame, the module with its routes, and the page', async ({
  page,
}) => {
  await open(page, '/about');
  const scripts = await page
    .locator('script[defer]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('src') ?? ''));
  expect(scripts.map((script) => script.replace(/\/[^/]+(?=\/(assets\/)?\w+\.js$)/, ''))).toEqual([
    '/modules/shell/react.js',
    '/modules/shell/main.js',
    '/modules/mf-static-pages/remoteEntry.js',
    '/modules/mf-static-pages/assets/about.js',
  ]);
});

test('scripts of the site’s root are sent as small as those of the build', async ({ request }) => {
  for (const script of ['/early.js', '/offline.js', '/service-worker.js']) {
    expect(await (await request.get(script)).text(), script).not.toMatch(/\n\s|\/\*\*/);
  }
});

test('of the scripts of the site’s root a worker brings the site’s policy, and what every page runs does not', async ({
  request,
}) => {
  const policyOf = async (file: string) =>
    (await request.get(file)).headers()['content-security-policy'];
  expect(await policyOf('/service-worker.js')).toContain("connect-src 'self'");
  expect(await policyOf('/early.js')).toBe("default-src 'none';frame-ancestors 'none'");
});

test('one federation runtime and one React are on the page, however many modules', async ({
  page,
}) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kategoriler' }).click();
  await expect(page).toHaveURL(/kategoriler/);
  const shared = await page.evaluate(() => {
    const federation: unknown = Reflect.get(globalThis, '__FEDERATION__');
    const instances = (
      federation as {
        __INSTANCES__: {
          name: string;
          shareScopeMap: Record<
            string,
            Record<string, Record<string, { loaded?: unknown; lib?: unknown }>>
          >;
        }[];
      }
    ).__INSTANCES__;
    const host = instances.find(({ name }) => name === 'shell');
    const scope = host?.shareScopeMap['default'] ?? {};
    return Object.fromEntries(
      Object.entries(scope).map(([name, versions]) => [
        name,
        Object.values(versions).filter(({ loaded, lib }) => loaded || lib).length,
      ]),
    );
  });
  expect(shared).toMatchObject({
    react: 1,
    'react-dom': 1,
    '@denk/shared/page/store': 1,
    '@denk/shared/page/navigation': 1,
    '@denk/shared/page/data': 1,
  });
});
