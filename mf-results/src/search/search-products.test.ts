import { searchOver } from './search-products';

const signal = new AbortController().signal;
function service(body: unknown) {
  const bodies: unknown[] = [];
  const send: typeof fetch = (_, init) => {
    bodies.push(JSON.parse(String(init?.body)));
    return Promise.resolve({
      ok: true,
      status: 200,
      json: () => Promise.resolve(body),
    } as Response);
  };
  return { search: searchOver(send), bodies };
}

test('the query is trimmed and the pages’ search type goes with it', async () => {
  const { search, bodies } = service({ success: true, products: [] });
  await search('  buzdolabı ', { category: 'home' }, signal);
  expect(bodies).toEqual([
    {
      query: 'buzdolabı',
      filters: { search_type: 'google', category: 'home' },
      searchType: 'google',
    },
  ]);
});

test('a blank query is not sent, unless a tab or a category stands for it', async () => {
  const { search, bodies } = service({ success: true, products: [] });
  await expect(search('  ', {}, signal)).resolves.toMatchObject({
    success: false,
    error: 'Arama sorgusu boş olamaz.',
  });
  await search('', { content_type: 'anime' }, signal);
  expect(bodies).toHaveLength(1);
});

test('a product that breaks the contract does not take the others with it', async () => {
  const { search } = service({
    success: true,
    total_results: 'çok',
    products: [
      { title: 'LG C4', price: 5, rating: 'iyi', priceValue: '12' },
      { title: 'LG B4', offers: 'yok', reasons: [{}] },
      { title: '   ' },
      { image: 'x' },
      null,
      'LG',
    ],
  });
  const { products, total_results } = await search('lg', {}, signal);
  expect(products.map(({ title, price }) => [title, price])).toEqual([
    ['LG C4', ''],
    ['LG B4', ''],
  ]);
  expect(total_results).toBe(0);
});

test.each([[null], ['<html>'], [[]], [{ products: [] }]])(
  'an answer like %j is a problem of shape',
  async (body) => {
    const { search } = service(body);
    await expect(search('lg', {}, signal)).rejects.toMatchObject({ failure: 'shape' });
  },
);
