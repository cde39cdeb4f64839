import { fold } from '@denk/shared/product/text';
import { readPrice } from './price-words';

describe('price words', () => {
  test.each([
    ['20 bin altı telefon', { max: 20000 }, 'telefon'],
    ['20.000 TL altı telefon', { max: 20000 }, 'telefon'],
    ['20000 tl’nin altında laptop', { max: 20000 }, 'laptop'],
    ['5.000 TL’ye kadar buzdolabı', { max: 5000 }, 'buzdolabi'],
    ['10-15 bin arası laptop', { min: 10000, max: 15000 }, 'laptop'],
    ['10 bin ile 15 bin arası laptop', { min: 10000, max: 15000 }, 'laptop'],
    ['1000-2500 TL parfüm', { min: 1000, max: 2500 }, 'parfum'],
    ['1000 2500 tl arası parfüm', { min: 1000, max: 2500 }, 'parfum'],
    ['en fazla 3000 lira mont', { max: 3000 }, 'mont'],
    ['max 15 bin tl tv', { max: 15000 }, 'tv'],
    ['30 bin üstü telefon', { min: 30000 }, 'telefon'],
    ['30.000 TL ve üzeri telefon', { min: 30000 }, 'telefon'],
    ['en az 5000 tl saat', { min: 5000 }, 'saat'],
    ['1.5 milyon altı araba', { max: 1500000 }, 'araba'],
    ['iphone 15 500 tl altı', { max: 500 }, 'iphone 15'],
    ['500₺ altı ruj', { max: 500 }, 'ruj'],
    ['15k altı telefon', { max: 15000 }, 'telefon'],
    ['2000 tl parfüm', { min: 1500, max: 2300 }, 'parfum'],
    ['20 bin liralık telefon', { min: 15000, max: 23000 }, 'telefon'],
    ['10 bin tl civarı tv', { min: 7500, max: 11500 }, 'tv'],
    ['5000 TL’den ucuz tablet', { max: 5000 }, 'tablet'],
    ['telefon 10.000-15.000', { min: 10000, max: 15000 }, 'telefon'],
  ])('of “%s”', (query, price, rest) => {
    const { rest: left, ...read } = readPrice(fold(query));
    expect(read).toEqual(price);
    expect(left.trim().replace(/\s+/g, ' ')).toBe(rest);
  });

  test.each([
    'iphone 15',
    'galaxy s24 128 gb',
    '55 inç tv',
    '12 kg çamaşır makinesi',
    '4k tv',
    'xiaomi 14 ultra',
    'bugatti 500',
    'ps5 1 tb',
    'iphone 17 pro max 256 gb',
    'altı kişilik masa',
    '2 kişilik 3 mevsim çadır',
    'a101 telefon',
    '1000 mbps internet',
    '12-24 ay bebek oyuncağı',
  ])('are not in “%s”', (query) => expect(readPrice(fold(query))).toEqual({ rest: fold(query) }));
});
