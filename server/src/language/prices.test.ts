import { readPrice, readPriceLevel, type PriceContext, read, writtenIn, readWords } from '.';

const phones = { min: 1899, max: 119_999 };
const perfumes = { min: 189, max: 17_049 };

const priceOf = (text: string, context?: PriceContext) => {
  const { from: _, to: __, ...price } = readPrice(readWords(text), context) ?? { from: 0, to: 0 };
  return price;
};
const most = (max: number) => ({ max, said: 'most' });
const least = (min: number) => ({ min, said: 'least' });
const between = (min: number, max: number) => ({ min, max, said: 'between' });
const near = (near: number, said = 'near') => ({
  min: Math.round(near * 0.75),
  max: Math.round(near * 1.25),
  near,
  said,
});
describe('a price in a text', () => {
  test.each([
    ['20 bin altı telefon', most(20_000)],
    ['ikisine 400', most(400)],
    ['500 toplam', most(500)],
    ['20.000 TL altı telefon', most(20_000)],
    ['20000 tl’nin altında laptop', most(20_000)],
    ['5.000 TL’ye kadar buzdolabı', most(5000)],
    ['5000 tl ye kadar buzdolabı', most(5000)],
    ['yirmi beş bine kadar telefon', most(25_000)],
    ['kırk bine kadar', most(40_000)],
    ['beş bin altı kulaklık', most(5000)],
    ['10-15 bin arası laptop', between(10_000, 15_000)],
    ['5k-8k kulaklık', between(5000, 8000)],
    ['kulaklık 5k ile 8k arası', between(5000, 8000)],
    ['en az 2000 en fazla 3000 tl çanta', between(2000, 3000)],
    ['min 2000 max 3000 tl çanta', between(2000, 3000)],
    ['2000 lira max 4k tv', most(2000)],
    ['10 bin ile 15 bin arası laptop', between(10_000, 15_000)],
    ['10 binle 15 bin arasında laptop', between(10_000, 15_000)],
    ['on bin ile yirmi bin arası', between(10_000, 20_000)],
    ['altı yedi bin lira', between(6000, 7000)],
    ['altı yedi bin liralık telefon', between(6000, 7000)],
    ['beş altı bin tl kulaklık', between(5000, 6000)],
    ['1000-2500 TL parfüm', between(1000, 2500)],
    ['1000 2500 tl arası parfüm', between(1000, 2500)],
    ['5-10 bin tl', between(5000, 10_000)],
    ['telefon 10.000-15.000', between(10_000, 15_000)],
    ['10.000–15.000 TL', between(10_000, 15_000)],
    ['en fazla 3000 lira mont', most(3000)],
    ['max 15 bin tl tv', most(15_000)],
    ['bütçem 20 bin', most(20_000)],
    ["20.000 TL'yi geçmesin", most(20_000)],
    ['1500 ü geçmesin', most(1500)],
    ['bilekten olsun, 2000 i de geçmesin', most(2000)],
    ['10 binden fazla olmasın', most(10_000)],
    ['30 bini aşmayan laptop', most(30_000)],
    ['5000 TL’den ucuz tablet', most(5000)],
    ['30 bin üstü telefon', least(30_000)],
    ['30.000 TL ve üzeri telefon', least(30_000)],
    ['yirmi bin liraya robot süpürge', { near: 20_000, max: 20_000, said: 'sum' }],
    ['15 bine otel', { near: 15_000, max: 15_000, said: 'sum' }],
    ["500 TL'ye parfüm", near(500, 'sum')],
    ['en az 5000 tl saat', least(5000)],
    ['1.5 milyon altı araba', most(1_500_000)],
    ['bir buçuk milyona kadar araba', most(1_500_000)],
    ['iphone 15 500 tl altı', most(500)],
    ['iphone 15 60 bin altı', most(60_000)],
    ['500₺ altı ruj', most(500)],
    ['₺5000 altı', most(5000)],
    ['3000 tl ve altı parfüm', most(3000)],
    ['15k altı telefon', most(15_000)],
    ['60k telefon', near(60_000, 'sum')],
    ['1k kulaklık', near(1000, 'sum')],
    ['ikişer bin lira', near(2000, 'sum')],
    ['tanesi 750’şer lira', { max: 750, said: 'most' }],
    ['3er bin', near(3000, 'sum')],
    ['2000 tl parfüm', near(2000, 'sum')],
    ['kırk bin liralık telefon', near(40_000, 'sum')],
    ['20 bin civarı', near(20_000)],
    ['20 bin tl civarında tv', near(20_000)],
    ['yaklaşık 20 bin', near(20_000)],
    ['bütçem 20 bin civarı', near(20_000)],
    ['en fazla 20 bin civarı', most(20_000)],
    ['20 bin civarı en fazla', most(20_000)],
    ['8 bin falan max', most(8000)],
    ['30 bin max 32', most(32_000)],
    ['telefon 25 bin en fazla 28 bin', most(28_000)],
    ['500 tl bilemedin 600 tl', near(600, 'sum')],
    ['20 yok 25 olsun', {}],
    ['40 bin ama zorlarsam 45', near(45_000, 'sum')],
    ['20 bin değil 25 bin', near(25_000, 'sum')],
  ])('“%s”', (text, price) => expect(priceOf(text)).toEqual(price));

  test.each([
    'iphone 15',
    'galaxy s24 128 gb',
    '55 inç tv',
    '12 kg çamaşır makinesi',
    '4k tv',
    '8k televizyon',
    'xiaomi 14 ultra',
    'bugatti 500',
    'ps5 1 tb',
    'iphone 17 pro max 256 gb',
    'altı kişilik masa',
    'iki üç kişilik çadır',
    '2 kişilik 3 mevsim çadır',
    'a101 telefon',
    '1000 mbps internet',
    '12-24 ay bebek oyuncağı',
    '42 numara ayakkabı',
    '205/55 r16 lastik',
    'rtx 4060 laptop',
    'yüz kremi',
    'bir telefon lazım',
    '4 kişilik aileyiz',
  ])('is not in “%s”', (text) => expect(priceOf(text)).toEqual({}));

  test.each([
    ['15', phones, most(0), near(15_000, 'sum')],
    ['15000', phones, most(0), near(15_000, 'sum')],
    ['500', perfumes, most(0), near(500, 'sum')],
    ['10-15', phones, most(0), between(10_000, 15_000)],
    ['10 15', phones, most(0), between(10_000, 15_000)],
    ['1000 2500', perfumes, most(0), between(1000, 2500)],
    ['2 veya 3 bin', perfumes, most(0), between(2000, 3000)],
    ['en fazla 3', perfumes, most(0), most(3000)],
    ['20 lira', perfumes, most(0), near(20, 'sum')],
    ['kırk', phones, most(0), near(40_000, 'sum')],
  ])('as the answer “%s”', (text, prices, _, price) =>
    expect(priceOf(text, { asked: true, prices })).toEqual(price),
  );
});

