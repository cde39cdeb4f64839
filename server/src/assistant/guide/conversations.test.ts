import { checkNames } from '@denk/shared/product/recommendations';
import { lastList, play, productsOf } from '../../../testing/play-guide';
import { conversations } from './conversations.cases';

/** Whoever is still asked something leaves it to us. */
async function playToTheEnd(script: string) {
  const turns = await play(script);
  if (lastList(turns)) return turns;
  const further = await play(`${script} / fark etmez`);
  return lastList(further) ? further : play(`${script} / fark etmez / fark etmez`);
}

/** Throws where a conversation does not end in three products that fit, or that say what is missing. */
async function endsWell([script, kind, expected]: (typeof conversations)[number]) {
  const turns = await playToTheEnd(script);
  const list = lastList(turns);
  if (!list) throw new Error(`no list: ${turns.map(({ text }) => text).join(' | ')}`);
  const products = productsOf(list.names, kind);
  expect(products.map((product) => product.kind)).toEqual([kind, kind, kind]);
  expect(checkNames(list.names).ok).toBe(true);
  const [attribute = '', value = ''] = expected.wish?.split('=') ?? [];
  products.forEach((product, at) => {
    const line = list.lines[at] ?? '';
    const price = product.offers[0]?.price ?? 0;
    if (price > (expected.max ?? Infinity) || price < (expected.min ?? 0)) {
      expect(line).toMatch(/üstünde|altında/);
    }
    const has = product.attributes[attribute]?.some((one) =>
      [value, 'unisex', 'flexible', 'any', 'all', 'both'].includes(one),
    );
    if (attribute && !has) expect(line).toMatch(/;/);
  });
  const brands = products.map(({ brandId }) => brandId);
  if (expected.brand) expect(brands).toContain(expected.brand);
  if (expected.first) expect(brands[0]).toBe(expected.first);
  if (expected.not) expect(brands).not.toContain(expected.not);
  if (expected.word) expect(list.names[0]).toMatch(expected.word);
  if (expected.says) expect(turns.at(-1)?.text).toMatch(expected.says);
  if (expected.turns)
    expect(turns.findIndex(({ names }) => names.length > 0) + 1).toBe(expected.turns);
}

/** What is heard is learned, so that one in thirteen may be heard otherwise; more may not. */
const mayFail = 0.08;

test('conversations end in three products that fit, or that say what is missing', async () => {
  const failed: string[] = [];
  for (const conversation of conversations)
    await endsWell(conversation).catch(() => failed.push(conversation[0]));
  expect({ failed, isFew: failed.length <= conversations.length * mayFail }).toMatchObject({
    isFew: true,
  });
}, 60_000);

