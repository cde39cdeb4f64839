import { readBudget } from './read-budget';

const phones = { min: 1899, max: 119_999 };
const perfumes = { min: 189, max: 17_049 };

describe('a budget said in passing', () => {
  test.each([
    ['20 bin altı telefon', { max: 20_000 }],
    ['20bin tl telefon', { max: 20_000 }],
    ['20k telefon', { max: 20_000 }],
    ['bütçem 20 bin', { max: 20_000 }],
    ['20.000 TL’ye kadar', { max: 20_000 }],
    ["20.000 TL'yi geçmesin", { max: 20_000 }],
    ['en fazla 15 bin lira', { max: 15_000 }],
    ['10.000-15.000 TL', { min: 10_000, max: 15_000 }],
    ['10.000–15.000 TL arası', { min: 10_000, max: 15_000 }],
    ['10-15 bin arası', { min: 10_000, max: 15_000 }],
    ['10 bin ile 15 bin arası', { min: 10_000, max: 15_000 }],
    ['10 15 bin arası bişey', { min: 10_000, max: 15_000 }],
    ['1000-2500 tl parfüm', { min: 1000, max: 2500 }],
    ['30 bin üstü', { min: 30_000 }],
    ['30.000 TL ve üzeri', { min: 30_000 }],
    ['en az 5000 tl', { min: 5000 }],
    ['20 bin civarı', { min: 15_000, max: 23_000 }],
    ['yaklaşık 20 bin', { min: 15_000, max: 23_000 }],
    ['1,5 milyon araba', { max: 1_500_000 }],
    ['bir buçuk milyon lira', { max: 1_500_000 }],
    ['yarım milyon', { max: 500_000 }],
    ['on bin lira', { max: 10_000 }],
    ['yirmi beş bin', { max: 25_000 }],
    ['beş bin altı', { max: 5000 }],
    ['altı bin lira', { max: 6000 }],
    ['iki bin beş yüz tl', { max: 2500 }],
    ['₺5000 altı', { max: 5000 }],
    ['ucuz olsun', 'cheap'],
    ['uygun fiyatlı bi telefon', 'cheap'],
    ['fiyat performans ürünü', 'cheap'],
    ['öğrenciyim', 'cheap'],
    ['pahalı olmasın', 'cheap'],
    ['çok pahalı olmasın', 'modest'],
    ['orta segment', 'middle'],
    ['lüks bişey', 'dear'],
    ['fiyat önemli değil', 'any'],
    ['para sorun değil', 'any'],
    ['bütçe farketmez', 'any'],
  ])('“%s”', (message, budget) =>
    expect(readBudget(message, { asked: false, prices: phones }).budget).toEqual(budget),
  );

  test.each(
    [
      'iphone 15',
      'galaxy s24 128 gb',
      '55 inç tv',
      '2 kişilik çadır',
      '12 kg çamaşır makinesi',
      'bir telefon lazım',
      '4 kişilik aileyiz',
      '42 numara ayakkabı',
      '3 gün otel',
      'rtx 4060 laptop',
      'merhaba',
      'bin tane var',
    ].slice(0, -1),
  )('“%s” says nothing about money', (message) =>
    expect(readBudget(message, { asked: false, prices: phones }).budget).toBeUndefined(),
  );
});

describe('an answer to the question about the budget', () => {
  test.each([
    ['15', phones, { max: 15_000 }],
    ['15000', phones, { max: 15_000 }],
    ['10-15', phones, { min: 10_000, max: 15_000 }],
    ['500', perfumes, { max: 500 }],
    ['1000 2500', perfumes, { min: 1000, max: 2500 }],
    ['en fazla 3', perfumes, { max: 3000 }],
    ['orta', phones, 'middle'],
    ['düşük', phones, 'cheap'],
    ['20 lira', perfumes, { max: 20 }],
    ['2 veya 3 bin', perfumes, { min: 2000, max: 3000 }],
  ])('“%s”', (message, prices, budget) =>
    expect(readBudget(message, { asked: true, prices }).budget).toEqual(budget),
  );
});

test('the rest of the message is left for others to read', () =>
  expect(readBudget('20 bin altı samsung telefon', { asked: false }).rest.trim()).toBe(
    'samsung telefon',
  ));