describe('the ways to say that a price', () => {
  const said = (texts: readonly string[], price: object) =>
    texts.map((text): [string, object] => [text, price]);

  test.each([
    ...said(
      [
        '20 bin altında olsun',
        '20 bin altına laptop',
        '20 bine kadar çıkabilirim',
        '20 bini geçmesin',
        '20 bini geçmeyen laptop',
        '20 bini aşmasın',
        '20 bini aşmayacak',
        '20 binden az laptop',
        '20 binden daha az',
        '20 binden ucuza laptop',
        '20 binden daha ucuz olsun',
        '20 binden aşağı',
        '20 bin max',
        '20 bin maksimum',
        '20 bin limitim var',
        '20 bin bütçem var',
        '20 bin bütçeyle laptop',
        '20 bin içinde',
        '20 bin yeter',
        '20 bine çıkarım',
        '20 bin üstüne çıkmayalım',
        'en fazla 20 bin',
        'en çok 20 bin',
        'maksimum 20 bin',
        'maks 20 bin',
        'max 20 bin',
        'azami 20 bin',
        'bütçe: 20 bin',
        'bütçemiz 20 bin',
        'taş çatlasa 20 bin',
        'tavan 20 bin',
        'üst limit 20 bin',
        'toplam 20 bin',
        'limitim 20 bin',
        '20 binden fazla olmasın',
        '20 binden daha fazla olmasın',
        '20 binden yukarı olmasın',
        '20 binden pahalı istemiyorum',
        '20 binden pahalı olmaz',
        '20 binin üstü olmasın',
        '20 binin üzeri olmasın',
        '20 binden fazla veremem',
        '20 binden fazla vermem',
        '20 binden yukarı çıkmayalım',
        '20 binden pahalı olmayan laptop',
      ],
      most(20_000),
    ),
    ...said(
      [
        '20 bin üstü',
        '20 binin üstünde laptop',
        '20 bin ve üstü',
        '20 bin üzeri',
        '20 binin üzerinde',
        '20 binden yukarı',
        '20 binden fazla',
        '20 binden daha fazla',
        '20 binden pahalı laptop',
        '20 binden daha pahalı',
        'en az 20 bin',
        'minimum 20 bin',
        'min 20 bin',
        'asgari 20 bin',
        'en aşağı 20 bin',
        '20 binden az olmasın',
        '20 binden aşağı olmasın',
        '20 binden ucuz olmasın',
        '20 binden ucuz istemiyorum',
        '20 binin altı olmaz',
        '20 binden aşağı olmayan laptop',
      ],
      least(20_000),
    ),
    ...said(
      [
        '20 bin civarında',
        '20 bin bandında',
        '20 bin seviyesinde',
        '20 bin dolaylarında',
        '20 bin gibi',
        '20 bin falan',
        '20 bin filan',
        '20 bine yakın',
        'yaklaşık 20 bin',
        'aşağı yukarı 20 bin',
        'ortalama 20 bin',
        'tahmini 20 bin',
        'takriben 20 bin',
      ],
      near(20_000),
    ),
    ...said(
      [
        '10-20 bin',
        '10 ile 20 bin arası',
        '10 ila 20 bin',
        '10 bin ve 20 bin arası',
        '10 bin 20 bin aralığında',
        '10 veya 20 bin arasında',
        '10 ya da 20 bin arasında',
        '10000, 20000 arası',
      ],
      between(10_000, 20_000),
    ),
  ])('“%s”', (text, price) => expect(priceOf(text)).toEqual(price));

  test.each([
    ['20 bin yok 25 bin', 25_000],
    ['20 bin hayır 25 bin', 25_000],
    ['20 bin pardon 25 bin', 25_000],
    ['20 bin aslında 25 bin', 25_000],
    ['20 bin neyse 25', 25_000],
    ['20 bin boşver 25 bin', 25_000],
    ['20 bin yerine 25 bin', 25_000],
    ['20 bin hadi 25', 25_000],
  ])('is another one, “%s”', (text, price) =>
    expect(priceOf(text, { asked: true, prices: phones })).toEqual(near(price, 'sum')),
  );
});

