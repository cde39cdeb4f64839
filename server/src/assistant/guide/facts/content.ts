import { fold } from '@denk/shared/product/text';
import { isFunctionWord, recipientCalled, verbStems } from '../../../language';
import { fillers } from '../names/fillers';

/** What asks for a price; `uygun mu` asks whether it suits. */
const price =
  /^(?:kaca|ucret(?!siz)\w*|aidat(?!siz)\w*|fiyat\w*|para|lira|tl|tutar\w*|tuttu|ucuz\w*|pahali\w*|hesapli\w*|ekonomik)$/;
const suitable = /^(?:uygun|uyumlu)\w*$/;
const judging =
  /^(?:yet(?:er(?:li)?|iyor|mez)|olur|iyi(?:si|dir|mi)?|kaliteli\w*|kalite\w*|guzel\w*|mantikli\w*|deger(?:mi)?|uygun)$/;
/** Judgements that no figure carries. */
const unmeasured =
  /^(?:saglam|dayanikli|guven(?:ilir|li)|zarar|sorun|problem|sakinca|tehlike|risk|fayda|etkili|onemli|rahat|kullanisli|kolay|performans|avantaj|zor|pratik|konfor)/;
/** What is said of any of them when one asks which to take, or what tells them apart; what one may pay at most. */
const choosing =
  /^(?:hangi|fark|kadar|ara(?:lar|s)|(?:iki|uc)(?:s?[iu])?(?:n\w{0,2})?$|[bo]nun(?:la|da|ki)?$|karsilastir|kiyasla|al(?:ir|ay|sam|mali|in|i[nm])\w*$|gosterdi|onerdi|secti\w*|ilk|son(?:uncu)?$|\d{1,2}(?:n[iu]n|y[iu]|s[iu])?$|olsan|olan|yerimde|dogru|tercih|birbir|oteki|basi(?:na)?$|anlat|kisaca|yoksa|sence|numara|emin|karar|hmm|kal(?:di[mk]|iyor)|arasinda|(?:para|fiyat|butce)\w{0,3}[ae]$)/;
/** Verbs that say no more than that something is there or does its work. */
const light =
  /^(?:var|yok|ol|gid|git|dayan|calis|destekle|yap|et|ed|al|ver|tut|kullan|gel|gir|bul|bulun|iste|soyle|bil|dusun|degis|de|yaz|goster|cik)$/;
/** Words as short or as common as those of grammar, that name something. */
const naming: ReadonlySet<string> = new Set(['su', 'tv', 'pc', 'ucretsiz']);

/** Whether a folded word is long enough to name something. */
export const isName = (word: string): boolean =>
  (word.length > 2 || naming.has(word) || (word.length > 1 && /\d/.test(word))) &&
  !(isFunctionWord(word) && !naming.has(word) && !unmeasured.test(word));

const isLight = (word: string): boolean =>
  verbStems(word).some(
    (verb) => light.test(verb) || light.test(verb.replace(/(?<=..)(?:[iu][ln]|[ae]r)$/, '')),
  );

/** Whether folded words ask what something costs: `uygun` does where one is compared, and no `uygun mu`. */
export const asksPrice = (words: readonly string[]): boolean =>
  words.some((word, at) =>
    suitable.test(word)
      ? /^(?:en|daha)$/.test(words[at - 1] ?? '') || /^fiyat/.test(words[at + 1] ?? '')
      : price.test(word),
  ) || /\bne kadar(?:dir|mis|di)?$/.test(words.join(' '));

/** Whether folded words ask for a judgement: whether one is enough or good, or which is better. */
export const asksJudgement = (words: readonly string[]): boolean =>
  words.some((word) => judging.test(word) || unmeasured.test(word));

/** Whether a folded word says what a question is about, and does not only carry it. */
export const says = (word: string): boolean =>
  unmeasured.test(word) ||
  (!/^\d+$/.test(word) &&
    !fillers.has(word) &&
    ![price, suitable, judging, choosing].some((some) => some.test(word)) &&
    recipientCalled(word) === undefined &&
    !isLight(word));

const cheap = /\b(?:ucuz|uygun|hesapli)/;

/** Whether a text calls one by its low price: `en ucuzunu`. */
export const callsCheap = (text: string): boolean => cheap.test(fold(text));

/** What asks what is wise to take. */
const advising =
  /^(?:al(?:ay[iu]m|s[ae][mk]|al[iu]m|mal[iu]\w*|s[iu]n)|olmal[iu]\w*|lazim|gerek\w*|yet(?:er|iyor|mez)\w*|uygun\w*|ideal|oner\w+|tercih)$/;

/** `kaç litre yeter`, `kaç inç alayım`, `64 GB yeter mi` */
export const asksHowMuch = (words: readonly string[]): boolean =>
  (words.includes('kac') && words.some((word) => advising.test(word))) ||
  (words.some((word) => /^\d/.test(word)) &&
    words.some((word) => /^yet(?:er|iyor|mez)/.test(word)));
