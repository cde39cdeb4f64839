import { Line } from './line';
import { mostApart } from './numerals';
import { readNumbers, type NumberFound } from './numbers';
import { countedUnit } from './units';
import { isOrdinaryWord } from './ordinary-words';
import said from './price-levels.json';
import type { Found, Word } from './words';

/** What a text says about how much a thing may cost, TL; at least one end is given. */
export interface PriceRange extends Found {
  readonly min?: number;
  readonly max?: number;
  /** The price to be near to (`20 bin civarı`): `min` and `max` are then how far from it is still near. */
  readonly near?: number;
  /** `sum`: a price with nothing said about it (`2000 tl parfüm`, an answer `15 bin`); `near` is that price. */
  readonly said: 'most' | 'least' | 'between' | 'near' | 'sum';
}

/** What prices are counted by. */
export type Per = 'person' | 'night' | 'month' | 'year' | 'each';

/** How cheap or dear a thing shall be; `order` where the very cheapest or dearest is meant (`en ucuz`). */
export interface PriceLevel extends Found {
  readonly level: 'cheap' | 'modest' | 'middle' | 'dear' | 'any';
  readonly order: boolean;
}

/** What helps to read a number: whether a price was just asked for, and what the things cost, TL. */
export interface PriceContext {
  readonly asked?: boolean;
  readonly prices?: { readonly min: number; readonly max: number } | undefined;
}

/** How far from a price is still near to it. */
const nearBelow = 0.75;
const nearAbove = 1.25;
/** Less is no sum where nothing says so, TL. */
export const leastPrice = 100;

const e = String.raw`(?!\S)`;
const s = String.raw`(?<!\S)`;
const most = new RegExp(
  `^ (?:(?:ve )?alt[iu]\\w*|kadar|gec(?:e?me|mi)\\w*|as(?:a?ma|mi)\\w*|(?:daha )?az|(?:daha )?ucuz\\w*|asagi\\w*|(?:max|maks\\w*)(?! \\d+(?!\\S))|limit\\w*|butce\\w*(?! as| gec)|yap(?:alim|sa[km]|in)?|toplam|icinde|yeter\\w*(?! m[iu]\\b)|(?:kadar )?cik(?:ar|ab|il)\\w*|ust(?:une|unu) cik\\w*)${e}`,
);
const notMore = new RegExp(
  `^ (?:daha )?(?:fazla|yukari|pahali|uzer|ust)\\w* (?:olmasin|olmaz|degil|istemi\\w*|vere?me\\w*|cikma\\w*|olmayan)${e}`,
);
const notLess = new RegExp(
  `^ (?:daha )?(?:az|asagi|ucuz|alt)\\w* (?:olmasin|olmaz|degil|istemi\\w*|olmayan)${e}`,
);
const least = new RegExp(
  `^ (?:(?:ve )?(?:ust(?:u|un)\\w*|uzer\\w*|yukar\\w*)|(?:daha )?fazla\\w*|(?:daha )?pahali\\w*)${e}(?! cik)`,
);
const ofYear = /^ (?:model|yil|kasa|sonrasi|oncesi|cikisli|yapimi)/;
const near = new RegExp(
  `^ (?:civar\\w*|band\\w*|seviye\\w*|dolay\\w*|gibi|falan|filan|yakin\\w*)${e}`,
);
const mostBefore = new RegExp(
  `${s}(?:en fazla|en cok|maksimum|maks|(?<!pro )max|azami|but\\w*ce\\w*|tas catlasa|tavan\\w*|elimde|cebimde|ust limit\\w*|toplam|(?:iki|uc|hep)(?:s[iu]n|[un])[ae]|dordune|limit\\w*)(?: ,)? $`,
);
const leastBefore = new RegExp(`${s}(?:en az|minimum|min|asgari|en asagi) $`);
const ofEach = new RegExp(`${s}(?:tane|aded)(?:[iu]|si|[iu]n[ae]|sine)(?: d[ae])? $`);
const never = /(?!)/;
const nearBefore = new RegExp(`${s}(?:yaklasik|asagi yukari|ortalama|tahmini|takriben) $`);
const between = /^ (?:- |ile |ila |ve |veya |ya da |to |, )?$/;
const betweenAfter = new RegExp(`^ (?:aras\\w*|aralig\\w*)${e}`);
const betweenBefore = new RegExp(`${s}aras\\w* $`);
const spent = /(?:lira|tl|bin|milyon) ?y?[ae]$/;
/** How a price is limited, by what is said after it or else before it. */
interface Way {
  readonly said: 'most' | 'least' | 'near';
  readonly after: RegExp;
  readonly before?: RegExp;
}
const ways: readonly Way[] = [
  { said: 'most', after: notMore },
  { said: 'least', after: notLess },
  { said: 'most', after: most, before: mostBefore },
  { said: 'most', after: never, before: ofEach },
  { said: 'least', after: least, before: leastBefore },
  { said: 'near', after: near, before: nearBefore },
];
/** `20 bin civarı en fazla`, `en fazla 20 bin civarı` */
const atMost: Way = {
  said: 'most',
  after: /^ [a-z]+ (?:en fazla|en cok|max|maks\w*|tavan)(?!\S)/,
  before: /(?<!\S)(?:en fazla|en cok|max|maks\w*|azami|tas catlasa) $/,
};
/** `1500 ü geçmesin`, `2000 i de geçmesin` */
const apart = /^ y?[iuae](?: d[ae])?(?= )/;
const wayOf = ({ before, after }: Pick<Amount, 'before' | 'after'>): Way | undefined =>
  (near.test(after) && (atMost.after.test(after) || atMost.before?.test(before))
    ? atMost
    : undefined) ??
  ways.find((way) => way.after.test(after.replace(apart, ''))) ??
  ways.find((way) => way.before?.test(before));

