import { checkNames, filterByTitle, isGenericWord, quoteName, tidyName } from '.';

const good = ['Samsung Galaxy S24', 'Apple iPhone 15', 'Xiaomi 14T Pro'] as const;

describe('the names of a recommendation', () => {
  test('three product names pass', () =>
    expect(checkNames(good)).toEqual({ ok: true, names: [...good] }));

  test.each([[[]], [good.slice(0, 2)], [[...good, 'Honor 200']]])(
    '%j is not exactly three',
    (names) => expect(checkNames(names)).toEqual({ ok: false, problem: 'count' }),
  );

  test.each([
    ['telefon', 'generic'],
    ['Akıllı Telefon', 'generic'],
    ['Kadın Parfümü', 'generic'],
    ['Parfüm Dior Sauvage', 'generic'],
    ['Bluetooth Speaker Flip 6', 'generic'],
    ['LAPTOP', 'generic'],
    ['TELEVİZYON', 'generic'],
    ['Dağ Bisikleti', 'generic'],
    ['TV', 'generic'],
    ['ürün 1', 'generic'],
    ['Item A', 'generic'],
    ['S2', 'too-short'],
    ['PS5', 'too-short'],
    ['X', 'too-short'],
    ['En İyi Kablosuz', 'generic'],
    ['', 'too-short'],
  ])('“%s” ends the search as %s', (name, problem) =>
    expect(checkNames([good[0], name, good[2]])).toMatchObject({ ok: false, problem }),
  );

  test.each([
    'iPhone 15 Pro',
    'Headphone Zone X',
    'HyperX SoloCast',
    'LG C4',
    'Q 7',
    'Sony',
    'Dior Sauvage',
    'Produktiv Masa',
    'Telefunken 43TF',
  ])('“%s” names a product', (name) =>
    expect(checkNames([name, good[0], good[1]])).toMatchObject({ ok: true }),
  );

  test.each([
    ['JBL Flip 6 Hoparlör', 'JBL Flip 6'],
    ['Samsung Galaxy S24 Telefon', 'Samsung Galaxy S24'],
    ['Dior Sauvage Erkek Parfümü', 'Dior Sauvage Erkek'],
    ['  Sony   Bravia  7  TV ', 'Sony Bravia 7'],
    ['“Philips Hue”', 'Philips Hue'],
    ['Samsung"Galaxy"S24', 'Samsung Galaxy S24'],
    ['JBL Flip 6 (hoparlör).', 'JBL Flip 6'],
    ['Xiaomi Redmi Telefon Laptop', 'Xiaomi Redmi'],
    ['Telefon', 'Telefon'],
  ])('%s is searched as %s', (name, tidy) => expect(tidyName(name)).toBe(tidy));

  test.each([
    'telefonu',
    'TELEFONLAR',
    'parfümü',
    "laptop'un",
    'ürünler',
    'Tv',
    '(telefon)',
    '«parfüm»!',
  ])('%s is a category word', (word) => expect(isGenericWord(word)).toBe(true));

  test.each(['iPhone', 'TVS', 'Telefunken', 'Parfums', 'itemli'])('%s is none', (word) =>
    expect(isGenericWord(word)).toBe(false),
  );

  test.each(['Samsung "Galaxy" S24', ' Samsung Galaxy S24 ', '„Samsung« Galaxy S24'])(
    '%s is searched in double quotes',
    (name) => expect(quoteName(name)).toBe('"Samsung Galaxy S24"'),
  );
});

describe('titles of a recommended name', () => {
  const titles = (...all: string[]) => all.map((title) => ({ title }));
  const kept = (name: string, ...all: string[]) =>
    filterByTitle(titles(...all), name).map(({ title }) => title);

  test('keep the brand and at least 70 % of the other words', () =>
    expect(
      kept(
        'Samsung Galaxy S24 128 GB',
        'SAMSUNG Galaxy S24 128GB Siyah',
        'Galaxy S24 128 GB',
        'Samsung Galaxy A15 64 GB',
        'Samsung Galaxy S24+ 128 GB',
      ),
    ).toEqual(['SAMSUNG Galaxy S24 128GB Siyah']));

  test('fall back to half of the words where none passes', () =>
    expect(
      kept('Arçelik 583650 EI Buzdolabı', 'Arcelik buzdolabi no frost', 'Bosch Serie 4 buzdolabı'),
    ).toEqual(['Arcelik buzdolabi no frost']));

  test.each([
    ['Ray-Ban Wayfarer', 'rayban wayfarer rb2140', true],
    ['Güneş Gözlüğü Osse', 'OSSE GÜNEŞ GÖZLÜĞÜ', true],
    ['LG C4', 'LG OLED C4 55 inç', true],
    ['iPhone 15', 'Apple iPhone’un 15 modeli', true],
    ['Dyson V15 Detect', 'Dyson V15s Detect Submarine', true],
    ['Dyson V15 Detect', 'Philips Aqua', false],
    ['', 'her şey', false],
    ['Dior', 'DIOR Sauvage', true],
    ['Bosch Serie Altı Beyaz Geniş', 'Bosch Serie altı beyaz 500 litre', true],
    ['Lenovo Legion Pro', 'Lenovo Legion', true],
    ['Lenovo Legion Pro Max', 'Lenovo Legionnaire', true],
  ])('%s in “%s”: %s', (name, title, passes) => expect(kept(name, title).length > 0).toBe(passes));

  test.each([
    [
      'Casio 128',
      'Casio 128GB siyah',
      ['Casio 1280', 'Casio 128GB2', 'Casio A128', 'Casio x128GB'],
    ],
    ['Casio G128A', 'Casio G128A siyah', ['Casio G128AB', 'Casio 128']],
    ['Sony Pilot', 'Sony Pilotu', ['Sony Copilot', 'Sony Pil']],
    ['Sony Pil', 'Sony pil', ['Sony Pilot', 'Sony Kopil']],
  ])('%s is “%s” and none of the others', (name, right, others) =>
    expect(kept(name, right, ...others)).toEqual([right]),
  );

  test('exactly 70 % of the other words is enough, and exactly half where no title has that', () => {
    const name = 'Philips bir1 iki2 üç33 dört4 beş55 altı6 yedi7 sekiz8 dokuz9 on10';
    const seven = 'Philips bir1 iki2 üç33 dört4 beş55 altı6 yedi7';
    const six = 'Philips bir1 iki2 üç33 dört4 beş55 altı6';
    expect(kept(name, seven, six)).toEqual([seven]);
    expect(kept('Philips bir1 iki2 üç33', 'Philips bir1', 'Philips')).toEqual(['Philips bir1']);
  });

  test('keep the order and the products themselves', () => {
    const items = [
      { title: 'Sony WH-1000XM5', id: 1 },
      { title: 'Sony WH-1000XM5 Gümüş', id: 2 },
    ];
    expect(filterByTitle(items, 'Sony WH-1000XM5')).toEqual(items);
  });
});
