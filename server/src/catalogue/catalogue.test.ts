import { productDetailSchema, productSchema } from '@denk/shared/product/wire';
import * as v from 'valibot';
import {
  brandIdOf,
  makeCatalogue,
  makeKnowledge,
  productDetail,
  productInList,
  type Sellers,
} from '.';
import { readKind } from './knowledge/kind';
import { readTable } from './read-table';

const sellers: Sellers = {
  trendyol: {
    name: 'Trendyol',
    search: 'https://www.trendyol.com/sr?q={q}',
    location: 'İstanbul',
    freeShippingFrom: 300,
    shipping: '1–3 iş günü',
  },
  n11: {
    name: 'n11',
    search: 'https://www.n11.com/arama?q={q}',
    location: 'İstanbul',
    freeShippingFrom: 50_000,
    shipping: '2–4 iş günü',
  },
};

const phone = readKind(
  {
    id: 'smartphone',
    noun: 'Akıllı Telefon',
    plural: 'Akıllı Telefonlar',
    category: 'technology',
    topic: 'technology',
    synonyms: ['telefon'],
    fixed: { device_type: ['smartphone'] },
    attributes: {
      device_type: { label: 'Cihaz', values: { smartphone: 'Akıllı telefon' } },
      operating_system: { label: 'İşletim sistemi', values: { ios: 'iOS', android: 'Android' } },
    },
  },
  {},
);

const head = 'id\tbrand\tmodel\trating\treviews\tsellers\toperating_system\tspec:Ekran';
const good =
  'phone-s24\tSamsung\tGalaxy S24 “128” GB\t4.6\t120\tn11=43499.50 trendyol=42999\tandroid\t6,2 inç';
const table = (...lines: string[]) =>
  readTable([head, ...lines].join('\n'), 'smartphone.tsv', phone, sellers);

function product() {
  const [first] = table(good).products;
  if (!first) throw new Error('no product');
  return first;
}

describe('a kind’s table', () => {
  test('becomes products with offers cheapest first and the seller’s own search', () =>
    expect(table(good, '')).toMatchObject({
      problems: [],
      products: [
        {
          id: 'phone-s24',
          title: 'Samsung Galaxy S24 “128” GB',
          brandId: 'samsung',
          category: 'technology',
          rating: 4.6,
          attributes: { device_type: ['smartphone'], operating_system: ['android'] },
          specs: [{ name: 'Ekran', value: '6,2 inç' }],
          image: '/pictures/smartphone/phone-s24.svg',
          sample: true,
          offers: [
            {
              sellerId: 'trendyol',
              price: 42999,
              link: 'https://www.trendyol.com/sr?q=Samsung%20Galaxy%20S24%20%E2%80%9C128%E2%80%9D%20GB',
            },
            { sellerId: 'n11', price: 43499.5 },
          ],
        },
      ],
    }));

  test.each([
    ['Phone S24\tSamsung\tS24\t4.6\t1\tn11=1\tandroid\t', 'not kebab-case'],
    ['a\tSamsung\tS24\t4.6\t1\tpazar=1\tandroid\t', 'not in sellers.json'],
    ['a\tSamsung\tS24\t4.6\t1\tn11=1.299,90\tandroid\t', 'price'],
    ['a\tSamsung\tS24\t4.6\t1\tn11=0\tandroid\t', 'price'],
    ['a\tSamsung\tS24\t4.6\t1\tn11=5 n11=6\tandroid\t', 'twice'],
    ['a\tSamsung\tS24\t4.6\t1\t\tandroid\t', 'no seller'],
    ['a\tSamsung\tS24\t4,6\t1\tn11=5\tandroid\t', 'rating'],
    ['a\tSamsung\tS24\t4.6\tçok\tn11=5\tandroid\t', 'reviews'],
    ['a\tSamsung\tS24\t4.6\t1\tn11=5\tsymbian\t', 'no value “symbian”'],
    ['a\t\t\t4.6\t1\tn11=5\tandroid\t', 'no brand'],
    ['a\tSamsung\tS24', '3 cells for 8 columns'],
  ])('leaves “%s” out: %s', (line, reason) => {
    const { products, problems } = table(line, good);
    expect(products).toHaveLength(1);
    expect(problems).toEqual([
      { file: 'smartphone.tsv', line: 2, reason: expect.stringContaining(reason) as string },
    ]);
  });

  test('with a column nobody knows is not read at all', () =>
    expect(readTable('id\tbrand\tmodel\tsellers\trenk', 'x.tsv', phone, sellers).problems).toEqual([
      { file: 'x.tsv', line: 1, reason: 'column renk is not an attribute of smartphone' },
    ]));

  test('ids occur once in a catalogue', () => {
    const catalogue = makeCatalogue(makeKnowledge(new Map()), sellers, [product(), product()]);
    expect(catalogue.products).toHaveLength(1);
    expect(catalogue.problems).toHaveLength(1);
  });
});

