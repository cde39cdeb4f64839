import { fold } from '@denk/shared/product/text';
import type { PriceRange } from '../../../language';
import { valuesOf } from '../../../catalogue';
import { foldedWords, isFunctionWord, isSomebody, isVerb, stem } from '../../../language';
import { freeOfCharge, readMoney } from '../reading/money';
import type { Clause, Heard } from '../sense';
import type { Changes } from '../slots/change';
import { isComparable } from '../slots/measure';
import { onlyKind, type Slots } from '../slots/slots';
import { silent } from './clauses';
import type { Hearing, Talk } from './talk';

/** What some clauses say of money, and the clauses with their sums told from their sizes. */
interface Sums {
  readonly changes: readonly Pick<
    Changes,
    'budget' | 'total' | 'sharers' | 'order' | 'freeBudget'
  >[];
  readonly clauses: readonly Clause[];
}

/** Reads the sums of a message; `bounds` are the prices of the kind, TL. */
export function sumsIn(
  talk: Talk,
  given: readonly Clause[],
  bounds: { readonly min: number; readonly max: number } | undefined,
  { ears, knowledge }: Hearing,
): Sums {
  const { turn, pending, message, listed, slots } = talk;
  // `yok, 65 olsun` is of what was spoken of last: a size, and no sum.
  const sized = slots.wanted.findLast((wish) => figure.test(wish.said) && wish.turn < turn);
  const isOfSize = (text: string) =>
    /^\D{0,2}\d{1,3}\D{0,2}$/.test(text.trim()) &&
    pending !== 'budget' &&
    !/\b(?:butce|fiyat|para)/.test(fold(message)) &&
    sized !== undefined &&
    (sized.turn > (slots.budget?.turn ?? -1) || isNearerTo(sized.said, digitsIn(text))) &&
    isComparable(digitsIn(text), digitsIn(sized.said));
  // `128 gb 15 bin`, then `256 da olur`
  const sum = slots.budget?.max ?? slots.budget?.near;
  const isNearerTo = (size: string, number: number) => {
    const far = (other: number) => Math.abs(Math.log(number / other));
    return sum !== undefined && far(digitsIn(size)) * 2 < Math.min(far(sum), far(sum / 1000));
  };
  // `4k` of a camera
  const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
  const someValueName = (has: (name: string) => boolean) =>
    kind !== undefined && valuesOf(kind).some(({ names }) => names.some(has));
  const isValue = (text: string) =>
    /^\d+\p{L}+$/u.test(text.trim()) &&
    !inMoney.test(fold(text)) &&
    someValueName((name) => foldedWords(name).includes(fold(text.trim())));
  // What was said before its thing was named is in the budget already.
  const isHeld = (clause: Clause) =>
    talk.since.includes(clause) &&
    slots.budget !== undefined &&
    clause.text.includes(slots.budget.said);
  const isInValue = (digits: string) => someValueName((name) => name.split(/\D+/).includes(digits));
  // `ssd 512`
  const asNumbered = (clause: Clause): Clause => ({
    ...clause,
    heard: clause.heard.map((one): Heard => {
      const [, own = '', digits = one.text] = /^(\p{L}{2,}) (\d+)$/u.exec(one.text.trim()) ?? [];
      const [, before = ''] = /(\p{L}{2,})\s$/u.exec(clause.text.slice(0, one.from)) ?? [];
      const noun = own || before;
      const isThing = clause.heard.some(({ role, to }) => role === 'K+' && to === one.from - 1);
      const isOf =
        noun !== '' && !isThing && !isFunctionWord(fold(noun), noun) && !isSomebody(fold(noun));
      const from = own ? one.from : one.from - noun.length - 1;
      // `numaram 2 falan`, `netim 30`
      const whose = fold(/^(\p{L}{3,}) \d/u.exec(one.text.trim())?.[1] ?? noun);
      if (one.role === 'M+' && isOwn(whose) && !asSum.test(fold(one.text)))
        return { ...one, role: 'V0' };
      return one.role === 'M+' && isOf && !ofMoney.test(fold(noun)) && isInValue(digits.trim())
        ? { ...one, role: 'V+', text: clause.text.slice(from, one.to), from }
        : one;
    }),
  });
  const clauses = given
    .map(asNumbered)
    .map((clause) =>
      isHeld(clause)
        ? { ...clause, heard: clause.heard.filter(({ role }) => role !== 'M+') }
        : inThousands(clause, bounds, (text) => isOfSize(text) || isValue(text)),
    );
  // `iki çocuk (3 ve 7)` is no sum.
  const isSpendable = (text: string) => {
    const { price, level } = ears.read(text, { asked: true, prices: bounds });
    const sum = price?.max ?? price?.min;
    return (
      level !== undefined ||
      /(?:bin|tl|lira|milyon|\dk|₺)/.test(fold(text)) ||
      pending === 'budget' ||
      (sum !== undefined && sum >= Math.max(leastSum, (bounds?.min ?? 0) * 0.3))
    );
  };
  // `2 saati geçmesin`
  const isMeasure = (text: string) => {
    const { sizes, price } = ears.read(text);
    return price === undefined && sizes.some(({ unit }) => unit !== '');
  };
  // `1000` `ünite`
  const isOfUnit = ({ text, from }: Heard, clause: Clause) =>
    /^\d+$/.test(text.trim()) &&
    ears.read(clause.text.slice(from)).sizes.some((size) => size.from === 0 && size.unit !== '');
  // `km’si düşük olsun, 100 binin altı`
  const isOfFigure = (clause: Clause, { from, text }: Heard) => {
    const before = message.slice(0, Math.max(0, message.indexOf(clause.text)) + from);
    return !inMoney.test(fold(text)) && ofFigure.test(fold(before));
  };
  const isSpokenSum = (one: Heard, clause: Clause) =>
    !isOfFigure(clause, one) &&
    !isValue(one.text) &&
    !/^\W*(?:degil|demedim|diye\b|verme\w*|fark|indirim|taksit|iade|puan)/.test(
      fold(clause.text.slice(one.to)),
    ) &&
    !isOfSize(one.text) &&
    !isMeasure(one.text) &&
    !isOfUnit(one, clause) &&
    !inName.test(fold(one.text)) &&
    (listed.length === 0 || !/^(?:tell|complain)$/.test(clause.act)) &&
    isSpendable(one.text);
  // `kulaklık 700`
  const isAfterThing = (text: string, { heard }: Clause) =>
    bounds !== undefined &&
    /^\d{3,}$/.test(text.trim()) &&
    Number(text) >= Math.max(leastSum, bounds.min * mayBe) &&
    Number(text) <= bounds.max &&
    heard.some(
      ({ role, text: name }, at) =>
        role === 'K+' && !/\d/.test(name) && heard[at + 1]?.text === text,
    );
  // `bütçem 30-35 arası`
  const isSumByItself = (text: string, clause: Clause) =>
    /\d/.test(text) &&
    !named.test(fold(text)) &&
    !isOfSize(text) &&
    ears.read(text).sizes.length === 0 &&
    ears.read(text, { asked: true }).price !== undefined &&
    (pending === 'budget' ||
      /\b(?:butce|para)/.test(fold(clause.text)) ||
      isLargeSum(ears.read(text).price) ||
      isAfterThing(text, clause) ||
      (slots.budget !== undefined &&
        isInShort.test(fold(text).trim()) &&
        isSpendable(text) &&
        !named.test(fold(clause.text)) &&
        clauses.every(({ heard }) => heard.every(({ role }) => role !== 'M+'))));
  const isSum = (heard: Heard, clause: Clause) =>
    heard.role === 'M+'
      ? isSpokenSum(heard, clause)
      : heard.role === 'V+' &&
        // `aidatsız` is a price.
        (isSumByItself(heard.text, clause) || freeOfCharge(ears.read(heard.text)) !== undefined);
  const money = clauses.flatMap((clause) =>
    clause.heard.filter((one) => isSum(one, clause)).map(({ text }) => text),
  );
  // `30 yap`, `25 e düşelim`
  const isBare =
    clauses.every(({ heard }) => heard.length === 0) &&
    /\d/.test(message) &&
    !isOwn(fold(/(\p{L}{3,}) \d/u.exec(message)?.[1] ?? '')) &&
    !isOfSize(/\d+/.exec(message)?.[0] ?? '') &&
    (pending === 'budget' ||
      (slots.budget !== undefined && ears.read(message).sizes.length === 0)) &&
    talk.clauses.every(({ act }) => !silent.has(act));
  // A sum is for all where it is said of more things than one, or of none yet.
  const things = new Set(
    given.flatMap(({ heard }) =>
      heard.flatMap(({ role, text }) =>
        role === 'K+' ? stem(foldedWords(text).at(-1) ?? '') : [],
      ),
    ),
  );
  const isOfAll =
    things.size > 1 || (things.size === 0 && pending === undefined && listed.length === 0);
  const around = ears.read(clauses.map((one) => one.text).join(', '), { prices: bounds });
  const changes = (isBare ? [message] : money).map((text) => {
    // What stands beside a sum says for how many it is: `4 tane 14 bin`.
    const own = ears.read(text, { asked: true, prices: bounds });
    const isWhole =
      money.length === 1 && endsOf(around.price).some((one) => endsOf(own.price).includes(one));
    const reading = isWhole ? around : own;
    const sharers = sharersIn(talk);
    const { at: _, ...read } = readMoney(
      reading,
      turn,
      sharers ? { ...slots, sharers } : slots,
      isOfAll,
    );
    const told = { ...withMore(read, message, slots), ...(sharers && read.total && { sharers }) };
    return told.budget && !told.budget.per && eachPays.test(fold(message))
      ? { ...told, budget: { ...told.budget, per: 'person' as const } }
      : told;
  });
  // `fiyat önemli değil`; with a sum beside it that counts.
  const isFree =
    changes.length === 0 && clauses.some(({ text }) => ears.read(text).level?.level === 'any');
  return {
    changes: isFree ? [{ freeBudget: true }] : changes,
    clauses: clauses.map((clause) =>
      asSizes(clause, (text) => isOfSize(text) || isMeasure(text) || isValue(text), isSum),
    ),
  };
}

