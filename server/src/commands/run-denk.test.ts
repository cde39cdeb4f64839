import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalogue, readFeedProducts } from '../catalogue';
import { createEmbeddedEngine, createProductSearch } from '../search';
import { runDenk } from './run-denk';

const catalogueDir = join(__dirname, '../../../catalogue');
let folder = '';
let printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'denk-command-'));
  printed = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const print = (line: string) => printed.push(line);
const denk = (...words: string[]) =>
  runDenk(words, {
    variables: { DATA_DIR: folder },
    folder,
    catalogueDir,
    workers: { prerender: '', contents: '' },
    print,
    printError: print,
  });

function feed(lines: string): string {
  const path = join(folder, 'besleme.tsv');
  writeFileSync(path, `id\ttitle\tlink\tprice\n${lines}`);
  return path;
}

test('a feed is imported, listed and removed', async () => {
  const path = feed('1\tZümrüdüanka Çaydanlık\thttps://m.com/1\t1.299,90 TL\n2\tBozuk\tx\t5\n');
  expect(await denk('catalogue', 'import', path, '--source', 'Mağaza')).toBe(0);
  expect(printed).toEqual([
    '“magaza” is being imported…',
    '  line 3: the link cannot be used: “x”; skipped',
    '“magaza”: 1 imported, 1 skipped, 0 not for sale, 0 removed',
    'feeds take the sample catalogue’s place; import with --keep-sample to show both',
  ]);
  printed = [];
  expect(await denk('catalogue', 'list')).toBe(0);
  expect(await denk('catalogue', 'remove', 'Mağaza')).toBe(0);
  expect(await denk('catalogue', 'list')).toBe(0);
  expect(printed).toEqual(['magaza\tproducts: 1', '“magaza” is removed', 'there are no feeds']);
});

test('an imported product is found beside the sample ones, without their label', async () => {
  const path = feed('1\tZümrüdüanka Çaydanlık\thttps://m.com/1\t1.299,90 TL\n');
  await denk('catalogue', 'import', path, '--seller', 'Mağaza');
  const { kinds, sellers, products } = readCatalogue(catalogueDir);
  const all = [...products];
  for await (const product of readFeedProducts(folder)) all.push(product);
  const search = createProductSearch({ engine: createEmbeddedEngine(all, kinds), kinds, sellers });
  const found = await search.search({ query: 'zümrüdüanka çaydanlık' });
  expect(found.products).toMatchObject([
    {
      id: 'besleme-1',
      sample: false,
      source: 'Mağaza',
      link: 'https://m.com/1',
      priceValue: 1299.9,
    },
  ]);
  expect(found.sample).toBe(false);
});

test.each([
  [[]],
  [['catalogue']],
  [['catalogue', 'import']],
  [['catalogue', 'import', 'a', 'b']],
  [['catalogue', 'import', 'a', '--yok']],
  [['başka', 'import', 'a']],
  [['publish', 'mf-a']],
  [['publish', 'mf-a', '--to', 'veri', '--traffic', '101']],
])('%j is answered with the usage', async (words) => {
  expect(await denk(...words)).toBe(2);
  expect(printed[0]).toMatch(/^Usage/);
});

test('what cannot be done is one line', async () => {
  expect(await denk('catalogue', 'import', join(folder, 'yok.xml'))).toBe(1);
  expect(await denk('catalogue', 'remove', 'yok')).toBe(1);
  expect(printed).toEqual([
    expect.stringMatching(/^denk: there is no file/),
    'denk: there is no feed “yok”',
  ]);
});

test('what the system refuses is one line, without a stack', async () => {
  const path = feed('1\tZümrüdüanka Çaydanlık\thttps://m.com/1\t1.299,90 TL\n');
  writeFileSync(join(folder, 'catalogue'), 'in the way of a folder');
  expect(await denk('catalogue', 'import', path, '--source', 'magaza')).toBe(1);
  expect(printed.at(-1)).toMatch(/^denk: E[A-Z]+: [^\n]*$/);
});
