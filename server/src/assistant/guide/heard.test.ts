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
    ['Yıllık 20.000 TL', 'Kasko'],
  ],
  ['Eve temizlikçi arıyorum. Ankara, Çankaya.', ['Temizlik', 'Ankara', 'Çankaya']],
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
  // What is refused and then told of is refused.
  [
    'parfüm kadın 2000 / vanilyalı olmasın, vanilya beni bayıyor',
    ['Bütçe 2.000 TL', 'Kadın', 'Vanilya olmasın'],
  ],
  [
    'kahve makinesi 20 bin / listele / filtre kahve olmasın ya filtre derdi bitmiyor',
    ['Bütçe 20.000 TL', 'Filtre kahve olmasın'],
  ],
  // What goes no lower is at least so much.
  [
    'çamaşır makinesi 30 bin / listele / 9 kilodan aşağı olmaz',
    ['Bütçe 30.000 TL', '9 kilodan aşağı olmaz'],
  ],
  // What stands side by side is refused together, and by its own name where titles have that.
  [
    'yemek / vejetaryen, et tavuk balık yok / ikimize 700',
    ['Bütçe 700 TL', 'Vejetaryen', 'Et olmasın', 'Tavuk olmasın', '“balık” olmasın'],
  ],
  ['dizi komedi / aşk meşk olmasın', ['Komedi', 'Romantik olmasın']],
  [
    'çikolata 500 / fındığa fıstığa alerjisi var',
    ['Bütçe 500 TL', 'Fıstıklı ve fındıklı olmasın', '“fıstığa” olmasın'],
  ],
  ['yüz kremi 1000 / retinol olmasın', ['Bütçe 1.000 TL', 'Retinol olmasın']],
  [
    'televizyon 35 bin 65 inç / Samsung 65 inç olsun, yoksa başka marka 65',
    ['Bütçe 35.000 TL', 'Samsung', '65 inç'],
  ],
  // What is told of somebody else, or of what one has, is not wished for.
  ['oyuncak 800 / yeğenim 3 yaşında, ablası 8 yaşında onunla oynuyor', ['Bütçe 800 TL', '3–5 yaş']],
  ['köpek maması 1000 / 12 kilo köpeğim var', ['Bütçe 1.000 TL']],
  ['koşu ayakkabısı erkek, 90 kiloyum', ['Koşu', 'Erkek']],
  [
    'komedi filmi çocuklarla, 7 ve 10 yaş, korkunç olmasın',
    ['Komedi', 'Çocuklarla', 'Korku olmasın'],
  ],
  // What it shall not be to somebody is not refused.
  [
    'koşu bandı 95 kilo / 95 kiloya sınırda olmasın',
    ['100 kg’a kadar ya da 110 kg’a kadar ya da 120 kg’a kadar'],
  ],
  // Who asks whether it would not do refuses nothing.
  ['elbise 2500 / listele / midi boy çok sade kalmaz mı düğüne', ['Bütçe 2.500 TL']],
  // Written together or without a vowel, it is read as it is meant.
  ['saç bakım maskesi 500 / listele / yüz maskesi değilde saç maskesi diyorm', ['Saç bakım kürü']],
  [
    'bebek bezi 4 numara / kokulu olanları kaldır, bebeğin cildi alerjik',
    ['4 beden', 'Hassas cilde uygun', 'Kokulu olmasın'],
  ],
  [
    'vitamin d 500 / damla olsun çocuk hap yutamıyor',
    ['Bütçe 500 TL', 'D vitamini', 'Çocuk', 'Tablet olmasın', '“Damla”'],
  ],
  [
    'kutu oyunu 1000 / evde 2 kişiyiz, taşlı olmasın',
    ['Bütçe 1.000 TL', '2 oyuncu', 'Taşlı olmasın'],
  ],
  ['parfüm kadın 2000 / ablamınki ağır olmasın', ['Bütçe 2.000 TL', 'Kadın', 'Ağır olmasın']],
  // The verb says whether it is wished for.
  ['güneş kremi 600 / yağlı bırakmasın', ['Bütçe 600 TL', 'Yağlı olmasın']],
  [
    'parfüm kadın 2000 / baharatlı kokular başımı ağrıtıyor',
    ['Bütçe 2.000 TL', 'Kadın', 'Baharatlı olmasın'],
  ],
  [
    'yatak 20 bin çift kişilik / visco terletiyor yaylı olsun',
    ['Bütçe 20.000 TL', 'Çift kişilik', 'Yaylı', 'Visco / sünger olmasın'],
  ],
  ['kutu oyunu 600 / çocuklu aile değiliz', ['Bütçe 600 TL', 'Aile olmasın']],
  ['otel fethiye 12 bin / havuzsuz olmaz', ['Bütçe 12.000 TL', 'Fethiye']],
  ['laptop 45 bin / listele / 17 inç taşınmaz 14 olsun', ['Bütçe 45.000 TL', '14 inç']],
  ['konut kredisi / listele / 120 ay uzun 60 ay', ['Konut kredisi', '60 ay']],
  [
    'kedi maması 800 / listele / tavuk alerjisi var balıklı alalım',
    ['Bütçe 800 TL', 'Somonlu', '“tavuk” olmasın'],
  ],
  ['omega 3 400 / listele / balık kokmasın', ['Bütçe 400 TL', 'Omega 3']],
  [
    'kutu oyunu 900 / listele / 6 kişi oynarız, kelime oyunu olmasın',
    ['Bütçe 900 TL', '6 oyuncu ve üzeri', 'Kelime olmasın'],
  ],
  ['çamaşır makinesi 25 bin / 7 kilo az, 10 kilo olsun', ['Bütçe 25.000 TL', '10 kg ve üstü']],
  // What need not be is not wished for, and what is called by its trait is refused by that.
  [
    'otel antalya 15 bin / her şey dahil olmasa da olur, denize sıfır olsun',
    ['Bütçe 15.000 TL', 'Antalya', 'Denize sıfır'],
  ],
  ['robot süpürge 20 bin / paspaslı olanı istemiyorum', ['Bütçe 20.000 TL', 'Paspas olmasın']],
  [
    'kedi maması 1000 / kısır, yaş mama değil kuru',
    ['Bütçe 1.000 TL', 'Kısırlaştırılmış', 'Kuru', 'Yaş olmasın'],
  ],
  // A number goes with the noun beside it.
  ['avize 3000', ['Bütçe 3.000 TL', 'Tavan']],
  ['robot süpürge 25 bin / bütçeyi 18e indirsek', ['Bütçe 18.000 TL']],
  ['otomobil / 2015 üstü 100 bin km altı 900 bin', ['Bütçe 900.000 TL', '2015 üstü']],
  [
    'çamaşır makinesi 30 bin 9 kilo / sesi 75 desibeli geçmesin',
    ['Bütçe 30.000 TL', '9 kilo', '75 desibeli geçmesin'],
  ],
  ['ihtiyaç kredisi / 24 ay çok uzun, 12 olsun', ['İhtiyaç kredisi', '12 ay']],
  // What goes to another thing for the same money.
  ['parfüm 2000 / çanta bakalım aynı paraya', ['Bütçe 2.000 TL']],
  // Who tells of themselves refuses no part of it.
  // What is said of oneself in two ways refuses nothing.
  ['buzdolabı 30 bin / tek kişiyim aile değil', ['Bütçe 30.000 TL', 'Tek kişi']],
  // What one clause turns down is nothing of the next, nor is what stays; who refuses a wish takes it back.
  [
    'yetişkin kedi maması 700 / tavuk dokunuyor, balıklı ya da kuzulu olsun',
    ['Bütçe 700 TL', 'Yetişkin', 'Somonlu', 'Kuzulu', '“tavuk” olmasın'],
  ],
  [
    'roman 400 / Türk yazarlardan, içinde şiddet olmayan',
    ['Bütçe 400 TL', 'Roman', 'Türk yazar', 'Şiddet olmasın'],
  ],
  ['dizi komedi / ilki kalsın', ['Komedi']],
  // What is said by its form as a wish is one, whatever it sounds like; what only tells and names a value is one, too.
  [
    'tur kapadokya / listele / 4-5 gün yeter, çok yürümesinler',
    ['Yurt içi', '4–7 gün', '“Kapadokya”'],
  ],
  ['kulaklık 3000 / listele / ben kulak üstü istedim ama', ['Bütçe 3.000 TL', 'Kulak üstü']],
  [
    'nemlendirici 800 / listele / kuru cilt yazmayı unuttum',
    ['Bütçe 800 TL', 'Nemlendirici', 'Kuru'],
  ],
  ['tencere 4000 / listele / düdüklü istemiştim ben', ['Bütçe 4.000 TL', 'Düdüklü tencere']],
  ['tv 40 bin / listele / oled dedim ya ben', ['Bütçe 40.000 TL', 'OLED']],
  ['kedi maması 1200 / listele / tavuklu hariç ne olursa', ['Bütçe 1.200 TL', 'Tavuklu olmasın']],
  ['köpek maması / listele / golden büyük ırk', ['Büyük ırk']],
  ['vitamin b12 / listele / hap yutamıyorum', ['B12', 'Tablet olmasın']],
  // What is told of is not wished for, and a choice turns nothing down.
  ['spor ayakkabı kadın 3000, nike vurdu ayağımı', ['Bütçe 3.000 TL', 'Kadın']],
  [
    'spor ayakkabı kadın 3000 / fark etmez / adidas ya da puma',
    ['Bütçe 3.000 TL', 'Adidas', 'Puma', 'Kadın'],
  ],
  [
    'telefon 20 bin / fark etmez / samsung ya da xiaomi, apple istemiyorum',
    ['Bütçe 20.000 TL', 'Samsung', 'Xiaomi', 'Apple olmasın'],
  ],
  [
    'televizyon 55 inç 30 bin, philips bozuldu bir daha almam',
    ['Bütçe 30.000 TL', '55 inç', 'Philips olmasın'],
  ],
  [
    'kapadokya turu / çok yürüyüş olsun / yürüyüş istemiyoruz',
    ['Yurt içi', '“Kapadokya”', '“yürüyüş” olmasın'],
  ],
  // How often, and for how long a sum is, are no lengths, and neither is what a thing is counted by.
  ['ev temizliği / bir günü 2000', ['Bütçe 2.000 TL', 'Temizlik']],
  ['ev temizliği 2000 / iki haftada bir', ['Bütçe 2.000 TL', 'Temizlik']],
  ['kasko / 15 bin / yılda 8 bin km anca yapıyorum', ['Bütçe 15.000 TL', 'Kasko']],
  ['kasko 15 bin / 8 bin dediğim kilometreydi', ['Bütçe 15.000 TL', 'Kasko']],
  ['telefon 20 bin / bu 20 binin üstünde', ['Bütçe 20.000 TL']],
  // Of several things each has its own sum.
  [
    'çadır ve powerbank / çadır için 8 bin, powerbank için 2 bin / powerbank’e geçelim',
    ['Bütçe 2.000 TL', 'Taşınabilir şarj'],
  ],
  ['İstanbul otel gecelik 8000', ['Gecelik 8.000 TL', 'İstanbul']],
  [
    'kapadokya turu / kişi başı 8500, 2 kişiyiz',
    ['Kişi başı 8.500 TL', 'Yurt içi', 'Çift', '“Kapadokya”'],
  ],
  // What another thing is called by may be in this one; several figures in a row are no sum.
  ['anime / zeka oyunu falan olan / gerilim', ['Gerilim']],
  ['yaz lastiği / 205 55 16 işte ne soruyosun', ['Yaz', '205/55 R16']],
  // A size of two sides is no sum, and a size before a question is wished for.
  ['çift kişilik yatak / 160a 200. 15 bin lira.', ['Bütçe 15.000 TL', 'Çift kişilik', '“160x200”']],
  ['yatak 150x200 15000', ['Bütçe 15.000 TL', 'Çift kişilik', '“150x200”']],
  ['bebek bezi 4 numara en ucuz hangisi', ['En ucuzu', '4 beden']],
  // A way, a model and people are what was said, and another place takes the place of the first.
  [
    'istanbuldan trabzona 2 yetişkin 1 çocuk uçak bileti / toplam 9 bin',
    ['Toplam 9.000 TL', 'İstanbul–Trabzon', 'Uçak bileti'],
  ],
  ['telefon kılıfı samsung a07', ['Samsung', '“a07”']],
  ['otel antalya 30 bin / bodrum olsun', ['Bütçe 30.000 TL', 'Bodrum']],
  // What nothing is known of is kept: figures, a trait, what is a value of other things, what is refused.
  ['roman 300 / zor olmasın', ['Bütçe 300 TL', 'Roman', 'Zor olmasın']],
  ['roman / 300 sayfa civarı', ['Roman', '201–400 sayfa']],
  ['türk kahve makinesi on fincan', ['Türk kahvesi', 'On fincan']],
  ['kışlık lastik 155 80 13', ['Kış', '155 80 13']],
  ['kışlık lastik 205 55 16', ['Kış', '205/55 R16']],
  ['ihtiyaç kredisi 150 bin 24 ay', ['İhtiyaç kredisi', '24 ay']],
  [
    'tyt matematik 500 / videolu çözümlü',
    ['Bütçe 500 TL', 'YKS TYT', 'Matematik', 'Video çözümlü'],
  ],
  [
    'yağmurluk kadın 3000 / xl beden',
    ['Bütçe 3.000 TL', 'Yağmurluk', 'Kadın', 'XL', '“Yağmurluk”'],
  ],
  // Two numbers side by side lie between them, and are of the unit beside them.
  ['ihtiyaç kredisi 100 bin / 24 36 ay vade', ['İhtiyaç kredisi', '24–36 ay']],
  ['televizyon 50 55 inç 30 bin', ['Bütçe 30.000 TL', '50 inç ya da 55 inç']],
  ['robot süpürge 15 20 bin', ['Bütçe 15.000–20.000 TL']],
  ['çikolata / beş yüz altı yüz lira', ['Bütçe 500–600 TL']],
  ['roman / 250 300 sayfa', ['Roman', '201–400 sayfa']],
  ['anime macera / kısa olsun 24 bölüm', ['Macera', '26 bölüme kadar']],
  ['dizi / iki üç sezonluk olsun', ['İki–üç sezon']],
  [
    'belgesel doğa / kırk elli dakikadan uzun olmasın',
    ['Doğa ve hayvanlar', 'Kırk elli dakikadan uzun olmasın'],
  ],
  ['tablet / no more than 8000 lira', ['Bütçe 8.000 TL']],
  ['laptop / no less than 20000', ['En az 20.000 TL']],
  // What is refused is refused however that is said, and never looked for.
  ['dizi gerilim / korku ögesi olan varsa onu değiştir', ['Gerilim', 'Korku olmasın']],
  ['telefon 20 bin / xiaomi gösterme bana', ['Bütçe 20.000 TL', 'Xiaomi olmasın']],
  ['spor ayakkabı 4000 / pembe renkte bir şey istemiyor', ['Bütçe 4.000 TL', 'Pembe olmasın']],
  ['bisiklet 12 bin / elektrikli lafı geçmesin', ['Bütçe 12.000 TL', 'Elektrikli olmasın']],
  [
    'kitap kişisel gelişim 300 / vazgeçtim kişisel gelişimden, polisiye olsun',
    ['Bütçe 300 TL', 'Suç ve cinayet', 'Kendini tanıma olmasın'],
  ],
  ['kedi maması 700 / tahıl içeren olmasın', ['Bütçe 700 TL', 'Tahılsız']],
  ['bulaşık makinesi 20 bin / çamaşır makinesi değil', ['Bütçe 20.000 TL']],
  ['kitap bahçecilik / yani bahçecilik kitabı yok', []],
  // A word is no wish where it is said of somebody, of how something is not, or as a part of another name.
  ['kol saati 8000 / ikinci çelik olsun', ['Bütçe 8.000 TL', 'Çelik kordon']],
  ['bisiklet 15 bin / dağ gibi adamım', ['Bütçe 15.000 TL']],
  ['oyuncak 5 yaş 500 / çok tatlı bir çocuk', ['Bütçe 500 TL', '3–5 yaş']],
  ['kulaklık 2000 / öğrenciyim', ['Bütçe 2.000 TL']],
  ['film / romantik izlemekten bıktım', ['Romantik olmasın']],
  [
    'kulaklık 4000 / kablolu da olmasın kulak içi de',
    ['Bütçe 4.000 TL', 'Kablolu olmasın', 'Kulak içi olmasın'],
  ],
  ['tv / between 20 and 30 thousand', ['Bütçe 20.000–30.000 TL']],
  // A wish stays until it is taken back.
  [
    'robot süpürge köpek tüyü çekenlerden / 15 bin / paspaslı olsun',
    ['Bütçe 15.000 TL', 'Evcil hayvan tüyüne uygun', 'Paspas'],
  ],
  ['ev interneti taahhütsüz / max 900 TL per month please', ['Aylık 900 TL', 'Taahhütsüz']],
  ['altın rengi kol saati 8 bin / fark etmez / altın rengi olması gerekmez', ['Bütçe 8.000 TL']],
  [
    'çamaşır makinesi vestel olmasın 30 bin / buzdolabı da bakalım',
    ['Bütçe 30.000 TL', 'Vestel olmasın'],
  ],
  // What a refusal points back at, and what is wanted beside it.
  ['komedi dizi / Silah var, mafya var. Öyle olmasın', ['Komedi', 'Silah olmasın', 'Suç olmasın']],
  ['kedi maması / Balık istemiyorum, tavuklu', ['Tavuklu', 'Balık olmasın']],
  // A sum for one of several things leaves that for all.
  [
    'televizyon ve koltuk lazım toplam 75 bin / tvden başlayalım, 35 bini geçmesin / sıradakine geçelim',
    ['Toplam 75.000 TL'],
  ],
  ['mouse lazım / hadi öner', ['Oyuncu faresi']],
  // What was turned down is not heard again as a wish once the thing is named.
  ["ezel'i izledim / komedi dizi", ['Komedi', '“Ezel” olmasın']],
  ['komedi dizi / silahlı mafyalı olmasın', ['Komedi', 'Silahlı mafyalı olmasın']],
  ['saç şampuanı / dökülme şampuanı istemiyorum', ['Şampuan', 'Dökülme olmasın']],
  ['kahve makinesi filtre 5000 / sessiz olsun', ['Bütçe 5.000 TL', 'Filtre kahve', 'Sessiz']],
  ['kedi maması somonlu 1500 / somon olmasa da olur', ['Bütçe 1.500 TL']],
  ['dil kursu ingilizce / haftada 3 gün olsun', ['İngilizce', 'Haftada 3 gün']],
  ['boya badana 3+1 / 2+1 olsun', ['Boya badana', '2+1']],
  ['kitap 300 / kemalettin tuğcu hariç', ['Bütçe 300 TL', 'Kemalettin tuğcu olmasın']],
  [
    'robot süpürge 20 bin / fark etmez / tüy dolanmasın',
    ['Bütçe 20.000 TL', 'Evcil hayvan tüyüne uygun'],
  ],
  ['kamp çadırı 8 bin / su geçirmez / hızlı kurulan', ['Bütçe 8.000 TL', 'Hızlı kurulan']],
  ['spor ayakkabı kadın 2500 / koşu / deri', ['Bütçe 2.500 TL', 'Kadın', 'Koşu']],
  ['akıllı bileklik 2000 / uyku takipli', ['Bütçe 2.000 TL', 'Akıllı bileklik', 'Uyku takipli']],
  ['kol saati 4000 / suya dayanıklı', ['Bütçe 4.000 TL', 'Suya dayanıklı']],
  [
    'elektrikli süpürge dikey 10 bin / hepa filtreli',
    ['Bütçe 10.000 TL', 'Şarjlı dikey', 'HEPA filtre'],
  ],
  ['roman 400 / kemal tahir okudu', ['Bütçe 400 TL', 'Roman']],
  ['yüz kremi 500 / nivea kullandım memnun kalmadım', ['Bütçe 500 TL']],
  // A part of a thing is none, and nothing by itself.
  ['elektrikli bisiklet, şarjı 50 km gitsin', ['Elektrikli']],
  [
    'buzdolabı 40 bin / Aynı marka olmak zorunda değil, no frost olsun',
    ['Bütçe 40.000 TL', 'No Frost'],
  ],
  // What is denied is never wished for, however it is asked.
  ['film / komedi olabilir ama romantik olmasın lütfen', ['Komedi', 'Romantik olmasın']],
  ['vitamin / hap yutamıyorum damla ya da sprey', ['Sprey', 'Tablet olmasın']],
  // A wish is taken back by whatever it is called, and what else is said is heard.
  ['kredi kartı mil kazandıran / mil önemli değil', []],
  ['kredi kartı mil kazandıran / mil isteğini kaldırın', []],
  [
    'laptop 40 bin windows / windows şart değil, hafif olsun',
    ['Bütçe 40.000 TL', 'Taşınabilirlik'],
  ],
  ['tv 55 inç 30 bin / 55 inç şartını kaldır', ['Bütçe 30.000 TL']],
  ['elbise siyah 2000 / siyah olmak zorunda değil', ['Bütçe 2.000 TL']],
  // What is told of another product, of what was, or why, is no wish, nor is what others think of it.
  [
    'spor ayakkabı koşu 5000 / nike istemiyorum, dar geliyor',
    ['Bütçe 5.000 TL', 'Koşu', 'Nike olmasın'],
  ],
  ['spor ayakkabı 5000 / skechers yürüyüş için, ben koşacağım', ['Bütçe 5.000 TL', 'Koşu']],
  ['kulaklık 3000 / önceki kulaklığım kabloluydu bozuldu', ['Bütçe 3.000 TL']],
  ['film / dün korku izledik uyuyamadık', []],
  ['telefon 20 bin / kırmızısını almıştım çabuk çizildi', ['Bütçe 20.000 TL']],
  ['robot süpürge 15 bin / annem halıda olmaz diyor', ['Bütçe 15.000 TL']],
  ['elbise 2000 / annem siyah olsun diyor', ['Bütçe 2.000 TL', 'Siyah']],
  ['yatak çift / satıcı visco sıcak tutar dedi', ['Çift kişilik']],
  ['laptop 40 bin / hafif olsun çünkü macbook ağır', ['Bütçe 40.000 TL', 'Taşınabilirlik']],
  ['koltuk 30 bin / köşedense ikili istiyorum', ['Bütçe 30.000 TL', 'İkili']],
  ['vitamin / takviye almam lazım', []],
  // What does somebody harm is refused, and nothing by what only hints at it.
  [
    'kedi maması 1500 / tavuk dokunuyor, somonlu olsun',
    ['Bütçe 1.500 TL', 'Somonlu', '“tavuk” olmasın'],
  ],
  ['parfüm kadın / ağır kokular başını ağrıtıyor, çiçeksi olsun', ['Kadın', 'Çiçeksi']],
  ['otel 20 bin / bungalov filan istemem', ['Bütçe 20.000 TL', 'Bungalov olmasın']],
  ['tur 15 bin / kayak istemedik biz', ['Bütçe 15.000 TL', 'Kayak olmasın']],
  ['lastik 205 55 r16 / sağol kardeşim', ['205/55 R16']],
  // As people say sizes, shorten words and tell that there is less to spend.
  ['lastik / yüz doksan beş altmış beş on beş', ['195/65 R15']],
  [
    'telefon 20 bin / samsung istmiyrm android olsn',
    ['Bütçe 20.000 TL', 'Android', 'Samsung olmasın'],
  ],
  ['laptop 40 bin / eşim çok dedi 30 a düştü', ['Bütçe 30.000 TL']],
  ['çadır 8000 2 kişilik / bunlar 2 kişilikmiş, biz 4 kişiyiz', ['Bütçe 8.000 TL', '4 ve üzeri']],
])('%s', async (script, understood) => {
  expect((await play(script)).at(-1)?.chips).toEqual(understood);
});
