import { sample, sampleSearch } from '../../testing/sample-search';

const kindOf = new Map(sample.products.map(({ id, kind }) => [id, kind]));

test.each([
  ['kilma 12000 btu', 'air-conditioner'],
  ['C vitanimi', 'vitamin'],
  ['yoga mtaı', 'fitness'],
  ['doğa belgseli', 'documentary'],
  ['baul', 'luggage'],
  ['oyuncaklra', 'toy'],
  ['yatkalar', 'mattress'],
  ['aarba', 'car'],
  ['meenü', 'food'],
  ['türk fim', 'movie'],
  ['haki ouncak', 'toy'],
  ['kol sati', 'watch'],
  ['iphone16', 'smartphone'],
  ['akilli sat', 'smartwatch'],
  ['çamaşır makinesi tamircsi', 'service'],
])('“%s” is a slip in the name of a thing', async (query, kind) => {
  const { products: shown } = await sampleSearch.search({ query });
  expect(kindOf.get(shown[0]?.id ?? '')).toBe(kind);
});

test.each([
  ['laminat parke döşetme', 'service'],
  ['bahçedeki ağaçları budatacağım', 'service'],
  ['kombi baktırmak', 'service'],
  ['çim biçtirmek', 'service'],
  ['çamaşırlar makineden sırılsıklam çıkıyor', 'washing-machine'],
])('“%s” is answered as it stands', async (query, kind) => {
  const { products: shown, corrected = [] } = await sampleSearch.search({ query });
  expect([kindOf.get(shown[0]?.id ?? ''), corrected]).toEqual([kind, []]);
});

test.each([
  'motosiklet kaskı',
  'saçlarım avuç avuç dökülüyor',
  'balayında gitmek istiyoruz',
  'kuzenim evleniyor ne giysem',
  'lamp',
  'parol',
  'bla bla bla',
])('“%s” has no slip', async (query) => {
  const { corrected = [], didYouMean } = await sampleSearch.search({ query });
  expect([corrected, didYouMean]).toEqual([[], undefined]);
});
