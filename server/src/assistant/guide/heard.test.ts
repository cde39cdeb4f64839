import { play } from '../../../testing/play-guide';

/** Conversations, and all that is understood at their end: nothing more was said. */
test.each<readonly [string, readonly string[]]>([
  // Several words for one thing are one thing.
  [
    'oglumun yasi 2 arabaya koltuk istiyorum isofixli 10 bini gecmesin',
    ['Bütçe 10.000 TL', 'Oğlunuz için', '1–4 yaş', 'ISOFIX'],
  ],
  // What its name may end, the rest speaks of.
  ['oğlum lgs ye hazırlanıyor kitap öner / 400', ['Bütçe 400 TL', 'Oğlunuz için', 'LGS']],
  [
    'bebeğimiz olacak araba bakıyoruz / 15 bin / tek elle katlansın',
    ['Bütçe 15.000 TL', 'Tek elle katlanır'],
  ],
  // A number in a name is no sum.
  [
    'kamera 30 bin / listele / insta360 i sevmedim onun yerine sony olsun',
    ['Bütçe 30.000 TL', 'Sony', 'Insta360 olmasın'],
  ],
  // A figure is that figure, and what stands behind its bound is another wish.
  ['televizyon 40 bin 120 hz olsun', ['Bütçe 40.000 TL', '120 Hz']],
  ['çamaşır makinesi 9kg üstü sessiz 30 bin', ['Bütçe 30.000 TL', '9kg üstü', 'Sessiz motor']],
  ['d vitamini 400 / 1000 ünite olsun', ['Bütçe 400 TL', 'D vitamini', '1000 ünite']],
  // A bare sum right behind the thing.
  ['yüz kremi 500', ['Bütçe 500 TL']],
  // When something shall not happen is when it is for, and what it shall not be like is refused.
  ['bebek bezi 4 numara / gece sızdırmasın', ['4 beden', 'Gece için']],
  [
    'parfüm kadın / 2 bin lira civarı, ağır kokmasın başı ağrıyor',
    ['2.000 TL dolayı', 'Kadın', 'Hafif'],
  ],
  ['oyun laptopu 35 bin / listele / bu fiyata daha iyisi yok mu', ['Bütçe 35.000 TL', 'Oyun']],
  ['3 yaşındaki yeğenime oyuncak 700', ['Bütçe 700 TL', 'Yeğeniniz için']],
  // How old somebody is holds for what else is for them.
  [
    'kızım 8 yaşında kutu oyunu 800 / kızıma bi de oyuncak 500 liralık',
    ['Bütçe 500 TL', 'Kızınız için'],
  ],
  // Who does not want it to ask for something wants what is without.
  ['yurt dışı turu 40 bin / vize istemesin', ['Bütçe 40.000 TL', 'Yurt dışı', 'Vizesiz']],
  ['televizyon 30 bin / oled olmasın', ['Bütçe 30.000 TL', 'OLED olmasın']],
  [
    'kol saati 8 bin / gümüş değil altın rengi olsun',
    ['Bütçe 8.000 TL', 'Altın rengi', 'Gümüş olmasın'],
  ],
  // What is not known is not refused.
  ['elbise alcam ama bedenini bilmiyom', []],
  // A kind's own noun says no more of it.
  ['tansiyon ölçecek bir alet 3 bin koldan', ['Bütçe 3.000 TL', 'Koldan']],
  // A mark ends a wish: `siyah olsun, …`.
  ['telefon 20 bin / listele / samsung olsun, ekranı kaç inç', ['Bütçe 20.000 TL', 'Samsung']],
  ['kredi kartı / listele / ya hiç mi ücretsiz yok? ziraat falan', []],
  // What is taken back is out, however it is typed, and what else is said is heard.
  [
    'laptop 35 bin / macbook air olsun / macbook isteğimi geri aliyorum dedim ya. hafif olsun',
    ['Bütçe 35.000 TL', 'Hafif'],
  ],
  // A side word names no thing beside one that is named.
  [
    'trafik sigortası 12 bin / kasko da baksak, yıllık 20 bini geçmesin',
    ['Yıllık 20.000 TL', 'Kasko'],
  ],
  // What is refused and then told of is refused.
  [
    'parfüm kadın 2000 / vanilyalı olmasın, vanilya beni bayıyor',
    ['Bütçe 2.000 TL', 'Kadın', 'Vanilya olmasın'],
  ],
  [
    'kahve makinesi 20 bin / listele / filtre kahve olmasın ya filtre derdi bitmiyor',
    ['Bütçe 20.000 TL', 'Filtre kahve olmasın'],
  ],
  ['dizi komedi / aşk meşk olmasın', ['Komedi', 'Romantik olmasın']],
  ['yüz kremi 1000 / retinol olmasın', ['Bütçe 1.000 TL', 'Retinol olmasın']],
  ['köpek maması 1000 / 12 kilo köpeğim var', ['Bütçe 1.000 TL']],
  ['koşu ayakkabısı erkek, 90 kiloyum', ['Koşu', 'Erkek']],
  [
    'komedi filmi çocuklarla, 7 ve 10 yaş, korkunç olmasın',
    ['Komedi', 'Çocuklarla', 'Aile (genel izleyici)', 'Korku olmasın'],
  ],
  // Who asks whether it would not do refuses nothing.
  ['elbise 2500 / listele / midi boy çok sade kalmaz mı düğüne', ['Bütçe 2.500 TL']],
  [
    'parfüm kadın 2000 / baharatlı kokular başımı ağrıtıyor',
    ['Bütçe 2.000 TL', 'Kadın', 'Baharatlı olmasın'],
  ],
  ['otel fethiye 12 bin / havuzsuz olmaz', ['Bütçe 12.000 TL', 'Fethiye']],
  ['çamaşır makinesi 25 bin / 7 kilo az, 10 kilo olsun', ['Bütçe 25.000 TL', '10 kg ve üstü']],
  ['robot süpürge 20 bin / paspaslı olanı istemiyorum', ['Bütçe 20.000 TL', 'Paspas olmasın']],
  [
    'kedi maması 1000 / kısır, yaş mama değil kuru',
    ['Bütçe 1.000 TL', 'Kısırlaştırılmış', 'Kuru', 'Yaş olmasın'],
  ],
  ['robot süpürge 25 bin / bütçeyi 18e indirsek', ['Bütçe 18.000 TL']],
  // Who tells of themselves refuses no part of it.
  // What is said of oneself in two ways refuses nothing.
  ['buzdolabı 30 bin / tek kişiyim aile değil', ['Bütçe 30.000 TL', 'Tek kişi']],
  ['dizi komedi / ilki kalsın', ['Komedi']],
  ['tencere 4000 / listele / düdüklü istemiştim ben', ['Bütçe 4.000 TL', 'Düdüklü tencere']],
  ['kedi maması 1200 / listele / tavuklu hariç ne olursa', ['Bütçe 1.200 TL', 'Tavuklu olmasın']],
  ['köpek maması / listele / golden büyük ırk', ['Büyük ırk']],
  // What is told of is not wished for, and a choice turns nothing down.
  ['spor ayakkabı kadın 3000, nike vurdu ayağımı', ['Bütçe 3.000 TL', 'Kadın', 'Nike olmasın']],
  [
    'telefon 20 bin / fark etmez / samsung ya da xiaomi, apple istemiyorum',
    ['Bütçe 20.000 TL', 'Samsung', 'Xiaomi', 'Apple olmasın'],
  ],
  [
    'televizyon 55 inç 30 bin, philips bozuldu bir daha almam',
    ['Bütçe 30.000 TL', '55 inç', 'Philips olmasın'],
  ],
  // How often, and for how long a sum is, are no lengths, and neither is what a thing is counted by.
  ['ev temizliği / bir günü 2000', ['Bütçe 2.000 TL', 'Temizlik']],
  ['kasko / 15 bin / yılda 8 bin km anca yapıyorum', ['Bütçe 15.000 TL', 'Kasko']],
  ['kasko 15 bin / 8 bin dediğim kilometreydi', ['Bütçe 15.000 TL', 'Kasko']],
  ['telefon 20 bin / bu 20 binin üstünde', ['Bütçe 20.000 TL']],
  ['yaz lastiği / 205 55 16 işte ne soruyosun', ['Yaz', '205/55 R16']],
  // A way, a model and people are what was said, and another place takes the place of the first.
  [
    'istanbuldan trabzona 2 yetişkin 1 çocuk uçak bileti / toplam 9 bin',
    ['Toplam 9.000 TL', 'İstanbul–Trabzon', 'Uçak bileti'],
  ],
  ['otel antalya 30 bin / bodrum olsun', ['Bütçe 30.000 TL', 'Bodrum']],
  ['türk kahve makinesi on fincan', ['Türk kahvesi', 'On fincan']],
  ['kışlık lastik 205 55 16', ['Kış', '205/55 R16']],
  ['televizyon 50 55 inç 30 bin', ['Bütçe 30.000 TL', '50 inç ya da 55 inç']],
  ['robot süpürge 15 20 bin', ['Bütçe 15.000–20.000 TL']],
  ['çikolata / beş yüz altı yüz lira', ['Bütçe 500–600 TL']],
  ['dizi / iki üç sezonluk olsun', ['İki–üç sezon']],
  ['tablet / no more than 8000 lira', ['Bütçe 8.000 TL']],
  ['laptop / no less than 20000', ['En az 20.000 TL']],
  ['telefon 20 bin / xiaomi gösterme bana', ['Bütçe 20.000 TL', 'Xiaomi olmasın']],
  ['spor ayakkabı 4000 / pembe renkte bir şey istemiyor', ['Bütçe 4.000 TL', 'Pembe olmasın']],
  ['bulaşık makinesi 20 bin / çamaşır makinesi değil', ['Bütçe 20.000 TL']],
  ['kitap bahçecilik / yani bahçecilik kitabı yok', []],
  ['tv / between 20 and 30 thousand', ['Bütçe 20.000–30.000 TL']],
  // A wish stays until it is taken back.
  [
    'robot süpürge köpek tüyü çekenlerden / 15 bin / paspaslı olsun',
    ['Bütçe 15.000 TL', 'Evcil hayvan tüyüne uygun', 'Paspas'],
  ],
  ['altın rengi kol saati 8 bin / fark etmez / altın rengi olması gerekmez', ['Bütçe 8.000 TL']],
  [
    'çamaşır makinesi vestel olmasın 30 bin / buzdolabı da bakalım',
    ['Bütçe 30.000 TL', 'Vestel olmasın'],
  ],
  // A sum for one of several things leaves that for all.
  [
    'televizyon ve koltuk lazım toplam 75 bin / tvden başlayalım, 35 bini geçmesin / sıradakine geçelim',
    ['Toplam 75.000 TL'],
  ],
  ['mouse lazım / hadi öner', ['Oyuncu faresi']],
  ['dil kursu ingilizce / haftada 3 gün olsun', ['İngilizce', 'Haftada 3 gün']],
  ['kamp çadırı 8 bin / su geçirmez / hızlı kurulan', ['Bütçe 8.000 TL', 'Hızlı kurulan']],
  ['spor ayakkabı kadın 2500 / koşu / deri', ['Bütçe 2.500 TL', 'Kadın', 'Koşu']],
  [
    'elektrikli süpürge dikey 10 bin / hepa filtreli',
    ['Bütçe 10.000 TL', 'Şarjlı dikey', 'HEPA filtre'],
  ],
  // A part of a thing is none, and nothing by itself.
  ['elektrikli bisiklet, şarjı 50 km gitsin', ['Elektrikli']],
  [
    'buzdolabı 40 bin / Aynı marka olmak zorunda değil, no frost olsun',
    ['Bütçe 40.000 TL', 'No Frost'],
  ],
  // What is denied is never wished for, however it is asked.
  ['film / komedi olabilir ama romantik olmasın lütfen', ['Komedi', 'Romantik olmasın']],
  // A wish is taken back by whatever it is called, and what else is said is heard.
  ['kredi kartı mil kazandıran / mil önemli değil', []],
  ['kredi kartı mil kazandıran / mil isteğini kaldırın', []],
  ['tv 55 inç 30 bin / 55 inç şartını kaldır', ['Bütçe 30.000 TL']],
  // What is told of another product, of what was, or why, is no wish, nor is what others think of it.
  [
    'spor ayakkabı koşu 5000 / nike istemiyorum, dar geliyor',
    ['Bütçe 5.000 TL', 'Koşu', 'Nike olmasın'],
  ],
  ['kulaklık 3000 / önceki kulaklığım kabloluydu bozuldu', ['Bütçe 3.000 TL']],
  ['robot süpürge 15 bin / annem halıda olmaz diyor', ['Bütçe 15.000 TL']],
  ['elbise 2000 / annem siyah olsun diyor', ['Bütçe 2.000 TL', 'Siyah']],
  ['koltuk 30 bin / köşedense ikili istiyorum', ['Bütçe 30.000 TL', 'İkili']],
  ['vitamin / takviye almam lazım', []],
  ['otel 20 bin / bungalov filan istemem', ['Bütçe 20.000 TL', 'Bungalov olmasın']],
  ['tur 15 bin / kayak istemedik biz', ['Bütçe 15.000 TL', 'Kayak olmasın']],
  ['lastik 205 55 r16 / sağol kardeşim', ['205/55 R16']],
  [
    'telefon 20 bin / samsung istmiyrm android olsn',
    ['Bütçe 20.000 TL', 'Android', 'Samsung olmasın'],
  ],
  ['laptop iş için 40 bin / çok ağır olmasın', ['Bütçe 40.000 TL', 'İş', 'Çok ağır olmayan']],
  ['kulaklık 2000 gürültü engelleme', ['Bütçe 2.000 TL', 'Aktif gürültü engelleme']],
  ['telefon 20 bin tl kamerası iyi', ['Bütçe 20.000 TL', 'Kamera kalitesi']],
  ['robot süpürge 20 bin / 15 bin üstüne çıkamam', ['Bütçe 15.000 TL']],
  [
    'erkek mont kışlık / kapüşonlu / 3500 e kadar',
    ['Bütçe 3.500 TL', 'Erkek', 'Soğuk hava', 'Kapüşonlu'],
  ],
  ['kamera vlog için / 4k', ['4K video']],
  [
    'kpss ye çalışıcam kitap lazım / soru bankası / 500 lirayı geçmesin',
    ['Bütçe 500 TL', 'KPSS', 'Soru bankası'],
  ],
  [
    'kedi maması 1000 / somonlu sever tavuk yemiyo',
    ['Bütçe 1.000 TL', 'Somonlu', 'Tavuklu olmasın'],
  ],
  [
    'çadır 4 kişilik 8000 / listele / yağmurda su geçirmesin, kolay kurulsun',
    ['Bütçe 8.000 TL', '4 kişilik ve üzeri', 'Hızlı kurulan'],
  ],
  ['araba 900 bin otomatik / km si düşük olsun 100 binin altı', ['Bütçe 900.000 TL', 'Otomatik']],
  [
    'robot süpürge 12 bin / listele / köpeğim var çok tüy',
    ['Bütçe 12.000 TL', 'Evcil hayvan tüyüne uygun'],
  ],
  ['kutu oyunu 4 kişi / aile / 700', ['Bütçe 700 TL', '3–4 oyuncu', 'Aile']],
  ['film komedi / 2010 sonrası', ['Komedi', '2010 sonrası']],
  ['film komedi / yerli olsun', ['Komedi', 'Yerli yapım']],
  ['kapadokya turu 20 bin', ['Bütçe 20.000 TL', 'Yurt içi', '“Kapadokya”']],
  [
    'laptop oyun 45 bin / ekran kartı harici olsun ram en az 16',
    ['Bütçe 45.000 TL', 'Oyun', 'Harici', '16 GB'],
  ],
  [
    'kol saati erkek 5000 / deri / casio yerine başka marka olsun',
    ['Bütçe 5.000 TL', 'Erkek', 'Deri kordon', 'Casio olmasın'],
  ],
  [
    'uçak ankara izmir 2 kişi / fiyatı 3 bini geçmesin kişi başı',
    ['Kişi başı 3.000 TL', 'Uçak bileti', 'Ankara–İzmir'],
  ],
  ['i need wireless in ear headphones 3000 tl', ['Bütçe 3.000 TL', 'Kablosuz', 'Kulak içi']],
  ['oyuncak 7 yaş 600 / dinozor seviyo', ['Bütçe 600 TL', '6–9 yaş', 'Dinozor']],
])('%s', async (script, understood) => {
  expect((await play(script)).at(-1)?.chips).toEqual(understood);
});
