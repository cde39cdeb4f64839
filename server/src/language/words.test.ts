import {
  phoneticKey,
  stem,
  withoutEndings,
  documentStems,
  foldedWords,
  readSizes,
  readWords,
} from '.';

describe('the stem of', () => {
  test.each([
    ['buzdolap', 'buzdolabi', 'buzdolaplari', 'buzdolabinin', 'buzdolabini'],
    ['telefon', 'telefonu', 'telefonlar', 'telefonlari', 'telefonun', 'telefondan'],
    ['parfum', 'parfumu', 'parfumleri', 'parfumunun', 'parfumler'],
    ['gozluk', 'gozlugu', 'gozlukleri', 'gozlugunun'],
    ['ayakkap', 'ayakkabi', 'ayakkabisi', 'ayakkabilari'],
    ['makin', 'makinesi', 'makineleri', 'makinasi', 'makineler', 'makinesinden', 'makinesini'],
    ['kitap', 'kitabi', 'kitaplari', 'kitaplar'],
    ['mayo', 'mayosu', 'mayolar', 'mayolari'],
    ['film', 'filmi', 'filmler', 'filmleri'],
    ['kulaklik', 'kulakligi', 'kulakliklar', 'kulakliklari'],
    ['bant', 'bandi', 'bantlari'],
  ])('%s is shared by its forms', (expected, ...forms) =>
    expect(forms.map(stem)).toEqual(forms.map(() => expected)),
  );

  test.each([
    ['kablolu', 'kablosuz'],
    ['gozluk', 'gozlukcu'],
    ['seker', 'sekersiz'],
    ['boya', 'boyaci'],
  ])('%s is not that of %s', (a, b) => expect(stem(a)).not.toBe(stem(b)));

  test.each(['s24', '128gb', 'tv', 'lg', 'a++', 'led'])('%s stays as it is', (word) =>
    expect(stem(word)).toBe(word),
  );
});

describe('words', () => {
  test.each([
    ['Samsung Galaxy S24 128 GB', ['samsung', 'galaxy', 's24', '128gb']],
    ['iPhone’un 128GB’lık modeli', ['iphone', '128gb', 'modeli']],
    ['55" TV', ['55inc', 'tv']],
    ["55'' televizyon", ['55inc', 'televizyon']],
    ['55 inç / 55 inch', ['55inc', '55inc']],
    ['1,5 lt su', ['1.5l', 'su']],
    ['12kg çamaşır', ['12kg', 'camasir']],
    ['20.000 BTU klima', ['20000btu', 'klima']],
    ['24 bin BTU klima', ['24000btu', 'klima']],
    ['6 kişilik yemek takımı', ['6kisilik', 'yemek', 'takimi']],
    ['A+++ S24+', ['a+++', 's24+']],
    ['Ray-Ban', ['ray', 'ban']],
    ["Levi's", ['levis']],
    ['L’Oréal', ['loreal']],
    ['SAMSUNG’UN', ['samsung']],
    ['iPhone 15’imi', ['iphone', '15']],
    ['Samsungʼun', ['samsung']],
    ['6.1 inç', ['6.1inc']],
    ['Dolce & Gabbana', ['dolce', 'gabbana']],
    ['2 x 5 kg dambıl', ['2x5kg', 'dambil']],
    ['160 x 200 yatak', ['160x200', 'yatak']],
    ['32 ekran tv', ['32inc', 'tv']],
    ['dört mevsim lastik', ['4', 'mevsim', 'lastik']],
    ['iki kişilik çadır', ['2kisilik', 'cadir']],
    // What something has so many of is counted; what stands under it is not.
    ['yedi koltuklu araba', ['7', 'koltuklu', 'araba']],
    ['lavabo altı dolaplı', ['lavabo', 'alti', 'dolapli']],
    ['İki Dil Bir Bavul', ['iki', 'dil', 'bir', 'bavul']],
    ['Hunter x Hunter', ['hunter', 'x', 'hunter']],
  ])('of %s', (text, words) => expect(foldedWords(text)).toEqual(words));

  test('of a document stand in every form they may be looked for', () =>
    expect(documentStems('Ray-Ban S24+ 128 GB Levi’s')).toEqual([
      'ray',
      'ban',
      'rayban',
      's24+',
      's24',
      'plus',
      '128gb',
      '128',
      'levis',
      'lev',
    ]));

  test.each([
    ['Galaxy Watch8', ['watch8', 'watch', '8']],
    ['Acer Nitro V 15', ['v', '15', 'v15']],
    ['Galaxy Z Fold7', ['fold7', '7', 'zfold7']],
  ])('of %s are also found apart and together', (title, words) =>
    expect(documentStems(title)).toEqual(expect.arrayContaining(words)),
  );

  test.each([
    ['Kadın  parfümleri', ['Kadın', 'parfümleri']],
    ['iPhone’un 128 GB’lık modeli', ['iPhone’un', '128 GB’lık', 'modeli']],
    ['55 " TV, 20bin TL', ['55 "', 'TV', '20', 'bin', 'TL']],
    ['10.000–15.000 TL', ['10.000', '15.000', 'TL']],
    ['“Ray-Ban” (siyah)', ['Ray', 'Ban', 'siyah']],
  ])('of %s keep their place in it', (text, written) =>
    expect(readWords(text).map(({ from, to }) => text.slice(from, to))).toEqual(written),
  );
});

