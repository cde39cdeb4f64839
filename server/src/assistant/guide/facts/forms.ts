import { fold } from '@denk/shared/product/text';
import { foldedWords, isFunctionWord } from '../../../language';

/** What the form of a question asks, as patterns over its folded text. */
export const asks = {
  /** `kemerle mi isofixle mi` */
  either: /(?<!\b(?:var|yok|\w*yor?|\w*[aeiu]r)) m[iu]\b.* m[iu]\b|\byoksa\b/,
  howMany: /\b(?:kac|ne kadar|hangisi (?:en|daha))\b/,
  amount: /\bne kadar/,
  price:
    /\b(?:fiyat\w*|(?:ayda |aylik )?ne (?:oder|odeye|odene)\w*|kaca(?! kadar)|kac (?:para|lira|tl)|ne kadar(?:di?r|a|mis)?\s*\??$|ucret\w* ne|(?:en|daha|hangisi) (?:ucuz|uygun|hesapli|pahali)\w*)/,
  /** `dizim için hangisi daha uygun`; what is `uygun fiyatlı` costs little. */
  suits: /(?<=\w )hangisi (?:daha |en )?uygun(?! fiyat)\w*/,
  /** `fiyata malzeme dahil mi` */
  included: /\b(?:dahil|haric)\b/,
  apart: /\bfark/,
  /** `dolar mı alsam`: who wonders asks of none of the shown. */
  whether: /\bm[iu] (?:al|ac|yap|koy|yatir|bak)\w*s[ae](?:m|k|yd[iu][mk])\b/,
  /** `fiyatına değer mi` */
  worth: /\bdeg(?:er|iyor|mez) m[iu]\b/,
  meaning: /\b(?:ne demek|nedir|ne ise yar\w*|ne anlama|ne oluyor)\b/,
  /** `ikincisi nasıl` */
  all: /\b(?:nasil\w*|anlat\w*|bahset\w*|ozellik\w*|iyi m[iu]|detay\w*|bilgi\w*)/,
  /** `royal canin ile diğeri` */
  other: /\b(?:diger|obur|otek)\w*/,
  advice:
    /\barasinda (?:kal|gidip)|\b(?:ne ders\w*|sence|sizce|oner\w*|tavsiye\w*|al(?:ay|ir)\w*)\b/,
  more: /\b(?:en|daha)\b/,
  degree: /\b(?:en|daha|hangi\w*)\b/,
  which: /\b(?:hangi\w*|en)\b/,
  /** `hangi şehirleri geziyor` asks for their names. */
  whichNames: /\bhangi (?!urun|model|marka)/,
  yesOrNo: /(?:^|\s)m[iu](?:dir|ydi)?\b/,
  /** `konuşanı da varmış` */
  forOne: /\bolabilir m[iu]\b|\bvar(?:mis|dir)?\b/,
} as const;

const isOfAny =
  /\b(?:var m[iu]|yok mu|dahil m[iu]|ne kadar|kac|bunlar\w*|hangisi\w*|(?:l[iu]|s[iu]z|[ae]bil[ei]?r|[iu]yor?) m[iu])\b/;
const isOfRule =
  /\b(?:gere[kg]\w*|lazim|sart|zorunlu|nasil|neden|niye|ne demek|yeter\w*|uygun\w*|zarar\w*|(?:y[iu]m|l[iu]y[iu]m|[iu]yo(?:r)?um|[ae]bilir miy\w*))\b/;
const isOfOne = /\b(?:kac|ne kadar|var m[iu]|yok mu)\b|(?:yor|[ae]r|[iu]r) m[iu]\b/;

/** Whether a fact of some products is asked, and no rule: `pilli mi bunlar`; `kaç GB yeter` asks for one. */
export const asksOfThese = (text: string, isPointing: boolean): boolean =>
  isPointing ? isOfOne.test(fold(text)) : isOfAny.test(fold(text)) && !isOfRule.test(fold(text));

/** What asks for a choice or a comparison and names nothing by which. */
export const isGeneral = (word: string): boolean =>
  /^(?:hangi\w*|daha|en|iyi\w*|guzel\w*|mantikli\w*|avantajli\w*|kaliteli\w*|kullanisli\w*|karsilast\w*|kiyas\w*|al(?:ay|ir|mal|sa)\w*|tavsiye\w*|oner\w*|sec\w*|sizce|bence|sence|arasi\w*|aralari\w*|ikisi\w*|diger\w*|obur\w*|otek\w*|gelir|gider|bana|bize|benim|bizim|ucu(?:n\w*)?|bunlar\w*|bu|urun\w*|model\w*)$/.test(
    word,
  );

/** What only makes a question of what is said, or points. */
export const isAsking = (word: string): boolean =>
  /^(?:m[iu]\w*|var|yok|ol\w+|cik(?:ar|maz)|bulun\w+|uygun\w*|ucu\w*|ilk\w*|son(?:u\w*|ki\w*)?|birinci\w*|ikinci\w*|hangi\w*|bun\w*|on(?:u(?:n\w*)?|a|d[ae]n?|lar\w*)?|icin|ya|peki|\d+)$/.test(
    word,
  );

/** The words of a question that mean something by themselves. */
export const ownWords = (text: string): readonly string[] =>
  foldedWords(text).filter((word) => !isFunctionWord(word));

/** The words of a question that say of what it is asked. */
export const wordsAsked = (text: string): readonly string[] =>
  ownWords(text).filter((word) => !isAsking(word));
