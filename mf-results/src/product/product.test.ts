import { product } from '../../testing/replies';
import { pictureAddress, productPage, sellerLink } from './safe-address';
import { shownPrice } from './shown-price';
import { toItems } from './to-items';

test.each([
  ['42.999,00 TL', 42999, { text: '42.999,00 TL', value: 42999 }],
  ['1.299 TL', undefined, { text: '1.299 TL', value: 1299 }],
  ['₺1.299,90', undefined, { text: '1.299,90 TL', value: 1299.9 }],
  ['$1,299.90', 1299.9, { text: '1.299,90 TL', value: 1299.9 }],
  ['', 750, { text: '750,00 TL', value: 750 }],
  ['Ücretsiz', undefined, { text: 'Ücretsiz' }],
  ['Fiyat için siteyi ziyaret edin', 99, undefined],
  ['FİYAT İÇİN SİTEYİ ZİYARET EDİN', undefined, undefined],
  ['Visit site for price', undefined, undefined],
  ['0,00 TL', undefined, undefined],
  ['', undefined, undefined],
])('price %j with value %j', (text, value, shown) => {
  expect(shownPrice(text, value)).toEqual(shown);
});

test.each([
  ['https://www.hepsiburada.com/x?a=1', 'https://www.hepsiburada.com/x?a=1'],
  ['http://ornek.com', 'http://ornek.com/'],
  ['', undefined],
  ['#', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,<script>', undefined],
  ['//ornek.com', undefined],
  ['/product/x', undefined],
  ['ftp://ornek.com', undefined],
  ['https://', undefined],
])('link %j', (link, safe) => {
  expect(sellerLink(link)).toBe(safe);
});

test.each([
  ['/pictures/smartphone/x.svg', '/pictures/smartphone/x.svg'],
  ['http://cdn.ornek.com/a.jpg', 'https://cdn.ornek.com/a.jpg'],
  ['data:image/jpeg;base64,AAAA', 'data:image/jpeg;base64,AAAA'],
  ['data:text/html,x', undefined],
  ['//cdn.ornek.com/a.jpg', undefined],
  ['javascript:x', undefined],
  ['', undefined],
])('picture %j', (image, safe) => {
  expect(pictureAddress(image)).toBe(safe);
});

test.each([
  ['/product/phone-x', '/product/phone-x'],
  ['//evil.com/product/x', undefined],
  ['/product/../about', undefined],
  ['https://evil.com/product/x', undefined],
  [undefined, undefined],
])('page %j', (page, safe) => {
  expect(productPage(page)).toBe(safe);
});

test('one product from several sellers becomes one item, the lowest price first', () => {
  const items = toItems([
    product('Apple iPhone 15 128 GB', {
      source: 'Trendyol',
      price: '52.000,00 TL',
      priceValue: 52000,
    }),
    product('Sony WH-1000XM5'),
    product('APPLE İPHONE 15 (128GB)', {
      source: 'n11',
      price: '49.500,00 TL',
      priceValue: 49500,
      link: '#',
      image: 'https://cdn.ornek.com/iphone.jpg',
    }),
    product('Apple iPhone 15 128 GB', { source: 'Vatan', price: '', priceValue: undefined }),
  ]);
  expect(items.map(({ title }) => title)).toEqual(['Apple iPhone 15 128 GB', 'Sony WH-1000XM5']);
  expect(items[0]).toMatchObject({
    picture: 'https://cdn.ornek.com/iphone.jpg',
    offers: [
      { seller: 'n11', price: { text: '49.500,00 TL', value: 49500 } },
      { seller: 'Trendyol', price: { text: '52.000,00 TL', value: 52000 } },
      { seller: 'Vatan' },
    ],
  });
  expect(items[0]?.offers[0]).not.toHaveProperty('link');
});

test('a product’s own list of offers is used, sorted', () => {
  const [item] = toItems([
    product('LG C4', {
      page: '/product/tv-lg-c4',
      offers: [
        { seller: 'Vatan', price: '60.000,00 TL', priceValue: 60000, link: 'https://vatan.com' },
        {
          seller: 'Trendyol',
          price: '58.000,00 TL',
          priceValue: 58000,
          link: 'https://trendyol.com',
        },
        { seller: 'n11', price: '', priceValue: 0, link: '' },
      ],
    }),
  ]);
  expect(item?.key).toBe('/product/tv-lg-c4');
  expect(item?.offers.map(({ seller }) => seller)).toEqual(['Trendyol', 'Vatan', 'n11']);
});

test('two listings of one seller stay two, the same listing twice is one', () => {
  const items = toItems([
    product('Klasik Mayo', { link: 'https://a.com/1' }),
    product('Klasik Mayo', { link: 'https://a.com/1' }),
    product('Klasik Mayo', { link: 'https://a.com/2' }),
  ]);
  expect(items).toHaveLength(2);
  expect(new Set(items.map(({ key }) => key)).size).toBe(2);
});

test('different sizes and models stay apart', () => {
  const titles = [
    'iPhone 15 128 GB',
    'iPhone 15 256 GB',
    'iPhone 15 Plus 128 GB',
    'iPhone 15 Pro 128 GB',
  ];
  expect(
    toItems(titles.map((title, at) => product(title, { source: `Satıcı ${at}` }))),
  ).toHaveLength(4);
});

test('a title of 5.000 letters is shortened', () => {
  const [item] = toItems([product('Ş'.repeat(5000))]);
  expect(item?.title.length).toBeLessThanOrEqual(301);
});
