import { namesOf } from '../catalogue';
import { accusative } from '../../testing/forms';
import { sample, sampleSearch } from '../../testing/sample-search';

const { kinds } = sample;
const lower = (text: string) => text.toLocaleLowerCase('tr');
/** What each kind is called, and the kinds that are called so. */
const nouns = [...kinds.values()].map(({ noun }) => lower(noun.split(' ve ')[0] ?? ''));
const kindsCalled = (name: string) =>
  [...kinds.values()].filter((kind) => namesOf(kind).some((one) => lower(one) === name));

test.each<[string, (thing: string, other: string, third: string) => string]>([
  [
    'another that broke',
    (it, other, third) => `${other} bozuldu, arkadaşım ${third} almış, bana uygun bir ${it} lazım`,
  ],
  ['why', (it, other) => `${it} almak istiyorum çünkü ${other} artık eskidi`],
  [
    'what it will be used beside',
    (it, other) => `${it} lazım, ${other} kullanırken çok işime yarayacak`,
  ],
  [
    'what is there already',
    (it, other, third) => `evde ${other} var, ${third} da var, bir tek ${it} eksik`,
  ],
  [
    'what somebody else wants',
    (it, other) => `eşim ${other} istiyor ben ise ${it} almaktan yanayım`,
  ],
  ['what was given up', (it, other) => `${other} almayı düşünüyordum vazgeçtim ${it} alacağım`],
  [
    'what was forgotten',
    (it, other) => `dün ${other} baktık ama ${accusative(it)} unutmuşuz, tavsiyesi olan var mı`,
  ],
])('a story finds the thing that it asks for, and not %s', async (_, say) => {
  const missed: string[] = [];
  for (const [at, noun] of nouns.entries()) {
    const other = (step: number) => nouns[(at + step) % nouns.length] ?? '';
    const query = say(noun, other(17), other(41));
    const { products } = await sampleSearch.search({ query, filters: { limit: 1 } });
    const kind = sample.byId.get(products[0]?.id ?? '')?.kind;
    if (!kindsCalled(noun).some(({ id }) => id === kind)) missed.push(query);
  }
  const isKept = missed.length <= nouns.length * 0.04;
  expect({ isKept, missed: isKept ? [] : missed }).toEqual({ isKept: true, missed: [] });
});

test.each([
  [
    'babamın tansiyonu çıkıp iniyor, doktor koldan ölçüp her gün not edin dedi',
    'blood-pressure-monitor',
  ],
  ['kedimiz kısırlaştı kilo almasın diye önündekini değiştirecekmişiz mamasını', 'cat-food'],
  ['indüksiyona geçtik eldeki tencerelerin hiçbiri olmadı, takımı yenilememiz gerekti', 'cookware'],
  ['yüzüm parlıyor, gözeneklerim belirgin, sivilce de çıkıyor, cildim için ne yapsam', 'skincare'],
])('a story tells of a thing by several words: %s', async (query, kind) => {
  const { products, fit } = await sampleSearch.search({ query, filters: { limit: 3 } });
  expect([fit, ...products.map(({ id }) => sample.byId.get(id)?.kind)]).toEqual([
    expect.stringMatching(/^(?:close|exact)$/),
    kind,
    kind,
    kind,
  ]);
});

test.each([
  ['her sabah beş kilometre koşuyorum, dizim ağrıyor, tabanı yumuşak olsun', 'sport-shoe'],
  ['akşamları çocuklarla televizyonu kapatıp masada zar atıp eğleneceğimiz bir şey', 'board-game'],
  ['gece altına kaçırıyor, poposu pişik oldu, sızdırmayan bir şey lazım', 'diaper'],
  ['uzağı net göremiyorum, doktor numara verdi, ince çerçeve istiyorum', 'eyeglasses'],
  ['uçağa kabine alınacak, dört tekerlekli, sert kabuklu bir şey lazım', 'luggage'],
  ['halsizim, kansızlık çıktı, doktor demir ve d3 eksik dedi', 'vitamin'],
  ['petekler ısınmıyor, kombi hata veriyor, birinin bakması lazım', 'service'],
  ['araba kullanırken gözümü alıyor parlama, polarize olsun', 'sunglasses'],
  ['etler buzlukta donuyor ama sebzeler çürüyor, altı çekmeceli no frost', 'refrigerator'],
  ['yurt dışı harcamalarımda komisyon kesmesin, taksit yapsın, öğrenciyim', 'credit-card'],
  ['kızım lgs’ye girecek deneme ve konu anlatımı lazım', 'exam-prep'],
  ['düğünde elimde tutacağım, küçük, pullu, gümüş rengi', 'handbag'],
  ['sonbaharda yağmurda ıslatmayan, ince, üstüme alacağım bir şey', 'jacket'],
  ['tv karşısına l şeklinde, leke tutmayan kumaş, altı sandıklı', 'sofa'],
  ['bebekle parka çıkarken kucakta kollarım koptu, katlanıp bagaja girsin', 'stroller'],
  ['ilk defa kamp yapacağız eşimle, yağmur geçirmesin, kurulumu kolay olsun', 'tent'],
  ['araba sürerken güneş gözüme vuruyor, camdan yansıyan ışığı kessin', 'sunglasses'],
  ['yumurta hep yapışıyor, yapışmayan bir şeyler alacağım', 'cookware'],
  ['çok uçuyorum, harcadıkça mil kazanayım', 'credit-card'],
  ['lavabodan su gitmiyor mutfak göle döndü', 'service'],
  ['kedim sürekli kendini yalıyor, sonra tüy topu kusuyor', 'cat-food'],
  ['gece yatakta okurken ışık eşimi uyandırıyor, sadece sayfamı aydınlatsın yeter', 'lighting'],
  [
    'yazın odada duramıyoruz, duvara delik açtırmadan serinlemenin bir yolu var mı',
    'air-conditioner',
  ],
  ['oğlum tıngırdatmaya heves etti, altı telli, eline göre küçük', 'musical-instrument'],
  ['cuma gecesi mısır patlatıp korkudan yastığa sarılalım', 'movie'],
  ['haftada üç gün sahilde tempolu koşuyorum, topuğum acıyor', 'sport-shoe'],
  ['yanından geçtiğimde dönüp baksınlar, bütün gün üstümde kalsın, odunsu', 'perfume'],
  ['kardeşimle koltuğa oturup futbol atışalım, kumandayı elden ele kapışalım', 'gaming'],
  ['park ederken duvara sürtüyorum, arkayı göremiyorum', 'car-accessory'],
  ['evde bitti, şöyle yeni kavrulmuş, filtreye uygun öğütülmüş yarım kilo', 'coffee'],
  ['kızlarla bodruma gidiyoruz, kumsalda göbeğimi saklayacak bir şey', 'swimwear'],
  ['festivalde üç gece uyuyacağız, iki kişi sığsın, beş dakikada kurulsun', 'tent'],
  ['bebeğimizin ilk adımlarını flulaştırmadan çekmek istiyoruz, lensi değişsin', 'camera'],

  [
    'çatı katında oturuyoruz yazın fırın gibi oluyor hem soğutsun hem kışın ısıtsın',
    'air-conditioner',
  ],
])('a story that never names its thing is answered by the thing: %s', async (query, kind) => {
  const { products } = await sampleSearch.search({ query, filters: { limit: 1 } });
  expect(sample.byId.get(products[0]?.id ?? '')?.kind).toBe(kind);
});