/** `5 bin daha çıksam`, `3 daha eklerim`: so much more than there was to spend. */
const more = /\d ?(?:bin|k)?(?: ?(?:tl|lira))? daha (?:cik|ekle|ver|koy|artir|esne)/;

function withMore<T extends Pick<Changes, 'budget'>>(told: T, message: string, slots: Slots): T {
  const before = slots.budget?.near ?? slots.budget?.max;
  const { budget } = told;
  const said = budget?.max ?? budget?.near ?? budget?.min;
  if (before === undefined || said === undefined || !budget || !more.test(fold(message)))
    return told;
  const sum = said < leastSum ? said * 1000 : said;
  return { ...told, budget: { said: budget.said, turn: budget.turn, max: before + sum } };
}

/** The things that a sum counts, this one and those before it: `ikisi toplam 55 bin`. */
function sharersIn({ message, slots, earlier }: Talk): Slots['sharers'] | undefined {
  const folded = fold(message);
  const [, all] = /\b(iki|uc|hep)(?:s?[iu])(?:nin|ne|ni)?\b/.exec(folded) ?? [];
  if (
    all === undefined ||
    slots.sharers.length > 1 ||
    !/\b(?:toplam|birlikte|beraber)/.test(folded)
  )
    return undefined;
  const counts: Readonly<Record<string, number>> = { iki: 2, uc: 3, hep: earlier.length + 1 };
  const things = [slots, ...earlier.map((shelf) => shelf.slots)]
    .slice(0, counts[all])
    .map(({ kinds }) => kinds);
  const isOfEach = new Set(things.map((kinds) => kinds.join())).size === counts[all];
  return isOfEach && things.length > 1 ? things.reverse() : undefined;
}

