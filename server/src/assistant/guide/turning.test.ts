import { catalogue, lastList, play, productsOf } from '../../../testing/play-guide';

describe('a second thing in a talk', () => {
  test.each([
    [
      'buzdolabı no frost 30 bin / ikincisi güzel, onu alıyorum. Şimdi çamaşır makinesine geçelim, 9 kilo olsun',
      'washing-machine',
    ],
    [
      'evden eve nakliyat 20 bin 2+1 / Tamam ilki olsun. Şimdi internet: evden çalışıyorum, aylık 700 e kadar',
      'internet-plan',
    ],
    [
      'filtre kahve makinesi 5 bin / yanına çekirdek kahve de ekleyelim, 600 lirayı geçmesin',
      'coffee',
    ],
  ])('%s: is followed', async (script, kind) => {
    const [, reply] = await play(script);
    expect(productsOf(reply?.names ?? [], kind).map((one) => one.kind)).toEqual([kind, kind, kind]);
  });

  test('says of what was taken where its prices are, and goes on', async () => {
    const [, reply] = await play('samsung telefon 10 bin / ilki olsun, kılıf da var mı sizde');
    expect(reply?.text).toMatch(/^Güzel seçim! Samsung .*\n\nTelefon kılıfı için bütçeniz/s);
  });

  test.each([
    ['samsung telefon 10 bin / A16 ya kılıf da var mı / fark etmez', /\(Galaxy A16\)$/],
    ['iphone 15 bakıyorum 60 bin / ilki olsun, buna kılıf da lazım / fark etmez', /\(iPhone 15\)$/],
  ])('%s: what goes with it is made for it', async (script, model) => {
    const { names = [] } = lastList(await play(script)) ?? {};
    expect(names).toHaveLength(3);
    for (const name of names) expect(name).toMatch(model);
  });

  test('says that there is none made for it', async () => {
    const turns = await play('samsung telefon 10 bin / A07 ye kılıf da var mı');
    expect(turns[1]?.text).toMatch(/Samsung Galaxy A07 .* için telefon kılıfı yok/);
  });
});

describe('what a message names', () => {
  test.each([
    ['bebek bezi de sorayım gelmişken, yenidoğan için', 'oto koltuğu 10 bin', /bebek bezi seçtim/],
    ['yanına bir de güzel kahve koysak, ne önerirsin?', 'kahve makinesi 5 bin', /^Kahve için/],
    ['dizi değil film dedim ya, komedi filmi ver', 'komedi dizi öner', /üç film seçtim/],
    [
      'tamam, sıra çamaşır makinesinde, 9 kilo yeter',
      'buzdolabı 30 bin',
      /çamaşır makinesi seçtim/,
    ],
    ['kahve de koysak yanına', 'çikolata', /^Kahve için/],
    ['anime olsa daha iyi', 'film', /Hangi türden/],
    ['başka ne satıyorsunuz elektronikte', 'buzdolabı 30 bin', /Hangisine bakalım/],
    ['kurutma makinesi de satıyor musunuz?', 'bulaşık makinesi 30 bin', /kurutma makinesi yok/],
    ['gelmişken mama sandalyesi de sorayım', 'oto koltuğu 10 bin', /mama sandalyesi yok/],
    ['peki çeyizlik ne var sizde', 'tencere seti', /Hangisine bakalım/],
    ['ütü ne kadar acaba', 'elektrikli süpürge', /ütü yok/],
    ['biberon satarmısınız', 'bebek arabası', /biberon yok/],
    ['cüzdan bakıyodum ben', 'çanta', /cüzdan yok/],
  ])('“%s” is about that', async (message, before, said) => {
    const turns = await play(`${before} / listele / ${message}`);
    expect(turns.at(-1)?.text).toMatch(said);
  });

  test.each([
    ['odada klima var mı', 'otel'],
    ['pencere var mı', 'çadır'],
    ['çamurluk var mı üzerinde', 'bisiklet'],
    ['yedek lastik var mı bagajda', 'araba'],
    ['birincisinin içinde tavuk var mı', 'kedi maması'],
    ['su geçirir mi', 'mont'],
    ['paspas da yapıyor mu', 'robot süpürge'],
    ['ilaç kullanıyorum alayım mı', 'vitamin'],
  ])('“%s” is about what is shown', async (message, before) => {
    const turns = await play(`${before} / listele / ${message}`);
    expect(turns.at(-1)?.text).not.toMatch(/Kataloğumuzda|Aradığınızı|bütçeniz ne kadar/);
  });

  test('sends who asks whether to see a doctor to one', async () => {
    const turns = await play('leke kremi / listele / annem doktora git diyo gitmesem olur mu');
    expect(turns.at(-1)?.text).toMatch(/doktora görünmek/);
  });
});

