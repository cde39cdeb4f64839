import { spell, VocabularyBuilder, documentStems, readWords } from '.';
import { editsBetween } from './edits';

const titles = [
  'Samsung Galaxy S24 Buzdolabı',
  'Samsung Telefon iPhone 15',
  'iPhone 16 Telefon',
  'Koşu Bandı Laptop',
  'Kulaklık Televizyon',
  'Xiaomi Çamaşır Makinesi',
  'kablolu kulaklık',
  'Domyos Spor Ayakkabısı',
  'Lacoste Mont',
  'iPhone 17 Pro Max WW90T4020CE',
  'Poco X7 Pro',
  'Sony PlayStation 5',
  'yiyecek kasesi Riverside',
  'Yurt dışı turu',
  'yurt',
  'Yatak',
  'Akneye yatkın cilt',
  'Kedi maması',
  'User manual',
  'Mac ruj',
  'Yoga matı',
  'Parfüm seti',
  'Perfume',
  'Sneaker Soundbox',
];
const builder = new VocabularyBuilder();
for (const title of titles) {
  builder.count(documentStems(title));
  builder.written(title);
}
for (const name of ['tv', 'elektrikli ocak', 'kol çantası']) builder.name(name);
const vocabulary = builder.build(titles.length);
const help = {
  heard: { aifon: 'iphone' },
  isPhrase: (stems: readonly string[]) =>
    ['yurt dis', 'mac', 'ruj', 'tv', 'yoga mat'].includes(stems.join(' ')),
  parted: (stemmed: string) => (stemmed === 'elektrikliocak' ? ['elektrikl', 'ocak'] : undefined),
};
const spelled = (query: string) => spell(readWords(query), vocabulary, help);
const written = (query: string) =>
  spelled(query)
    .map((word) => word.written + (word.prefix ? '…' : ''))
    .join(' ');

describe('spelling', () => {
  test.each([
    ['samsng telefon', 'Samsung telefon'],
    ['telefom samsung', 'Telefon samsung'],
    ['buz dolabi', 'Buzdolabı'],
    ['kosubandi', 'Koşu Bandı'],
    ['iphone15', 'iPhone 15'],
    ['i phone 15', 'iPhone 15'],
    ['galaxys24', 'Galaxy S24'],
    ['aifon', 'iPhone'],
    ['leptop samsung', 'Laptop samsung'],
    ['televiz', 'televiz…'],
    ['kablosuz kulaklik', 'kablosuz kulaklik'],
    ['camasir makinasi', 'camasir makinasi'],
    ['xyz', 'xyz'],
    ['abc samsung', 'abc samsung'],
    ['lakost mont', 'Lacoste mont'],
    ['playstaysın 5', 'PlayStation 5'],
    ['laptopumuz', 'laptopumuz'],
    ['iphone17promax', 'iPhone 17 Pro Max'],
    ['x7pro', 'X7 Pro'],
    ['poco x 7', 'poco X7'],
    ['ww90t4020', 'ww90t4020…'],
    ['giyecek', 'giyecek'],
    ['üniversiteye başlayan samsung', 'universiteye baslayan samsung'],
    ['yurtdışı', 'Yurt dışı'],
    ['yatk', 'Yatak'],
    ['yaatk', 'Yatak'],
    // The stem of `perfume` is no word of its own.
    ['perfüm', 'Parfüm'],
    ['erkek perfümü', 'erkek Parfüm'],
    ['perfume', 'perfume'],
    ['iphon', 'iphon'],
    ['kedim için', 'kedim icin'],
    ['mankal', 'mankal'],
    // No slip puts these letters there.
    ['soundbar', 'soundbar'],
    ['macunu', 'macunu'],
    ['elektrikliocagi', 'elektrikli ocak'],
    ['iphon 15', 'iphon 15'],
  ])('reads “%s” as “%s”', (query, expected) => expect(written(query)).toBe(expected));

  test.each([
    ['ruja', 'ruj'],
    ['tvler', 'tv'],
    ['tvye', 'tv'],
    ['yoga matını', 'yoga mat'],
    ['kol cantalwri', 'kol cant'],
  ])('finds the name in “%s”', (query, stems) =>
    expect(
      spelled(query)
        .map((word) => word.stem)
        .join(' '),
    ).toBe(stems),
  );

  test.each([
    ['samsng', ['corrected']],
    ['buz dolabi', ['joined']],
    ['samsung', ['known']],
    ['kosubandi', ['split', 'split']],
    ['laptopumuz', ['known']],
    ['giyecek', ['unknown']],
  ])('tells how “%s” was settled', (query, how) =>
    expect(spelled(query).map((word) => word.how)).toEqual(how),
  );

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
