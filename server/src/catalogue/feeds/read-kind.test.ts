import { join } from 'node:path';
import { readCatalogue } from '../read-catalogue';
import { learnKind, ownKind, readAttributes, readKind } from './read-kind';

const { knowledge } = readCatalogue(join(__dirname, '../../../../catalogue'));

describe('what a product is', () => {
  test.each([
    ['Samsung Galaxy A55', 'Elektronik > Telefon > Cep Telefonu', 'smartphone', 'technology'],
    ['Galaxy A55 Kılıf', 'Telefon > Telefon Kılıfı', 'phone-case', 'technology'],
    ['Yazlık', 'Moda|Elbise', 'dress', 'fashion'],
    ['Yazlık', 'Moda / Elbise > 12', 'dress', 'fashion'],
    // The title speaks where the shop says nothing.
    ['Kadın Parfümü Gül', '', 'perfume', 'beauty'],
    ['Kadın Parfümü Gül', '> | / 12', 'perfume', 'beauty'],
  ])('%s in %s is a known kind', (title, type, id, category) => {
    const read = readKind(title, type, 'Marka', knowledge);
    expect(read).toEqual({ id, category, kind: knowledge.kinds.get(id) });
  });

  test.each([
    ['Elektronik / Cep Telefonu Aksesuarları', 'shop-cep-telefonu-aksesuarlari', 'technology'],
    ['Ev & Yaşam > Bahçe > Salıncak', 'shop-salincak', 'home'],
    ['Moda > Ütü Masası', 'shop-utu-masasi', 'fashion'],
    ['Drone', 'shop-drone', ''],
    ['Ev Tekstili > Perde', 'shop-perde', ''],
  ])('%s is a kind of the shop’s own', (type, id, category) => {
    expect(readKind('Elbise', type, 'Marka', knowledge)).toEqual({
      id,
      category,
      productType: type.split(/ [>/] /).at(-1),
    });
  });

  test.each([
    ['a title without a thing', 'Gül', ''],
    ['a title whose thing only goes with a known one', 'Ahşap Parfüm Dolabı Beyaz', ''],
    ['a shelf that is the brand', 'Gül', 'Ev > Marka'],
    ['a shelf whose name is a sentence', 'Gül', `Ev > ${'uzun ad '.repeat(8)}`],
    ['a path without a word', 'Gül', 'x > !!'],
  ])('%s says nothing', (_, title, type) => {
    expect(readKind(title, type, 'Marka', knowledge)).toBeUndefined();
  });
});

describe('what a feed says of a product', () => {
  const read = (kind: string, title: string, fields: Readonly<Record<string, string>> = {}) => {
    const known = knowledge.kinds.get(kind);
    return known && readAttributes(title, new Map(Object.entries(fields)), known);
  };

  test.each([
    [
      'smartphone',
      'Galaxy A55 128 GB 8 GB RAM Siyah 5G',
      { storage: ['128gb'], ram: ['8gb'], color: ['black'], network: ['5g'] },
    ],
    ['dress', 'Elbise Siyah', { color: ['black'] }],
    ['cat-food', 'Kısırlaştırılmış Kedi Maması 1,5 kg', { special: ['sterilised'] }],
    // Several scents are one perfume’s, two colours are not one dress’s.
    ['dress', 'Elbise Siyah Beyaz', {}],
    ['laptop', 'Dizüstü Bilgisayar', {}],
    // Long are its sleeves.
    ['dress', 'Uzun Kollu Elbise Siyah', { color: ['black'], sleeve: ['long'] }],
    ['dress', 'Siyah Uzun Elbise', { color: ['black'], length: ['maxi'] }],
  ])('%s: the title “%s”', (kind, title, attributes) => {
    expect(read(kind, title)).toEqual(attributes);
  });

  test('several values of what there may be many of', () => {
    expect(read('perfume', 'Parfüm Odunsu Çiçeksi')).toEqual({
      scent_preferences: ['woody', 'floral'],
    });
  });

  test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string[]>>]>([
    ['dress', { renk: 'Kırmızı', beden: 'M' }, { color: ['red'], clothing_size: ['m'] }],
    ['dress', { color: 'Red', size: 'm' }, { color: ['red'], clothing_size: ['m'] }],
    ['sofa', { material: 'Kumaş', color: 'Gri' }, { material: ['fabric'], color: ['grey'] }],
    ['laptop', { condition: 'refurbished' }, { condition: ['refurbished'] }],
    ['dress', { color: 'Gökkuşağı' }, {}],
    ['dress', { color: `${'x'.repeat(100)} siyah` }, {}],
    // A field says what it is a field of, and nothing else.
    ['dress', { color: 'M' }, {}],
  ])('%s: the fields %j', (kind, fields, attributes) => {
    expect(read(kind, 'Ürün', fields)).toEqual(attributes);
  });

  test('a field outweighs the title', () => {
    expect(read('dress', 'Elbise Siyah M', { color: 'Mavi' })).toMatchObject({ color: ['blue'] });
  });
});

describe('a kind that only a feed knows', () => {
  const product = { kind: 'shop-drone', category: 'technology', productType: 'Drone' };

  test('has the attributes that shops state in fields of their own', () => {
    const kind = ownKind(
      { id: 'shop-drone', category: 'technology', productType: 'Drone' },
      knowledge.attributes,
    );
    expect(kind).toMatchObject({ id: 'shop-drone', noun: 'Drone', category: 'technology' });
    expect(Object.keys(kind.attributes)).toEqual(expect.arrayContaining(['color', 'condition']));
    expect(readAttributes('Drone Beyaz', new Map(), kind)).toEqual({ color: ['white'] });
  });

  test('is made known once', () => {
    const kinds = new Map();
    learnKind(kinds, product, knowledge.attributes);
    const first = kinds.get('shop-drone');
    learnKind(kinds, { ...product, productType: 'Dron' }, knowledge.attributes);
    expect(kinds.get('shop-drone')).toBe(first);
    expect(first).toMatchObject({ noun: 'Drone' });
  });

  test('is none where the product’s kind is known', () => {
    const kinds = new Map();
    learnKind(kinds, { kind: 'dress', category: 'fashion' }, knowledge.attributes);
    expect(kinds.size).toBe(0);
  });
});