describe('what a list claims', () => {
  test.each([
    '2000 3000 tl arası kulak üstü kulaklık',
    'kadın kol saati 3000 4000 arası',
    'kiracı eşya sigortası yılda 2000-3000 lira',
  ])('%s: finds no fault with what costs less', async (script) => {
    const turns = await play(script);
    expect(turns.map(({ text }) => text).join()).not.toMatch(/altında|aşıyor/);
  });

  test('calls none of another measure by the one that was asked', async () => {
    const { lines = [] } = lastList(await play('çift kişilik yatak 160x200 15 bin tl')) ?? {};
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/160x200/);
  });

  test('finds over-ear headphones that quiet the noise', async () => {
    const turns = await play(
      'kablosuz kulaklık 2000 tl altı gürültü engelleyen / kulak üstü olsun',
    );
    expect(turns[1]?.names.slice(0, 2)).toEqual(['Anker soundcore Q20i', 'QCY H3']);
  });

  test('takes what will do, too, beside what was wanted', async () => {
    const turns = await play('ev interneti 50 mbps taahhütsüz 700 tl / taahhütlü de olur');
    expect(turns[1]?.chips).toContain('Taahhütsüz ya da Taahhütlü');
    expect(turns[1]?.text).not.toMatch(/taahhütsüz, taahhütlü/);
  });

  test('takes a family for no couple, and its board for a wish', async () => {
    const [reply] = await play('2 yetişkin 3 çocuk her şey dahil otel Antalya');
    expect(reply?.chips).toEqual(expect.arrayContaining(['Her şey dahil', 'Aile']));
    expect(reply?.chips).not.toContain('Çift');
  });

  test.each([
    ['torunlarla görüntülü konuşsun diye babaanneme telefon / fark etmez', 'smartphone'],
    ['buzdolabı lazım / fark etmez / göster', 'refrigerator'],
  ])('%s: puts nothing far above the usual price first', async (script, kind) => {
    const { names = [] } = lastList(await play(script)) ?? {};
    const prices = productsOf(names, kind).map(({ offers }) => offers[0]?.price ?? 0);
    const all = catalogue.products
      .filter((one) => one.kind === kind)
      .map(({ offers }) => offers[0]?.price ?? 0)
      .sort((a, b) => a - b);
    expect(Math.max(...prices)).toBeLessThan(2 * (all[Math.floor(all.length / 2)] ?? 0));
  });

  test('holds no price of four nights against a budget for five', async () => {
    const turns = await play('Antalya her şey dahil otel 5 gece iki kişi 60 bin');
    expect(lastList(turns)?.lines.join()).toMatch(/5 gece için bütçenizin [\d.]+ TL üstünde/);
  });
});

test.each([
  ['ikinci el motosiklet arıyorum', 'motosiklet yok'],
  ['matematik özel ders hocası lazım', 'özel ders hocası yok'],
  ['bornovada kiralık 1+1 arıyorum 20 bine kadar', 'emlak ilanı sitelerinde'],
  ['yüzük arıyorum nişan için', 'kuyumcularda'],
  ['6. sınıf oğluma türkçe özel ders', 'türkçe özel ders yok'],
  ['yeğenim için lgs kursu arıyorum', 'kurs merkezlerinde'],
  ['halı bakıyorum 160x230, 5000 tl', 'ev tekstili mağazalarında'],
])('%s: is not sold, and nothing around it is offered', async (message, said) => {
  const [reply] = await play(message);
  expect(reply?.text).toContain(said);
  expect(reply?.names).toEqual([]);
});

test.each([
  [
    'bizim televizyon bozuldu, akşamları haber ve dizi seyrediyoruz. büyük bir televizyon lazım',
    /^(?!.*haber).*[Tt]elevizyon/s,
  ],
  [
    'çamaşır makinesi yandı gitti, evde 5 kişiyiz. bana sağlam bişey lazım',
    /Çamaşır makinesi için/,
  ],
  ['300 bin liraya ihtiyacım var, 36 ay ödemeli. ne önerirsiniz', /kredi/],
  ['tarlayı sattım, elimde 400 bin var bankaya koyacağım, sağlam olsun', /^(?!.*kart)/s],
  ['8 yaşında kuzenime hediye', /hangisine bakalım/],
  ['oyun için lptp lazm 40 bin', /dizüstü|hangi/i],
])('%s: what is asked for is heard before what is told', async (message, said) => {
  const [reply] = await play(message);
  expect(reply?.text).toMatch(said);
  expect(reply?.buttons.map(({ label }) => label).join()).not.toMatch(/Parfüm|Tencere|Haber/);
});

test('asks for small things of a sort, and for none called small', async () => {
  const turns = await play('dambıl 2000 tl / pilates bandı gibi küçük şeyler var mı');
  expect(turns.at(-1)?.text).not.toMatch(/küçük yok/);
});

