import { fold } from '@denk/shared/product/text';
import {
  foldedWords,
  isFunctionWord,
  isOrdinaryWord,
  isVerb,
  read,
  stem,
  verbStems,
} from '../../../language';
import type { Act, Clause } from '../acts';
import { fillers } from '../names/fillers';
import type { Option } from '../proposing/terms';
import { placesOf, pointedAt } from '../reading/pointing';
import { freesBudget } from '../reading/read-sum';

/** What asks something of the shown products. */
export const asks: ReadonlySet<Act> = new Set(['fact', 'compare', 'pick', 'why']);

/** Who says again what was said: `mouse dedim ya`. What was said is the wish. */
const insisting =
  /^(.+?)[\s,]+(?:de(?:miş)?dim|demiştim|demistim|diyorum|diyom|dedik|diyoruz|söyledim|soyledim|yazdım|yazdim)(?:\s+(?:ya+|yaa+|ki|ama|size|sana|zaten|işte|iste|en başta|başta))*[\s.!…]*$/iu;
/** `kedi maması istemiştim`: as wanted as before. */
const wantedBefore = /\b(?:ist(?:e|iyor)(?:mis|du?)ti[mk]|istiyordu[mk]|olacakti|diyecektim)\b/;

/** Who says that something was never wished for: `klavye ne alaka`. */
export const denies =
  /\b(?:demedim|istemedim|söylemedim|soylemedim|sormadım|sormadim|ne alaka|nereden çıktı|nerden çıktı|nerden cikti)(?!\p{L})/iu;

/** Whether there is something: `dambıl var mı`, `ocak satmıyor musunuz`. */
const existence =
  /\b(?:(?:var|yok) ?m[iu]\w*|(?<!\b(?:buyuk|kucuk|az|cok|zor|agir|dar|bol|kisa|uzun|pahali|gec|erken|kotu|ayip) )ol(?:ur|maz|abilir) m[iu]\w*|ne(?:ler)? var\b|sat[iu]l\w+ m[iu]\w*|sat(?:iyor|miyor|ar|maz)\w*(?: m[iu]\w*)?|bulunur mu\w*)\b/;
