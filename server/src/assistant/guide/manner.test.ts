import { play } from '../../../testing/play-guide';

test.each([
  // What follows something that is not sold is about that, and is answered kindly.
  [
    'işitme cihazı bakacaktım / Devlet bir kısmını ödüyormuş, doğru mu?',
    /^Bunu bilmiyorum.*işitme merkez/,
  ],
  ['halı arıyorum / kargo bedava mı / o zaman ne var sizde', /üç ürün önerir/],
  ['kedi kumu / 10 kg', /^(?!.*Hangisine bakalım)/],
  ['halı arıyorum / gri tonlarda / ayakkabı var mı', /Kimin için|bütçeniz/],
  ['philips airfryer', /elektronik mağazalarında/],
  ['altın bileklik', /^Kataloğumuzda altın bileklik yok, üzgünüm; kuyumcularda/],
  ['televizyon sehpası', /^(?!.*televizyon önerebilirim)/],
  // A list says what was taken up and the one thing that could not be met; what is not told is not said to be missing.
  ['çamaşır makinesi / 14500', /Bütçenize yalnız ilki uyuyor, öteki ikisi aşıyor:/],
  // No price makes up for another sort: what is dearer says so, and so does what there is but one of.
  ['oyuncak 5 yaş 100 lira', /bütçe(?!.*daha çok [^;]*yaş).*bütçenizin [\d.]+ TL üstünde/s],
  [
    'kasko / 10 bin',
    /10\.000 TL’ye kadar “kasko” isteğinize uyan sigorta bulamadım; en uygunu [^\n]*Kasko(?:.*\d\. [^\n]*Kasko){3}/s,
  ],
  [
    'çamaşır makinesi / 15 bin / vestel olmasın',
    /^Tamam, Vestel olmasın; bu üçünün bilgilerinde zaten geçmiyor\.$/,
  ],
  // What costs half as much again as there is to spend comes after whatever misses a wish.
  ['çamaşır makinesi / 15 bin / kurutmalı sessiz', /^(?!.*\d\. [^\n]*[3-9]\d\.\d{3} TL,)/s],
  ['laptop 30 bin ders / yazılım okuyacak', /^Tamam, yazılım/],
  ['spor ayakkabı koşu 3000 kadın / beyazdan bıktım artık', /^(?!.*[Bb]eyaz olup)/],
  ['şampuan / saçım çok dökülüyor', /^(?!.*üst sınıf)/s],
  ['robot süpürge 20 bin / fark etmez / sen seç o zaman', /^Ben (?:ilk|ikinci|üçüncü)/],
  // What is sold is heard after what is not; whose own thoughts are spoken of asks for nothing.
  [
    'lazer yazıcı arıyorum / yazıcı satmıyor musunuz? / masaüstü bilgisayar',
    /^Masaüstü bilgisayar için/,
  ],
  [
    'babama hediye almak istiyorum ama hiçbir fikrim yok',
    /^Babanız için (?:ne düşünürsünüz|hangisine bakalım)/,
  ],
  // What is said again is the wish, and a whole name means that one.
  [
    'kış lastiği / 4500 / 205 55 16 işte ne soruyosun',
    /4\.500 TL’ye kadar üç lastik seçtim \(kış, 205\/55 R16\)\./,
  ],
  // `onu` is no ten, and a cover in euros no budget.
  ['boyacı lazım / 15 bin / ne kadar tutar onu bilmem lazım', /^(?!.*× 10)/s],
])('%s: said as an attentive person says it', async (script, says) => {
  expect((await play(script)).at(-1)?.text).toMatch(says);
});

describe('after a list', () => {
  test.each([
    ['çocuk bisikleti 6 bin / vites şart değil', /^(?!Ben ).*/],
    ['çocuk bisikleti 6 bin / karar veremedim sen seç', /^Ben /],
  ])('%s', async (script, says) => {
    expect((await play(script)).at(-1)?.text).toMatch(says);
  });
});