const short =
  /^(\D*)(\d{1,3})['’]?(?: ?(?:bi?n|k|y?[aeıiuü]|l[ıiuü]k))??(?=\s+(?:kadar|geç|aş|alt|üst|düş|çık|in)|\s+\p{L}{1,2}\s+(?:kadar|geç|aş|düş|çık|in)|\s+\p{L}{1,2}$|$)(?:\s+\p{L}{1,2}(?=\s|$))?/u;

/** `30’u geçmesin` of what costs tens of thousands; anything else as it is. */
function inThousands(
  clause: Clause,
  bounds: { readonly min: number; readonly max: number } | undefined,
  isOfSize: (text: string) => boolean,
): Clause {
  if (!bounds) return clause;
  const asThousands = (said: string) => {
    const [whole, before = '', digits = ''] = short.exec(said) ?? [];
    const sum = Number(digits) * 1000;
    if (whole === undefined || Number(digits) > bounds.min * mayBe || sum < bounds.min * mayBe)
      return said;
    const rest = said.slice(whole.length);
    const ending = /^\s+(?:geç|aş)/.test(rest)
      ? 'i'
      : /^\s+(?:kadar|düş|çık|in)/.test(rest)
        ? 'e'
        : '';
    return `${before}${digits} bin${ending}${rest}`;
  };
  return clause.heard.reduce((whole: Clause, { role }, at) => {
    const one = whole.heard[at];
    if (role !== 'M+' || !one || isOfSize(one.text)) return whole;
    const text = asThousands(one.text);
    const more = text.length - one.text.length;
    if (text === one.text) return whole;
    const moved = ({ from, to, ...rest }: Heard): Heard => ({
      ...rest,
      from: from > one.from ? from + more : from,
      to: to >= one.to ? to + more : to,
    });
    return {
      ...whole,
      text: whole.text.slice(0, one.from) + text + whole.text.slice(one.to),
      heard: whole.heard.map((other, place) => ({
        ...moved(other),
        ...(place === at && { text }),
      })),
    };
  }, clause);
}

/** The 5 of `ps5` measures nothing. */
const figure = /(?<![\p{L}\d])\d/u;

const digitsIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0);

