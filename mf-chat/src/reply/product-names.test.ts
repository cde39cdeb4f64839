import { extractProductNames } from './product-names';

const listOf = (...lines: string[]) =>
  lines.map((line, index) => `${index + 1}. ${line}`).join('\n');

describe('extractProductNames', () => {
  test.each([
    ['a bare name', 'Samsung Galaxy S24', 'Samsung Galaxy S24'],
    ['bold', '**Samsung Galaxy S24**', 'Samsung Galaxy S24'],
    ['bold and a dash', '**Samsung Galaxy S24** - güçlü kamera', 'Samsung Galaxy S24'],
    ['an en dash', 'Samsung Galaxy S24 – güçlü kamera', 'Samsung Galaxy S24'],
    ['an em dash', 'Samsung Galaxy S24 — güçlü kamera', 'Samsung Galaxy S24'],
    ['an em dash without spaces', 'Samsung Galaxy S24—güçlü kamera', 'Samsung Galaxy S24'],
    ['a minus sign', 'Samsung Galaxy S24 − güçlü kamera', 'Samsung Galaxy S24'],
    [
      'a non-breaking hyphen between spaces',
      'Samsung Galaxy S24 ‑ güçlü kamera',
      'Samsung Galaxy S24',
    ],
    ['a hyphen in the name', 'Ray-Ban RB2140 Wayfarer - klasik', 'Ray-Ban RB2140 Wayfarer'],
    ['a range in the name', 'Bosch 10–12 kg Seri 6', 'Bosch 10–12 kg Seri 6'],
    ['a colon', '**Dior Sauvage EDT:** ferah ve kalıcı', 'Dior Sauvage EDT'],
    ['a colon outside the bold', '**Dior Sauvage EDT**: ferah', 'Dior Sauvage EDT'],
    ['italics', '*Dior Sauvage* - ferah', 'Dior Sauvage'],
    ['underscores', '_Dior Sauvage_ - ferah', 'Dior Sauvage'],
    ['code', '`Dior Sauvage`', 'Dior Sauvage'],
    ['a link', '[Dior Sauvage](https://example.com/a-b) - ferah', 'Dior Sauvage'],
    ['quotes', '“Dior Sauvage”', 'Dior Sauvage'],
    ['a price', 'Apple iPhone 16 128 GB 54.999 TL', 'Apple iPhone 16 128 GB'],
    ['a price in brackets', 'Apple iPhone 16 (54.999 TL)', 'Apple iPhone 16'],
    ['a price with its sign', 'Apple iPhone 16, ₺54.999', 'Apple iPhone 16'],
    ['a year in brackets stays', 'Netflix Ayla (2017)', 'Netflix Ayla (2017)'],
    ['a remark after a comma', 'Xiaomi Redmi Note 14, uygun fiyatlı', 'Xiaomi Redmi Note 14'],
    ['a decimal comma stays', 'Xiaomi 55 inç 1,5 GHz TV', 'Xiaomi 55 inç 1,5 GHz TV'],
    ['a further sentence', 'Xiaomi Redmi Note 14. Bataryası uzun gider.', 'Xiaomi Redmi Note 14'],
    ['a dot in the name', 'Chanel No. 5 EDP', 'Chanel No. 5 EDP'],
    ['a lower-case brand', 'iPhone 16', 'iPhone 16'],
    ['a full stop at the end', 'Arçelik 570430 EB.', 'Arçelik 570430 EB'],
    ['a star in front', '⭐ Arçelik 570430 EB', 'Arçelik 570430 EB'],
    ['a bar', 'Arçelik 570430 EB | 32.999 TL', 'Arçelik 570430 EB'],
    ['spaces', '   Arçelik   570430 EB  ', 'Arçelik 570430 EB'],
  ])('%s', (_, line, name) =>
    expect(extractProductNames(listOf(line, 'Beko 670505 EB', 'Vestel NF480'))).toEqual([
      name,
      'Beko 670505 EB',
      'Vestel NF480',
    ]),
  );

  test.each([
    ['bold numbers', '**1.** Samsung A55\n**2.** Xiaomi 14T\n**3.** Apple iPhone 16'],
    ['bold around the line', '**1. Samsung A55**\n**2. Xiaomi 14T**\n**3. Apple iPhone 16**'],
    ['indented', '  1. Samsung A55\n  2. Xiaomi 14T\n  3. Apple iPhone 16'],
    ['quoted', '> 1. Samsung A55\n> 2. Xiaomi 14T\n> 3. Apple iPhone 16'],
    ['Windows line ends', '1. Samsung A55\r\n2. Xiaomi 14T\r\n3. Apple iPhone 16'],
    [
      'text between',
      '1. Samsung A55\nGüçlü kamera.\n\n2. Xiaomi 14T\n- hızlı şarj\n3. Apple iPhone 16\nSon.',
    ],
    [
      'text around',
      'Önerilerim:\n1. Samsung A55\n2. Xiaomi 14T\n3. Apple iPhone 16\nHazırlanıyor...',
    ],
    ['headings', '### 1. Samsung A55\n### 2. Xiaomi 14T\n### 3. Apple iPhone 16'],
    ['escaped dots', '1\\. Samsung A55\n2\\. Xiaomi 14T\n3\\. Apple iPhone 16'],
    ['the same number each time', '1. Samsung A55\n1. Xiaomi 14T\n1. Apple iPhone 16'],
  ])('%s', (_, text) =>
    expect(extractProductNames(text)).toEqual(['Samsung A55', 'Xiaomi 14T', 'Apple iPhone 16']),
  );

  test.each([
    ['second hand', '2. el telefonlar daha uygundur.\n1. sınıf bir ürün de bulabiliriz.'],
    ['a lone numbered line', '1. Samsung Galaxy S24'],
    ['no list', 'Size Samsung Galaxy S24 öneririm.'],
    ['a number inside the line', 'Önce 1. Samsung, sonra 2. Xiaomi.'],
    ['a decimal', '5.5 inç ekran\n6.1 inç ekran'],
    ['questions', '1. Bütçeniz nedir?\n2. Hangi marka?\n3. Ne için?'],
    ['nothing', ''],
  ])('%s is no list', (_, text) => expect(extractProductNames(text)).toEqual([]));

  test('names of three characters or fewer are dropped', () =>
    expect(extractProductNames(listOf('LG', 'TV 4', 'Mac', 'Sony WH-1000XM5'))).toEqual([
      'TV 4',
      'Sony WH-1000XM5',
    ]));

  test('an ordinal beside a real list is not counted', () =>
    expect(
      extractProductNames(
        `${listOf('Samsung A55', 'Xiaomi 14T', 'Apple iPhone 16')}\n2. el isterseniz söyleyin.`,
      ),
    ).toHaveLength(3));
});
