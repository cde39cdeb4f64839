import { join } from 'node:path';
import { readCatalogue } from '../read-catalogue';
import { readRow, type FeedContext } from './feed-product';
import type { FeedFormat } from './feed-row';

const { knowledge } = readCatalogue(join(__dirname, '../../../../catalogue'));

const row = (
  fields: Readonly<Record<string, string>>,
  { format = 'google-xml', ...context }: Partial<FeedContext> & { format?: FeedFormat } = {},
) =>
  readRow(
    { format, line: 1, fields: new Map(Object.entries(fields)) },
    { source: 'magaza', knowledge, ownKinds: new Map(), ...context },
  );

const fine = { id: '7', title: 'Siyah Elbise', link: 'https://www.m.com/7', price: '99,90 TL' };

describe('a row becomes a product', () => {
  test('with what it needs and nothing that it does not say', () => {
    expect(row(fine)).toEqual({
      product: {
        id: 'magaza-7',
        kind: 'dress',
        category: 'fashion',
        brand: 'Siyah',
        brandId: 'siyah',
        title: 'Siyah Elbise',
        offers: [{ sellerId: 'm_com', seller: 'm.com', price: 99.9, link: 'https://www.m.com/7' }],
        attributes: { color: ['black'] },
        specs: [],
        sample: false,
      },
    });
  });

  test('with all that it says', () => {
    const more = {
      brand: ' <b>New  Balance</b> ',
      image_link: 'https://m.com/7.jpg',
      description: 'İnce\n<br/>kumaş',
      product_type: 'Moda > Elbise',
      color: 'Mavi',
    };
    expect(row({ ...fine, ...more }, { seller: 'Şık Moda' })).toMatchObject({
      product: {
        brand: 'New Balance',
        brandId: 'new_balance',
        image: 'https://m.com/7.jpg',
        description: 'İnce kumaş',
        attributes: { color: ['blue'] },
        offers: [{ sellerId: 'sik_moda', seller: 'Şık Moda' }],
      },
    });
  });

  test('of a kind of the shop’s own, which is then known', () => {
    const ownKinds = new Map();
    const drone = { ...fine, title: 'Uçan X1 Beyaz', product_type: 'Teknoloji > Drone' };
    expect(row(drone, { ownKinds })).toMatchObject({
      product: {
        kind: 'shop-drone',
        category: 'technology',
        productType: 'Drone',
        attributes: { color: ['white'] },
      },
    });
    expect([...ownKinds.keys()]).toEqual(['shop-drone']);
  });

  test('of content, which says so', () => {
    expect(row({ ...fine, title: 'Nutuk', product_type: 'Film' })).toMatchObject({
      product: { contentType: 'movies' },
    });
  });

  test.each([
    ['  A+B_ç 1 ', 'magaza-a-plusb-c-1'],
    ['---', 'magaza-urun'],
    ['x'.repeat(100), `magaza-${'x'.repeat(80)}`],
  ])('with the id %j as a part of an address', (id, expected) => {
    expect(row({ ...fine, id })).toMatchObject({ product: { id: expected } });
  });

  test.each([
    ['a title', { title: 'Elbise '.repeat(100) }, { title: 'Elbise '.repeat(43).slice(0, 300) }],
    ['a brand', { brand: 'b'.repeat(100) }, { brand: 'b'.repeat(80) }],
    ['a description', { description: 'd'.repeat(2000) }, { description: 'd'.repeat(1000) }],
  ])('with %s of a bearable length', (_, fields, product) => {
    expect(row({ ...fine, ...fields })).toMatchObject({ product });
  });

  test.each([
    ['0,01', 0.01],
    ['1.000.000.000 TL', 1_000_000_000],
    ['1.299,90 TRY', 1299.9],
    ['TRY 10-15', 10],
  ])('at the price %s', (price, expected) => {
    expect(row({ ...fine, price })).toMatchObject({ product: { offers: [{ price: expected }] } });
  });

  test('at its sale price', () => {
    expect(row({ ...fine, sale_price: '79 TL' })).toMatchObject({
      product: { offers: [{ price: 79 }] },
    });
  });

  test('without a picture that is not https, and says so', () => {
    const answer = row({ ...fine, image_link: 'http://m.com/7.jpg' });
    expect(answer).toMatchObject({ note: 'the picture’s address is not https; imported without it' });
    expect(answer).not.toHaveProperty('product.image');
  });
});

