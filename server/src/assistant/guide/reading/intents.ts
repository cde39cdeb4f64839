import { fold } from '@denk/shared/product/text';
import { placesIn } from './pointing';

/** What can be meant once products were proposed; places are indexes into the list, from 0. */
export type Intent =
  | {
      readonly means: 'price' | 'why' | 'compare' | 'pick' | 'details';
      readonly places: readonly number[];
    }
  | { readonly means: 'cheaper' | 'better' | 'others' | 'stop' | 'again' }
  | { readonly means: 'accept'; readonly places: readonly number[] }
  | { readonly means: 'like'; readonly places: readonly number[] }
  | { readonly means: 'replace'; readonly places: readonly number[] }
  | { readonly means: 'only'; readonly places: readonly number[] }
  | { readonly means: 'which'; readonly order: 'cheapest' | 'dearest' | 'best' }
  | { readonly means: 'next' | 'new' };

/** What somebody says who takes something, folded. */
export const taking =
  'aliyorum|alayim|alalim|aldim|alacagim|alicam|alirim|karar verdim|seciyorum|sectim';

const patterns: readonly (readonly [
  RegExp,
  (places: readonly number[], text: string) => Intent | undefined,
])[] = [
  [/\bbaska (?:bir )?(?:urun|sey)\w* (?:bak|gec)/, () => ({ means: 'new' })],
  [
    /\bm[iu]\b.+\bm[iu]\b/,
    (places) => (places.length > 1 ? { means: 'compare', places } : undefined),
  ],
  [/\b(?:neden|niye|nicin|ne alaka|sebebi|gerekce\w*)\b/, (places) => ({ means: 'why', places })],
  [
    /\b(?:hangisi\w*|en) (?:\w+ )?(?:ucuz|uygun|hesapli|ekonomik)\w*|\b(?:parasi|fiyati?) (?:en |daha )?(?:az|iyi|dusuk|uygun)\w*/,
    () => ({ means: 'which', order: 'cheapest' }),
  ],
  [
    /\bhangisi\w* (?:\w+ )?pahali\w*|\ben pahalisi hangisi/,
    () => ({ means: 'which', order: 'dearest' }),
  ],
  [
    /\b(?:hangisi(?:ni)? (?:al\w*|oner\w*|sec\w*|tavsiye\w*)|hangisi\w* (?:daha |en )?(?:iyi|mantikli)\w*|sence\b|sizce\b|sen olsan\w*|(?:sen|siz) (?:karar ver|sec)\w*|birini sec\w*|en (?:iyisi|mantiklisi)\b)/,
    (places) => ({ means: 'pick', places }),
  ],
  [
    /\b(?:karsilastir\w*|fark(?:lar)?(?:i|in)? ?(?:ne|nedir|var|nasil)?\b(?! ?et)|aralarinda\w*|kiyasla\w*|hangisi$|hangisini$)/,
    (places) => ({ means: 'compare', places }),
  ],
  [
    /\b(?:kac (?:para|lira|tl)|kaca\b|ne kadar(?:dir|mis|a|di)?\b|fiyat(?:i|lari|lar)?(?:ni|n)? (?:ne|kac|nedir|nasil|soyle|yaz)\w*|fiyat(?:i|lari|lar)\??$)/,
    (places) => ({ means: 'price', places }),
  ],
  [
    /\b(?:degistir\w*|cikar\w*|olmadi\w*|olmaz\w*|olmasin|begenmedim|istemiyorum|istemem|sevmedim|haric|yerine|baska\w*|elensin|ele\b|oku(?:mus|du)\w*|izle(?:mis|di)\w*|dene(?:mis|di)\w*|zaten var|var zaten|degil\b|asti|asiyor|pahali)/,
    (named, text) => {
      const replaced = placesReplaced(text);
      const places = replaced.length > 0 || placesIn(text).length > 0 ? replaced : named;
      return places.length > 0 && places.length < 3 ? { means: 'replace', places } : undefined;
    },
  ],
  [
    /\b(?:daha (?:ucuz|uygun|hesapli|ekonomik|dusuk)\w*|(?<!\b(?:daha|en) )pahali(?!s|ya bak| olsun| bir)\w*|butcemi as\w*|ucuz(?:u|lari|undan) ?(?:yok|var)?|fazla geldi|o kadar param yok)/,
    () => ({ means: 'cheaper' }),
  ],
  [
    /\b(?:daha (?:pahali|iyi|kaliteli|ust|guclu|yuksek)\w*|(?:bir )?ust (?:model|segment)\w*|daha iyisi)/,
    () => ({ means: 'better' }),
  ],
  [
    /\b(?:gibi|benzer\w*|tarzi\w*)\b/,
    (places) => (places.length ? { means: 'like', places } : undefined),
  ],
  [
    /\b(?:sadece|yalniz(?:ca)?|bir tek)\b/,
    (places) => (places.length ? { means: 'only', places } : undefined),
  ],
  [
    /\b(?:baska\w*|farkli\w*|diger(?:leri)?\b|alternatif\w*|begenmedim|begenemedim|hicbiri\w*|sevmedim|olmadi bunlar|bunlar (?:olmadi|olmaz|degil)|degisik|yenile\w*|hepsi bu mu|denedim|izledim|izlemistim|okudum|bunlari biliyorum)\b/,
    () => ({ means: 'others' }),
  ],
  [/\b(?:siradaki\w*|sonraki\w*|digerine gec\w*)\b/, () => ({ means: 'next' })],
  [/\b(?:listele\w*|tekrar (?:yaz|goster)\w*|neydi\w*)\b/, () => ({ means: 'again' })],
  [
    /^\W*(?:tamam\w*|tmm\w*|olur|ok|okey|peki|super\w*|harika\w*|guzel\w*|iyi\w*|anlastik|mukemmel|cok iyi|evet|begendim|aynen|olsun|tamamdir|kabul|bu olsun|bunu al\w*)(?: (?:tamam|bence|o zaman|bu|iyi|guzel|super|ya|abi|oldu|olmus|bu olsun|begendim|alirim|aliyorum|alayim|bunlar|gayet))*\W*$/,
    (places) => ({ means: 'accept', places }),
  ],
  [
    new RegExp(`\\b(?:olsun|${taking}|begendim|sevdim|guzel\\w*)\\b`),
    (places, text) =>
      places.length > 0 || /\b(?:bunu|onu|sunu)\b/.test(text)
        ? { means: 'accept', places }
        : undefined,
  ],
  [
    /^(?:\S+ ){0,2}(?:gerek yok|istemiyorum artik|vazgectim|bosver|kalsin|iptal)(?: \S+)?$/,
    () => ({ means: 'stop' }),
  ],
];