test.each([
  // Several things in one talk: each has its list, and what is said of one stays with it.
  [
    'koltuk televizyon ve bulaşık makinesi alacağım / toplam 80 bin liram var / önce koltuğu göster / ilkini alayım / şimdi televizyona bakalım 55 ekran yeter',
    /^Kalan 57\.001 TL bütçenin .* televizyon için ayırdım/,
  ],
  [
    'yeşil elbise bakıyorum 2000 lira / bi de yanına omuz çantası lazım 1000 liraya / ilk çantayla ikinci elbise olsun',
    /^Güzel seçim! .*Omuz Çantası.* ve .*Elbise.*\(toplam /,
  ],
  [
    'laptop 40 bin ofis / sırt çantası da alayım yanına / laptoplara geri dön',
    /40\.000 TL’ye kadar üç dizüstü/,
  ],
  [
    '8 bini gecmesin torbasız süpürge / robotlardan da göster aynı fiyata / geri dön öbürlerine',
    /8\.000 TL’ye kadar üç elektrikli süpürge seçtim \(toz torbasız\)/,
  ],
  [
    '8 bini gecmesin torbasız süpürge / robotlardan da göster aynı fiyata / fark etmez',
    /8\.000 TL’ye kadar üç robot süpürge/,
  ],
  // A sum is money, as long as it is said so, and what is refused is not its unit.
  ['internet paketi lazım / aylık 500 / fark etmez', /^(?!.*Mbps, )Örnek .*aylık 500 TL’ye kadar/],
  ['kahve makinesi / 15000 lik', /^Anladım/],
  [
    'antalya otel 2 kişi 3 gece / gecelik değil toplam 20 bin',
    /^Toplam 20\.000 TL, 2 kişi için kişi başı 10\.000 TL eder/,
  ],
  ['elbise 2000 / siyah da olur lacivert de', /\(siyah ya da lacivert\)/],
  // A need that is told is no refusal, and little of a harm is wished.
  ['kısırlaştırılmış kedim için mama ama tavuk yemiyo', /^Tamam, tavuklu olmasın\./],
  ['lgs soru bankası 400 lira / matematik özellikle çok zayıf', /LGS Matematik/],
  [
    'otomobil 900 bin / otomatik benzinli / yakıt az yaksın',
    /^(?!.*yakıt ekonomisi olmasın).*yakıt ekonomisi/s,
  ],
  // What will do, too, widens.
  ['araba 1,5 milyon / dizel de olur lpg de', /\(dizel ya da LPG\)/],
  ['erkek parfümü 3000 100 ml / 50 ml de olur', /100 ml ya da 50 ml/],
  ['telefon 128 gb 15 bin / 256 da olur', /128 GB ya da 256 GB/],
  ['tv 43 inç 20 bin / 22 de olur', /^Üçü de bütçenize uyuyor\.|22\.000 TL’ye kadar/],
  ['kedi maması 1000 lira somonlu / tavuklu da yer', /somonlu ya da tavuklu/],
  ['otobüs bileti istanbul ankara / otobüs de olur uçak da', /otobüs bileti ya da uçak bileti/],
  ['televizyon 55 inç 40 bine kadar / oled şart değil', /^(?!.*“Oled”)/s],
  ['tv 65 inç 40 bin / daha küçüğü 55 inç olanlara da bakalım', /^(?!.*daha küçük).*55 inç/s],
  // What is asked after and not there is answered, and no condition of what follows.
  [
    'koşu ayakkabısı erkek 3000 yumuşak tabanlı / nike var mı',
    /^İsteklerinizin hepsine uyanı yok, en yakını: Nike .* \(yumuşak yerine dengeli\)\.$/,
  ],
  [
    'kahve makinesi 5000 / fark etmez / jura yok mu bu paraya',
    /^Bütçenize uyanı yok, en uygunu: Jura .* TL \(bütçenizin .* TL üstünde\)\.$/,
  ],
  ['kahve makinesi 5000 / fark etmez / jura var mı / filtre olsun', /^(?!.*Jura).*filtre kahve/s],
  // How large one's home is, how often and how heavy one is, says nothing of the thing.
  ['robot süpürge 15 bin / ev 120 metrekare / haftada 3 gün çalışır', /^(?!.*(?:120|Haftada))/s],
  ['köpek maması 1500 / köpeğim 12 kilo 3 yaşında', /^(?!.*12 kilo)/s],
  // What it is given for is no second thing that shares the money.
  [
    'Kocama doğum günü hediyesi alacağım, saat düşünüyorum, şık bir şey. 4-5 bin lira arası',
    /^Eşiniz için hangisine bakalım\?$/,
  ],
  // What is left out of several things takes nothing else with it.
  [
    'laptop oyun 45 bin / kablosuz mouse da bak yanına / mouse boşver',
    /^Tamam, o kalsın\. .*45\.000 TL’ye kadar üç dizüstü/,
  ],
  [
    'buzdolabı 30 bin no frost / bir de çamaşır makinesi lazım 25 bin / çamaşır makinesine gerek yok',
    /^Tamam, o kalsın\. .*30\.000 TL’ye kadar üç buzdolabı/,
  ],
  [
    'buzdolabı 30 bin no frost / bir de çamaşır makinesi lazım 25 bin 9 kilo / buzdolabından vazgeçtim',
    /^Tamam, o kalsın\.$/,
  ],
  [
    'üç kişilik çadır 5000 / bi de uyku tulumu / ağırlığı kaç / tulumu çıkar',
    /^Tamam, o kalsın\.$/,
  ],
  [
    'koltuk 20 bin / bir de orta sehpa bakalım / sehpa kalsın, vazgeçtim',
    /^Tamam, o kalsın\. Hangi özellik/,
  ],
  [
    'telefon 20 bin uzun pil / kulaklık da lazım 2 bin spor için / kulaklıklardan ikincisi olsun / telefonlardan da ilki / toplam ne kadar etti',
    /^Seçtikleriniz toplam/,
  ],
  ['bulaşık makinesi 30 bin sessiz / 2 tane alacağım / ilkini alıyorum', /\(2 × .* = /],
  [
    'bisiklet lazım 15 bin / kask da ekle 1000 liraya / şehir bisikleti',
    /15\.000 TL’ye kadar üç bisiklet/,
  ],
  ['kısa sap bağlama 10 bin / yoksa gitar da olabilir aslında', /^(?!.*“kısa sap”)/s],
  [
    'uçak bileti istanbul izmir 2 kişi / 2000 tl / gidiş dönüş ikimize ne kadar',
    /× 2 × gidiş ve dönüş = /,
  ],
  ['telefon / 15 bin / OLED ne demek?', /^AMOLED’de siyahlar derin/],
  ['televizyon OLED mi QLED mi?', /karanlık odada.*bütçeniz/],
  ['güneş kremi / 600 / yağlı cilt / kargo ücretsiz mi', /^Kargo ücretini satıcı belirler/],
  ['sen gerçek misin', /yapay zekâ değilim/],
  ['spor ayakkabı erkek 42 numara 2500', /3\. .*“42 numara” için katalogda bilgi yok/s],
  [
    'robot süpürge / 15 bin / fark etmez / tamam ilkini alıyorum',
    /^Güzel seçim! .* için fiyatları/,
  ],
  ['saç kurutma makinesi', /Kataloğumuzda saç kurutma makinesi yok/],
  ['bebek beşiği bakıyorum', /Kataloğumuzda bebek beşiği yok/],
  ['gelinlik arıyorum 20 bin', /Kataloğumuzda gelinlik yok/],
  ['oto yıkama makinesi', /Kataloğumuzda oto yıkama makinesi yok/],
  ['bisiklet kaskı', /Kataloğumuzda bisiklet kaskı yok, üzgünüm; spor/],
  ['kulaklık değil hoparlör', /Kataloğumuzda hoparlör yok/],
  [
    'robot süpürge haritalı 30 bin / hangisinin emiş gücü daha yüksek',
    /^Emişi en güçlü olanı [^;]* Pa/,
  ],
  ['televizyon 20 bin 32 inç / kaç inç bunlar', /ekranı 32 inç/],
  ['annem için çikolata / şekersiz', /1\. [^\n]*Şekersiz.*3\. [^\n]*[Şş]ekersiz/s],
  ['bulaşık makinesi / 30 bin / fark etmez / Bosch 45 cm mi', /^(?:Evet|Hayır), [^\n]*\d\d cm/],
  ['spor ayakkabı 4000 / fark etmez / makinede yıkayabilir miyim', /^Makinede yıkamak/],
  ['klima / fark etmez / 20 metrekareye 9000 yeter mi yoksa 12000 mi lazım', /^(?!.*9\.000 TL)/s],
  // Nobody in danger is sold to, until he asks for something himself.
  ['3 gündür uyuyamıyorum, hiçbir şeyin anlamı yok', /^(?!.*bütçe).*112/],
  ['yaşamak istemiyorum / iyi değilim', /^Bununla tek başınıza kalmayın/],
  [
    'yatak / fark etmez / yaşamak istemiyorum / kimi arayabilirim, 112 ambulans değil mi',
    /^Bununla tek başınıza kalmayın/,
  ],
  ['yaşamak istemiyorum / iyi değilim / kimsem yok', /^Buradayım/],
  ['yurt dışı turu balkanlar vizesiz / 40 bin', /Balkan Turu/],
  ['çay var mı', /Kataloğumuzda çay yok/],
  ['telefon / 20 bin / fark etmez / Bütçe 20.000 TL ✕', /^Tamam, bütçe sınırı olmadan/],
  ['moralim bozuk sevgilimden ayrıldım', /üzüldüm/],
  ['bugün annemi kaybettim', /üzüldüm/],
  [
    'robot süpürge 20 bin haritalı / hangisini alayım sence',
    /^Ben (?:ilk|ikinci|üçüncü)\p{L}+ seçerdim: .* TL\. /u,
  ],
  ['bebeğim ishal oldu ne vereyim', /doktorunuz/],
  ['koltuk / fark etmez / fark etmez / Başka bir ürüne bakalım', /^Ne arıyorsunuz\?/],
  ['telefon / 25 bin / samsung çok ısınıyor, olmasın', /Samsung olmasın/],
  ['köpek maması kuzulu olmasın', /^Tamam, kuzulu olmasın/],
  [
    'tansiyon aleti koldan 3000e kadar / fark etmez / Beurer’i alayım o zaman, ucuz olan',
    /^Güzel seçim! Beurer/,
  ],
  [
    'yavru kedi maması / 1500e kadar / fark etmez / Royal Canin olsun tamam',
    /^Güzel seçim! Royal Canin/,
  ],
  ['parfüm kadın bin beş yüze kadar / fark etmez', /1\.500 TL’ye kadar üç parfüm seçtim/],
  ['kedi maması / 2000 / içinde tavuk yoktur inşallah', /^(?!.*Tavuklu).*\d\. /s],
  ['koltuk 3 lü 30 bin / Ikea olmasın / tamam ilki güzel', /^Güzel seçim! Bellona/],
  ['pilates topu var mı', /Kataloğumuzda pilates topu yok/],
  ['laptop 30 bin hafif / fark etmez / Chromebook işimi görmez', /^(?!.*\d\. [^\n]*Chromebook)/s],
  ['televizyon 40 bin / fark etmez / 65 inç dedim 55 değil', /65 inç[^\n]*\n\n1\. [^\n]*65/],
  ['tablet 15 bin / fark etmez / o bütçeyi kaldır', /^(?!.*bütçe 15\.000)/s],
  ['laptop 40 bin / oyun / laptop istemiyorum', /Ne arıyorsunuz\?/],
  ['klima 20 bin / fark etmez / baştan alalım. çay makinesi değil tablet', /[Tt]ablet/],
  // Each tells which of two it is, and where its name or what its price is for says it, that.
  [
    '3 aylık bebeğime oto koltuğu 8 bin / fark etmez / bunlar kemerle mi isofixle mi',
    /^Bağlantı: [^\n]*emniyet kemeri[^\n]*ISOFIX/,
  ],
  [
    'mevduat hesabı faizsiz / fark etmez / günlük mü vadeli mi bunlar',
    /^(?!Evet|Hayır)[^\n]*vadeli mevduat/,
  ],
  ['kedi maması kısır 1500 / tavuklu mu balıklı mı', /^Lezzet: [^\n]*tavuklu/],
  ['uçak bileti istanbul izmir / fark etmez / aktarmalı mı direkt mi', /^Üçü de aktarmasız/],
  ['köpek maması yavru büyük ırk 3 bin / pirinçli mi bunlar', /adında “Pirinçli” yazıyor/],
  ['canlı ingilizce kursu 9 yaşında / fark etmez / aylık mı bu ücretler', /^Evet, fiyatlar aylık/],
  ['tur kapadokya 15 bin / kişi başı mı bu fiyat', /^Evet, fiyatlar kişi başı/],
  [
    'otel antalya herşey dahil / 100 bin / gecelik mi bu fiyat yoksa hafta mı',
    /^Fiyatlar kişi başı\. [^\n]*\d gece/,
  ],
  // Each of several questions is answered, or said not to be.
  [
    'kutu oyunu 5 kişilik 500 tl / fark etmez / ikincisi kaç kişilik kaç dk sürüyor',
    /oyuncu sayısı \d.*süresi \d/s,
  ],
  [
    '7 kişilik dizel araba / 1 milyon 200 bin / touran kaç km de, otomatik mi',
    /^Evet, [^\n]*otomatik.*Öbür sorunuzun cevabı/,
  ],
  ['film korku / fark etmez / kaç dakika, hangi yıl', /dk.*\d{4}/],
  // The two that are named are compared, of the list, of another, or of none.
  [
    'kahve makinesi latte 25 bin / fark etmez / philips ile ikincinin farkı ne',
    /• Philips[^\n]*\n•[^\n]*\n\nBen [^\n]*$/,
  ],
  ['televizyon 65 inç 50 bin / samsung ile lg farkı', /• Samsung[^\n]*\n• LG[^\n]*\n\nBen [^\n]*$/],
  ['televizyon 65 inç 50 bin / philips mi lg mi sence', /^Ben [^\n]*(?:Philips|LG)/],
  ['laptop 40 bin / fark etmez / first ile second farkı ne', /•[^\n]*\n•[^\n]*\n\nBen [^\n]*$/],
  [
    'kulaklık kablosuz 2 bin / fark etmez / sony ile jbl arasında kaldım',
    /^Ben [^\n]*(?:Sony|JBL)/,
  ],
  ['ev temizliği 2 bin / fark etmez / iş başı mı saatlik mi ücret', /^Fiyatlar iş başı\./],
  // What none of the shown is, but something else is.
  ['tansiyon aleti bilekten 3 bin / konuşanı da varmış', /Beurer[^\n]*Konuşan/],
  ['telefon 20 bin / fark etmez / iphone olabilir mi bu bütçeyle', /iPhone/],
  // A superlative asks for the one that is first, and for no value beside it.
  [
    'kızıma bisiklet 7 yaşında 10 bin / fark etmez / en hafifi hangisi çocuk kaldıramıyor',
    /^(?!.*de çocuk)/,
  ],
  ['erkek koşu ayakkabısı 4000 / dizim için hangisi daha uygun sizce', /^Ben /],
  ['klima 18000 btu / fark etmez / montaj kaç para', /^(?!•)/],
  // One that was shown is taken by its name, by what it costs, or out of an earlier list.
  [
    'roman 400 tl / Türk edebiyatı / tamam sinekli bakkal olsun',
    /^Güzel seçim! Sinekli Bakkal \(310 TL\)/,
  ],
  [
    'elektrikli süpürge kablolu en ucuzundan / fark etmez / başka öner / o ilk Samsung olsun o zaman, 4799 olan',
    /^Güzel seçim! Samsung VC07R302MVR/,
  ],
  ['bebek bezi 4 numara / en ucuzu / dambıl var mı', /[Dd]ambıl|[Ff]itness/],
  ['tablet 15 bin / fark etmez / kaç kişi çalışıyorsunuz burada', /^(?!.*satıcı belirler)/s],
  ['spor ayakkabı kadın 4000 / fark etmez / ayağımı ağrıtmasın', /^(?!.*doktor)/s],
  // Who doubts takes nothing yet.
  ['robot süpürge 20 bin / fark etmez / tamam ilki güzel ama emin değilim', /^(?!.*Güzel seçim)/s],
  ['robot süpürge 20 bin / fark etmez / fark etmez', /^Ben (?:ilk|ikinci|üçüncü)/],
  ['roman 300 / bunu okumuştum ikinciyi', /^(?!.*Güzel seçim)/s],
  ['dizi öner gerilim / sıkılır mıyım', /^(?!.*doktor)/s],
  ['parfüm erkek 2500 / odunsu / babam 60 yaşında ona gider mi', /^(?!.*hacim)/s],
  ['çamaşır makinesi 25 bin / fark etmez / annem için alıyorum', /^(?!.*Hangisini alıyorsunuz)/s],
  ['klima 30 bin / fark etmez / montaj dahil mi elektriği çok yakar mı', /dahil olup olmadığı/],
  ['süpürge dikey 10 bin / fark etmez / 2. ile 3. arasında kaldım', /^Ben (?:ikinci|üçüncü)/],
  ['c vitamini / 800 / aç karna mı içilir', /prospektüse bakın.*eczacınıza/],
  ['telefon 30 bin / fark etmez / iphone mu samsung mu', /^(?!Ben )/],
  ['klima 35 bin / sessiz / ilkini alayım mı sence', /^Ben ilkini seçerdim: .*Buna karşılık/],
  ['annem için türk kahvesi makinesi', /^Tamam, anneniz için\. Kahve makinesi için/],
  // What is praised beside what is refused stays.
  [
    'oyuncak 5 yaş 1000 tl / Play-Doh iyi olabilir ama Hot Wheels ve Jenga olmasın',
    /Hot Wheels olmasın, Jenga olmasın.*1\. Play-Doh(?!.*Jenga)(?!.*\d\. Hot Wheels)/s,
  ],
  ['buzdolabı 40 bin / Aynı marka olmak zorunda değil, no frost olsun', /^(?!.*zorunda)/s],
  // Kindness is answered and changes nothing; comfort is for whoever is surely sad.
  ['telefon 20 bin / kamera / ramazanınız mübarek olsun', /^Teşekkür ederim, size de!$/],
  ['telefon 20 bin / kamera / tamamdır iyi akşamlar', /^Teşekkür ederim, size de!$/],
  ['telefon 20 bin / kamera / babam vefat etti dün', /^Başınız sağ olsun/],
  ['telefon 20 bin / kamera / tatil hep hayalimizdi', /^Bunu tam anlayamadım\. .*\?$/],
  ['elbise düğün için 3000 / uzun / bayıldım bunlara', /^(?!.*doktor)/s],
  ['mont kadın / siyah olmasın çok sıkıldım siyahtan', /^Tamam, siyah olmasın/],
  ['yerli dizi öner / Mafyalı olmasın kuzum, içim kaldırmıyor', /^(?!.*Umarım gününüz)/s],
  ['philips airfryer / tamamdır sağol yine de', /^Rica ederim!/],
  ['telefon 20 bin / kamera / neyse kolay gelsin', /^Teşekkür ederim, size de!/],
  ['işitme cihazı bakacaktım / Peki, sağlıcakla kalın...', /^Görüşmek üzere/],
  ['buharlı ütü / kolay gelsin', /^Teşekkür ederim, size de!/],
  ['tuvalet kağıdı / peki iyi çalışmalar', /^Teşekkür ederim, size de!/],
  ['ergonomik çalışma koltuğu / bel destekli olanlardan', /^(?!.*destekli yok)/],
  ['işitme cihazı bakacaktım / Kulağın içine giren küçüklerinden', /^(?!.*Kulağın yok)/i],
  ['kanarya yemi / kuş yemi de satmazsınız ne satarsınız', /^(?!.*satarsınız yok)/],
  ['buharlı ütü / Başka bir ürüne bakalım', /Ne arıyorsunuz\?/],
  ['ihtiyaç kredisi / kredi notum pek iyi değil verirler mi', /^(?!.*notum olup)/],
  ['otel 12 bin termal / İstanbul’dan arabayla gideceğiz', /^(?!.*arabayla yok)/s],
  ['ingilizce kursu 3000 / fark etmez / deneme dersi veren var mı', /^(?!.*Evet)/s],
  ['kulaklık 5000 / fark etmez / hangisinin sesi daha iyi', /^(?!.*gürültü)/s],
  ['kulaklık spor / 3000 / hangisinin şarjı daha uzun gidiyo', /^Pili en uzun gideni .+ 36 saat;/],
  ['buzdolabı 40 bin / fark etmez / hangisi daha sessiz', /sessiz çalışma var/],
  ['koşu bandı 30 bin / hangisi daha kaliteli', /^Ben .+ seçerdim: /],
  ['telefon 20 bin / fark etmez / hangisi daha güzel', /^Ben .+ seçerdim: /],
  ['telefon 20 bin / fark etmez / hangisi daha hızlı şarj oluyor', /^(?!Pili).*hızlı şarj/],
  ['çadır 4 kişilik / 6000 / ağırlıkları', /^(?!.*bütçe)/],
  ['laptop 40 bin / fark etmez / ağırlığı', /^Ağırlık: /],
  ['7 yaşındaki kızıma elbise / 1000 / fark etmez', /^Kataloğumuzda çocuk bedeni yok/],
  ['kızıma elbise / 1000 / fark etmez', /^(?!.*çocuk bedeni)/],
  ['kombi bakımı / 5000', /1\. [^\n]*Kombi Bakımı.*\n2\. [^\n]*Kombi Bakımı/],
  ['kahve makinesi espresso / 10 bin', /^(?!Toplam).*kahve makinesi seçtim/],
  ['antalyada otel temmuz / 40 bin / çocuk ücretsiz mi', /^Çoğu otelde/],
  [
    'antalyada otel temmuz / 40 bin / en ucuzu',
    /^En uygun fiyatlısı \P{N}*, [\d.]+ TL \(kişi başı\)\.$/u,
  ],
  [
    'güneş gözlüğü 300 / fark etmez / daha ucuz / daha ucuz',
    /^Aradığınıza uyan daha ucuz bir güneş/,
  ],
  ['koşu ayakkabısı kadın 5000 / ilki ne kadar', /^\P{N}+[^\n]*: [\d.,]+ TL\.$/u],
  ['kulaklık kablosuz 3000 / ikinci el var mı daha ucuz', /^İkinci el durumunu/],
  ['ps5 lazım / kaç para', /^Katalogdaki fiyatlar .* arasında\./],
  ['saç serumu 400 / fark etmez / puanı yüksek olan', /^En çok beğenileni/],
  ['balkan turu vizesiz / kişi başı 30 bin / kaç gün', /^Süre: .* gece \d gün/],
  ['koşu bandı 30 bin / kaç kilo taşıyor', /^Taşıma kapasitesi: .* 110 kg/],
  ['100 bin lira ihtiyaç kredisi / aylık ne öderim', /örnek aylık taksit/],
  ['çift kişilik yatak ortopedik / 20 bin / bel fıtığım var hangisi uygun', /^Bel için/],
  ['laptop 40 bin yazılım için / fark etmez / en hafifi hangisi', /^En hafifi .* kg; /],
  ['film komedi netflix / çocuklarla izlenir mi', /^(?!.*çocuklarla değil)/],
  ['akşama ne izlesek / komedi olsun', /üç film seçtim \(komedi\)/],
  ['oğluma lego 8 yaş / 1500 / ilki kalsın diğerlerini değiştir', /^Son ikisini değiştirdim:/],
  ['golden köpeğim 8 aylık mama bakıyorum / 5000', /1\. [^\n]*yavru/i],
  ['telefon lazım samsung olmazsa xiaomi / 20 bin', /Samsung ya da Xiaomi/],
  ['balkan turu vizesiz / kişi başı 30 bin', /^(?!.*(?:kış|Kış))/],
  ['koşu bandı 30 bin / hangisi katlanıyor', /^(?!.*katlanması katlan).*katlan/i],
  ['kasko / fark etmez / su basarsa öder mi', /^(?!.*basama)/s],
  [
    'telefon 20 bin / fark etmez / ilki kaç gr',
    /^İlkinin bilgilerinde buna dair bir şey yazmıyor;/,
  ],
  [
    'telefon 20 bin / fark etmez / yanında şarj aleti geliyomu',
    /^Yeni telefonların çoğunda kutudan/,
  ],
  ['kahve makinesi 8000 / fark etmez / temizliği kolay mı', /^İki üç ayda bir kireç/],
  ['mont 6 bin / fark etmez / ilk montun başka rengi var mı', /^(?!.*\d\. )/s],
  ['otel 30 bin / fark etmez / 5 gece 2 kişi toplam ne kadar', /\(4 gece\); 5 gece olursa/],
  ['otel 30 bin / fark etmez / ikincisi nerede', /^İkincisinin konumu [^,]*, [^,]*\.$/],
  ['kahve makinesi 8000 / fark etmez / kaç fincan yapıyo', /^(?!.*yapıyo)(?!.*Güzel)/s],
  // Who asks, or names a maker, takes nothing.
  ["telefon 20 bin / kamera / Xiaomi'ninkiler iyi diyorlar, doğru mu?", /^(?!.*Güzel seçim)/s],
  ['telefon 20 bin / kamera / Samsung olsun', /^Tamam, Samsung/],
  // What is not understood is asked about, and what the catalogue does not tell is said.
  ['dizi öner / komedi netflix / bunu izledik', /^(?!.*çıkarıp)/],
  ['telefon 20 bin / kamera / anneme alıyorum', /^(?!.*Güzel|.*çıkarıp)/s],
  [
    'tencere seti 5000 / çelik olsun / hepsi indüksiyon uyumlu değil mi bunların',
    /uyumlu|ndüksiyon/,
  ],
  // Within a budget come first those that keep to it; only what was named may cost a little more.
  ['kulaklık spor 2000 / fark etmez', /^(?!.*üstünde)/s],
  ['laptop 22 bin / macbook air olsun', /1\. Apple MacBook Air[^\n]* bütçenizin [\d.]+ TL üstünde/],
  // More to spend is heard in a question, and what is shown is held against a sum.
  ['telefon 15 bin / oyun / 18 bine çıksam daha iyisi olur mu', /18\.000 TL.*\d\. /s],
  ['kedi maması yavru kedim var / 1000 tl', /1\. [^\n]*Yavru/],
  // A sum is reckoned over into what prices are told in.
  [
    'otel / eşimle 3 gece Antalya / gecelik 5 bin',
    /gecelik 5\.000 TL’ye kadar üç otel seçtim.*\(kişi başı; gecelik [\d.]+ TL\)/s,
  ],
  ['kapadokya turu / iki kişi toplam 20 bin', /^Toplam 20\.000 TL, 2 kişi için kişi başı 10\.000/],
  ['kasko / aylık 2 bin', /^Aylık 2\.000 TL, yılda 24\.000 TL eder\. /],
  ['kasko / 15 bin / bütçeyi aşsa da olur', /^Tamam, bütçe sınırı olmadan[;:]/],
  [
    'yatak 20 bin / sert olsun / iki kişilik / üçüncüyü değiştir, sert olsun',
    /^Üçüncüsünü değiştirdim.*1\. [^\n]*, sert.*2\. [^\n]*, sert.*3\. [^\n]* TL, (?:[^\n]*, )?sert/s,
  ],
  ['telefon 20 bin / kamera / ikincisi yerine başka', /^(?!.*ikinci el)/s],
  ['arabamın kaskosu bitiyor / yıllık 15 bini geçmesin', /(?:.*\d\. [^\n]*Kasko){3}/s],
  ['kasko 30 bin / başka var mı', /1\. [^\n]*Kasko.*2\. [^\n]*Kasko.*3\. [^\n]*Kasko/s],
  // Another sort is no cheaper one.
  [
    'kulaklık kablosuz 3000 / fark etmez / en ucuzu 900 olsun / daha ucuzu yok mu',
    /^(?!.*kablolu)/s,
  ],
  // A child's age is no less than a price.
  ['4 yaşındaki yeğenime oyuncak / 1000 tl', /^(?!.*\d\. [^\n]*8\+)/s],
  // One is always chosen, by what is known, though nothing tells them apart in what was said.
  ['telefon 15 bin / oyun / ikisinden birini seç işte', /^Ben (?:ilk|ikinci|üçüncü)/],
  ['tencere seti 5000 / çelik olsun / granit olsun', /granit/],
  [
    'seyahat sigortası / 500 tl',
    /^(?!.*Trafik).*seyahat sağlık[^\n]* bulamadım; en uygunu [^\n]*Seyahat/s,
  ],
  [
    'Babaanneme telefon alacağım, ucuz olsun / 9 bin tl üst sınır. Ekranı büyük olsun, gözü zor görüyor',
    /^(?!.*bütçenizin [^\n]* üstünde)/s,
  ],
  ['bebek arabası 15 bin / arabanın bagajı küçük', /bebek arabası/],
  ['spor ayakkabı 3000 / doktor vitamin de verdi', /^(?!.*[Vv]itamin)/s],
  ['perde arıyorum / krem rengi güzel olur, koltuklar kahverengi', /^Ne yazık ki öylesi de yok/],
  // People and trifles are nothing that is sold, nor is what somebody has of it another thing.
  ['Yeğenim 4 yaşında, dinozor delisi, ne alsam bayılır', /^(?!.* yok).*yeğeniniz için/i],
  ['lastik 4500 kış / tenesi 4500, dört tene alacam', /^(?!.*tene yok)/s],
  ['Arabamın kaskosu bitiyor, uygun bir seçenek var mı', /^Sigorta için/],
  ['kol saati 5000 / mantıklı', /^(?!.*Mantıklı)/s],
  [
    'lastik 5000 / 4 mevsim / 205 55 16',
    /5\.000 TL’ye kadar üç lastik seçtim \(4 mevsim, 205\/55 R16\)\./,
  ],
  ['oyuncak 4 yaş 1000 / jenga 6 yaş, o olmaz', /^(?!.*Hasbro)/s],
  ['çamaşır makinesi 20 bin / sessiz / ilki iyi de gürültülü olmasın', /^(?!.*Çıkardım)/s],
  ['evde rahat etsin diye bir koltuk bakıyoruz', /^Koltuk için/],
  ['telefon 20 bin / teşekkürler', /^Rica ederim![^?]*$/],
  // What a rule comes nearer to is told of these first where the tables tell it.
  ['kutu oyunu 800 lira / 4 kişiyiz / kaç kişi oynanıyor ilki', /^İlkinin oyuncu sayısı/],
  ['fırına giren tava 1500 lira / fırına girer mi', /^Evet, üçü de fırına girer\./],
  [
    'indüksiyona uygun tencere seti 5000 / indüksiyonda olur mu',
    /^Evet, üçü de indüksiyona uygun\./,
  ],
  ['tansiyon aleti 3000 lira / fark etmez / bilekten mi koldan mı', /^Ölçüm yeri: /],
  ['klima 35 bin sessiz / ilki kaç metrekareyi soğutur', /^İlkinin oda büyüklüğü/],
  // A thousand of a unit is told where the unit is asked; what is used up is no figure of the thing.
  ['yavru kedi için kuru mama 1500 lira / kaç gram', /^(?:Paket: |Üçünün de paketi )/],
  ['otomatik araba 800 bin / 100 km de kaç litre yakar', /^Üçünün bilgilerinde yazmıyor\. Tüketim/],
  // What stands in a row among other things, or in titles, is told; so is what is called after what it is without.
  ['araç kamerası 3000 lira / çözünürlüğü ne', /4K çözünürlük/],
  ['şekersiz çikolata 150 lira / şeker var mı bunda', /^Üçü de şekersiz\./],
  ['kredi kartı aidatsız / fark etmez / yıllık ücreti ne kadar', /TL \(yıllık kart ücreti\)/],
  ['anime 100 lira bitmiş olsun / kim yönetmiş', /Yönetmen veya yaratıcı: .*\p{Lu}/u],
  // What is plainly wished and nobody tells is said to be unknown, an amount by its name.
  ['araç kamerası 3000 lira / park halinde de kaydetsin', /“Park hal.* için katalogda bilgi yok/],
  // Refusals that are politely said, wishes that refuse by themselves, bounds that take in what is less.
  ['şekersiz çikolata 150 lira / sütlü olmasa', /sütlü olmasın/],
  ['klima 35 bin, gece ses etmesin, elektriği çok yakmasın', /sessiz çalışma, Inverter/],
  ['tencere seti 5000 lira, yapışmaz kaplama istemiyorum', /^(?!.*yapışmaz yok)/s],
  ['doğa belgeseli 150 lira / iki saati geçmesin', /^(?!.*yerine 90 dakikadan kısa)/s],
  ['kutu oyunu 900 lira / 4 kişiyiz / bir saati geçmesin', /30 dakikaya kadar ya da 30–60 dakika/],
  ['filtre kahve 500 lira / yarım kilo olsun', /(?:“Yarım kilo” isteğinize|Tamam, yarım kilo)/],
  // Whose weight or age it is, and what only begins as a maker does.
  ['golden retrieverım var 30 kilo, 3000 liraya mama', /^(?!.*30 kilo yerine)/s],
  ['oyun bilgisayarı 40 bin, valorant oynayacak', /^(?!.*Valor )/s],
])('%s: answered by what is known, or told that it is not', async (script, says) => {
  expect((await play(script)).at(-1)?.text).toMatch(says);
});

test.each(['akıllı telefon', 'film'])(
  'a search for “%s” that is also the first message is heard once',
  async (search) => {
    const [alone] = await play(search);
    expect((await play(search, search))[0]?.text).toBe(alone?.text);
  },
);

test('no list is shown twice in a row', async () => {
  for (const [script] of conversations) {
    const turns = await play(script);
    turns.forEach((turn, at) => {
      if (turn.names.length > 0) expect(turns[at - 1]?.names.join()).not.toBe(turn.names.join());
    });
  }
});
