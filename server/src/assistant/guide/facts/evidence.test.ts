import { lastList, play } from '../../../../testing/play-guide';

const last = async (script: string): Promise<string> => {
  const turns = await play(script);
  expect(lastList(turns)).toBeDefined();
  return turns.at(-1)?.text ?? '';
};

test.each([
  ['robot süpürge / listele / 2 mi 3 mü parkede daha iyi', 2],
  ['kahve makinesi / listele / birinciyle üçüncüden hangisi daha sağlam', 2],
  ['parfüm kadın / listele / 1 ile 2 nin ne farkı var', 2],
  ['valiz / listele / 2 ve 3 ten hangisi daha şık', 2],
])('two that are set side by side are always compared: %s', async (script, products) =>
  expect((await last(script)).match(/^• /gm)).toHaveLength(products),
);

test.each([
  ['valiz / listele / bunlarda fermuar kilidi var mı', /^Üçün[^.]*\. /],
  ['bebek arabası / listele / bunlarda sineklik var mı', /^Üçünün bilgilerinde sineklik hakkında/],
  ['kulaklık / listele / kaç saat gidiyor bunların pili', /^(?:Toplam pil süresi|Pil süresi): /],
  ['kedi maması / listele / bunlarda glüten var mı', /^Üçünün bilgilerinde/],
  ['dizi / listele / hangisi kaç sezon', /sezon/],
  ['kredi kartı / listele / bunların faizi kaç yüzde', /^(?!.*faizli\.)/],
])(
  'of the shown is said what is told of them, or that it is not, before any advice: %s',
  async (script, said) => expect(await last(script)).toMatch(said),
);

test.each([
  ['telefon 20 bin / fark etmez, listele / ikinci el telefon alınır mı', /^Yenilenmiş telefon/],
  ['güneş kremi / listele / 50 faktörle 30 faktör arasında ne fark var', /^SPF 30 [^\n]*$/],
  ['kahve makinesi / listele / iptal edersem komisyon kesiyorlar mı', /^(?!.*reklam)/],
  ['kredi kartı / listele / ilkinin yurtdışında komisyonu var mı', /^(?!.*reklam)/],
  ['ruj / listele / dudağımı kurutur mu', /^Mat ruj/],
])('what is asked of such things is told of them, and nothing beside: %s', async (script, said) =>
  expect(await last(script)).toMatch(said),
);

test.each([
  'laptop 30 bin / listele / freedos ne demek, klavyesi ışıklı mı',
  'lastik 205 55 r16 / listele / 2325 dot ne demek, kokusu olur mu bunların',
])('nothing is told not to be known after an answer: %s', async (script) =>
  expect(await last(script)).not.toMatch(/bulamadım/),
);

test('one that is before the others in words is told from them', async () =>
  expect(await last('elektrikli süpürge / listele / en hafifi hangisi')).toMatch(
    /^“Hafif” yalnız |^En hafifi /,
  ));

test.each([
  ['otel bodrum / listele / bebekten para alınıyor mu', /^(?!En uygun)/],
  ['kredi kartı / listele / bunların yıllık aidatı var mı', /yıllık kart ücreti/],
  ['otel bodrum / listele / birinci mi ikinci mi daha sakin', /^Tam bunu söyleyen bir bilgi yok/],
  ['bulaşık makinesi / listele / hangisinde üçüncü sepet var', /^(?!Üçüncüsünün bilgilerinde)/],
  ['telefon 20 bin / fark etmez, listele / 1 ile 3 arasında kaldım sen hangisini alırdın', /^Ben /],
])('what only looks like a place, a price or a choice is none: %s', async (script, said) =>
  expect(await last(script)).toMatch(said),
);

test.each([
  ['elbise 2500 e kadar / fark etmez, öner / kumaşı ne bunların', /^Kumaş: ilki denim, /],
  ['robot süpürge / öner / istasyonlu olanla olmayan arasında ne kadar fark var', /^İstasyon: /],
  ['tansiyon aleti koldan / öner / ikinci pille mi çalışıyor', /AA pil/],
  ['tansiyon aleti koldan / öner / sarılan yeri kaç cm', /22–32 cm/],
  ['oto koltuğu / öner / oğlum 18 kilo, bunlara sığar mı', /0–25 kg/],
  [
    'oyun konsolu 25 bin / öner / depolaması en çok olan hangisi',
    /^Depolama: ilki 512 GB, son ikisi 1 TB/,
  ],
  ['koşu bandı 110 kilo / öner / kaç kiloya kadar taşıyor bunlar', /kg/],
  ['bebek arabası / öner / 14 kiloluk çocuğu taşır mı', /22 kg’a kadar/],
])('what the tables tell is told, however it is asked for: %s', async (script, told) =>
  expect((await play(script)).at(-1)?.text).toMatch(told),
);

test.each(['gözlük arıyorum, bütçem fark etmez / fark etmez, öner', 'televizyon / öner'])(
  'who says “öner” is asked nothing more: %s',
  async (script) => expect((await play(script)).at(-1)?.names).toHaveLength(3),
);
