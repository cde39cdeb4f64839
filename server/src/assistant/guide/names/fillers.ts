/** Folded words that carry a sentence and name nothing: a word that is left when these are gone was meant to say something. */
export const fillers: ReadonlySet<string> = new Set(
  `oyleyse boyleyse madem demek bunlarin onlarin ayda aylik yillik uygun usta ustasi
  ev evi evim evimi evde evime eve hicbiri bunlar bunlari bunlardan onlar sunlar hepsinden bunun bununla merhaba merhabalar selam selamlar slm mrb iyi gunler aksamlar gunaydin gelsin sizce bence hey naber nasilsin nasilsiniz sa as
  bir bi birsey bisey bise bisi birseyler biseyler bisiler sey seyi seyler sana bana bize size beni onu bunu sunu ben biz sen siz benim bizim onun
  sizde sende bizde burada filan kendim kendime kendimiz kendimize kendi herkes kimse biri birisi
  icin ile ve veya ya da yada de ki mi mu misin musun misiniz musunuz miyim midir musunuz ne nasil neden niye hangi hangisi kac kadar nerede nereden
  lazim gerek gerekli gerekiyor gerekir istiyorum isterim istiyoruz isterdim ister istesem istiyor ariyorum ariyoruz ariyom arayan arama
  bakiyorum bakiyoruz bakiyom bakarim bakalim bakar bakayim bakacagim baktim bakmak almak alacagim alacagiz alicam alcam alayim alalim alsam aliyorum almayi
  dusunuyorum dusunuyoruz planliyorum oner onerir onerirsin onerin onerebilir onerisi oneri oneriler onerileri onersene onerirmisin onerirmisiniz tavsiye tavsiyen tavsiyesi
  edin eder edermisin edermisiniz etsen var varmi yok yoktu olan olsun olsa olur olmali olmasi olabilir olacak olucak olcak oldu oldugu olmasa olanlar
  bence acaba sanirim galiba belki herhalde cok en daha biraz az fazla hem ama fakat lakin ancak yani iste hani sonra once simdi su bu o boyle soyle oyle
  guzel guzelce iyisi iyisinden kaliteli kalite super harika mukemmel idare bari lutfen please tesekkur tesekkurler sagol sagolun saol sag eyvallah
  evet hayir tamam tamamdir tmm ok olur peki tabi tabii aynen kesinlikle mutlaka sart sadece yalniz yalnizca tek hic falan filan gibi tarzi tarzinda tur turu turlu
  model modeli modelleri marka markali markasi markalar urun urunler urunu fiyat fiyati fiyatli butce butcem butcemiz butcesi para paramiz param tl lira bin milyon
  civari alti ustu arasi uzeri altinda ustunde yeni ikinci sey hadi haydi yardim yardimci olabilir misin bul bulur bulabilir goster gosterir listele sec secer secenek secenekler
  degil baska farkli diger ayrica birde artik hala henuz zaten aslinda bosver neyse hatta ozellikle genelde genellikle bazen hep her bugun yarin aksam sabah
  kullanacagim kullanicam kullanmak kullanirim kullanacak kullanim kullanimi kullaniyorum yapacagim yapmak yapiyorum yapacak edecegim etmek
  kiz oglan name
  pahali pahaliymis pahalilar ucuz yoksa yahut kenari yani tarafi bolgesi
  yer yeri yerler yerleri fikri isim ismi
  pardon ozur dilerim alerjim alerjisi alerji uc iki dort bes hayirli
  karar veremedim kararsizim kararsiz bilmiyorum bilmem emin degilim anlamadim anladim sence fikir fikrin fikriniz var yaparsin yaparsiniz
  pazartesi sali carsamba persembe cuma cumartesi pazar hafta sonu aksami sabahi ogle gece evladim yavrum evlat kuzum canim guzelim kardesim seferlik kalsin kalsinlar dursun pek tanimiyorum olurdu olsaydi olursa
  abi abla kanka hocam dostum reis birader canim ya yaa yav lan valla vallahi be aga knk kanki hocam kral
  ihtiyacim ihtiyac ihtiyaci ozellik ozelligi ozellikler ozellikleri alternatif hepsi hepsini ikisi ikisi de kisi kisilik adam yas yasinda yaslarinda
  acil hemen hizlica rica ederim ederim edebilir soyler soyle soylesene misiniz zaman arada icinde disinda uzerine ait
  dahil haftada gun gunu gidecegim gidecegiz gidiyorum gidiyoruz isime isimi gorsun gorur gorecek yetsin yeter yeterli fena
  istemiyorum istemem olmasin olmaz onemli onemlisi farketmez fark etmez benzer benzeri toplam toplamda tane adet civarinda
  cunku diye dolayi yuzden nedeniyle ediyor ediyorum edin oldukca gayet fazlaca epey asiri
  alir alirim alirsin alinir verir verirsin ver verin gonder sun sunar yaparim cikar cikarim bence yine gene tekrar
  sizde sizlerde cikayim cikalim
  vazgectim vazgectik ondan
  mantikli ilgili
  sakin sefer olmayin itibaren
  maalesef malesef herhalde heralde insallah masallah umarim keske kesin
  the a an i want need for my with under please can you is are and or to me some looking good best of in on what which have do`
    .split(/\s+/)
    .filter(Boolean),
);
