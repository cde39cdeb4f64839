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
  // What no product carries is not left out of any.
  ['roman 300 / zor olmasın', ['Bütçe 300 TL', 'Roman']],
  [
    'buzdolabı 40 bin / Aynı marka olmak zorunda değil, no frost olsun',
    ['Bütçe 40.000 TL', 'No Frost'],
  ],
])('%s', async (script, understood) => {
  expect((await play(script)).at(-1)?.chips).toEqual(understood);
});
