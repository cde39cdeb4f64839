import { sampleSearch } from '../../testing/sample-search';

test.each([
  ['babalar gününe ne alınır', 'babalar gününe parfüm'],
  ['sevgililer gününe ne alabilirim', 'sevgililer gününe parfüm'],
  ['doğum gününe ne alsam', 'doğum gününe parfüm'],
  ['bana en çok satılanı göster', undefined],
  ['1000 liram var ne alabilirim', undefined],
  ['2000 lira bütçem var ne önerirsin', undefined],
  ['ramazanda ne alınır', undefined],
  ['canım çok sıkılıyor', undefined],
  ['moralim bozuk', 'film'],
  ['annem çok mutlu olsun', 'film'],
  ['indirimde ne var', undefined],
  ['indirimdekiler', undefined],
  ['trend olanlar', undefined],
  ['yeni gelenler', 'akıllı telefon'],
  ['bebek görmeye gidiyorum ne götürsem', 'oyuncak'],
  ['lazım olan her şey', undefined],
  ['aynısının daha ucuzu', undefined],
  ['bunun küçüğünden yok mu', undefined],
  ['kaliteli olsun uzun gitsin', undefined],
  ['sağlam olsun hafif olsun', undefined],
  ['morundan istiyorum', undefined],
  ['kırmızısı var mı', undefined],
  ['komşuya gidiyoruz elimiz boş olmaz', undefined],
  ['yarına yetişsin de ne olursa olsun', undefined],
  ['sizde benim için bir şey var mı', undefined],
  ['en çok satanlardan bir tane', undefined],
  ['bir öneri yap', undefined],
])('“%s” leaves open what it wants: ways to start are offered', async (query, first) => {
  const answer = await sampleSearch.search({ query });
  expect(answer).toMatchObject({ fit: 'vague', products: [] });
  expect(answer.suggestions?.length).toBeGreaterThanOrEqual(3);
  if (first) expect(answer.suggestions).toContain(first);
});

test.each([
  'kediye ne alsam mama',
  'bulaşık makinesi ne alayım',
  'en çok satılan telefon',
  '500 tl kitap',
  'her şey dahil',
  'her şey her yerde aynı anda',
  'aynı yıldızın altında',
  'büyük beden mayo',
  'kırmızı elbise',
])('“%s” names what it wants', async (query) => {
  const answer = await sampleSearch.search({ query });
  expect(answer.fit).not.toBe('vague');
  expect(answer.products.length).toBeGreaterThan(0);
});