const keeps = /\b(?:kalsin|dursun|guzel|iyi|tamam|olur|begendim|sevdim|uygun)\b/;

/** `ilk ikisi kalsın, üçüncüyü değiştir`: what is not to stay, clause by clause. */
function placesReplaced(text: string): number[] {
  const clauses = text.split(/,|;|\bama\b|\bfakat\b|(?<=\b(?:kalsin|dursun|guzel|iyi|tamam))\s/);
  const kept = clauses.filter((clause) => keeps.test(clause)).flatMap(placesIn);
  const out = clauses.filter((clause) => !keeps.test(clause)).flatMap(placesIn);
  if (out.length > 0) return [...new Set(out)].filter((place) => !kept.includes(place));
  return kept.length > 0 ? [0, 1, 2].filter((place) => !kept.includes(place)) : [];
}

/** What a message after a proposal asks for; undefined where it is none of these. `named` are the places it names. */
export function readIntent(message: string, named: readonly number[] = []): Intent | undefined {
  const text = fold(message).replace(/\s+/g, ' ').trim();
  const ordinal = placesIn(message);
  const places = ordinal.length > 0 ? ordinal : named;
  for (const [pattern, intent] of patterns) {
    const found = pattern.test(text) ? intent(places, text) : undefined;
    if (found) return found;
  }
  return ordinal.length > 0 && text.split(' ').length <= 6
    ? { means: 'details', places }
    : undefined;
}
