import { asksPriceMeant } from './price-meant';
import { lastList, play } from '../../../../testing/play-guide';

test.each([
  'bu yazdığın tek lastiğin parası mı dördünün mü',
  'kişi başı mı oda mı',
  'Fiyatlar kişi başı mı oda fiyatı mı?',
  'bu para aylık mı',
  'tanesi mi hepsi mi',
  'setin tamamının fiyatı mı bu',
  'gidiş dönüş mü bu fiyat',
])('“%s” asks what a price is told for', (text) => expect(asksPriceMeant(text)).toBe(true));

test.each([
  'tek kişilik mi bu',
  'bunlar set mi',
  'fiyatı uygun mu',
  'oda kahvaltı mı yarım pansiyon mu',
  '9 kilo mu 10 mu',
  'hepsi kablosuz mu',
  'ilk ikisi mi daha iyi',
])('“%s” does not', (text) => expect(asksPriceMeant(text)).toBe(false));

test.each([
  ['lastik 205 55 r16 / listele / bu tek lastiğin parası mı dördünün mü', /tek lastik içindir/],
  ['otel antalya / listele / bu fiyat kişi başı mı oda mı', /kişi başıdır.*\n• .*gece/s],
  ['internet paketi / listele / bu para aylık mı yıllık mı', /^Yazan fiyat aylıktır\.$/],
  ['laptop 30 bin / listele / fiyat tek laptop mu', /bir tanesi içindir/],
  ['oto koltuğu / listele / isofix şart mı', /^ISOFIX, /],
  ['robot süpürge / listele / nerden alıcam bunu şimdi', /sonuçlar sayfasında/],
  ['güneş kremi / listele / yüzüm kabardı sürünce napayım', /doktora görünmek/],
  ['museum pass / listele / Can foreigners buy it?', /yabancı ziyaretçiler/],
  ['yatak / listele / fıtığımı geçirir mi yani', /^Hayır, .*doktor/],
])('%s', async (script, said) => {
  const turns = await play(script);
  expect(lastList(turns)).toBeDefined();
  expect(turns.at(-1)?.text).toMatch(said);
});

test.each([
  ['lambader 3000 / listele / ilki tavan mı', /^Hayır, ilkinin türü Lambader\.$/i],
  [
    'bebek arabası 9000 / listele / ilki doğumdan itibaren mi',
    /^Evet, ilkinin (?:kullanım )?yaşı doğumdan itibaren\./,
  ],
  [
    'kulaklık 5000 / listele / üçünde de gürültü engelleme var mı',
    /nde(?: gürültü engelleme)? yok/,
  ],
  ['kahve 500 / listele / ilki kafeinsiz mi', /^(?!Evet, [^.]*kafeinli)/],
  ['oyun kolu 3000 / listele / ilkinde ekran kalitesi var mı', /^(?!.*için uygun var)/],
  ['film netflix / listele / ilki netflix mi', /^Evet, ilkinin platformu Netflix/],
  ['saat 5000 kadın / listele / ilki beyaz mı', /ilkinin rengi /],
])('%s', async (script, said) => expect((await play(script)).at(-1)?.text).toMatch(said));

test.each([
  ['kulaklık / listele / anc özelliği olan hangisi', /gürültü engelleme/i],
  ['koltuk / listele / hangisinin sandığı var', /sandıklı/i],
  ['televizyon / listele / 4k olan hangisi', /çözünürlüğü 4K/],
  ['tur / listele / kişi başı en uygunu hangisi', /En uygun fiyatlısı/],
  ['kitap / listele / ikinci el kitap alınır mı', /^(?!.*beğenisi)/s],
  ['vücut kremi / listele / parfümsüz hangisi', /^(?!.*parfümsüz için)/],
  ['kedi maması / listele / hangisinin kilosu ucuz', /^Kilosu en ucuza gelen/],
  ['yemek / listele / üç kişiye bir porsiyon yeter mi', /^(?!.*×)/s],
  ['çadır / listele / ikincisi kaç kişilik', /kişilik/],
  ['klima / listele / ilkinde wifi var mı', /wi-fi kontrol|Bunu katalogda/i],
  ['ampul / listele / led lamba kaç yıl gider', /^(?!.*türü)/],
])('a question of the shown, and none: %s', async (script, said) =>
  expect((await play(script)).at(-1)?.text).toMatch(said),
);
