import { findNamedProduct, mayNameProduct } from './find-named-product';

const phones = [
  'Apple iPhone 17 Pro Max 256 GB',
  'Apple iPhone 17 Pro 256 GB',
  'Apple iPhone 17 512 GB',
  'Apple iPhone 17 256 GB',
].map((text, at) => ({ text, type: 'product' as const, page: `/product/${at}` }));

test.each([
  ['iphone 17', phones, 'Apple iPhone 17 512 GB'],
  ['IPHONE 17 PRO', phones, 'Apple iPhone 17 Pro 256 GB'],
  ['apple iphone 17 pro max', phones, 'Apple iPhone 17 Pro Max 256 GB'],
  ['iphone 17 256 gb', phones, 'Apple iPhone 17 256 GB'],
  ['iphone pro', phones, undefined],
  ['iphone 16', phones, undefined],
  ['iphone 17', [{ text: 'iPhone 17 kılıfları', type: 'kind' as const }], undefined],
  [
    'dyson v15',
    [{ text: 'Dyson V15 Detect Absolute', type: 'product' as const, page: '/product/d' }],
    'Dyson V15 Detect Absolute',
  ],
])('“%s” names one model', (query, suggestions, title) =>
  expect(findNamedProduct(query, suggestions)?.title).toBe(title),
);

test.each([
  ['parfüm', false],
  ['akıllı telefon', false],
  ['iphone 17', true],
  ['Chanel Coco Mademoiselle', true],
  [
    'annemin doğum günü için hem ofiste hem akşam kullanacağı ağır olmayan kalıcı bir parfüm',
    false,
  ],
])('“%s” may name a product: %s', (query, may) => expect(mayNameProduct(query)).toBe(may));
