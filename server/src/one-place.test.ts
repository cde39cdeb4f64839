import { searchResponseSchema, type SearchFilters } from '@denk/shared/product/wire';
import Fastify, { type FastifyInstance } from 'fastify';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { createGuide } from './assistant';
import { createCatalogueServices } from './search';
import { taken } from '../testing/play-guide';

/** A kind that the sample lacks: what it is called and described by stands here and nowhere else. */
const umbrella = {
  id: 'umbrella',
  noun: 'Şemsiye',
  plural: 'Şemsiyeler',
  category: 'fashion',
  synonyms: ['yağmur şemsiyesi'],
  attributes: {
    opening: {
      label: 'Açılma',
      question: 'Nasıl açılsın?',
      importance: 'essential',
      asked: 'first',
      values: {
        automatic: { label: 'Otomatik açılan', words: ['tek tuşlu'] },
        manual: { label: 'Elle açılan' },
      },
    },
    color: { values: ['black', 'red'] },
  },
};
const table = [
  'id\tbrand\tmodel\trating\treviews\tsellers\topening\tcolor',
  'umbrella-a\tYağmurlu\tKlasik Baston 90\t4.2\t80\ttrendyol=499\tmanual\tblack',
  'umbrella-b\tYağmurlu\tHızlı 70\t4.6\t210\ttrendyol=799\tautomatic\tblack',
  'umbrella-c\tBulut\tRüzgâr 100\t4.4\t95\ttrendyol=899\tautomatic\tred',
  'umbrella-d\tBulut\tMini 60\t4.1\t40\ttrendyol=399\tmanual\tred',
].join('\n');

let folder = '';
let app: FastifyInstance;
let services: ReturnType<typeof createCatalogueServices>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'denk-one-place-'));
  cpSync(join(__dirname, '../../catalogue'), folder, { recursive: true });
  writeFileSync(join(folder, 'umbrella.kind.json'), JSON.stringify(umbrella));
  writeFileSync(join(folder, 'umbrella.tsv'), table);
  services = createCatalogueServices({}, folder);
  app = Fastify({ logger: false });
  services.routes(app);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function search(query: string, filters: SearchFilters = {}) {
  const { body } = await app.inject({
    method: 'POST',
    url: '/functions/v1/search-products',
    payload: { query, filters },
  });
  return v.parse(searchResponseSchema, JSON.parse(body));
}

describe('a kind whose attribute is described in its own file alone is known', () => {
  test('to search, by the kind’s name and by a value’s', async () => {
    const { understood, products, fit } = await search('tek tuşlu yağmur şemsiyeleri');
    expect(understood?.kind?.id).toBe('umbrella');
    expect(products.map(({ id }) => id).sort()).toEqual(['umbrella-b', 'umbrella-c']);
    expect(fit).toBe('exact');
  });

  test('to the filters, with labels and counts', async () => {
    const { facets } = await search('şemsiye');
    expect(facets?.attributes).toContainEqual(
      expect.objectContaining({
        name: 'opening',
        label: 'Açılma',
        values: expect.arrayContaining([
          expect.objectContaining({ value: 'automatic', label: 'Otomatik açılan', count: 2 }),
        ]) as unknown,
      }),
    );
    const { products } = await search('şemsiye', { attributes: { opening: ['manual'] } });
    expect(products.map(({ id }) => id).sort()).toEqual(['umbrella-a', 'umbrella-d']);
  });

  test('to what a questionnaire hands over: what was answered leads, and each card says whether it is met', async () => {
    const { products } = await search('şemsiye', {
      criteria: [
        {
          id: 'opening',
          label: 'Açılma: Otomatik açılan',
          strength: 'wish',
          test: { type: 'attribute', name: 'opening', anyOf: ['automatic'] },
        },
      ],
    });
    expect(products.map(({ reasons }) => reasons?.[0]?.state)).toEqual([
      'met',
      'met',
      'not-met',
      'not-met',
    ]);
  });

  test('to the product page', async () => {
    const page = await app.inject('/api/products/umbrella-c');
    expect(page.json()).toMatchObject({
      product: {
        kindLabel: 'Şemsiye',
        features: expect.arrayContaining(['Açılma: Otomatik açılan']) as unknown,
      },
    });
  });

  test('to the assistant, which asks about it and proposes by the answer', async () => {
    const guide = createGuide(services.engine, services.knowledge);
    const asked = taken(
      await guide([{ role: 'user', content: 'şemsiye arıyorum fiyat önemli değil' }]),
    );
    expect(`${asked.text} ${asked.buttons.map(({ label }) => label).join(' ')}`).toMatch(
      /Otomatik açılan/,
    );
    const proposed = taken(
      await guide([
        { role: 'user', content: 'tek tuşlu kırmızı şemsiye öner, fiyat önemli değil' },
      ]),
    );
    expect(proposed.names[0]).toBe('Bulut Rüzgâr 100');
  });
});
