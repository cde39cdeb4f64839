import { documentStems, queryWords } from '../../language';
import { spell } from './spelling';
import { VocabularyBuilder } from './vocabulary-builder';
import { editsBetween } from './vocabulary';

const titles = [
  'Samsung Galaxy S24 Buzdolabı',
  'Samsung Telefon iPhone 15',
  'Koşu Bandı Laptop',
  'Kulaklık Televizyon',
  'Xiaomi Çamaşır Makinesi',
  'kablolu kulaklık',
  'Domyos Spor Ayakkabısı',
  'Lacoste Mont',
  'iPhone 17 Pro Max WW90T4020CE',
  'Poco X7 Pro',
];
const builder = new VocabularyBuilder();
for (const title of titles) {
  builder.count(documentStems(title));
  builder.written(title);
}
const vocabulary = builder.build(titles.length);
const written = (query: string) =>
  spell(queryWords(query), vocabulary)
    .words.map((word) => word.written + (word.prefix ? '…' : ''))
    .join(' ');

describe('spelling', () => {
  test.each([
    ['samsng telefon', 'Samsung telefon'],
    ['telefom samsung', 'Telefon samsung'],
    ['buz dolabi', 'Buzdolabı'],
    ['kosubandi', 'koşu bandı'],
    ['iphone15', 'iphone 15'],
    ['galaxys24', 'galaxy s24'],
    ['aifon', 'iPhone'],
    ['leptop samsung', 'Laptop samsung'],
    ['televiz', 'televiz…'],
    ['televzyno samsung', 'Televizyon samsung'],
    ['kablosuz kulaklik', 'kablosuz kulaklik'],
    ['camasir makinasi', 'camasir makinasi'],
    ['xyz', 'xyz'],
    ['s25', 's25'],
    ['abc samsung', 'abc samsung'],
    ['lakost mont', 'Lacoste mont'],
    ['laptopumuz', 'laptop'],
    ['iphone17promax', 'iPhone 17 Pro Max'],
    ['x7pro', 'x7 pro'],
    ['poco x 7', 'poco x7'],
    ['ww90t4020', 'ww90t4020…'],
    ['tost samsung', 'tost samsung'],
  ])('reads “%s” as “%s”', (query, expected) =>
    expect(written(query).toLowerCase()).toBe(expected.toLowerCase()),
  );

  test('tells a corrected query from one that was only joined or split', () => {
    expect(spell(queryWords('samsng'), vocabulary).corrected).toBe(true);
    expect(spell(queryWords('buz dolabi'), vocabulary).corrected).toBe(false);
    expect(spell(queryWords('samsung'), vocabulary).corrected).toBe(false);
  });

  test.each([
    ['kitap', 'kitap', 0],
    ['kitap', 'kitpa', 1],
    ['kitap', 'ktap', 1],
    ['kitap', 'kitaap', 1],
    ['kitap', 'kitam', 1],
    ['kitap', 'kalem', 3],
  ])('%s and %s are %i edits apart', (a, b, edits) => {
    expect(Math.min(editsBetween(a, b, 2), 3)).toBe(edits);
  });
});