/** `20 yok 25 olsun`, `40 bin ama zorlarsam 45`: the later sum holds. */
const takesBack =
  /(?<!\S)(?:yok|degil|hayir|pardon|aslinda|neyse|bosver|zorla\w*|cikabil\w*|hadi|yerine)(?!\S)/;
/** `30 bin max 32` */
const raises = /^ (?:en fazla|en cok|max|maks\w*|bilemedin|tas catlasa) \S+/;
/** Folded words that may stand around a bare answer to a question about money. */
const fillers =
  /(?<!\S)(?:en|fazla|az|max|maksimum|yaklasik|ortalama|toplam|butcem|butce|sadece|tam|tamam|ok|olsun|olur|belki|icin|falan|civari|aylik|ayda|yillik|gecelik|o|zaman|hadi|bosver|yerine|ya|yok|bu|kadar|sanirim|herhalde|su|an|degil|hayir|pardon|aslinda|neyse|ama|zorlarsam|zorlarsak|hani|biraz|azicik|esne\w*|arti|eksi|ile|ila|ve|da|,|-|_)(?!\S)/g;

interface Amount extends NumberFound {
  /** Said with thousands, a currency or grouped digits. */
  readonly certain: boolean;
  readonly before: string;
  readonly after: string;
}

/**
 * Reads what a text says about prices: `20 bin altı`, `10-15 bin arası`, `yirmi beş bine kadar`, `60k`, `altı yedi bin`.
 * A number that could as well be a size, a model or a year is none; `taken` words belong to something else.
 */
export function readPrice(
  words: readonly Word[],
  context: PriceContext = {},
  taken: ReadonlySet<number> = new Set(),
): PriceRange | undefined {
  const numbers = readNumbers(words).filter(({ from }) => !taken.has(from));
  const line = new Line(words, (at) => (taken.has(at) ? '_' : undefined));
  const amounts = settled(
    numbers.flatMap((number) => amountOf(number, line, words, context)),
    line,
  );
  return rangeOf(amounts, line, words, context) ?? boundOf(amounts, line, context);
}

const mostNights = 400;
const isPaidBy = /^(?:kisi|gece|gun|hafta|ay|yil|saat|adet)$/;
const foreign = /^(?:euro|avro|dolar|sterlin)|^(?:usd|eur|gbp)$/;