test.each([
  ['New Balance', 'new_balance'],
  ['Arçelik', 'arcelik'],
  ['Mercedes-Benz', 'mercedes'],
  ['IŞIK', 'isik'],
])('the brand %s has the id %s', (brand, id) => expect(brandIdOf(brand)).toBe(id));

describe('a product on the wire', () => {
  test('carries the cheapest offer in the specified fields', () => {
    const wire = productInList(product(), phone);
    expect(v.parse(productSchema, wire)).toMatchObject({
      source: 'Trendyol',
      price: '42.999,00 TL',
      priceValue: 42999,
      page: '/product/phone-s24',
      sample: true,
      facts: { Ekran: '6,2 inç', 'İşletim sistemi': 'Android' },
    });
  });

  test('has a page with sellers by price, and no made-up structured data', () => {
    const detail = productDetail(product(), { kind: phone, sellers, similar: [product()] });
    expect(v.is(productDetailSchema, detail)).toBe(true);
    expect(detail.product.sellers.map(({ name, freeShipping }) => [name, freeShipping])).toEqual([
      ['Trendyol', true],
      ['n11', false],
    ]);
    expect(detail.product.sellers[0]?.logo).toBe('/pictures/sellers/trendyol.svg');
    expect(detail.meta.description).toMatch(
      /^Örnek katalog ürünü, örnek fiyat \d{1,3}(\.\d{3})*,\d\d TL\. /,
    );
    expect(detail.meta.description.length).toBeLessThanOrEqual(156);
    expect(detail.meta.indexed).toBe(false);
    expect(JSON.stringify(detail.meta.jsonLd)).not.toMatch(/offer|price/i);
    expect(JSON.stringify(detail.meta.jsonLd)).not.toMatch(/rating|review|seller|trendyol/i);
    expect(detail.meta.jsonLd).toMatchObject([
      {
        '@type': 'Product',
        description: expect.stringContaining('Örnek katalog'),
      },
      { '@type': 'BreadcrumbList', itemListElement: { length: 4 } },
    ]);
    expect(detail.similar).toEqual([
      {
        id: 'phone-s24',
        title: product().title,
        price: '42.999,00 TL',
        imageUrl: '/pictures/smartphone/phone-s24.svg',
        differences: [],
      },
    ]);
  });

  test('tells how similar ones differ, price first, and only what both say', () => {
    const own = product();
    const other = {
      ...own,
      id: 'phone-s25',
      offers: own.offers.map((offer) => ({ ...offer, price: offer.price + 1000.5 })),
      specs: [
        { name: 'Ekran', value: '6,7 inç' },
        { name: 'Kalem', value: 'Var' },
      ],
    };
    const { similar } = productDetail(own, { kind: phone, sellers, similar: [other] });
    expect(similar[0]?.differences).toEqual(['1.000,50 TL daha pahalı', 'Ekran: 6,7 inç']);
  });

  test('that is a film is told as one', () => {
    const film = {
      ...product(),
      brand: 'Netflix',
      title: 'Ayla',
      category: 'entertainment',
      contentType: 'movies',
    } as const;
    const { meta, product: page } = productDetail(film, { kind: undefined, sellers, similar: [] });
    expect(meta.title).toBe('Ayla nerede izlenir · Denk');
    expect(meta.jsonLd).toMatchObject([{ '@type': 'Movie', name: 'Ayla' }, {}]);
    expect(JSON.stringify(meta.jsonLd)).not.toMatch(/offer/i);
    expect(page.specs[0]).toEqual({ name: 'Platform', value: 'Netflix' });
  });

  test('from a real feed carries its offers as structured data', () => {
    const detail = productDetail(
      { ...product(), sample: false },
      { kind: phone, sellers, similar: [] },
    );
    expect(detail.meta.indexed).toBe(true);
    expect(detail.meta.jsonLd).toMatchObject([
      {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '42999.00',
          highPrice: '43499.50',
          offerCount: 2,
          offers: [{ price: '42999.00', priceCurrency: 'TRY' }, { price: '43499.50' }],
        },
      },
      {},
    ]);
    expect(detail.product.sellers[0]?.rating).toBeUndefined();
  });
});
