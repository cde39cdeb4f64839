import { fold } from '@denk/shared/product/text';
import { numberWordsAsDigits } from './number-words';
import type { Budget } from './wants';

/** What helps to read a number: whether a budget was just asked for, and what the products cost. */
export interface BudgetContext {
  readonly asked: boolean;
  /** Whether the message answers a question of taste, so that `lüks` says nothing about money. */
  readonly isTaste?: boolean;
  /** Cheapest and dearest product in TL, where the kind is known. */
  readonly prices?: { readonly min: number; readonly max: number } | undefined;
}

/** A budget found in a message, and the message's folded text without it. */
export interface ReadBudget {
  readonly budget: Budget | undefined;
  readonly rest: string;
}

/** Reads what a message says about money: `20 bin`, `10.000-15.000 TL`, `on bin lira`, `ucuz olsun`, `fiyat önemli değil`. */
export function readBudget(message: string, context: BudgetContext): ReadBudget {
  const text = numberWordsAsDigits(fold(message).replace(/(\d)'/g, '$1 '));
  const amounts = findAmounts(text, context);
  const [first, second] = withoutTakenBack(text, amounts);
  if (first && second && isRange(text, first, second)) {
    const upper = scaled(second, context);
    const lower = scaled(
      first.scaled || !second.factor ? first : { ...first, value: first.value * second.factor },
      context,
    );
    const rest = without(text, first.from, Math.max(second.to, rangeEnd(text, second.to)));
    return lower <= upper
      ? { budget: { min: lower, max: upper }, rest }
      : { budget: { min: upper, max: lower }, rest };
  }
  if (first) {
    const value = scaled(first, context);
    const after = text.slice(first.to);
    const before = text.slice(0, first.from);
    const rest = without(text, first.from, first.to + (boundary.exec(after)?.[0].length ?? 0));
    if (notMore.test(after)) return { budget: { max: value }, rest };
    if (notLess.test(after) || least.test(after) || leastBefore.test(before))
      return { budget: { min: value }, rest };
    if (about.test(after) || aboutBefore.test(before)) {
      return { budget: { min: Math.round(value * 0.75), max: Math.round(value * 1.15) }, rest };
    }
    return { budget: { max: value }, rest };
  }
  for (const [pattern, budget] of context.isTaste ? [] : feelings) {
    if (pattern.test(text)) return { budget, rest: text.replace(pattern, ' ') };
  }
  if (context.asked) {
    if (/\b(?:orta|ortalama|normal|makul|standart)\b/.test(text))
      return { budget: 'middle', rest: '' };
    if (/\b(?:az|dusuk|en az|minimum|alt)\b/.test(text)) return { budget: 'cheap', rest: '' };
    if (/\b(?:yuksek|ust|cok|en iyi(?:si)?)\b/.test(text)) return { budget: 'dear', rest: '' };
  }
  return { budget: undefined, rest: text };
}

/** `20 yok 25 olsun`, `40 bin ama zorlarsam 45`: the later sum holds. */
function withoutTakenBack(text: string, amounts: readonly Amount[]): readonly Amount[] {
  const [first, second, ...more] = amounts;
  if (!first || !second || !takesBack.test(text.slice(first.to, second.from))) return amounts;
  const isShort = second.factor === undefined && first.factor !== undefined;
  const value = isShort && second.value < 1000 ? second.value * (first.factor ?? 1) : second.value;
  return [{ ...second, value, certain: second.certain || isShort }, ...more];
}

interface Amount {
  readonly value: number;
  /** 1,000 for `bin`, where it was said. */
  readonly factor: number | undefined;
  readonly scaled: boolean;
  /** Said with `bin`, `TL`, or grouped digits: money for certain. */
  readonly certain: boolean;
  readonly from: number;
  readonly to: number;
}

const amount =
  /(?<![\p{L}\d.,+])(₺\s*)?(\d{1,3}(?:[.,]\d{3})+(?![\d])|\d{1,3}(?:\s\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?)(?:\s*(bin|milyon|k(?!\p{L})|m(?![\p{L}\d])))?(?:\s*(tl|lira|₺|try))?(?=(\p{L}*))/gu;
const units =
  /^\s*(?:gb|tb|mb|mbps|mbit|gbps|inc|inch|ekran|mega|megabit|kg|kilo|gr?|gram|ml|cl|lt?|litre|mp|hz|mah|w|watt|btu|cm|mm|metre|m2|metrekare|kisi|kisilik|gun|gunluk|gece|gecelik|hafta|haftalik|ay|aylik|yas|yasinda|yasindaki|adet|tane|beden|numara|kapi|yil|yillik|sezon|bolum|oda|program|devir|kapak|no|nolu|saat|dakika|dk|spf|faktor|model|cekirdek|fps|kanal|parca|cocuk|cocuklu|kisiyiz)(?![\p{L}])/u;
const suffix = /^(?:l[iu]k|lar|ler|n[iu]n|y[aei]|den|dan|ten|tan|de|da|e|a|i|u|in|un)?(?![\p{L}])/u;
const most =
  /^\s*(?:'?\p{L}{0,4}\s+)?(?:alt[iu]\p{L}*|kadar|gec\p{L}*|as(?:ma|ar)\p{L}*|az|ucuz\p{L}*|asagi\p{L}*|max|maksimum|limit\p{L}*|ust(?:une)? cik\p{L}*)/u;
const least =
  /^\s*(?:'?\p{L}{0,4}\s+)?(?:ve\s+)?(?:ust[uiü]\p{L}*|uzer\p{L}*|fazla\p{L}*|yukar\p{L}*|pahali|\+)(?!\s+cik)/u;
/** `10 binden fazla olmasın`, `5 binden az olmasın`. */
const notMore =
  /^\s*\p{L}{0,4}\s*(?:fazla|yukari|pahali)\p{L}*\s+(?:olmasin|olmaz|degil|istemi\p{L}*|vere?me\p{L}*)/u;
const notLess = /^\s*\p{L}{0,4}\s*(?:az|asagi|ucuz)\p{L}*\s+(?:olmasin|olmaz|degil|istemi\p{L}*)/u;
const takesBack =
  /\b(?:yok|degil|hayir|pardon|aslinda|neyse|bosver|zorla\p{L}*|cikabil\p{L}*|hadi)\b/u;
/** `55e çıkarım`, `bütçem 30`: no other number is spoken of like that. */
const canRise = /^\s*(?:'?\p{L}{0,3}\s+)?(?:kadar\s+)?cik(?:ar|ab|il)\p{L}*/u;
const ofBudget = /\bbutce\p{L}*\s*:?\s*$/u;
const modelYear = /^(?:19[89]|20[12])\d$/;
const namesSomething =
  /^\s+(?!(?:tl|lira|bin|civar|kadar|alt|ust|uzer|gec|fazla|az|arasi|olsun|olur|yeter|falan|filan|gibi|ile|ila|max|en)(?!\p{L}{5}))\p{L}{3,}/u;
const leastBefore = /\b(?:en az|minimum|min|asgari)\s*$/u;
const mostBefore =
  /\b(?:en fazla|en cok|maksimum|max|azami|butce\p{L}*|tas catlasa|tavan\p{L}*|toplam)\s*:?\s*$/u;
const about =
  /^\s*(?:'?\p{L}{0,4}\s+)?(?:civar\p{L}*|band\p{L}*|seviye\p{L}*|dolay\p{L}*|gibi|falan|filan)/u;
const aboutBefore = /\b(?:yaklasik|asagi yukari|ortalama|civari)\s*$/u;
const boundary =
  /^\s*(?:'?\p{L}{0,4}\s+)?(?:ve\s+)?(?:alt[iu]\p{L}*|ust[iu]\p{L}*|uzer\p{L}*|kadar|civar\p{L}*|aras\p{L}*|band\p{L}*)/u;

/** `10 15 bin arası`, and, where a budget was asked for, `2 veya 3 bin`. */
const closedRange = /^\s*[\d.,]+\s*(?:bin|k|milyon|tl|lira)?\s*\p{L}{0,4}\s*aras/u;
const openRange = /^\s*(?:ve|veya|ya da)?\s*[\d.,]+\s*(?:bin|k|milyon|tl|lira)(?!\p{L})/u;

const feelings: readonly (readonly [RegExp, Budget])[] = [
  [
    /\b(?:fiyat|butce|para)\p{L}*\s+(?:hic\s+)?(?:onemli|sorun|problem|dert)\p{L}*\s*(?:degil|yok|olmaz)?/u,
    'any',
  ],
  [
    /\b(?:fiyat|butce|para)\p{L}*\s+(?:fark\s*etmez|farketmez|siniri?m? yok|limiti?m? yok|belli degil|bilmiyorum)/u,
    'any',
  ],
  [
    /\b(?:fiyat|butce)\p{L}*\s+(?:unut\p{L}*|bos ?ver\p{L}*|kaldir\p{L}*|yok say\p{L}*|takma\p{L}*)/u,
    'any',
  ],
  [/\b(?:sinir(?:im|siz)?|limit(?:im|siz)?)\s*(?:yok|butce)?\b/u, 'any'],
  [/\bcok\s+pahali\p{L}*\s+(?:olmasin|olmaya\p{L}*|degil|istemi\p{L}*)/u, 'modest'],
  [/\bpahali\p{L}*\s+(?:olmasin|olmaya\p{L}*|degil|istemi\p{L}*)/u, 'cheap'],
  [
    /\b(?:en ucuz\p{L}*|cheap\p{L}*|affordable|ucuz(?!\s*olmasin)\p{L}*|uygun\s*fiyat\p{L}*|fiyati\s+uygun|uygun\s+olsun|(?<!\b(?:bana|bize|ona|evime)\s)uygun\s+bi\p{L}*|hesapli|ekonomik|butce dostu|fiyat\s*[/-]?\s*performans\p{L}*|f\/p|ogrenci\p{L}*\s+(?:butce|isi)\p{L}*|ogrenciyim|(?:cok\s+)?param(?:iz)?\s+(?:yok|az)|dar butce\p{L}*)/u,
    'cheap',
  ],
  [/\b(?:orta\s+(?:segment|seviye|halli|karar|fiyat)\p{L}*|makul)/u, 'middle'],
  [
    /\b(?:luks|premium|ust segment|amiral gemisi|en pahali\p{L}*|pahali (?:olabilir|olsun)|ucuz\s+olmasin|paraya kiy\p{L}*|en iyisi(?:nden)?|en kaliteli\p{L}*)/u,
    'dear',
  ],
];

function findAmounts(text: string, context: BudgetContext): Amount[] {
  return [...text.matchAll(amount)].flatMap((match): Amount[] => {
    const [found, sign, number = '', scale, currency, letters = ''] = match;
    const from = match.index;
    const end = from + found.length;
    const to = end + (suffix.exec(text.slice(end))?.[0].length ?? 0);
    const glued = letters !== '' && !suffix.test(text.slice(end));
    if (units.test(text.slice(end)) || (glued && !currency && !scale)) return [];
    // `4k tv` is a picture, no price.
    if (scale === 'k' && /^[48]$/.test(number) && isPicture(text, from, end)) return [];
    // `3+1`, `160x200`, `205/55` are sizes.
    if (/^\s*[+x/]\s*\d/.test(text.slice(end)) || /\d\s*[+x/]\s*$/.test(text.slice(0, from)))
      return [];
    const grouped = /\d[.,\s]\d{3}(?!\d)/.test(number);
    const certain = Boolean(scale ?? currency ?? sign) || grouped;
    const plain = plainNumber(number);
    const factor =
      scale === undefined ? undefined : scale === 'bin' || scale === 'k' ? 1000 : 1_000_000;
    const after = text.slice(to);
    const before = text.slice(0, from);
    // `2020 Egea` is a model's year.
    if (modelYear.test(number) && !certain && namesSomething.test(text.slice(end))) return [];
    const bounded =
      most.test(after) || least.test(after) || leastBefore.test(before) || mostBefore.test(before);
    const alone =
      context.asked &&
      !/[\p{L}]\s*$/u.test(
        before.replace(
          /\b(?:en|fazla|az|max|ile|ila|ve|ya|da|yaklasik|ortalama|toplam|butcem|sadece|tam|hani|tamam|olsun|olur|belki|sanirim|herhalde|su|an|icin|yok|degil|hayir|pardon|aslinda|neyse|ama|hadi|zorlarsam|zorlasam|zorlarsak)\b/gu,
          '',
        ),
      );
    const ranged =
      /^\s*(?:-|ile|ila)\s*\d/.test(after) ||
      /\d\s*(?:bin|k)?\s*(?:-|ile|ila)\s*$/.test(before) ||
      (context.asked ? openRange : closedRange).test(after);
    const large = plain >= 100;
    const isAll = onlyFillers.test(`${before} ${after}`);
    const likely = isLikely(plain, context);
    // A round number of a thousand or more that names no model: `kulaklık 3000`.
    const round =
      plain >= 1000 &&
      plain % 100 === 0 &&
      !/(?:rtx|gtx|rx|wh|ryzen|seri|serie|model)\s*$/.test(before);
    const counts =
      certain ||
      round ||
      (plain >= 5 && (canRise.test(after) || ofBudget.test(before))) ||
      (bounded && (large || context.asked)) ||
      alone ||
      (likely && (context.asked || isAll)) ||
      (ranged &&
        (large ||
          context.asked ||
          closedRange.test(after) ||
          /^\s*(?:-|ile|ila)\s*[\d.,]+\s*(?:bin|k\b|tl)/.test(after)));
    return counts && plain > 0
      ? [{ value: plain * (factor ?? 1), factor, scaled: factor !== undefined, certain, from, to }]
      : [];
  });
}

const isPicture = (text: string, from: number, to: number) =>
  /^\s*(?:tv|televizyon|ekran|video|uhd|ultra|kamera|cozunurluk|monitor|film|kalite)/.test(
    text.slice(to),
  ) || /(?:\btv|televizyon\p{L}*|kamera\p{L}*|\binc|inch|ekran)\s*$/u.test(text.slice(0, from));

const onlyFillers =
  /^(?:\s|[,.!]|\b(?:en|fazla|az|max|maksimum|yaklasik|ortalama|toplam|butcem|butce|sadece|tam|tamam|ok|olsun|olur|belki|icin|falan|civari|aylik|ayda|yillik|o|zaman|hadi|ya|yok|bu|kadar)\b)*$/;

/** A bare number that could be a price of the kind's products, said in full. */
const isLikely = (value: number, { prices }: BudgetContext) =>
  prices !== undefined && value >= 50 && value >= prices.min * 0.4 && value <= prices.max * 2;

const plainNumber = (written: string) =>
  Number(
    /^\d{1,3}(?:[.,\s]\d{3})+$/.test(written)
      ? written.replace(/[.,\s]/g, '')
      : written.replace(',', '.'),
  );

/** “15” for telephones is fifteen thousand: nobody spells out what is plain. */
function scaled({ value, certain }: Amount, { prices }: BudgetContext): number {
  if (certain || !prices || value >= prices.min * 0.5) return value;
  const thousands = value * 1000;
  return thousands >= prices.min * 0.6 && thousands <= prices.max * 3 ? thousands : value;
}

function isRange(text: string, first: Amount, second: Amount): boolean {
  const between = text.slice(first.to, second.from);
  return (
    /^\s*(?:-|ile|ila|ve|veya|ya da|to)?\s*$/.test(between) ||
    (/^.{0,12}$/.test(between) && /^\s*\p{L}{0,4}\s*aras/u.test(text.slice(second.to)))
  );
}

const rangeEnd = (text: string, to: number) =>
  to + (/^\s*\p{L}{0,4}\s*aras\p{L}*/u.exec(text.slice(to))?.[0].length ?? 0);

const without = (text: string, from: number, to: number) =>
  `${text.slice(0, from)} ${text.slice(to)}`;