describe('what is and what is not money', () => {
  test.each([
    ['8k', {}],
    ['8k laptop', {}],
    ['9k laptop', near(9000, 'sum')],
    ['8k altı', most(8000)],
    ['8k tl', near(8000, 'sum')],
    ['205/55', {}],
    ['2000/3000', {}],
    ['1500 gün altı', {}],
    ['15 bin kişi', near(15_000, 'sum')],
    ['1500 tl gün', near(1500, 'sum')],
    ['0 lira', {}],
    ['9 tl', {}],
    ['10 tl', near(10, 'sum')],
    ['5 lira altı', most(5)],
    ['5.500 telefon', near(5500, 'sum')],
    ['9000 yeter mi', {}],
    ['90 altı', {}],
    ['100 altı', most(100)],
    ['150 civarı', near(150)],
    ['90 civarı', {}],
    ['yüz', {}],
    ['yüz lira', near(100, 'sum')],
    ['yüz altı', most(100)],
    ['beş yüz', {}],
    ['beş yüz altı', most(500)],
    ['beş yüz üstü', least(500)],
    ['beş yüz civarı', near(500)],
    ['beş yüzden fazla olmasın', most(500)],
    ['beş yüzden az olmasın', least(500)],
    ['en fazla beş yüz', most(500)],
    ['en az beş yüz', least(500)],
    ['yaklaşık beş yüz', near(500)],
    ['elli altı', {}],
    ['en fazla elli', {}],
    ['elli lira', near(50, 'sum')],
    ['altı yedi', {}],
    ['1 2 3 4 5 6 7 8 9 10 11 20 bin', near(20_000, 'sum')],
  ])('“%s”', (text, price) => expect(priceOf(text)).toEqual(price));

  test.each([
    ['beş', undefined, near(5, 'sum')],
    ['beş', phones, near(5000, 'sum')],
    ['yüz', undefined, near(100, 'sum')],
    ['90 altı', undefined, most(90)],
    ['8k', undefined, near(8000, 'sum')],
    ['3/4', undefined, {}],
    ['15 mavi', phones, {}],
    ['15 olsun', phones, near(15_000, 'sum')],
    ['olsun 15', phones, near(15_000, 'sum')],
    ['500 değil 700', undefined, near(700, 'sum')],
    ['altı yedi', phones, between(6000, 7000)],
    ['15, 20', phones, between(15_000, 20_000)],
    ['1', phones, near(1, 'sum')],
    ['2', phones, near(2000, 'sum')],
    ['950', { min: 1900, max: 90_000 }, near(950, 'sum')],
    ['949', { min: 1900, max: 90_000 }, near(949, 'sum')],
    ['270', { min: 1900, max: 90_000 }, near(270_000, 'sum')],
    ['271', { min: 1900, max: 90_000 }, near(271, 'sum')],
  ])('the answer “%s”', (text, prices, price) =>
    expect(priceOf(text, { asked: true, prices })).toEqual(price),
  );

  test.each([
    ['49', {}],
    ['50', near(50, 'sum')],
    ['900', near(900, 'sum')],
    ['1800', near(1800, 'sum')],
    ['1801', {}],
    ['ruj 500', {}],
  ])('“%s” alone, where things cost 40 to 900 TL', (text, price) =>
    expect(priceOf(text, { prices: { min: 40, max: 900 } })).toEqual(price),
  );

  test('a number far below all prices is none', () => {
    const prices = { min: 1000, max: 9000 };
    expect(priceOf('400', { prices })).toEqual(near(400, 'sum'));
    expect(priceOf('399', { prices })).toEqual({});
  });

  test.each([
    ['100 ile 200 arası', between(100, 200)],
    ['99 ile 200 arası', {}],
    ['iphone 14 ile 15 arası', {}],
    ['500 ile 2 bin arası', between(500, 2000)],
    ['1500 ile 2 bin arası', between(1500, 2000)],
    ['20 bin ile 10 bin arası', between(10_000, 20_000)],
    ['20 bin - 20 bin', near(20_000, 'sum')],
    ['1000 - 2000', between(1000, 2000)],
    ['iphone 1000 - 2000', {}],
    ['1000 2000', {}],
    ['50 - 60', {}],
    ['10 bin 20 bin', between(10_000, 20_000)],
    ['10 bin ve 20 bin', between(10_000, 20_000)],
    ['telefon 10 bin 20 bin', near(10_000, 'sum')],
    ['10 bin telefon 20 bin', near(10_000, 'sum')],
    ['fiyatı arasında 10 bin 20 bin', between(10_000, 20_000)],
  ])('“%s” between two', (text, price) => expect(priceOf(text)).toEqual(price));

  test.each([
    ['20 bin olsun yok 25 bin', near(25_000, 'sum')],
    ['20 bin telefon 25 bin değil', near(20_000, 'sum')],
    ['20 bin yok 900', near(900, 'sum')],
    ['20 bin yok 1000', near(1000, 'sum')],
    ['20 bin yok 25 tl', near(25_000, 'sum')],
    ['500 yok 600 tl', near(600, 'sum')],
    ['20 bin yok 30 milyon', near(30_000_000, 'sum')],
    ['20 bin, gri değil 2 kapaklı', near(20_000, 'sum')],
  ])('“%s” is the one said last', (text, price) => expect(priceOf(text)).toEqual(price));

  test('words that say something else are none', () => {
    const words = readWords('20 bin altı 30 bin');
    expect(readPrice(words, {}, new Set([0, 1]))).toMatchObject({ from: 3, near: 30_000 });
    expect(readPrice(words, {}, new Set([2]))).toMatchObject({ from: 0, near: 20_000 });
    expect(readPriceLevel(readWords('ucuz telefon'), {}, new Set([0]))).toBeUndefined();
  });
});

