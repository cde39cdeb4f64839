/** Folded words that ask for products without describing any: left out while other words remain. */
export const noiseWords: ReadonlySet<string> = new Set(
  `model modeli modelleri modeller fiyat fiyati fiyatlari fiyatlar cesit cesitleri cesitler marka markalari
   markalar yorum yorumlari yorumlar inceleme karsilastirma karsilastir satin al almak alacagim aliyorum nereden
   nerede alinir hangi hangisi ne kadar kac para icin ile ve veya ya da bir bana lazim istiyorum ariyorum arayan
   oner onerir misin onerisi oneri onerileri tavsiye tavsiyesi tavsiyeleri tavsiyeniz var mi mu olan olsun gibi cok
   daha siparis online internetten kampanya kampanyali indirim indirimli firsat firsatlari satilik secenekleri
   secenegi en iyi iyisi populer satan satanlar begenilen kaliteli guzel tl lira the and for best top buy price
   urun urunu urunler urunleri dan den nin bugun yarin simdi bu hangisini almaliyim alsam alayim istiyoruz nereye nasil neler kargo ucretsiz
   bedava merhaba selam lutfen acaba`
    .split(/\s+/)
    .filter(Boolean),
);

/** Folded words that ask for the best. */
export const bestWords =
  /\b(?:en iyi(?:si|leri)?|en cok satan|en populer|populer|en begenilen|kaliteli|best|top)\b/;

/** `Netflix top 10`, `ilk 20 film`: the number is how many, not which. */
export const topWords = /\b(?:top|ilk|en iyi)\s*\d{1,3}\b/g;

/** Folded words that ask for little money. */
export const cheapWords =
  /\b(?:(?:en )?(?:ucuz|uygun fiyatli|hesapli|ekonomik|butce dostu)|uygun fiyata|fiyat performans|f\/p|cheap)\b/;

/** Folded words that ask for the upper end; they also occur in names. */
export const dearWords = /\b(?:luks|premium|pahali|ust segment|amiral gemisi|luxury)\b/;
