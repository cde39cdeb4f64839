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

describe('conversations end in three products that fit, or that say what is missing', () => {
  test.each(conversations)('%s', async (script, kind, expected) => {
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
  });
});

test.each([
  ['telefon / 15 bin / OLED ne demek?', /^AMOLED’de siyahlar derin/],
  ['televizyon OLED mi QLED mi?', /karanlık odada.*bütçeniz/],
  ['hamileyim hangi vitamini almalıyım', /doktorunuza danışın/],
  ['güneş kremi / 600 / yağlı cilt / kargo ücretsiz mi', /satıcıya ve adresinize göre/],
  ['annem için hediye / parfüm / parfüm sevmez', /Anneniz için hangisine bakalım/],
  ['sen gerçek misin', /yapay zekâ değilim/],
  ['kız kardeşime hediye / takı olabilir', /Kataloğumuzda takı yok/],
  ['spor ayakkabı erkek 42 numara 2500', /3\. .*“42 numara” için katalogda bilgi yok/s],
  [
    'robot süpürge / 15 bin / fark etmez / tamam ilkini alıyorum',
    /^Güzel seçim! .* için fiyatları/,
  ],
  ['saç kurutma makinesi', /Kataloğumuzda saç kurutma makinesi yok/],
  // One shared word makes nothing of what is not sold.
  ['yemek takımı', /Kataloğumuzda yemek takımı yok/],
  ['bebek beşiği bakıyorum', /Kataloğumuzda bebek beşiği yok/],
  ['akvaryuma balık almak istiyorum', /Kataloğumuzda balık yok|bunlardan biri mi/],
  ['gelinlik arıyorum 20 bin', /Kataloğumuzda gelinlik yok/],
  ['annemin eski ütüsü bozuldu yenisini alacağım', /Kataloğumuzda .*ütüsü yok/],
  ['oto yıkama makinesi', /Kataloğumuzda oto yıkama makinesi yok/],
  ['philips airfryer', /Kataloğumuzda philips airfryer yok/],
  ['bisiklet kaskı', /Kataloğumuzda bisiklet kaskı yok, üzgünüm; spor/],
  ['kulaklık değil hoparlör', /Kataloğumuzda hoparlör yok/],
  ['blender / 2000', /^Ne yazık ki öylesi de yok; [^.]*mağazalarında/],
  ['babama tıraş makinesi anneme parfüm', /Kataloğumuzda tıraş makinesi yok/],
  [
    'robot süpürge haritalı 30 bin / hangisinin emiş gücü daha yüksek',
    /^Emişi en güçlü olanı [^;]* Pa/,
  ],
  ['televizyon 20 bin 32 inç / kaç inç bunlar', /ekranı 32 inç/],
  ['spor ayakkabı koşu kadın 3000 / simli yok mu', /^“Simli” için katalogda bilgi yok/],
  ['kitap roman 400 / yazarı kim bunların', /^Yazar: ilki /],
  [
    'kredi kartı / mil kazandıran / aidatsız',
    /Ücretsizini bulamadım|ücretsiz bir kredi kartı bulamadım/i,
  ],
  ['annem için çikolata / şekersiz', /1\. [^\n]*Şekersiz.*3\. [^\n]*[Şş]ekersiz/s],
  ['oyuncak 4 yaş 600 / oğlum itfaiyeci seviyor', /^“İtfaiyeci” için katalogda/],
  ['bulaşık makinesi / 30 bin / fark etmez / Bosch 45 cm mi', /^(?:Evet|Hayır), [^\n]*\d\d cm/],
  [
    'akıllı saat 2000 / fark etmez / iphone ile çalışıyor mu bunlar',
    /^Evet, üçünün de uyumluluğu iPhone/,
  ],
  ['spor ayakkabı 4000 / fark etmez / makinede yıkayabilir miyim', /^Makinede yıkamak/],
  ['klima 35 bin / sessiz / montaj dahil mi', /dahil olup olmadığı satıcıya göre/],
  ['klima 35 bin / sessiz / onu alıyorum', /^Hangisini alıyorsunuz/],
  ['tyt matematik soru bankası / 450 / en kolayı hangisi', /^Zorluk: /],
  ['başım dönüyor hangi vitamini alayım', /112.* doktorunuza danıştıktan sonra/],
  ['klima / fark etmez / 20 metrekareye 9000 yeter mi yoksa 12000 mi lazım', /^(?!.*9\.000 TL)/s],
  // Nobody in danger is sold to, until he asks for something himself.
  ['3 gündür uyuyamıyorum, hiçbir şeyin anlamı yok', /^(?!.*bütçe).*112/],
  ['yaşamak istemiyorum / iyi değilim', /^Bununla tek başınıza kalmayın/],
  [
    'yatak / fark etmez / yaşamak istemiyorum / kimi arayabilirim, 112 ambulans değil mi',
    /^Bununla tek başınıza kalmayın/,
  ],
  ['yaşamak istemiyorum / iyi değilim / kimsem yok', /^Buradayım/],
  ['yaşamak istemiyorum / roman öner, 300 lira', /roman/],
  [
    'fındık alerjim var çikolata / 200 / fark etmez',
    /^(?!.*\d\. [^\n]*(?:ındık|Rocher|Toffifee)).*3\. /s,
  ],
  ['koşu bandı 20 bin / fark etmez / katlanıyor mu bunlar', /^Evet, üçü de katlanır/],
  ['yurt dışı turu balkanlar vizesiz / 40 bin', /Balkan Turu/],
  ['çay var mı', /Kataloğumuzda çay yok/],
  ['telefon / 20 bin / fark etmez / Bütçe 20.000 TL ✕', /^Tamam, bütçe sınırı olmadan/],
  ['moralim bozuk sevgilimden ayrıldım', /üzüldüm/],
  ['bugün annemi kaybettim', /üzüldüm/],
  ['merhaba / babama hediye / dedem öldü az önce', /üzüldüm/],
  [
    'kahve makinesi türk kahvesi / 4000 / Karaca pahalı, başka göster',
    /^Tamam, Karaca olmasın; ilkini değiştirdim/,
  ],
  [
    'robot süpürge 20 bin haritalı / hangisini alayım sence',
    /^Ben (?:ilk|ikinci|üçüncü)\p{L}+ seçerdim: .* TL\. /u,
  ],
  ['telefon 10 bin / fark etmez / 5g var mı bunlarda', /^Hayır, üçünün de ağı 4\.5G/],
  ['sizden aldığım tablet bozuk geldi', /ürünü aldığınız satıcıya/],
  ['mevduat / fark etmez / banka batarsa param ne olur', /TMSF/],
  ['bebeğim ishal oldu ne vereyim', /doktorunuz/],
  ['ihtiyaç kredisi 50 bin', /^Söylediğiniz tutara göre hesap yapamıyorum/],
  ['koltuk / fark etmez / fark etmez / Başka bir ürüne bakalım', /^Ne arıyorsunuz\?/],
  ['telefon / 25 bin / samsung çok ısınıyor, olmasın', /Samsung olmasın/],
  ['tablet / 10 bin / fark etmez / neden üçüncüyü önerdin', /^Şöyle seçtim:/],
  ['köpek maması kuzulu olmasın', /^Tamam, kuzulu olmasın/],
  ['parfüm 3000 kadın / çiçeksi / kalıcılığı nasıl bunların', /^Üçünün de kalıcılığı orta/],
  ['kredi kartı / aidat ödemek istemiyorum', /^(?!.*seçtim).*Ücretsiz bir kredi kartı bulamadım/s],
  [
    'tansiyon aleti koldan 3000e kadar / fark etmez / Beurer’i alayım o zaman, ucuz olan',
    /^Güzel seçim! Beurer/,
  ],
  [
    'yavru kedi maması / 1500e kadar / fark etmez / Royal Canin olsun tamam',
    /^Güzel seçim! Royal Canin/,
  ],
  ['parfüm kadın bin beş yüze kadar / fark etmez', /1\.500 TL’ye kadar üç parfüm seçtim/],
  ['kısır kedime mama, tavuk alerjisi var / 2000', /^(?!.*Tavuklu).*\d\. /s],
  ['kedi maması / 2000 / içinde tavuk yoktur inşallah', /^(?!.*Tavuklu).*\d\. /s],
  ['koltuk 3 lü 30 bin / Ikea olmasın / tamam ilki güzel', /^Güzel seçim! Bellona/],
  ['pilates topu var mı', /Kataloğumuzda pilates topu yok/],
  [
    'çamaşır makinesi 9 kilo sessiz / fark etmez / ilkini alayım, kaç devir',
    /^Güzel seçim! .*İlkinin devri 1\.\d00/s,
  ],
  ['oyuncak 4 yaşında kız 500 tl / Hot Wheels kız çocuğuna pek olmaz', /^Çıkardım: Hot Wheels/],
  [
    'kahve makinesi alacağım ama espresso ile filtre arasında ne fark var',
    /^Filtre makinesi çok kişiye/,
  ],
  ['kredi kartı öğrenciyim / hangisi puan veriyor', /puan kazandırır/],
  ['laptop 30 bin hafif / fark etmez / Chromebook işimi görmez', /^(?!.*\d\. [^\n]*Chromebook)/s],
  // What is said again weighs more than what was read; what there is none of is said.
  ['kulaklık 3 bin / fark etmez / ben kulak üstü dedim', /^Tamam, kulak üstü[:;]/],
  ['televizyon 40 bin / fark etmez / 65 inç dedim 55 değil', /65 inç[^\n]*\n\n1\. [^\n]*65/],
  ['tablet 15 bin / fark etmez / o bütçeyi kaldır', /^(?!.*bütçe 15\.000)/s],
  ['laptop 40 bin / oyun / laptop istemiyorum', /Ne arıyorsunuz\?/],
  ['klima 20 bin / fark etmez / baştan alalım. çay makinesi değil tablet', /[Tt]ablet/],
  // One that was shown is taken by its name, by what it costs, or out of an earlier list.
  ['roman 400 tl / Türk edebiyatı / tamam serenad olsun', /^Güzel seçim! Serenad \(310 TL\)/],
  [
    'elektrikli süpürge kablolu en ucuzundan / fark etmez / 4799 olan olsun tamam',
    /^Güzel seçim! Samsung VC07R302MVR/,
  ],
  [
    'elektrikli süpürge kablolu en ucuzundan / fark etmez / başka öner / o ilk Samsung olsun o zaman, 4799 olan',
    /^Güzel seçim! Samsung VC07R302MVR/,
  ],
  ['telefon 20 bin / kamera / oppo dedim xiaomi ne alaka', /^Çıkardım: [^.]*Xiaomi/],
  ['bebek bezi 4 numara / en ucuzu / dambıl var mı', /[Dd]ambıl|[Ff]itness/],
  ['tablet 15 bin / fark etmez / kaç kişi çalışıyorsunuz burada', /^(?!.*satıcı belirler)/s],
  ['spor ayakkabı kadın 4000 / fark etmez / ayağımı ağrıtmasın', /^(?!.*doktor)/s],
  // Facts are told of what was asked about alone.
  [
    'telefon 20 bin / kamera / ikincisinin bataryası kaç mAh',
    /^İkincisinin bataryası [\d.]+ mAh\.$/,
  ],
  ['tablet 15 bin / fark etmez / en ucuzu hangisi', /^En uygun fiyatlısı [^\n]*\.$/],
  // Who doubts takes nothing yet.
  ['robot süpürge 20 bin / fark etmez / tamam ilki güzel ama emin değilim', /^(?!.*Güzel seçim)/s],
  ['kahve makinesi 10 bin / filtre / kapsül daha mı iyi olurdu', /^Kapsüllüde fincan başına/],
  ['robot süpürge 20 bin / fark etmez / fark etmez', /^Ben (?:ilk|ikinci|üçüncü)/],
  ['roman 300 / bunu okumuştum ikinciyi', /^(?!.*Güzel seçim)/s],
  ['dizi öner gerilim / sıkılır mıyım', /^(?!.*doktor)/s],
  ['parfüm erkek 2500 / odunsu / babam 60 yaşında ona gider mi', /^(?!.*hacim)/s],
  ['canım çok sıkkın bi dizi öner de gülelim', /^Umarım gününüz.*komedi/s],
  ['çamaşır makinesi 25 bin / fark etmez / annem için alıyorum', /^(?!.*Hangisini alıyorsunuz)/s],
  ['klima 30 bin / fark etmez / montaj dahil mi elektriği çok yakar mı', /dahil olup olmadığı/],
  ['süpürge dikey 10 bin / fark etmez / 2. ile 3. arasında kaldım', /^Ben (?:ikinci|üçüncü)/],
  [
    'oyuncak 4 yaş 600 / oğlum dinozor seviyor',
    /^Tamam[^\n]*dinozor.*1\. [^\n]*Dinozor.*2\. [^\n]*Dinozor/s,
  ],
  ['tablet çizim 15 bin / 64 gb yeter mi', /^Ders ve video için 64 GB.*\bdepolama/is],
  ['kedi maması 2000 / kısır / tavuklu mu somonlu mu olsun', /omonlu.*tavuklu/s],
  ['c vitamini / 800 / aç karna mı içilir', /prospektüse bakın.*eczacınıza/],
  ['kredi kartı / mil / hangisi öğrenciye verir', /öylesi [^,]* Kredi Kartı/],
  // What one should have of something is told by what there is of it, and for whom.
  ['televizyon 40 bin / fark etmez / salon orta boy kaç inç alayım', /3 m’ye 65–75 inç/],
  ['klima 40 bin / fark etmez / 25 metrekareye kaç btu lazım', /20–30 m²’ye 12\.000.*12\.000 BTU/s],
  ['çamaşır makinesi 30 bin / sessiz / 9 kilo mu alsam 10 mu', /3–4 kişiye 8–9 kg.*kapasite/s],
  ['telefon 30 bin / fark etmez / iphone mu samsung mu', /^(?!Ben )/],
  [
    'televizyon oled 60 bin / fark etmez / oled mi qled mi iyi olur',
    /^OLED’de siyahlar.*OLED\.?$/s,
  ],
  [
    'çamaşır makinesi 30 bin / sessiz / 5 yıl gider mi bunlar',
    /yazmıyor\. İyi kullanılan bir makine/,
  ],
  ['klima 35 bin / sessiz / ilkini alayım mı sence', /^Ben ilkini seçerdim: .*Buna karşılık/],
  ['otel antalya 30 bin / fark etmez / denize uzak mı', /^(?!.*Evet)/s],
  [
    'kedi maması tavuksuz olmalı / 500 tl / fark etmez',
    /tavuklu olmasın(?!.*Tavuklu)(?!.*olup olmadığı).*3\. /s,
  ],
  ['annem için türk kahvesi makinesi', /^Tamam, anneniz için\. Kahve makinesi için/],
  // What is praised beside what is refused stays.
  [
    'oyuncak 5 yaş 1000 tl / Play-Doh iyi olabilir ama Hot Wheels ve Jenga olmasın',
    /Hot Wheels olmasın, Jenga olmasın.*1\. Play-Doh(?!.*Jenga)(?!.*\d\. Hot Wheels)/s,
  ],
  // What no product carries is not left out of any.
  ['roman 300 / zor olmasın', /^“Zor” için katalogda bilgi yok/],
  ['buzdolabı 40 bin / Aynı marka olmak zorunda değil, no frost olsun', /^(?!.*zorunda)/s],
  // Kindness is answered and changes nothing; comfort is for whoever is surely sad.
  ['telefon 20 bin / kamera / ramazanınız mübarek olsun', /^Teşekkür ederim, size de!$/],
  ['telefon 20 bin / kamera / eşimle konuşup dönerim', /^Görüşmek üzere/],
  ['telefon 20 bin / kamera / kralsın', /^Rica ederim!/],
  ['telefon 20 bin / kamera / tamamdır iyi akşamlar', /^Teşekkür ederim, size de!$/],
  ['telefon 20 bin / kamera / babam vefat etti dün', /^Başınız sağ olsun/],
  ['telefon 20 bin / kamera / tatil hep hayalimizdi', /^Bunu tam anlayamadım\. .*\?$/],
  ['elbise düğün için 3000 / uzun / bayıldım bunlara', /^(?!.*doktor)/s],
  ['selam / nasılsın', /^İyiyim, teşekkür ederim!/],
  ['mont kadın / siyah olmasın çok sıkıldım siyahtan', /^Tamam, siyah olmasın/],
  ['yerli dizi öner / Mafyalı olmasın kuzum, içim kaldırmıyor', /^(?!.*Umarım gününüz)/s],
  ['philips airfryer / tamamdır sağol yine de', /^Rica ederim!/],
  ['buharlı ütü / neyse kolay gelsin', /^Teşekkür ederim, size de!/],
  ['telefon 20 bin / kamera / neyse kolay gelsin', /^Teşekkür ederim, size de!/],
  ['işitme cihazı bakacaktım / Peki, sağlıcakla kalın...', /^Görüşmek üzere/],
  ['buharlı ütü / kolay gelsin', /^Teşekkür ederim, size de!/],
  ['tuvalet kağıdı / peki iyi çalışmalar', /^Teşekkür ederim, size de!/],
  // What is not sold is said kindly, by its name where it has one, and what follows may describe it.
  [
    'AKÜLÜ DARBELİ MATKAP BAKIYORUM',
    /^Kataloğumuzda akülü darbeli matkap yok, üzgünüm; yapı market/,
  ],
  ['buharlı ütü / 2500 liraya kadar, tabanı seramik olsun', /öylesi de yok;/],
  ['ergonomik çalışma koltuğu / bel destekli olanlardan', /^(?!.*destekli yok)/],
  ['işitme cihazı bakacaktım / Kulağın içine giren küçüklerinden', /^(?!.*Kulağın yok)/i],
  ['kanarya yemi / kuş yemi de satmazsınız ne satarsınız', /^(?!.*satarsınız yok)/],
  ['buharlı ütü / peki nereden bakayım', /^Beyaz eşya ve elektronik mağazalarında/],
  ['okul çantası / pembe olsun', /en yakını çanta/],
  ['buharlı ütü / Başka bir ürüne bakalım', /Ne arıyorsunuz\?/],
  ['ihtiyaç kredisi / kredi notum pek iyi değil verirler mi', /^(?!.*notum olup)/],
  ['otel 12 bin termal / İstanbul’dan arabayla gideceğiz', /^(?!.*arabayla yok)/s],
  // What is asked is what is answered: of those shown first, by their names, and of nothing else.
  [
    'robot süpürge 20 bin / fark etmez / kendi boşaltanı var mı bu paraya',
    /toz boşaltma.*1\. Philips[^\n]*toz boşaltma.*3\. [^\n]*toz boşaltma/s,
  ],
  ['nemlendirici 1000 / fark etmez / gül hastalığım var uygun mu', /^(?!.*TL).*kızarıklık için/s],
  ['laptop 40 bin / fark etmez / Bu bütçeye MacBook Air girer mi?', /^Evet: Apple MacBook Air/],
  ['telefon 20 bin / fark etmez / bu bütçeye iphone girer mi', /^Evet: Apple iPhone/],
  ['telefon 12 bin / fark etmez / bu bütçeye iphone girer mi', /^Hayır, en uygunu [^\n]*iPhone/],
  [
    'otel 30 bin / fark etmez / her şey dahil olanı hangisi',
    /^[^;]* konaklaması [^;]*her şey dahil/,
  ],
  ['ingilizce kursu 3000 / fark etmez / deneme dersi veren var mı', /^(?!.*Evet)/s],
  ['internet 900 / fark etmez / taahhüt var mı', /^Taahhüt: ilki \d\d ay/],
  ['kulaklık 5000 / fark etmez / hangisinin sesi daha iyi', /^(?!.*gürültü)/s],
  ['kasko / fark etmez / su basarsa öder mi', /^(?!.*basama)/s],
  [
    'mont 6 bin / fark etmez / astarı çıkıyor mu',
    /^“Astarı çıkıyor mu” sorusuna katalogda cevap bulamadım;/,
  ],
  [
    'telefon 20 bin / fark etmez / ilki kaç gr',
    /^İlkinin bilgilerinde buna dair bir şey yazmıyor;/,
  ],
  [
    'telefon 20 bin / fark etmez / yanında şarj aleti geliyomu',
    /^Yeni telefonların çoğunda kutudan/,
  ],
  ['bulaşık makinesi 30 bin / fark etmez / en az su harcayan hangisi', /^(?!.*enerji)/s],
  ['kahve makinesi 8000 / fark etmez / temizliği kolay mı', /^İki üç ayda bir kireç/],
  ['mont 6 bin / fark etmez / ilk montun başka rengi var mı', /^(?!.*\d\. )/s],
  ['laptop 40 bin / fark etmez / hangisini alayım / yine kararsızım', /^En uygun fiyatlısı .*• /s],
  ['otel 30 bin / fark etmez / 5 gece 2 kişi toplam ne kadar', /\(4 gece\); 5 gece olursa/],
  ['otel 30 bin / fark etmez / geceliği kaça geliyor', /^Gecesi en ucuza gelen/],
  ['güneş kremi 800 / fark etmez / kaç faktör', /^Koruma faktörü: ilk(?:i| ikisi) SPF \d\d/],
  ['otel 30 bin / fark etmez / ikincisi nerede', /^İkincisinin konumu [^,]*, [^,]*\.$/],
  ['kahve makinesi 8000 / fark etmez / kaç fincan yapıyo', /^(?!.*yapıyo)(?!.*Güzel)/s],
  [
    'buzdolabı 40 bin / fark etmez / hangisi daha sessiz',
    /^“Sessiz çalışma” yalnız son ikisinde yazıyor\.$/,
  ],
  ['akıllı saat 5000 / fark etmez / şarjı en uzun giden', /^Pili en uzun gideni/],
  ['bisiklet 20 bin / fark etmez / iki tane alsam kaça gelir', / TL × 2 = /],
  // What was taken is in the sum, and of a thing that was looked at twice one alone.
  [
    'televizyon 55 inç 35 bin / fark etmez / tamam ilkini alıyorum / koltuk üçlü 35 bin / fark etmez / hepsinin toplamı ne tutuyor',
    /^Toplam [\d.]+ TL tutuyor:\n\n• [^\n]*\n• Philips 55PUS8909: 34\.999 TL$/,
  ],
  // Who asks, or names a maker, takes nothing.
  ["telefon 20 bin / kamera / Xiaomi'ninkiler iyi diyorlar, doğru mu?", /^(?!.*Güzel seçim)/s],
  ['telefon 20 bin / kamera / Samsung olsun', /^Tamam, Samsung/],
  // What is not understood is asked about, and what the catalogue does not tell is said.
  ['dizi öner / komedi netflix / bunu izledik', /^(?!.*çıkarıp)/],
  ['şampuan saç dökülmesi / 400 / tuzsuz', /^“Tuzsuz” için katalogda/],
  [
    'spor ayakkabı kadın 3500 / yürüyüş / 39 numara var mı?',
    /^Üçünün bilgilerinde 39 numara hakkında bir şey yazmıyor/,
  ],
  ['saat 5000 / akıllı saat / fark etmez / deri kayış', /“Deri kayış” için katalogda/],
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
  [
    'buzdolabı 40 bin / no frost / fark etmez / çamaşır makinesi 30 bin / fark etmez / toplamı 60 bini geçiyor mu',
    /^İlk sıradakilerle [\d.]+ TL; 60\.000 TL sınırını [^\n]*\.\n\n• [^\n]*TL\n• /,
  ],
  ['lastik 205 55 16 / 15 bin / 4 tanesi 16 bini geçiyor mu', /TL × 4 = /],
  ['taşıt kredisi 300 bin / toplam 400 bini geçer mi', /24 × 22\.\d{3} TL/],
  ['kedi maması yavru kedim var / 1000 tl', /1\. [^\n]*Yavru/],
  // A sum is reckoned over into what prices are told in.
  [
    'otel / eşimle 3 gece Antalya / gecelik 5 bin',
    /gecelik 5\.000 TL’ye kadar üç otel seçtim.*\(kişi başı; gecelik [\d.]+ TL\)/s,
  ],
  ['kapadokya turu / iki kişi toplam 20 bin', /^Toplam 20\.000 TL, 2 kişi için kişi başı 10\.000/],
  ['kasko / aylık 2 bin', /^Aylık 2\.000 TL, yılda 24\.000 TL eder\. /],
  ['kasko / 15 bin / bütçeyi aşsa da olur', /^Tamam, bütçe sınırı olmadan[;:]/],
  // In place of one comes what is as good, or none; what meets everything stays.
  [
    'roman 400 / Türk yazar / ikincisini lisede okumuştum, başka bir tane rica edeyim',
    /^Çıkardım: ([^.]+)\. İkincisini değiştirdim(?!.*\d\. \1)/s,
  ],
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
  // Who only finds fault sees others.
  ['telefon 20 bin / kamera / anlamıyorsun beni', /^Kusura bakmayın\. Bir de bunlar var.*3\. /s],
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
  // A thing that is counted by, told of, had, denied or described with turns the talk to nothing.
  ['tiyatro / bilet başına 1500 / fark etmez', /Oyun Bileti/],
  ['ihtiyaç kredisi 100 bin / sağ olasın, bankaya bir sorayım', /^Rica ederim/],
  ['yazıcı arıyorum / bilgisayarım var zaten, sadece yazıcı lazım', /^Ne yazık ki öylesi de yok/],
  ['bebek arabası 15 bin / arabanın bagajı küçük', /bebek arabası/],
  ['spor ayakkabı 3000 / doktor vitamin de verdi', /^(?!.*[Vv]itamin)/s],
  ['perde arıyorum / krem rengi güzel olur, koltuklar kahverengi', /^Ne yazık ki öylesi de yok/],
  // What is asked for outright does, or is told not to be there.
  ['telefon 20 bin / kamera / kulaklık da bakıyorum', /üç kulaklık/],
  ['koltuk 30 bin / kiralık daire arıyorum', /Kataloğumuzda kiralık daire yok/],
  ['kiralık 1+1 eşyalı ev arıyorum', /Kataloğumuzda kiralık 1\+1 eşyalı ev yok/],
  [
    'Salona perde bakıyorum kızım, tül bir de fon perde olacak / Perde yok mu hiç sizde?',
    /^Evet, maalesef bizde yok/,
  ],
  ['dikiş makinesi arıyorum / dikiş kursu var mı o zaman', /Kataloğumuzda dikiş kursu yok/],
  // People and trifles are nothing that is sold, nor is what somebody has of it another thing.
  ['Yeğenim 4 yaşında, dinozor delisi, ne alsam bayılır', /^(?!.* yok).*yeğeniniz için/i],
  ['kayınvalidem kahve tiryakisi, hediye', /^Kayınvalideniz için/],
  ['lastik 4500 kış / tenesi 4500, dört tene alacam', /^(?!.*tene yok)/s],
  ['Arabamın kaskosu bitiyor, uygun bir seçenek var mı', /^Sigorta için/],
  ['arabama sigorta yaptıracağım', /^Aradığınız bunlardan biri mi/],
  ['kol saati 5000 / mantıklı', /^(?!.*Mantıklı)/s],
  // One or else another is wanted, a figure refuses nothing, and what one of the shown is like is no wish.
  ['telefon 25 bin / samsung olmazsa xiaomi', /Samsung ya da Xiaomi(?! olmasın)/],
  [
    'lastik 5000 / 4 mevsim / 205 55 16',
    /5\.000 TL’ye kadar üç lastik seçtim \(4 mevsim, 205\/55 R16\)\./,
  ],
  [
    'yatak 20 bin sert / 160x200 / üçüncüsü orta sert, onu değiştir bana sert olsun',
    /^Üçüncüsünü değiştirdim(?!.*orta)/s,
  ],
  [
    'dizi komedi / türk dizisi istemediğimi söylemiştim',
    /^Kusura bakmayın\. Tamam, Türkiye yapımı olmasın/,
  ],
  ['oyuncak 4 yaş 1000 / jenga 6 yaş, o olmaz', /^(?!.*Hasbro)/s],
  ['çamaşır makinesi 20 bin / sessiz / ilki iyi de gürültülü olmasın', /^(?!.*Çıkardım)/s],
  ['yüz kremi 600 / kuru / ilki bende var zaten, onu çıkar', /^Çıkardım/],
  ['evde rahat etsin diye bir koltuk bakıyoruz', /^Koltuk için/],
  ['arabaya teyp', /Kataloğumuzda teyp yok/],
  // Who takes leave is asked nothing more.
  ['internet paketi 600 / fiber / komşuya da sorayım bakalım', /^Görüşmek üzere[^?]*$/],
  ['telefon 20 bin / teşekkürler', /^Rica ederim![^?]*$/],
  ['parfüm 2000 / annemle bakıp karar veririz', /^Görüşmek üzere[^?]*$/],
  ['tansiyon aleti 2500 / koldan / eczaneden bakayım bari', /^Görüşmek üzere[^?]*$/],
])('%s: answered by what is known, or told that it is not', async (script, says) => {
  expect((await play(script)).at(-1)?.text).toMatch(says);
});

test.each(['parfüm', 'akıllı telefon', 'film'])(
  'a search for “%s” that is also the first message is heard once',
  async (search) => {
    const [alone] = await play(search);
    expect((await play(search, search))[0]?.text).toBe(alone?.text);
  },
);

test('what is named as owned already makes room for another', async () => {
  const [, before, after] = await play('kadın parfümü 2000 / çiçeksi / Euphoria var zaten');
  expect(before?.names.join()).toMatch(/Euphoria/);
  expect(after?.names).toHaveLength(3);
  expect(after?.names.join()).not.toMatch(/Euphoria/);
});

test('no list is shown twice in a row', async () => {
  for (const [script] of conversations) {
    const turns = await play(script);
    turns.forEach((turn, at) => {
      if (turn.names.length > 0) expect(turns[at - 1]?.names.join()).not.toBe(turn.names.join());
    });
  }
});