describe('how cheap a thing shall be', () => {
  test.each([
    ['en ucuz telefon', 'cheap', true],
    ['telefonun en ucuzu', 'cheap', true],
    ['en pahalı parfüm', 'dear', true],
    ['ucuz telefon', 'cheap', false],
    ['uygun fiyatlı bi telefon', 'cheap', false],
    ['fiyat performans telefonu', 'cheap', false],
    ['pahalı olmasın', 'cheap', false],
    ['çok pahalı olmasın', 'modest', false],
    ['ucuz olmasın', 'dear', false],
    ['orta segment', 'middle', false],
    ['lüks otel', 'dear', false],
    ['fiyat önemli değil', 'any', false],
    ['para sorun değil', 'any', false],
    ['bütçe farketmez', 'any', false],
    ['bütçe fark etmez', 'any', false],
    ['fiyatı hiç önemli değil', 'any', false],
    ['para problem değil', 'any', false],
    ['para dert değil', 'any', false],
    ['bütçe sınırı yok', 'any', false],
    ['bütçe limitim yok', 'any', false],
    ['fiyatı boş ver', 'any', false],
    ['fiyata takma', 'any', false],
    ['sınırsız bütçe', 'any', false],
    ['bütçem geniş', 'any', false],
    ['bütçem kısıtlı', 'cheap', false],
    ['param az', 'cheap', false],
    ['pahalı değil', 'cheap', false],
    ['pahalı istemiyorum', 'cheap', false],
    ['çok pahalı istemiyorum', 'modest', false],
    ['çok ucuz olmasın', 'dear', false],
    ['en uygun fiyatlısı', 'cheap', true],
    ['en hesaplısı', 'cheap', true],
    ['en ekonomik süpürge', 'cheap', true],
    ['cheapest laptop', 'cheap', true],
    ['en lüks otel', 'dear', true],
    ['most expensive watch', 'dear', true],
    ['hesaplı bir şey', 'cheap', false],
    ['ekonomik model', 'cheap', false],
    ['bütçe dostu telefon', 'cheap', false],
    ['f/p telefon', 'cheap', false],
    ['affordable phone', 'cheap', false],
    ['orta seviye telefon', 'middle', false],
    ['makul fiyatlı', 'middle', false],
    ['premium telefon', 'dear', false],
    ['üst segment', 'dear', false],
    ['amiral gemisi', 'dear', false],
    ['pahalı olabilir', 'dear', false],
    ['paraya kıyarım', 'dear', false],
  ])('“%s” is %s', (text, level, order) =>
    expect(readPriceLevel(readWords(text))).toMatchObject({ level, order }),
  );

  test.each([
    ['orta', 'middle'],
    ['normal', 'middle'],
    ['az', 'cheap'],
    ['düşük', 'cheap'],
    ['yüksek', 'dear'],
    ['en iyisi', 'dear'],
  ])('“%s” is %s where money was asked about, and nothing else', (text, level) => {
    expect(readPriceLevel(readWords(text), { asked: true })).toMatchObject({ level });
    expect(readPriceLevel(readWords(text))).toBeUndefined();
  });

  test('is not said by a name alone', () =>
    expect(readPriceLevel(readWords('telefon kılıfı'))).toBeUndefined());
});

test.each([
  ['bana 20 bin altı samsung telefon', '20 bin altı'],
  ['yaklaşık kırk bin liralık telefon', 'yaklaşık kırk bin liralık'],
  ['laptop 10.000 – 15.000 TL arası', '10.000 – 15.000 TL arası'],
  ['telefon en fazla 15 bin olsun', 'en fazla 15 bin'],
])('of “%s” “%s” is what was read', (text, written) => {
  const reading = read(text);
  expect(reading.price && writtenIn(reading, reading.price)).toBe(written);
});
