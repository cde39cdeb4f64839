const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Folded words that say nothing about a product. */
export const noiseWords = list(`
  merhaba selam slm mrb selamlar meraba iyi gunler aksamlar geceler gunaydin kolay gelsin hey naber nasilsin nasilsiniz
  bir bi birsey bisey bisi biseyler seyler sey seyi sana bana banada bize size ben biz sen siz benim bizim onun ona
  icin ile ve veya ya da yada de ki mi mu misin musun misiniz musunuz miyim midir ne nasil neden hangi hangisi kac kadar
  lazim gerek gerekli gerekiyor istiyorum isterim istiyoruz isterdim ister ariyorum ariyoruz arıyom ariyom bakiyorum
  bakiyoruz bakiyom bakarim bakalim bakar alacagim alicam alcam alacam almak aliyorum alayim alsam almayi dusunuyorum
  dusunuyoruz oner onerir onerirsin onerin onerebilir oneri onerileri onerisi onersene tavsiye tavsiyen tavsiyesi edin
  eder edermisin var varmi yok olan olsun olsa olur olmali olmasi olabilir olabilirse bence acaba sanirim galiba belki
  cok en daha biraz az fazla hem ama fakat lakin amma ancak yani iste hani sonra simdi su bu o sunu bunu onu boyle soyle
  guzel iyisi iyisinden kaliteli kalite kalitelisi super harika mukemmel bari lutfen please tesekkur tesekkurler sagol
  sagolun eyvallah evet hayir tamam tamamdir ok olur peki tabi tabii aynen kesinlikle sadece yalniz tek hic falan filan
  gibi tarzi tarzinda turu turlu model modeli modelleri marka markali markalar urun urunler urunu fiyat fiyatli butce
  butcem butcemiz para tl lira bin milyon civari alti ustu arasi uzeri altinda ustunde yeni ikinci el gore sey seyler
  dogru hadi haydi yardim yardimci eder eders edermisiniz misiniz alabilir alabilirim bul bulur bulabilir goster gosterir
  listele sirala sec secer secim secenek secenekler onerilen onemli onemlisi degil benzer kullanacagim kullanicam
  kullanmak kullanirim ozellik ozelligi ozellikler olarak alternatif alternatifler baska farkli diger birde ayrica artik
  yapacagim yapmak yapiyorum vazgectim aslinda bosver neyse fark farketmez etmez esi adam kisi yas yasinda hediye
  hediyelik alinir alinacak almaliyim almali gitsin gitmesin calissin iyi iyiyse kendim kendime evde evime eve disarda
  disari gunluk kullanim kullanimi tercih tercihim yapay zeka denk bilgi ilgili hakkinda konusunda arkadas arkadasim
  bugun yarin acil hemen hizlica herhangi herhangibir bilmiyorum bilmem emin degilim kararsizim karar veremedim
  kasmasin donmasin yetsin yeter yeterli uzun kisa suan suanda
  satiyor satiyo satiyorsunuz satiyomusunuz musunuz mus mi pekiyi zaman ozur dilerim lan ya yav yaa valla vallahi
  olucak olacak olcak olcek gidicez gidecegiz gidiyoruz gidecegim gidicem severim severiz seviyorum sever var bende evimde
  anlamadim anladim oyle hayirdir sence siniz ilk ilki gecmesin gecmeyecek gecmez gecsin kadarlik civarinda bit bitsin
  falan saolun saol sag kanka butcesi fiyati fiyatlar fiyatlari aylik ayda yillik yilda ucuz pahali almayi salak aptal
  babaannem anneannem dedem ninem kaynanam kayinvalidem annem babam esim ikisi
  soylerim soyleriz plani planim planlari fikri fikir ihtiyacim ihtiyac tutar tutuyor sonra vereyim verebilirim
  basi basina kisibasi
  hepsi hepsini bunlari siparis gorusuruz hoscakal bye kib tmm tmmdir taam degistir degistirir izledim izlemistim izledik okudum niye nicin
  mal gerizekali amk aq mk oc lanet sacma sacmalama yaptirmam yaptirmak yaptirayim yaptircam yaptiracagim kaca kacadir
`);

/** Folded words by which people address somebody; they name nobody to buy for. */
export const vocatives = list(
  'abi abicim abla ablacim kanka kanki knk hocam dostum reis moruk birader canim tatlim',
);

/** Small words of English, left out where a message is in English: its `is` is no `iş`. */
export const englishNoise = list(
  'i want a an the is are for my what which best looking need please under below over hello hi me some to with of in good and or at can you do have show buy on it something',
);

/** Folded insults. */
export const insults =
  /\b(?:salak\p{L}*|aptal\p{L}*|gerizekal\p{L}*|geri zekal\p{L}*|mal(?: misin)?|amk|aq|mk|siktir\p{L}*|lanet|sacmalama)\b/u;

/** Folded words by which people turn a proposal down without saying why. */
export const disagrees =
  /\b(?:oyle degil|bu degil|bunlar degil|yanlis|olmadi|olmamis|begenmedim|hayir|istemiyorum|sacma)\b/;