describe('a row is no product', () => {
  test.each([
    ['no id', { id: ' ' }, 'kimlik (id) yok'],
    ['no title', { title: ' <b></b> ' }, 'there is no title'],
    ['a broken title', { title: 'Elb\uFFFDse' }, 'the title is broken or too long'],
    ['no address', { link: '' }, 'the link cannot be used: “”'],
    ['another scheme', { link: 'ftp://m.com' }, 'the link cannot be used: “ftp://m.com”'],
    ['a long address', { link: 'x'.repeat(200) }, `the link cannot be used: “${'x'.repeat(80)}”`],
    ['another currency', { price: '10 eur' }, 'the price is not in TL: “10 eur”'],
    ['another sign', { price: '€10' }, 'the price is not in TL: “€10”'],
    ['much currency', { price: `$${'1'.repeat(60)}` }, `the price is not in TL: “$${'1'.repeat(39)}”`],
    ['no price', { price: 'sorunuz' }, 'the price cannot be read: “sorunuz”'],
    ['a long price', { price: 'x '.repeat(40) }, `the price cannot be read: “${'x '.repeat(20)}”`],
    ['nothing to pay', { price: '0 TL' }, 'the price cannot be read: “0 TL”'],
    ['less than a kuruş', { price: '0,001 TL' }, 'fiyat olamaz: “0,001 TL”'],
    ['less than nothing', { price: 'TL -5' }, 'fiyat olamaz: “TL -5”'],
    ['less than nothing, typographic', { price: '−5 TL' }, 'fiyat olamaz: “−5 TL”'],
    ['more than there is', { price: '1.000.000.001 TL' }, 'fiyat olamaz: “1.000.000.001 TL”'],
    [
      'much more',
      { price: `9${'.999'.repeat(15)} TL` },
      `fiyat olamaz: “${`9${'.999'.repeat(15)}`.slice(0, 40)}”`,
    ],
  ])('with %s', (_, fields, problem) => {
    expect(row({ ...fine, ...fields })).toEqual({ problem });
  });

  test.each(['out of stock', 'out_of_stock', 'Yok', ' 0 ', 'false', 'stokta yok', 'hayır'])(
    'while it is %s',
    (availability) => {
      expect(row({ ...fine, availability })).toEqual({ unavailable: true });
    },
  );

  test.each(['in stock', '1', '10', 'var', 'yoktan iyi', 'çok: 0'])('but is while %s', (stock) => {
    expect(row({ ...fine, availability: stock })).toHaveProperty('product');
  });
});

test('a row of Cimri keeps its things under names of its own', () => {
  const cimri = {
    merchantitemid: '9',
    model: 'Arçelik 270560 EI Buzdolabı',
    itemurl: 'https://m.com/9',
    priceplustax: '54.999,00',
    itemimageurl: 'https://m.com/9.jpg',
    brand: 'Arçelik',
    stockstatus: '1',
    itemdescription: 'Sessiz',
  };
  expect(row(cimri, { format: 'cimri-xml' })).toMatchObject({
    product: {
      id: 'magaza-9',
      kind: 'refrigerator',
      brandId: 'arcelik',
      image: 'https://m.com/9.jpg',
      description: 'Sessiz',
      offers: [{ price: 54999, link: 'https://m.com/9' }],
    },
  });
  expect(row({ ...cimri, stockstatus: '0' }, { format: 'cimri-xml' })).toEqual({ unavailable: true });
  const shelf = { ...cimri, merchantitemcategoryname: 'Mutfak > Tost Makinesi' };
  expect(row(shelf, { format: 'cimri-xml' })).toMatchObject({
    product: { productType: 'Tost Makinesi' },
  });
});