test.each([
  ['Temmuz geldi mi evde oturulmuyor, gece ter içinde uyanıyoruz çare nedir', 'air-conditioner'],
  ['salon 25 metrekare, yazın içeride durulmuyor, klima taktıracağım', 'air-conditioner'],
  ['doktor büyük küçük hepsini yaz dedi, kolumu sıkıp ekranda göstersin', 'blood-pressure-monitor'],
  ['geçen yaz sahilde omuzlarım fena yandı bu sene ne sürsem', 'suncare'],
  ['bavulumun tekeri kırıldı haftaya uçuyorum yenisi lazım', 'luggage'],
  ['şampuanlarken saçlarım avucuma doluyor bir çare', 'haircare'],
  ['gece sıcaktan çarşaf ıslanıyor uyuyamıyoruz', 'air-conditioner'],
  ['su saati durmadan dönüyor bir yerden kaçak var', 'service'],
  ['park halinde arabama çarpıp kaçtılar bir daha olursa kanıt olsun', 'car-accessory'],
  ['telefonum dışarıda bitiyor çantama atacağım bir yedek güç olsa', 'charger'],
  ['bizimki bozuldu, akşamları haber seyrediyoruz, büyük bir televizyon lazım', 'tv'],
  ['haber izlemek için televizyon', 'tv'],
])('a story that tells of two things has both in its first three: %s', async (query, kind) => {
  const { products } = await sampleSearch.search({ query, filters: { limit: 3 } });
  expect(products.map(({ id }) => sample.byId.get(id)?.kind)).toContain(kind);
});

test.each([
  ['ikizlerimiz yürümeye başlamadan parkta ikisini birden gezdirecek bir araba lazım', 'stroller'],
  ['altı torun bir de dede, hafta sonu köye hepimizi götürecek bir araba alacağız', 'car'],
  ['ayasofyaya yarın sıra beklemeden girmek için bilet alabilir miyiz', 'museum-pass'],
  [
    'gündüz oturalım gece misafir yatsın diye açılan bir mobilya arıyorum, yatak odası değil',
    'sofa',
  ],
])('what a name may mean is what the whole story tells of: %s', async (query, kind) => {
  const { products } = await sampleSearch.search({ query, filters: { limit: 1 } });
  expect(sample.byId.get(products[0]?.id ?? '')?.kind).toBe(kind);
});

test.each([
  'balkon korkuluğuna asılan saksı ve sardunya fidesi alacağım',
  'köyde tarlayı sürmek için kardeşimle sağlam bir traktör arıyoruz bu yaz',
])('a story about what is not sold shows nothing else: %s', async (query) => {
  const { products, fit } = await sampleSearch.search({ query });
  expect([fit, products.length]).toEqual(['none', 0]);
});

test.each([
  'matkabımın kömürü bitti duvara raf asacağım yenisini almam lazım acilen',
  'evde dikiş dikmeye başladım, overlok yapan bir makine istiyorum',
  'bahçedeki çimler uzadı biçmem lazım, benzinli bir şey arıyorum',
  'annemin tekerlekli sandalyesi eskidi, katlanabilir yenisi lazım',
  'sivrisinekten uyuyamıyoruz prize takılan kovucu bir şey lazım',
])('a story about what is not sold shows nothing as what was asked for: %s', async (query) => {
  const { fit } = await sampleSearch.search({ query });
  expect(fit).not.toBe('exact');
});