/** “İsteklerim fark etmez”. */
export const dropsWishes = /\bistek\p{L}*\s+fark\s*etmez/u;

/** Folded words that put a brand beside the one named before. */
export const adds = /\b(?:ve|veya|ya da|yada|da|de|bir de|birde|ayrica|hem|ikisi)\b/;

/** “Başka marka”, “daha ucuz marka”. */
export const asksForOtherBrands =
  /\b(?:baska|farkli|diger|(?:daha )?ucuz|(?:daha )?uygun)\s+(?:bir |bi )?marka/;

/** Folded words that turn what stands before them into its opposite. */
export const refusals = list(`
  degil olmasin olmayan istemiyorum istemem istemiyoruz istemeyiz haric disinda disindaki sevmiyorum sevmem sevmiyoruz
  sevmez olmaz olmayacak almam almayalim cikar cikart cikaralim onermeyin onerme kullanmiyorum kullanmam nefret
  begenmiyorum begenmedim kokmasin kokmayan gerekmez gereksiz olmasa istemez yerine rahatsiz
`);

/** Folded words that may stand between a thing and its refusal. */
export const beforeRefusals = list(
  'marka markasi markali markasini olan hic pek asla kesinlikle falan filan gibi da de ve ya veya ile sey bir sart gerek onemli yapimi yapim filmi film dizisi dizi tarzi turu yemegi model modeli urun urunu koku kokusu kokulu kokular telefonu telefon araba arac',
);

/** Folded words by which people leave a choice to the guide. */
export const indifferent =
  /\b(?:fark\s*etme(?:z|sin|yor)?|farketme(?:z|sin)?|ferketmez|onemli degil|bilmiyorum|bilmem|sen sec|siz secin|sana kalmis|karar ver\p{L}*|hepsi olur|hepsi(?!\s+(?:bu|mi))|ne olursa|herhangi(?: biri)?|emin degilim|kararsiz\p{L}*|yok(?!\s*m[iu])|hayir|gec|atla|bos ver|bosver|tercihim yok|secim yok)\b/u;

/** Folded words by which people turn to something else. */
export const turning =
  /\b(?:aslinda|vazgec\p{L}*|bosver|bos ver|onun yerine|yerine|degistir\p{L}*|simdi de|bir de|birde|bi de|peki ya|daha cok|ariyorum|bakiyorum|bakiyom|bakalim|istiyorum|isterim|lazim|oner\p{L}*|alacagim|alicam|alayim|alsam|onu gec|pardon|yanlis|yok yok)\b/u;

export const asksForOthers =
  /\b(?:baska|farkli|diger|alternatif\p{L}*|begenmedim|bunlar olmadi|yenileri|baskasi|baskalari|degisik|hepsi bu m[iu]|izledim|izlemistim|izledik|okudum|okumustum|denedim|biliyorum (?:bunlari|zaten))\b/u;
export const asksForCheaper =
  /\b(?:daha\s+(?:ucuz|uygun|hesapli|ekonomik|dusuk)\p{L}*|(?:cok|biraz|fazla)\s+pahali(?!\s+olma)\p{L}*|pahali(?:ymis|lar|ya kacti| geldi| bunlar)|butcemi as\p{L}*|ucuzu yok|ucuzlari)/u;
export const asksForDearer =
  /\b(?:daha\s+(?:pahali|iyi|kaliteli|ust|guclu|yuksek)\p{L}*|bir ust\s*(?:model|segment)\p{L}*|ust model\p{L}*)/u;
export const asksForTheList =
  /\b(?:oneri(?:leri|ler)?(?:ni|nizi)?\s*(?:listele|goster|ver|yap|al|sirala)\p{L}*|listele\p{L}*|sonuclari? goster|artik oner|hadi oner|direk(?:t)? oner|hemen oner|soru sorma\p{L}*|uzatma\p{L}*|sadece oner)/u;
export const asksWho =
  /\b(?:sen kimsin|siz kimsiniz|kimsin|robot\s*mus\p{L}*|bot\s*mus\p{L}*|insan\s*mis\p{L}*|yapay zeka\s*m[iu]s\p{L}*|adin ne|denk ne)\b/u;
export const asksWhichIsBetter =
  /\b(?:hangisi|hangisini|ilki|birincisi|ikincisi|ucuncusu|arasinda|karsilastir\p{L}*|fark(?:i|lari) ne)\b/u;
export const greets =
  /^\s*(?:merhaba|merhabalar|selam|selamlar|slm|mrb|meraba|hey|iyi gunler|iyi aksamlar|gunaydin|kolay gelsin)\b/u;
export const thanks =
  /\b(?:tesekkur\p{L}*|tesekkurler|sagol\p{L}*|sag ol\p{L}*|eyvallah|super oldu|tamamdir|saol\p{L}*|tsk\p{L}*|tesk|eyv\p{L}*|eyw|gorusuruz|gorusmek uzere|hosca\s*kal\p{L}*|bay\s*bay|bye|kib|allaha ismarladik|ellerine saglik|yardimci oldun\p{L}*|cok iyi oldu|mersi)\b/u;
