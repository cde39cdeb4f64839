import { fold, foldWords, formatNumber, formatPrice, formatPriceRange, parsePrice } from '.';

describe('fold', () => {
  test.each([
    ['İNTERNET', 'internet'],
    ['FILM', 'film'],
    ['ılık', 'ilik'],
    ['Güneş Gözlüğü', 'gunes gozlugu'],
    ['gu\u0308nes\u0327', 'gunes'],
    ['IPHONE', 'iphone'],
    ['ÇĞİÖŞÜ', 'cgiosu'],
    ['Koşu–Bandı', 'kosu-bandi'],
  ])('%s → %s', (text, folded) => expect(fold(text)).toBe(folded));

  test('words end at apostrophes and punctuation', () =>
    expect(foldWords('iPhone’un kılıfı, S24+')).toEqual(['iphone', 'un', 'kilifi', 's24+']));
});

test.each([
  [0, undefined, '0'],
  [999, undefined, '999'],
  [3240, undefined, '3.240'],
  [1234567, undefined, '1.234.567'],
  [4.5, undefined, '4,5'],
  [-1500, undefined, '-1.500'],
  [5, 1, '5,0'],
  [4.86, 1, '4,9'],
  [12500.6, 0, '12.501'],
])('%d with %p decimals is written %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});

describe('prices', () => {
  test.each([
    [1299.9, '1.299,90 TL'],
    [5, '5,00 TL'],
    [999.999, '1.000,00 TL'],
    [42999, '42.999,00 TL'],
    [1075000.5, '1.075.000,50 TL'],
  ])('%d is written the Turkish way', (value, text) => expect(formatPrice(value)).toBe(text));

  test.each([
    ['1.299,90 TL', 1299.9],
    ['₺1,299.90', 1299.9],
    ['1.299,00', 1299],
    ['1.299', 1299],
    ['1.299.000 TL', 1299000],
    ['149,5 TL', 149.5],
    ['12 499 TL', 12499],
    ['Fiyat için siteyi ziyaret edin', undefined],
    ['0,500 TL', 0.5],
    ['0 TL', undefined],
    ['', undefined],
  ])('%s reads as %s', (text, value) => expect(parsePrice(text)).toBe(value));

  test.each([
    [{ max: 1000 }, '1.000 TL’ye kadar'],
    [{ min: 1000, max: 2500 }, '1.000–2.500 TL'],
    [{ min: 1200000 }, '1.200.000 TL ve üzeri'],
    [{ max: 3939.9 }, '3.939,90 TL’ye kadar'],
  ])('%j is “%s”', (range, words) => expect(formatPriceRange(range)).toBe(words));
});