describe('after a list', () => {
  test.each([
    // One is taken by its maker, by what it costs, or by its place, however that is said.
    ['internet paketi 500 / listele / iyi o kablonet olsun', /^Güzel seçim! Kablonet/],
    ['laptop 45 bin / listele / ikincisi galiba', /^Güzel seçim!/],
    ['koltuk 40 bin / listele / en ucuzunu alıcam galiba', /^Güzel seçim! Bellona Mistral/],
    ['otel antalya / listele / hideaway a karar verdik', /^Güzel seçim! Hideaway/],
    // By what none of them is like none is taken.
    ['parfüm kadın 1500 / listele / beyaz çaylı olanı alayım', /^Hangisini alıyorsunuz/],
    ['cilt bakımı akne 400 / listele / her gün kullanabilir miyim? ilkini', /^(?!.*Güzel seçim)/s],
    // What is wished for and what is asked are both answered, the list first.
    [
      'otel antalya / listele / havuzlu olsun bide fiyatlar kişi başı mı',
      /^Tamam, havuzlu.*\n3\. [^\n]*\n\nYazan fiyat kişi başıdır/s,
    ],
    [
      'çadır 8000 / listele / 2 kişilik yeter, su geçirir mi bunlar',
      /^Tamam, 2 kişilik.*Su kolonu/s,
    ],
    [
      'çadır 5000 3 kişilik / listele / kurması kolay olan hangisi? bi de su geçirmesin demiştim!',
      /Öteki isteğinizi ürün bilgilerinden ayıramıyorum/,
    ],
    ['buzdolabı 45 bin / listele / inox olmalı ve kaç desibel bunlar', /^Tamam, gri, inox.*dB/s],
    // What will do, too, is shown where the list has none of it; a brand that would do is looked for.
    ['komedi filmi / listele / macera da olabilir', /^Tamam, komedi ya da macera; \S+ değiştirdim/],
    ['tur kapadokya / listele / gap da olur', /Kapadokya ya da GAP/i],
    ['erkek parfümü 3000 / odunsu / lacoste olur mu', /^Tamam, Lacoste/],
    ['kulaklık 5000 / kulak içi / anker de olur sony de', /^(?!.*Güzel seçim).*Anker/s],
    ['film / gerilim / 80ler', /^Tamam, 2000 öncesi/],
    ['kulaklık 5000 / kulak içi / anker ya da sony', /Anker ya da Sony|anker ya da sony/],
    ['lastik 195 65 15 / yazlık / 4 mevsim olsun vazgeçtim yazlıktan', /^Tamam, 4 mevsim[:;.]/],
    // A sum that is bargained for is the sum.
    ['tablet 20 bin / listele / 10 bine olur mu', /^Tamam, 10.000 TL’ye kadar/],
    ['koltuk 40 bin / listele / 30 a kadar', /30.000 TL|bütçenize/],
    ['televizyon 40 bin / listele / 30 yap', /^Tamam, 30.000 TL’ye kadar/],
    ['koltuk 40 bin / listele / 25 e düşelim', /^Tamam, 25.000 TL’ye kadar/],
    ['laptop 60 bin / 16 gb / yok 40ta kalalım', /40.000 TL|bütçenize/],
    ['kulaklık 1500 / fark etmez / 300 lira indirim olur mu', /^(?!Tamam)/],
    // What is asked of those who sell them asks for no other thing.
    ['otel kapadokya / listele / balon turu da ayarlıyorlar mı?', /^(?!.*bütçeniz)/s],
  ])('%s', async (script, says) => {
    expect((await play(script)).at(-1)?.text).toMatch(says);
  });
});

test.each([
  ['valiz kabin boy / 2 tane alacağım toplam 5000', /2 tane için tanesi 2.500 TL/],
  ['lastik 205 55 16 / 4 mevsim / 4 tane 14 bin', /4 tane için tanesi 3.500 TL/],
  ['polisiye roman 300 / ikisine 500', /2 tane için tanesi 250 TL/],
  ['karadeniz turu 40 bin / 30 bin iki kişi için toplam', /2 kişi için kişi başı 15.000 TL/],
  ['karadeniz turu / 30 bin / iki kişi için toplam demiştim', /2 kişi için kişi başı 15.000 TL/],
])('%s: is what one of them may cost', async (script, said) => {
  expect((await play(script)).at(-1)?.text).toMatch(said);
});

test.each(['buzdolabını değiştirecem', 'çocuğa valo için laptop'])(
  '%s: names no brand that was not written',
  async (message) => {
    expect((await play(message)).at(-1)?.text).not.toContain('markalı');
  },
);

test('hears a bound and no platform in `max 3 sezon`', async () => {
  const [reply] = await play('dizi öner max 3 sezon');
  expect(reply?.chips).toEqual(['En fazla 3 sezon']);
});
