const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Folded words of grammar and of conversation: they ask, join and point, and describe nothing. */
const small = list(`
  ve veya ya yada yahut da de ki mi mu misin musun misiniz musunuz miyim midir ile icin diye gibi kadar gore karsi olarak ama
  fakat ancak lakin yani iste hani hem cunku eger bile ise
  bir bi tane tanesi adet adedi ozellikli
  genisliginde yuksekliginde derinliginde uzunlugunda agirliginda kalinliginda boyunda eninde capinda hacminde kapasitesinde gucunde buyuklugunde
  sey seyler seyi bisey bisi birsey bu su o sunu bunu onu boyle soyle ben biz sen siz bana banada bize
  bunun bundan bunlardan sizde sizdeki sizdekiler bizde sende bende onda sizden bizden benden senden ondan
  sana size ona onun benim bizim sizin senin olanlar kendim kendime kendimi kendimize kendimizi hepimiz hepimizin hepimize
  biri birini birisi birisini kimse
  ne nasil neden nicin niye hangi hangisi hangileri kac nerede nereden nereye neler kim nedir
  daha en cok biraz az fazla hic sadece yalniz tam hepsi olan olsun olsa olur olmasi olabilir var yok varmi varmiydi yokmu degil
  hep bugun yarin simdi artik sonra once hala beraber birlikte zaten galiba herhalde
  nasilsin nasilsiniz naber merhaba selam mrb slm lutfen acaba tesekkurler tesekkur sagol iyi gunler kolay gelsin hey abi hocam arkadaslar evet
  hayir tamam peki tabi tabii mesela ornegin yardim yardimci
  lazim lazm lzm gerek gerekli gerekiyor sart elzem mecburi zorunlu oner onerir goster listele sirala alinir verir bulur gosterir eder olur onersene
  the a an for and or with of to in best top buy price please want need
  dan den nin nun ye ya yi`);

/** Folded stems of what is asked about any ware and tells none from another. */
const trade =
  /^(?:(?:model|fiyat|cesit|marka|yorum|urun|kampanya|indirim|firsat|secenek|seceneg|alternatif)(?:l[ae]r)?(?:i|in|ler|leri|lari|u|nu|ni|nin|inin|ini|[dt]e(?:ki(?:ler)?)?)?|inceleme(?:si|leri)?|karsilastirma(?:si|lari)?|oneri(?:si|ler|leri|niz)?|tavsiye(?:si|ler|leri|n|niz)?|siparis|online|internetten|kampanyali|indirimli|satilik|populer|trend(?:ler)?|kaliteli(?:si)?|guzel|iyi(?:si|leri)?|(?:begenilen|sat(?:il)?an|onerilen)(?:l[ae]r)?(?:[iu]|d[ae]n)?|kargo|liste(?:si)?|firma(?:si|lari)?|sirket(?:i|leri)?|oran(?:i|lari)|taksit(?:i|leri)|basvuru(?:su)?|hesaplama(?:si)?|teklif(?:i|leri)?|hizmeti|hizmetleri|hangi(?:si|leri)n[ie]|yenisi(?:n[ie])?|satin|para|tl|lira|fark ?etmez|farketmez)$/;

/** Verbs of wanting, looking, buying and advising in all their forms, and those that only carry another word. */
const asking =
  /^(?:iste|isti|ara|ari|al|oner|bak|bul|goster|dusun|sec|ver|ol|et|ed|listele|sirala|karsilastir|lazim|ihtiya[ck]|bilmi)(?:[iu]?yo(?:[rd]\w*|[mnz])?|[aei]?c[ae][gkm]\w*|d[iu][mk]?|[ae]y[iu]m|[ae]l[iu]m|s[ae]m|s[ae]k|s[ae]n[ae]|[ae]n|y[ae]n|m[ae]k|m[ae]l[iu](?:y[iu]m)?|[aiue]r(?:[iu]m|s[iu]n|s[iu]n[iu]z|m[iu](?:s[iu]n(?:[iu]z)?|y[iu]z?)?)|eb[iu]l\w*|ab[iu]l\w*|[iu]n[iu]r|[iu]n[ae]b[iu]l\w*|ac[ae]k|t[iu]m|c[iu]m|c[iu]|in|iniz|in[iu]r|inecek|inacak|[iu]c[ae]m|ac[ae]m|ec[ae]m|dir|acaktim|rd[iu]m|rd[iu]k|rim|riz|mist[iu]m)$/;

/**
 * Whether a folded word only asks, joins or points: `istiyorum`, `için`, `fiyatları`, `önerir`. What is left of a text
 * without them says what it is about. `written` is the word as it was typed.
 */
export const isFunctionWord = (folded: string, written = ''): boolean =>
  !(written === folded && foldedIntoThings.has(folded)) &&
  (small.has(folded) || trade.test(folded) || asking.test(folded));

/** `yardım et`, `tavsiye eder misiniz`: what only carries the word before it, and is a dish elsewhere. */
export const isLightVerb = (folded: string, before: string): boolean =>
  /^et(?:m\w*|t\w*)?$/.test(folded) &&
  /^(?:yardim|tavsiye|teklif|kabul|devam|hediye|takip|merak)$/.test(before);

/** Things that are written without the mark of a small word: `su` is no `şu`. */
const foldedIntoThings: ReadonlySet<string> = new Set(['su']);

const colours = list(
  `siyah beyaz kirmizi mavi yesil sari mor pembe gri kahverengi turuncu lacivert bordo bej krem turkuaz lila gumus altin
   fume haki antrasit ekru vizon pudra somon fusya rose gold`,
);

/** Whether a folded word is a colour, whatever its suffix: `siyah`, `kırmızısı`. */
export const isColour = (folded: string): boolean =>
  colours.has(folded) || colours.has(folded.replace(/(?:s[iu]|[iu]|renk|l[iu])$/, ''));
