import { expect, test } from '../../pages/site';

const indexed = [
  '/',
  '/search',
  '/kategoriler',
  '/popular',
  '/experts',
  '/premium',
  '/about',
  '/contact',
  '/profile/elif-yilmaz',
  '/profile/irem-koc',
];
const hidden = [
  '/results?q=laptop',
  '/results/movies',
  '/ai-chat',
  '/questionnaire',
  '/product/perfume-avon-far-away-edp-50-ml',
];

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const jsonLdOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

test('every page for search engines has a title, a description and an address of its own', async ({
  request,
  baseURL,
}) => {
  const said = await Promise.all(
    indexed.map(async (path) => {
      const html = await (await request.get(path)).text();
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
      const description = contentOf(html, 'description');
      expect(title).toContain('Denk');
      expect(description?.length).toBeGreaterThan(40);
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}">`);
      expect(html).not.toContain('noindex');
      expect(contentOf(html, 'og:title')).toBe(title);
      expect(contentOf(html, 'og:description')).toBe(description);
      expect(contentOf(html, 'og:url')).toBe(`${baseURL}${path}`);
      expect(contentOf(html, 'og:image')).toBe(`${baseURL}/share.jpg`);
      return { title, description };
    }),
  );
  expect(new Set(said.map(({ title }) => title)).size).toBe(indexed.length);
  expect(new Set(said.map(({ description }) => description)).size).toBe(indexed.length);
});

test('a shared link has a picture', async ({ request }) => {
  const picture = await request.get('/share.jpg');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect([...(await picture.body()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
});

test('results, chat, questionnaire and sample products ask not to be indexed, where robots may read it', async ({
  request,
}) => {
  for (const path of hidden) {
    expect(await (await request.get(path)).text()).toContain(
      '<meta name="robots" content="noindex">',
    );
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\nDisallow:\n/);
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});

test('the sitemap has every page for search engines, and only such', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.slice(baseURL?.length),
  );
  expect(paths).toEqual(expect.arrayContaining(indexed));
  expect(
    paths.filter((path) => /^\/(product|results|ai-chat|questionnaire|categories)/.test(path)),
  ).toEqual([]);
});

test('structured data: the site, the way to a page, a sample product without prices and ratings', async ({
  request,
  baseURL,
}) => {
  const at = async (path: string) => jsonLdOf(await (await request.get(path)).text());
  expect(await at('/')).toEqual([
    expect.objectContaining({ '@type': 'Organization', url: baseURL }),
    expect.objectContaining({ '@type': 'WebSite', potentialAction: expect.anything() }),
  ]);
  for (const [path, names] of [
    ['/kategoriler', ['Ana Sayfa', 'Kategoriler']],
    ['/profile/elif-yilmaz', ['Ana Sayfa', 'Uzmanlar', 'Elif Yılmaz']],
  ] as const) {
    const [breadcrumbs] = await at(path);
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: names.map((name, index) => ({ position: index + 1, name })),
    });
  }
  const product = await at('/product/perfume-avon-far-away-edp-50-ml');
  expect(product).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Avon Far Away EDP 50 ml',
      image: expect.stringMatching(/^http.*\.svg$/),
      description: expect.stringContaining('Örnek katalog'),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { item: `${baseURL}/` },
        { item: `${baseURL}/kategoriler` },
        { item: expect.stringContaining(`${baseURL}/results?category=`) },
        { item: `${baseURL}/product/perfume-avon-far-away-edp-50-ml` },
      ],
    },
  ]);
  expect(JSON.stringify(product)).not.toMatch(/rating|review|offer|price/i);
});