function amountOf(
  number: NumberFound,
  line: Line,
  words: readonly Word[],
  context: PriceContext,
): Amount[] {
  const before = line.text.slice(0, line.start(number.from));
  const after = line.text.slice(line.end(number.to - 1));
  const { factor, currency, grouped, from, to } = number;
  const unit = countedUnit(words[to]?.text ?? '');
  // `8 bin km` is no money, but `5 bin gecelik` and `8 bin kişi başı` are.
  // `4000 gecelik` is no stay.
  if (
    !currency &&
    unit !== undefined &&
    (factor === 1 || !isPaidBy.test(unit)) &&
    (unit !== 'gece' || number.max < mostNights)
  )
    return [];
  // `8 bin dediğim kilometreydi`, `500 lira indirim olur mu`
  if (/^ (?:dedigim|indirim|iskonto|kupon|cek|fark)/.test(after)) return [];
  // `30 bin euro teminat`
  if (foreign.test(words[to]?.text ?? '') || /[€$£]/.test(words[from]?.before ?? '')) return [];
  // `20 bine, 3 sepetli`
  if (factor === 1 && !currency && !grouped && /^ [a-z]{3,}l[iu](?= |$)/.test(after)) return [];
  const isK = words[from]?.measure?.unit === 'k';
  const isPicture = isK && /^[2458]k$/.test(words[from]?.text ?? '');
  const isOfTwo = isK && [from - 2, from - 1, to, to + 1].some((at) => isRange(words, from, at));
  if (isPicture && !currency && !context.asked && !most.test(after) && !isOfTwo) return [];
  // `205/55`, and the `yüz` that is a face.
  if ([from, to].some((at) => /\//.test(words[at]?.before ?? ''))) return [];
  const isSmall = number.inWords && factor <= 100 && !currency;
  if (isSmall && !context.asked && !(factor === 100 && wayOf({ before, after }))) return [];
  return [{ ...number, certain: factor >= 1000 || currency || grouped, before, after }];
}

/** `5k-8k`, `5k ile 8k`: no sharpness of a picture goes from one to another. */
function isRange(words: readonly Word[], from: number, other: number): boolean {
  if (words[other]?.measure?.unit !== 'k') return false;
  const [first, last] = other < from ? [other, from] : [from, other];
  return last - first > 1
    ? /^il[ea]$/.test(words[first + 1]?.text ?? '')
    : words[last]?.before === '-' || /^aras/.test(words[last + 1]?.text ?? '');
}

/** Where a sum is taken back for another, the later ones; `20 bin yok 25` is as much of the same. */
function settled(amounts: readonly Amount[], line: Line): readonly Amount[] {
  const [first, second, ...more] = amounts;
  if (!first || !second) return amounts;
  const said = first.after.slice(0, first.after.length - second.after.length);
  const isRaised = raises.test(said) && !leastBefore.test(first.before);
  if (!isRaised && !takesBack.test(said)) return amounts;
  const isShort = second.factor === 1 && second.max * first.factor < first.max * 10;
  const later = isShort ? scaledBy(second, first.factor) : second;
  const [from, to] = [line.start(first.from), line.end(first.to - 1)];
  const before = `${second.before.slice(0, from)}${'_'.padEnd(to - from)}${second.before.slice(to)}`;
  return [{ ...later, certain: first.certain || second.certain, before }, ...more];
}

const scaledBy = (amount: Amount, factor: number): Amount => ({
  ...amount,
  min: amount.min * factor,
  max: amount.max * factor,
  factor,
  certain: true,
});

function rangeOf(
  amounts: readonly Amount[],
  line: Line,
  words: readonly Word[],
  context: PriceContext,
): PriceRange | undefined {
  const [single] = amounts;
  if (single && single.min < single.max && (single.certain || context.asked)) {
    const end = betweenAfter.test(single.after) ? single.to + 1 : single.to;
    const [min, max] = [fitted(single.min, single, context), fitted(single.max, single, context)];
    return { from: single.from, to: end, min, max, said: 'between' };
  }
  for (const [at, first] of amounts.entries()) {
    const second = amounts[at + 1];
    if (!second) break;
    const both = bothEnds(first, second, line);
    if (both) return both;
    const joint = line.text.slice(line.end(first.to - 1), line.start(second.from));
    if (!between.test(joint)) continue;
    const closed = betweenAfter.test(second.after) || betweenBefore.test(first.before);
    // `10-15 bin`, but `500 ile 2 bin`.
    const isShort = first.factor < second.factor && first.min * second.factor < second.max;
    const lower = isShort ? scaledBy(first, second.factor) : first;
    const money = first.certain || second.certain;
    const dashed = /[-]|ile|ila|to/.test(joint);
    const large = Math.min(lower.min, second.max) >= leastPrice;
    const alone = isAll(first.before, second.after);
    const counts = closed ? money || large : money ? dashed || alone : dashed && alone && large;
    // `205 55 16`
    const isFalling = joint.trim() === '' && lower.min > second.max;
    // `süpürge 15 20 bin`, but `iphone 15 20 bin`
    const isPair =
      joint.trim() === '' &&
      isShort &&
      second.max <= lower.min * mostApart &&
      isOrdinaryWord(words[first.from - 1]?.text ?? 'bir');
    if ((!counts && !isPair && !context.asked) || lower.min === second.max || isFalling) continue;
    const [min, max] = [fitted(lower.min, lower, context), fitted(second.max, second, context)];
    return {
      from: first.from,
      to: closed && betweenAfter.test(second.after) ? second.to + 1 : second.to,
      min: Math.min(min, max),
      max: Math.max(min, max),
      said: 'between',
    };
  }
  return undefined;
}

/** `en az 2000 en fazla 3000` */
function bothEnds(first: Amount, second: Amount, line: Line): PriceRange | undefined {
  const [lower, upper] = first.max < second.max ? [first, second] : [second, first];
  const [low, high] = [wayOf(lower), wayOf(upper)];
  if (low?.said !== 'least' || high?.said !== 'most') return undefined;
  if ([lower, upper].some((one) => isYear(one) || (!one.certain && one.max < leastPrice)))
    return undefined;
  const [a, b] = [extent(lower, line, low), extent(upper, line, high)];
  const [from, to] = [Math.min(a.from, b.from), Math.max(a.to, b.to)];
  return { from, to, min: lower.max, max: upper.max, said: 'between' };
}

function boundOf(
  amounts: readonly Amount[],
  line: Line,
  context: PriceContext,
): PriceRange | undefined {
  // What one costs says more than what all do, and a ceiling more than `bunlar 4 binden fazla`.
  const rank = (amount: Amount) =>
    Number(ofEach.test(amount.before)) * 2 + Number(wayOf(amount)?.said === 'most');
  for (const amount of [...amounts].sort((a, b) => rank(b) - rank(a))) {
    const way = isYear(amount) ? undefined : wayOf(amount);
    const value = fitted(amount.max, amount, context);
    if (!way || !(amount.certain || value >= leastPrice || context.asked)) continue;
    const { said } = way;
    const bounds = { most: { max: value }, least: { min: value }, near: nearTo(value) };
    return { ...extent(amount, line, way), ...bounds[said], said };
  }
  const sum = amounts.find(
    ({ certain, before, after, max }) =>
      (certain && max >= 10) || isLikelySum(max, before, after, context),
  );
  if (!sum) return undefined;
  const value = fitted(sum.max, sum, context);
  // Who has so much to spend spends no more: `20 bin liraya`, `15 bine`.
  const isSpent = spent.test(line.text.slice(0, line.end(sum.to - 1)));
  const bounds = isSpent ? { near: value, max: value } : nearTo(value);
  return { from: sum.from, to: sum.to, ...bounds, said: 'sum' };
}

/** `2022 ve üstü`, `2018 model`: a year that something was made in; a sum is rounder. */
const isYear = ({ max, certain, after }: Amount): boolean =>
  !certain &&
  max > 1980 &&
  max < 2031 &&
  max % 50 !== 0 &&
  (least.test(after) || ofYear.test(after));

const nearTo = (value: number) => ({
  near: value,
  min: Math.round(value * nearBelow),
  max: Math.round(value * nearAbove),
});

/** A bare number is a price where one was asked for, or where nothing else is said and the things cost about that. */
function isLikelySum(value: number, before: string, after: string, context: PriceContext): boolean {
  const { asked, prices } = context;
  const alone = isAll(before, after);
  if (asked) return alone;
  return (
    prices !== undefined &&
    alone &&
    value >= 50 &&
    value >= prices.min * 0.4 &&
    value <= prices.max * 2
  );
}

const isAll = (before: string, after: string): boolean =>
  `${before} ${after}`.replace(fillers, ' ').trim() === '';

/** “15” for telephones is fifteen thousand: nobody spells out what is plain. */
function fitted(value: number, { certain }: Amount, { prices }: PriceContext): number {
  if (certain || !prices || value >= prices.min * 0.5) return value;
  const thousands = value * 1000;
  return thousands >= prices.min * 0.6 && thousands <= prices.max * 3 ? thousands : value;
}

/** The words of an amount with what is said about it before and after. */
function extent({ from, to, before, after }: Amount, line: Line, way: Way): Found {
  const [start, end] = [line.start(from), line.end(to - 1)];
  const prior = way.before?.exec(before)?.[0].length ?? 0;
  const behind = way.after?.exec(after)?.[0].length ?? 0;
  return line.words(start - prior, end + behind);
}

/** An answer to a question about money has no more words. */
const mostOfAnswer = 2;
/** What says a level, those first that say more; `*` is any ending, `asked` what only an answer to a question about money says. */
const levels = said.map(({ said: words, level, order = false, asked = false }) => ({
  pattern: new RegExp(`${s}(?:${words.replaceAll('*', '\\w*')})${e}`),
  level: level as PriceLevel['level'],
  order,
  asked,
}));

/** Reads how cheap or dear a thing shall be: `en ucuz`, `pahalı olmasın`, `lüks`, `fiyat önemli değil`. */
export function readPriceLevel(
  words: readonly Word[],
  { asked }: PriceContext = {},
  taken: ReadonlySet<number> = new Set(),
): PriceLevel | undefined {
  const line = new Line(words, (at) => (taken.has(at) ? '_' : undefined));
  // `saçım çok dökülüyor` answers no question about money.
  const isAnswer = asked && words.length <= mostOfAnswer;
  for (const { pattern, level, order, asked: isAnswers } of levels) {
    const found = !isAnswers || isAnswer ? line.find(pattern) : undefined;
    if (found) return { ...found, level, order };
  }
  return undefined;
}