/** Said of what was shown: `bunlarda`, `onun`, `içinde`. */
const ofShown =
  /\b(?:[bo]n?u(?:n(?:un|da|la|lar\w*)?|nlar\w*)|bu(?! (?:fiyat|para|butce))|icinde\w*|uzerinde\w*|yaninda|olan(?:da|in|larda)|ilk(?:i\w*| (?:iki|2|uc|3|sira)\w*)|ikisi\w*|ucu(?:nun|nde|nu)?|birinci\w*|ikinci\w*|ucuncu\w*)\b|['’](?:[dt][ae]|n?[iu]n)\b/;
/** `mikrofonu`, `hafızası`: something that a thing has; `kurutmalı` says how it is. */
const had = /(?:[^l][iu]|lar[iu]|ler[iu])$/;

const question =
  /\?|\bm[iu](?:y[iu]m|dir|yd[iu]|s[iu]n\w*)?\b|\b(?:kim|ne|kac|hangi\w*|nasil|nerede|yeter mi)\b/;
/** Who chooses: `Serenad olsun o zaman`. */
const taking =
  /\b(?:olsun|al(?:ayim|iyorum|alim|iyoruz|acagim|acagiz|irim|icam|cam|dim)|sec(?:tim|iyorum|elim)|begendim|guzel|iyi|uygun)\b/;
const settling =
  /\b(?:tamam\w*|tmm|peki|o zaman|neyse|oyleyse|olur|al(?:ayim|iyorum|alim|iyoruz|acagim|icam|cam))\b/;
/** A question that asks for something. */
const wishing =
  /\b(?:olsun|lazim|ist\w+|(?:ol(?:ur|maz|abilir)|goster\w*|oner\w*|bak\w*|bul\w*|ver\w*) m[iu]\w*)\b/;
/** What only holds a choice together. */
const aside =
  /^(?:olan\w*|tl|lira\w*|bin|\d+\w*|allah|razi|bence|bana|yeterli|kizim|oglum|urun\w*|diyorum|artik|ilk\w*|birinci\w*|ikinci\w*|ucuncu\w*|gosterdigin\w*)$/;

/** `yağmur geçirmesin`, `ayağımı ağrıtmasın`: a property, said of what shall not happen. */
const prevented = /^(.{3,})m[ae]s[iu]n(?:l[ae]r)?$/;
/** Verbs of having, being and costing: their `-masın` refuses. */
const refusing =
  /^(?:ol|bulun|icer|gel|gec|as|bul|tut|goster|oner|koy|kat|cik|ver|getir|iste|kullan|tak|al|sec)$/;

/** What only a seller, a bank or a firm answers for has its words. */
const ofSeller =
  /\b(?:kargo\w*|teslim\w*|iade\w*|degisim\w*|garanti\w*|fatura\w*|taksit\w*|ode(?:me|n|r|y|s|necek)\w*|havale\w*|eft|kapida|stok\w*|montaj\w*|kurulum\w*|siparis\w*|satin al\w*|magaza\w*|sube\w*|servis\w*|satici\w*|bozuk (?:geldi|cikti)|kirik (?:geldi|cikti)|indirim\w*|kampanya\w*|guven(?:ilir|li)\w*|randevu\w*|(?:ne zaman|kac gun\w*|yarin\w*|bugun\w*|haftaya) \w*|gel(?:ir|iyor|irler|iyorlar) m[iu]|nereden (?:al|bul)\w*|param\w*|sigorta\w*|tmsf|ucret\w*)\b/;
/** What only a doctor answers for has its words, too. */
const ofHealth =
  /\b(?:doktor\w*|eczaci\w*|ilac\w*|hap\w*|doz\w*|tane|ic(?:meli|ebil|ilir|sem|ir|eyim)\w*|yan etki\w*|hasta\w*|hamile\w*|gebe\w*|emzir\w*|tedavi\w*|agri\w*|alerji\w*|yara\w*|egzama\w*|tansiyon\w*|seker\w*|kolesterol\w*|vitamin\w*|kullan\w+ m[iu]\w*|zararli|iyi gelir)\b/;

/**
 * What a clause does by its form, where that tells more surely than what was learned of its words. `listed` are the products
 * of the last list, `shown` all that were.
 */
export function byForm(
  clause: Clause,
  listed: readonly Option[],
  shown: readonly Option[],
): Clause {
  const { act, text, likely } = clause;
  if (act === 'crisis') return clause;
  const folded = fold(text);
  if (freesBudget(folded)) return { ...clause, act: 'leave' };
  if (listed.length > 0 && denies.test(text)) return { ...clause, act: 'complain' };
  const [, again] = insisting.exec(text) ?? [];
  if (again !== undefined && !/\bhesab/.test(folded)) return insisted(clause, again);
  const isUnproven =
    (act === 'seller' && !ofSeller.test(folded)) ||
    (act === 'health' && clause.certainty < 1 && !ofHealth.test(folded));
  const likeliest = isUnproven ? (likely.find((one) => one !== act) ?? 'unclear') : act;
  const own: Clause = { ...clause, act: likeliest };
  if (own.act === 'refuse' && isPrevention(clause)) return { ...own, act: 'wish' };
  if (own.act === 'wish' && isStory(clause)) return { ...own, act: 'tell' };
  if (listed.length === 0) return isUnproven ? { ...own, act: 'wish' } : own;
  if (wantedBefore.test(folded) && own.act !== 'refuse')
    return { ...own, act: 'wish', insists: true };
  const mayMean = (...meant: Act[]) => meant.includes(own.act);
  // `hiçbiri komedi değil`: that is what they shall be.
  const isMissing = read(text).refusals.some(({ kind }) => kind === 'missing');
  if (isMissing && mayMean('complain', 'refuse', 'unclear'))
    return { ...own, act: 'wish', insists: true };
  if (
    asksWhether(folded, clause) &&
    (isUnproven || mayMean('fact', 'complain', 'unclear', 'self', 'wish'))
  )
    return { ...own, act: 'wish', seeks: true };
  const places = placesOf(text, listed);
  const isQuestion = question.test(folded);
  if (isQuestion && (isUnproven || mayMean('wish', 'unclear', 'tell', 'complain', 'refuse'))) {
    const choices = folded.match(/\bm[iu]\b/g)?.length ?? 0;
    if (/\bhangi/.test(folded) || (choices > 1 && places.length > 1))
      return { ...own, act: 'compare' };
    const isOfShown = pointedAt(text, listed, shown).length > 0;
    const isDoubt = /\bm[iu]\b/.test(folded) && clause.certainty < 0.75;
    if (isUnproven || (!wishing.test(folded) && (isOfShown || isDoubt)))
      return { ...own, act: 'fact' };
  }
  // `bunlar çok büyük`
  if (
    !isQuestion &&
    /^(?:bunlar|hepsi|ucu de)\b/.test(folded) &&
    !wishing.test(folded) &&
    mayMean('wish', 'unclear', 'tell')
  )
    return { ...own, act: 'complain' };
  const isTaken =
    !isQuestion &&
    mayMean('wish', 'unclear', 'tell', 'money') &&
    takes(clause, pointedAt(text, listed, shown));
  return isTaken ? { ...own, act: 'accept' } : own;
}

/** The clause without `dedim`: a wish, or what it refuses. */
function insisted(clause: Clause, text: string): Clause {
  const isRefusal = read(text).refusals.some(({ kind }) => kind === 'not');
  const own: Clause = {
    ...clause,
    text,
    to: clause.from + text.length,
    words: foldedWords(text),
    act: isRefusal ? 'refuse' : 'wish',
    insists: true,
  };
  return isStory(own) ? { ...clause, act: 'tell' } : own;
}

/** `mikrofonu var mı` asks of what was shown, `kar zinciri var mı` of the catalogue. */
function asksWhether(folded: string, { words }: Clause): boolean {
  if (!existence.test(folded) || ofShown.test(folded)) return false;
  const at = words.findIndex((word) => /^(?:var|yok|sat|bulun|olur|olmaz|olabilir)/.test(word));
  const before = words.slice(0, at).filter((word) => !isFunctionWord(word) && !fillers.has(word));
  const [only, more] = before;
  return only !== undefined && (more !== undefined || !had.test(only));
}

/** `geçen hafta film izledik`: what somebody did asks for nothing. */
function isStory({ words }: Clause): boolean {
  const last = words.at(-1) ?? '';
  return (
    words.length > 2 &&
    /[dt][iu][mk]$/.test(last) &&
    isVerb(last) &&
    !/^(?:iste|iste?mis|dusun|de|begen|sec|karar|sor|ara|vazgec|merak|unut)/.test(last)
  );
}

function isPrevention({ words }: Clause): boolean {
  const rest = prevented.exec(words.at(-1) ?? '')?.[1];
  return (
    rest !== undefined &&
    words.length > 1 &&
    !refusing.test(rest) &&
    verbStems(words.at(-1) ?? '').some((one) => one === rest)
  );
}

/** Whether a clause only names one of the shown products and says that it shall be that. */
function takes({ text, words }: Clause, [one, ...others]: readonly Option[]): boolean {
  if (!one || others.length > 0 || !taking.test(fold(text))) return false;
  const left = words.filter(
    (word) =>
      !one.title.has(stem(word)) &&
      !taking.test(word) &&
      !aside.test(word) &&
      !isFunctionWord(word) &&
      !fillers.has(word),
  );
  const maker = foldedWords(one.product.brand);
  const named = words.filter((word) => one.title.has(stem(word)));
  const first = foldedWords(one.product.title).find((word) => !isFunctionWord(word)) ?? '';
  // `dökülme karşıtı olanlar olsun` says what they shall be.
  const isCalled = (word: string) =>
    !isOrdinaryWord(word) || maker.includes(word) || stem(word) === stem(first);
  const isCalledSo = named.length === 0 || named.some(isCalled);
  // `Roborock olsun` may be any of theirs.
  const isBrandAlone =
    named.length > 0 && named.every((word) => maker.includes(word)) && !settling.test(fold(text));
  return left.length === 0 && !isBrandAlone && isCalledSo;
}