const eachPays = /\b(?:kisi|adam) basi(?:na)?\b/;

/** What says that a number is a sum. */
const ofMoney =
  /^(?:butce\w*|para\w*|harc\w*|maas\w*|birikim\w*|fiyat\w*|toplam\w*|ayl\w*|tane\w*|kisi|basi\w*|ortalama|elimde|cebimde|maks\w*|max|limit\w*|gun\w*|gece\w*|saat\w*|hafta\w*)$/;

/** What is one's own in figures: `netim`, `numaram`, `boyum`. */
const isOwn = (word: string): boolean =>
  /^(?!lazim)\w{2,}[aiu]m$/.test(word) && !ofMoney.test(word) && !isVerb(word) && !isSomebody(word);
/** What is told as a sum is one. */
const asSum = /\d{3}|bin|tl|lira|milyon|₺/;

/** The sums that a price speaks of, TL. */
const endsOf = (price: PriceRange | undefined): readonly number[] =>
  [price?.min ?? [], price?.max ?? [], price?.near ?? []].flat();

/** What is counted in hundreds and thousands, too, as it stands before its figure. */
const ofFigure = /\b(?:km|kilometre)(?:['’]?s[iu])?(?: \p{L}+)*[ ,]*$/u;
const inMoney = /\b(?:tl|lira)|₺/;

/** How far below all prices a sum may lie. */
const mayBe = 0.3;

const leastSum = 100;

/** `insta360` is no sum. */
const inName = /\p{L}{2}\d/u;

/** What a number is that says it itself. */
const named = /\b(?:beden|numara|yas|kisi|boy|kilo|olcu|ates|derece|haft|gun|saat|ay|yil)/;

/** `40ta`, `30 yap` of a budget. */
const isInShort = /^\d{1,3}['’]? ?(?:[dt][ae]n?|y?[ae]|yap\w*|ol\w*)?$/;

/** `en fazla 20000`; `2020 ve üstü` is a year. */
const isLargeSum = (price: PriceRange | undefined): boolean => {
  const sum = price?.max ?? price?.min ?? 0;
  return sum >= 1000 && !(sum > 1950 && sum < 2035);
};

/** What was heard as a sum and is a size, and the other way round. */
const asSizes = (
  clause: Clause,
  isSize: (text: string) => boolean,
  isSum: (heard: Heard, clause: Clause) => boolean,
): Clause => ({
  ...clause,
  heard: clause.heard.map((one): Heard =>
    one.role === 'M+' && isSize(one.text)
      ? { ...one, role: 'V+' }
      : one.role === 'V+' && isSum(one, clause)
        ? { ...one, role: 'M+' }
        : one,
  ),
});
