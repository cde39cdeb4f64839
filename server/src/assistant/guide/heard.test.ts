import { play } from '../../../testing/play-guide';

/** Conversations, and all that is understood at their end: nothing more was said. */
test.each<readonly [string, readonly string[]]>([
  // What is taken back is out, however it is typed, and what else is said is heard.
  [
    'laptop 35 bin / macbook air olsun / macbook isteğimi geri aliyorum dedim ya. hafif olsun',
    ['Bütçe 35.000 TL', 'Taşınabilirlik'],
  ],
  // A side word names no thing beside one that is named.
  [
    'trafik sigortası 12 bin / kasko da baksak, yıllık 20 bini geçmesin',
    ['Bütçe 20.000 TL', 'Kasko'],
  ],
  ['Eve temizlikçi arıyorum. Ankara, Çankaya.', ['Temizlik']],
  // What was seen or read, or is a sort of the thing, is left out and never wished for.
  ['dizi komedi / friends’i 4 kere bitirdim', ['Komedi', '“Friends” olmasın']],
  ['roman 400 / Ahmet Ümit’i okumuş dedim', ['Bütçe 400 TL', 'Roman']],
  [
    'laptop 35 bin / macbook air olsun / windows kalsın macbook istemiyorum',
    ['Bütçe 35.000 TL', 'Windows', '“macbook” olmasın'],
  ],
  [
    'otel 30 bin deniz / otel olsun, villa değil',
    ['Bütçe 30.000 TL', 'Deniz tatili', 'Villa olmasın'],
  ],
  ['karadeniz turu', ['Yurt içi', '“Karadeniz”']],
  // What stands side by side is refused together, and by its own name where titles have that.
  [
    'yemek / vejetaryen, et tavuk balık yok / ikimize 700',
    ['Toplam bütçe 700 TL', 'Vejetaryen', 'Et olmasın', 'Tavuk olmasın', '“balık” olmasın'],
  ],
  ['dizi komedi / aşk meşk olmasın', ['Komedi', 'Romantik olmasın']],
  ['çikolata 500 / fındığa fıstığa alerjisi var', ['Bütçe 500 TL', 'Fıstıklı ve fındıklı olmasın']],
  ['yüz kremi 1000 / retinol olmasın', ['Bütçe 1.000 TL', '“retinol” olmasın']],
  [
    'televizyon 35 bin 65 inç / Samsung 65 inç olsun, yoksa başka marka 65',
    ['Bütçe 35.000 TL', 'Samsung', '65 inç'],
  ],
  // Who tells of themselves refuses no part of it.
  ['buzdolabı 30 bin / tek kişiyim aile değil', ['Bütçe 30.000 TL', 'Tek kişi', '“aile” olmasın']],
  // A size of two sides is no sum, and a size before a question is wished for.
  ['çift kişilik yatak / 160a 200. 15 bin lira.', ['Bütçe 15.000 TL', 'Çift kişilik', '“160x200”']],
  ['yatak 150x200 15000', ['Bütçe 15.000 TL', 'Çift kişilik', '“150x200”']],
  ['bebek bezi 4 numara en ucuz hangisi', ['En ucuzu', '4 beden']],
  // A way, a model and people are what was said, and another place takes the place of the first.
  [
    'istanbuldan trabzona 2 yetişkin 1 çocuk uçak bileti / toplam 9 bin',
    ['Toplam bütçe 9.000 TL', 'Uçak bileti', '“İstanbul Trabzon”'],
  ],
  ['telefon kılıfı samsung a16', ['Samsung', '“a16”']],
  ['otel antalya 30 bin / bodrum olsun', ['Bütçe 30.000 TL', 'Yurt içi', '“Bodrum”']],
  // What no product carries is not left out of any.
  ['roman 300 / zor olmasın', ['Bütçe 300 TL', 'Roman']],
  [
    'buzdolabı 40 bin / Aynı marka olmak zorunda değil, no frost olsun',
    ['Bütçe 40.000 TL', 'No Frost'],
  ],
])('%s', async (script, understood) => {
  expect((await play(script)).at(-1)?.chips).toEqual(understood);
});
