import { fold } from '@denk/shared/product/text';
import type { GuideProduct } from '../guide-catalogue';

/** What a visitor asked back instead of answering. */
export type Aside =
  | { readonly about: 'price' }
  | { readonly about: 'reason'; readonly product: GuideProduct }
  | { readonly about: 'term'; readonly explanation: string | undefined };

/** Words of the trade, folded, and what they mean in one sentence. */
const terms: readonly (readonly [RegExp, string])[] = [
  [/\boled\b/, 'OLED ekranda her nokta kendi ışığını verir; siyahlar daha derin görünür.'],
  [/\bqled\b/, 'QLED, renkleri canlandıran bir katmanı olan arkadan aydınlatmalı ekrandır.'],
  [/\bmini ?led\b/, 'Mini LED, çok sayıda küçük ışıkla aydınlatılan ekrandır.'],
  [/\bno ?frost\b/, 'No Frost buzdolabı içini kendisi kuru tutar, buz çözdürmek gerekmez.'],
  [
    /\binverter\b/,
    'Inverter motor durup kalkmak yerine hızını ayarlar; daha sessizdir ve az elektrik harcar.',
  ],
  [/\bram\b/, 'RAM, aynı anda açık uygulamaların kullandığı geçici bellektir.'],
  [/\bssd\b/, 'SSD, hareketli parçası olmayan hızlı depolama birimidir.'],
  [
    /\b(?:anc|gurultu (?:engelleme|onleme))/,
    'Gürültü engelleme, dışarıdaki sesi ters bir sesle bastırır.',
  ],
  [/\bedp\b/, 'EDP, EDT’den daha yoğun ve daha kalıcı parfüm demektir.'],
  [/\bedt\b/, 'EDT, EDP’den daha hafif ve ferah parfüm demektir.'],
  [/\bspf\b/, 'SPF, güneş kreminin yanmaya karşı koruma derecesidir.'],
  [/\btaahhut/, 'Taahhüt, paketi belli bir süre bırakmama sözüdür.'],
  [/\bfiber\b/, 'Fiber, cam kabloyla gelen ve genellikle en hızlı olan internettir.'],
  [/\b[va]dsl\b/, 'ADSL ve VDSL telefon hattından gelen internettir; VDSL daha hızlıdır.'],
  [/\bkasko\b/, 'Kasko, kendi aracınızdaki hasarı karşılayan isteğe bağlı sigortadır.'],
  [/\bdask\b/, 'DASK, konutlar için zorunlu deprem sigortasıdır.'],
  [/\bhatchback\b/, 'Hatchback, bagajı arka camla birlikte açılan kısa gövdeli otomobildir.'],
  [/\bsedan\b/, 'Sedan, bagajı ayrı duran dört kapılı otomobildir.'],
  [/\bcrossover\b/, 'Crossover, SUV görünümlü ama otomobil gibi süren bir gövdedir.'],
  [/\bhibrit\b/, 'Hibrit otomobilde benzinli ve elektrikli motor birlikte çalışır.'],
  [/\bankastre\b/, 'Ankastre ürünler mutfak dolabının içine gömülür.'],
  [/\bisofix\b/, 'Isofix, oto koltuğunu kemersiz sabitleyen bağlantıdır.'],
  [/\btank?ini\b/, 'Tankini, üstü atlet gibi uzun olan iki parçalı mayodur.'],
  [/\bespresso\b/, 'Espresso, basınçla hazırlanan yoğun kahvedir.'],
  [/\baynasiz\b/, 'Aynasız makineler DSLR’den daha küçük ve hafiftir.'],
];

const asksMeaning =
  /\b(?:ne demek|nedir|ne oluyor|ne anlama|ne ise yara\p{L}*|ne fark\p{L}* var|fark\p{L}* ne|acikla\p{L}*|anlamad[iı]m o ne|o ne)\b/u;
const asksPrice =
  /\b(?:hangi butce|butce(?:m)? ne (?:kadar )?ol|butce onerin|ne kadar (?:ayir|gerek|lazim|para|vermel|olmali|eder|tutar)|kac (?:para|lira|tl)|fiyatlar(?:i)? (?:ne|nasil|kac)|ortalama (?:fiyat|ne kadar)|mantikli|piyasa)/;

/** Reads a question back (`OLED ne demek?`, `sence hangi bütçe mantıklı?`); undefined for anything else. */
export function readAside(message: string): Aside | undefined {
  const text = fold(message);
  if (/\d/.test(text.replace(/\?/g, '')) && !asksMeaning.test(text)) return undefined;
  if (asksMeaning.test(text)) {
    return { about: 'term', explanation: terms.find(([term]) => term.test(text))?.[1] };
  }
  return asksPrice.test(text) ? { about: 'price' } : undefined;
}
