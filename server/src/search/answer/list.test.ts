import type { Kind } from '../../catalogue';
import type { Listed } from './listed';
import { listOf } from './list';

const kind = {
  id: 'movie',
  attributes: {
    platform: {
      label: 'Platform',
      values: { netflix: 'Netflix', mubi: 'MUBI', disney: 'Disney+' },
    },
    mood: { label: 'Ruh hâli', values: { happy: 'Neşeli', sad: 'Hüzünlü' } },
    year: { label: 'Yıl', values: { '1999': '1999', '2003': '2003', '2024': '2024' } },
  },
} as unknown as Kind;

const film = (brand: string, price: number | undefined, rest: Partial<Listed> = {}): Listed => ({
  brand,
  sellers: [brand],
  price,
  rating: 4,
  kind,
  attributes: {},
  ...rest,
});

describe('the order of a list', () => {
  const films = [
    film('A', 30),
    film('B', undefined),
    film('C', 10, { rating: 4.8 }),
    film('D', 20),
  ];
  test.each([
    ['relevance', 'ABCD'],
    ['price_low', 'CDAB'],
    ['price_high', 'ADCB'],
    ['rating', 'CABD'],
  ] as const)('%s: %s; without a price comes last, equals stay', (sort, order) =>
    expect(
      listOf(films, { sort })
        .shown.map(({ brand }) => brand)
        .join(''),
    ).toBe(order),
  );
});

describe('facets', () => {
  const named = (brand: string, platform: string, year: string) =>
    film(brand, 100, {
      attributes: { platform: [platform], year: [year], mood: ['happy', 'sad'] },
    });
  const films = [
    named('Netflix', 'netflix', '2024'),
    named('Netflix', 'netflix', '1999'),
    named('MUBI', 'mubi', '2003'),
    named('Disney+', 'disney', '1999'),
  ];

  test('say a thing once: the platform, not also as brand and seller', () => {
    const { facets } = listOf(films, {});
    expect(facets.brands).toEqual([]);
    expect(facets.sellers).toEqual([]);
    expect(facets.attributes?.[0]).toEqual({
      name: 'platform',
      label: 'Platform',
      values: [
        { value: 'netflix', label: 'Netflix', count: 2 },
        { value: 'disney', label: 'Disney+', count: 1 },
        { value: 'mubi', label: 'MUBI', count: 1 },
      ],
    });
  });

  test('leave out an attribute that all have whole, and put numbers in their order', () => {
    const { facets } = listOf(films, {});
    expect(facets.attributes?.map(({ name }) => name)).toEqual(['platform', 'year']);
    expect(facets.attributes?.[1]?.values.map(({ label }) => label)).toEqual([
      '1999',
      '2003',
      '2024',
    ]);
  });

  test('count what the other filters leave, also of values not chosen', () => {
    const { facets, total } = listOf(films, {
      attributes: { platform: ['netflix'], year: ['1999'] },
    });
    expect(total).toBe(1);
    const counts = (at: number) =>
      Object.fromEntries(
        facets.attributes?.[at]?.values.map(({ value, count }) => [value, count]) ?? [],
      );
    expect(counts(0)).toEqual({ netflix: 1, disney: 1, mubi: 0 });
    expect(counts(1)).toEqual({ '1999': 1, '2003': 0, '2024': 1 });
  });
});

test('where filters leave nothing, those whose dropping helps are named, most first', () => {
  const films = [
    film('A', 10, { rating: 5 }),
    film('B', 50, { rating: 3 }),
    film('B', 60, { rating: 3 }),
  ];
  const { total, ways } = listOf(films, { price: { max: 20 }, brands: ['b'] });
  expect(total).toBe(0);
  expect(ways).toEqual([
    { without: 'price', count: 2 },
    { without: 'brands', count: 1 },
  ]);
});