describe('whose a thing is', () => {
  test.each([
    ['kulakliklarimdan', 'kulaklik'],
    ['valizlerimiz', 'valiz'],
    ['saatimi', 'saat'],
    ['otellerimizden', 'otel'],
    ['kameralarla', 'kamera'],
    ['yatagimiz', 'yatag'],
    ['arabam', 'araba'],
    ['bisikletinizde', 'bisiklet'],
  ])('%s may be said of %s', (word, thing) => expect(withoutEndings(word)).toContain(thing));

  test.each(['kalem', 'film', 'yorgan', 's24'])('%s is whole', (word) =>
    expect(withoutEndings(word)).toEqual([]),
  );
});

describe('words sound alike', () => {
  test.each([
    ['lacoste', 'lakost'],
    ['turkcell', 'turkcel'],
    ['philips', 'filips'],
    ['casper', 'kasper'],
    ['rolex', 'roleks'],
    ['swatch', 'svatk'],
    ['sauvage', 'sovaj'],
    ['edifice', 'edifis'],
  ])('%s and %s', (a, b) => expect(phoneticKey(a)).toBe(phoneticKey(b)));

  test('but not canon and kenon', () =>
    expect(phoneticKey('canon')).not.toBe(phoneticKey('kenon')));
});

describe('quotations', () => {
  test.each([
    ['"iPhone 15"', 'iphone:1 15:1'],
    ['“Samsung Galaxy S24 128 GB” kılıf', 'samsung:1 galaxy:1 s24:1 128gb:1 kilif'],
    ['55" tv', '55inc tv'],
    ['"açık kalan tırnak', 'acik kalan tirnak'],
    ['"a b" "c"', 'a:1 b:1 c:2'],
    ['« Ray-Ban »', 'ray:1 ban:1'],
  ])('of %s', (text, expected) =>
    expect(
      readWords(text)
        .map((word) => word.text + (word.quotation ? `:${word.quotation}` : ''))
        .join(' '),
    ).toBe(expected),
  );
});

describe('sizes', () => {
  test.each([
    ['43 numara siyah spor ayakkabı', '43 numara'],
    ['erkek 42 numara 2500', '42 numara'],
    ['ayakkabı numarası 38', '38 numara'],
    ['XL beden mont', 'xl beden'],
    ['beden m elbise', 'm beden'],
    ['38 beden elbise', '38 beden'],
    ['55" tv', '55 inc'],
    ['256 gb siyah telefon', '256 gb'],
    ['4 kişilik çadır', '4 kisilik'],
    ['4 kişinin sığacağı çadır', '4 kisi'],
    ['3 gün otel', '3 gun'],
    ['6 yaşındaki oğluma', '6 yas'],
    ['4 yaşa uygun oyuncak', '4 yas'],
    ['5 yaşına giren kızıma', '5 yas'],
    ['iphone 15', ''],
    ['m1 macbook', ''],
    ['bir buçuk yaşında', '1.5 yas'],
    ['yarım kilo kahve', '0.5 kg'],
    ['yarım saatten kısa', '0.5 saat'],
    ['5 kişilik aile', '5 kisi'],
  ])('in “%s”: %s', (text, expected) =>
    expect(
      readSizes(readWords(text))
        .map(({ value, unit, letters }) => `${letters ?? value} ${unit}`)
        .join(', '),
    ).toBe(expected),
  );
});
