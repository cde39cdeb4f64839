import { fold } from '@denk/shared/product/text';
import {
  decadesIn,
  onlyValueOf,
  valueCalled,
  valueOfNumber,
  type AttributeValue,
  type Kind,
  type Knowledge,
} from '../../../catalogue';
import {
  foldedWords,
  isFunctionWord,
  isOrdinaryWord,
  isSomebody,
  isVerb,
  stem,
  writtenIn,
  type Found,
  type Reading,
} from '../../../language';
import type { Intent } from '../../../search';
import type { Option } from '../proposing/terms';
import type { Ears } from '../reading/ears';
import type { Clause, Heard } from '../sense';
import { high } from '../names/endings';
import { upper } from '../names/question-texts';
import { yearsIn } from '../slots/measure';
import type { BrandWish, NamedWord, Wish } from '../slots/slots';
import { degreeIn, degreeWish } from './degrees';
import { denies, sizeWishes } from './sizes';
import { nearest, placesIn, small, valuesIn, wishOf } from './values';

/** What some words of a visitor mean of a kind: values, brands, sizes, names; or nothing that the catalogue knows. */
export interface Meaning {
  /** Whether it is wanted or refused. */
  readonly sign: '+' | '-';
  readonly said: string;
  readonly wishes: readonly Wish[];
  readonly brands: readonly BrandWish[];
  readonly names: readonly NamedWord[];
  /** For how many people it is. */
  readonly people: number | undefined;
  /** Words of it that no product of the kind carries. */
  readonly unknown: string;
  readonly isSure: boolean;
}

/** What words are understood within. */
export interface Within {
  readonly kind: Kind;
  readonly turn: number;
  /** What was just asked: a number alone answers it. */
  readonly asked: string | undefined;
  readonly sample: readonly Option[];
  readonly ears: Ears;
  readonly knowledge: Knowledge;
  /** Those of the sample that the budget reaches, where they are several. */
  readonly affordable: readonly Option[];
  /** What was shown. */
  readonly listed: readonly Option[];
}

/** A clause as the search reads it within a kind. */
interface Read extends Within {
  readonly reading: Reading;
  readonly intent: Intent;
}

/** What a clause says of a kind of product, one meaning for each thing that it wants or refuses. */
export function meaningsOf(clause: Clause, within: Within): readonly Meaning[] {
  const { kind, ears, listed } = within;
  if (clause.act !== 'want' && fitsBadly.test(fold(clause.text))) return [];
  // What is refused was heard already.
  const reading = { ...ears.read(clause.text), refusals: [] };
  const read: Read = { ...within, reading, intent: ears.hear(reading, kind.id) };
  // `gece sızdırmasın`, all of which is what a value is called
  const stems = reading.words.map((word) => word.stem);
  const whole = within.knowledge.valueWords(kind.id).meaningsOf(stems).map(valueCalled);
  const isThing = clause.heard.some(({ role }) => role.startsWith('K'));
  if (clause.act === 'want' && !isThing && stems.length > 1 && whole.length > 0) {
    const said = clause.text;
    const wish = wishOf(nearest(whole, said, kind), kind, said, within.turn, false);
    return [{ ...nothing, sign: '+', said, wishes: [wish] }];
  }
  const taken = new Set<number>();
  const heard = withWholeValues(clause, read).filter(({ role }) =>
    /^(?:V[+-]|[RKM]\+)$/.test(role),
  );
  const meant = heard.map((one) => meaningOf(one, read, taken));
  // What a wish names outright is wanted, though it was heard as nothing.
  const isFree = ({ at }: { readonly at: Found }) =>
    !taken.has(at.from) && !clause.heard.some((one) => overlaps(one, placeOf(at, reading)));
  const isPlain = clause.heard.every(({ role }) => role.endsWith('+'));
  const isMeant =
    (clause.act === 'want' ||
      (clause.act === 'tell' && clause.certainty < half) ||
      (/^(?:tell|leave)$/.test(clause.act) && listed.length === 0) ||
      isBareAnswer(clause)) &&
    !(clause.act === 'tell' && bearsBadly.test(fold(clause.text))) &&
    !wonders.test(fold(clause.text)) &&
    !refusing.test(fold(clause.text).replace(/onemli degil\w*|fark ?etm\w*/g, ' '));
  const mayHint = isPlain && clause.act === 'want';
  const isUnheard = (found: Found) =>
    placesIn(found).every(
      (at) =>
        isFree({ at: { from: at, to: at + 1 } }) && !isOwnPerson(reading.words[at]?.text ?? ''),
    );
  // `musluk tamiri`: the one sort that was heard counts.
  const isSettled = ({ attribute }: AttributeValue) =>
    kind.attributes[attribute]?.choice === 'one' &&
    meant.some(({ wishes }) =>
      wishes.some(({ anyOf }) => anyOf.some((one) => one.attribute === attribute)),
    );
  const missed = isMeant
    ? valuesIn(
        read,
        read.intent.words.filter(
          (word) => isFree(word) && word.how === 'known' && !isOwnPerson(word.text),
        ),
        undefined,
        isUnheard,
      ).filter(({ hint, anyOf }) => (mayHint || !hint) && !anyOf.some(isSettled))
    : [];
  return [
    ...meant,
    ...missed.map((wish): Meaning => ({ ...nothing, sign: '+', said: wish.said, wishes: [wish] })),
  ];
}

/** `yurt` `dışı turu`: what is called so in one begins where that does. */
function withWholeValues(
  { heard, text }: Clause,
  { kind, knowledge, reading }: Read,
): readonly Heard[] {
  const phrases = knowledge
    .valueWords(kind.id)
    .find(reading.words.map((word) => word.stem))
    .map((found) => placeOf(found, reading));
  const wholeOf = (one: Heard) =>
    phrases.find(({ from, to }) => from >= one.from && from < one.to && to > one.to)?.to ?? one.to;
  // … and what is refused, `ağır` `kokmasın`, ends with it.
  const startOf = (one: Heard) =>
    (one.role === 'V-' && phrases.find(({ from, to }) => from < one.from && to === one.to)?.from) ||
    one.from;
  const ends = heard.map((one) => (one.role === 'V+' ? wholeOf(one) : one.to));
  return heard.map((one, at): Heard => {
    const from = Math.min(Math.max(startOf(one), ends[at - 1] ?? 0), one.to);
    const to = Math.max(ends[at] ?? one.to, from);
    return { ...one, text: text.slice(from, to).trim(), from, to };
  });
}

const nothing = {
  wishes: [],
  brands: [],
  names: [],
  people: undefined,
  unknown: '',
  isSure: false,
};
/** `1. sınıf` is no size. */
const leastNumber = 10;
const nearlyAll = 0.8;
/** What a clause does may be as well anything else. */
const half = 0.5;
/** What is told not to be known was surely meant. */
const quiteSure = 28;
/** `deri kayış` by itself is all that was meant. */
const mostAlone = 2;

/** `3 hafta sonra` and `7 yaşında` name nothing. */
const isLoneNumber = /^\d{1,2}$/;
/** `yüzümü` and `58 yaşındayım` are somebody's own. */
const isOwn = /(?:.{2}[iu]m(?:[iuae]|d[ae]n?)?|[ae]y[iu]m)$/;

/** `kız arkadaşımla` is with whom, and no company that a film is for. */
const isOwnPerson = (word: string): boolean =>
  /[iu]m(?:[iu]z)?(?:l[ae]|[ae]|[iu]n?|d[ae]n?)?$/.test(word) && isSomebody(word);

interface Place {
  readonly from: number;
  readonly to: number;
}

const overlaps = (one: Place, other: Place): boolean => one.from < other.to && one.to > other.from;

/** Where some words stand in the text, in UTF-16 units. */
const placeOf = ({ from, to }: Found, { words }: Reading): Place => ({
  from: words[from]?.from ?? 0,
  to: words[to - 1]?.to ?? 0,
});

function meaningOf(heard: Heard, read: Read, taken: Set<number>): Meaning {
  const { kind, turn, asked, sample, affordable, ears, reading, intent } = read;
  const nouns = [kind.noun, kind.plural].flatMap(foldedWords).map(stem);
  const isOf = (found: Found) => overlaps(heard, placeOf(found, reading));
  const take = ({ from, to }: Found) => {
    for (let at = from; at < to; at += 1) taken.add(at);
  };
  const isMoney = heard.role === 'M+';
  if (isMoney && reading.price) take(reading.price);
  const isFree = ({ at }: { readonly at: Found }) => !taken.has(at.from) && isOf(at);
  const said = heard.text;
  // `korku` shares its stem with Korg.
  const isSpelled = ({ brand, at }: { readonly brand: string; readonly at: Found }) => {
    const name = fold(ears.lexicon.brands.get(brand) ?? brand).replace(/[^\p{L}\p{N}]/gu, '');
    const word = fold(writtenIn(reading, at)).replace(/[^\p{L}\p{N}]/gu, '');
    return word.startsWith(name) || name.startsWith(word) || !isOrdinaryWord(word);
  };
  // `roman` of a book is no maker of clothes.
  const isMaker = ({ brand, at }: { readonly brand: string; readonly at: Found }) =>
    sample.some(({ product }) => product.brandId === brand) ||
    !isOrdinaryWord(fold(writtenIn(reading, at)));
  const brands = intent.makers
    .filter((one) => isFree(one) && isSpelled(one) && isMaker(one))
    .map(({ brand, at }): BrandWish => {
      take(at);
      return { id: brand, label: ears.lexicon.brands.get(brand) ?? brand, said, turn };
    });
  const own = isMoney
    ? []
    : [...reading.sizes, ...decadesIn(reading), ...yearsIn(reading)].filter(
        (size) => isOf(size) && size.letters === undefined,
      );
  const people = own.find(({ unit }) => /^kisi/.test(unit))?.value;
  const sizes = own.flatMap((size) => sizeWishes(size, heard, read, take));
  const isBounded = sizes.some(({ measure }) => measure && measure.bound !== 'exact');
  const isCore = (at: number) =>
    intent.words.some((word) => word.optional && !isSort(word) && placesIn(word.at).includes(at));
  // What a kind is called says no more of it, unless it is a sort: `kasko`.
  const isSort = ({ stem: one, values: all }: Intent['words'][number]) =>
    ears.lexicon.sortNames.meaningsOf([one]).includes(kind.id) ||
    all.some(
      (value) =>
        kind.attributes[value.name]?.choice === 'one' &&
        intent.sorts.some((sort) => sort.name === value.name && sort.value === value.value),
    );
  const values = valuesIn(
    read,
    intent.words.filter(
      (word) => isFree(word) && (!word.optional || isSort(word)) && !isOwnPerson(word.text),
    ),
    take,
    (found) =>
      placesIn(found).every(
        (at) =>
          !taken.has(at) &&
          isOf({ from: at, to: at + 1 }) &&
          !isCore(at) &&
          !isOwnPerson(reading.words[at]?.text ?? ''),
      ),
  );
  // `hafif` is what the tables say, unless a value of the kind is called so: `sessiz çalışma`.
  const degree = isMoney ? undefined : degreeIn(said, heard.role === 'V-', sample, read.listed);
  const isCalledSoItself = values.some(
    ({ hint, label }) =>
      !hint && degree !== undefined && (/\d/.test(label) || isCalledBy(label, said)),
  );
  if (
    degree &&
    sizes.length === 0 &&
    brands.length === 0 &&
    (degree.isMore || degree.isDenied || !isCalledSoItself)
  ) {
    const wish = degreeWish(degree, said, turn, affordable, read.listed);
    if (wish) return { ...nothing, sign: '+', said, wishes: [wish], isSure: true };
  }
  // `ağır kokmasın` is what is called light.
  // `aidat istemiyorum` is what is called `aidatsız`.
  const saysNot = (text: string) => /s[iu]z\b|\byok\b|\bharic|m[ae]y[ae]n/.test(fold(text));
  const isDenial = ({ attribute, value }: AttributeValue) => {
    const { values: labels = {}, words = {}, hints = {} } = kind.attributes[attribute] ?? {};
    const names = [labels[value] ?? '', ...(words[value] ?? []), ...(hints[value] ?? [])];
    return names.some((name) => denies.test(fold(name)));
  };
  const isTurned =
    heard.role === 'V-' &&
    values.length > 0 &&
    (isPraised(heard, reading) ||
      values.every(
        (one) =>
          (denies.test(fold(one.said)) && one.anyOf.some(isDenial)) ||
          (saysNot(one.label) && !saysNot(one.said)) ||
          isWhen(
            one.said,
            reading.words.filter(({ from }) => from >= heard.from),
          ),
      ));
  const isOut =
    heard.role === 'V-' ? !isTurned : /^[VM]/.test(heard.role) && isRefused(heard, reading);
  const sign = isOut && !isBounded ? '-' : '+';
  const isSure = heard.margin >= quiteSure || reading.words.length <= mostAlone;
  const meaning: Meaning = {
    ...nothing,
    sign,
    said,
    brands,
    people,
    isSure,
    wishes: [...sizes, ...values],
  };
  if (heard.role === 'R+' || isMoney) return meaning;
  // `kapadokya` suggests a journey at home, and is where it goes.
  const places = intent.words.filter(
    (word) => isOf(word.at) && word.suggests.some((one) => one.kind === kind.id),
  );
  if (!isOut && places.length > 0 && values.every(({ hint }) => hint)) {
    const isThere = places.every((word) => sample.some(({ title }) => title.has(word.stem)));
    if (!isThere) return { ...meaning, unknown: said };
    return {
      ...meaning,
      names: places.map(({ stem: one, at, text }) => ({
        stem: one,
        said: upper(writtenIn(reading, at)),
        turn,
        group: places[0]?.at.from ?? 0,
        ordinary: isOrdinaryWord(text),
        place: true,
        like: false,
        as: 'name',
      })),
    };
  }
  if (isOut && brands.length + meaning.wishes.length === 0) {
    const lacking = wishesOfLacking(said, read);
    if (lacking.length > 0) return { ...meaning, sign: '+', wishes: lacking };
  }
  // `su geçirmesin` wants what is called `su geçirmez`.
  const [, doer, vowel] =
    /^(.*\p{L})m([ae])s[ıi]n$/u.exec(said.trim().toLocaleLowerCase('tr')) ?? [];
  if (doer !== undefined && brands.length + meaning.wishes.length === 0) {
    const never = wishesIn(`${doer}m${vowel}z`, read);
    if (never.length > 0) return { ...meaning, sign: '+', wishes: never };
  }
  // `ses çıkarmasın`, `vize istemesin`: what would do so has it, and what is without does not.
  const [, doing] =
    /^(.*\p{L}{2}) \p{L}*m[ae]s[ıi]n$/u.exec(said.trim().toLocaleLowerCase('tr')) ?? [];
  if (doing !== undefined && brands.length + meaning.wishes.length === 0) {
    const without = wishesIn(`${doing}s${high(doing)}z`, read);
    const having = without.length > 0 ? [] : wishesIn(doing, read).filter(({ hint }) => !hint);
    if (without.length > 0) return { ...meaning, sign: '+', wishes: without };
    if (having.length > 0) return { ...meaning, sign: '-', wishes: having };
  }
  // `tavuksuz`: who wants it without refuses what it is without.
  const [, base] = /^(.*\p{L}{3})s[ıiuü]z$/u.exec(said.trim().toLocaleLowerCase('tr')) ?? [];
  if (base !== undefined && !isOut && meaning.wishes.length === 0) {
    const wishes = wishesIn(base, read);
    const own = stem(foldedWords(base).at(-1) ?? '');
    const isNamed = sample.some(({ stems }) => stems.has(own));
    const name = { stem: own, said: base, turn, group: 0, ordinary: true, like: false } as const;
    if (wishes.length > 0 || isNamed)
      return { ...meaning, sign: '-', wishes, names: isNamed ? [{ ...name, as: 'aside' }] : [] };
  }
  // `kombi bakımı` is what it is called, too, whatever value that is.
  const calling = intent.words.filter(
    (word) => heard.role === 'K+' && isOf(word.at) && !nouns.includes(word.stem),
  );
  const isCalledSo =
    values.length > 0 && sample.some(({ title }) => calling.every((word) => title.has(word.stem)));
  if (isCalledSo && calling.length > 0)
    return {
      ...meaning,
      names: calling.map(({ stem: one, at }) => ({
        stem: one,
        said: writtenIn(reading, at),
        turn,
        group: calling[0]?.at.from ?? 0,
        ordinary: true,
        like: false,
        as: 'aside',
      })),
    };
  const number = reading.words.find((word, at) => word.number && isOf({ from: at, to: at + 1 }));
  // `ram 16`
  const spoken = new Set(foldedWords(said).map(stem));
  const [ofNumber] = Object.entries(kind.attributes).flatMap(([name, { label }]) =>
    foldedWords(label).some((word) => spoken.has(stem(word))) ? [name] : [],
  );
  if (
    meaning.wishes.length + own.length === 0 &&
    number?.number &&
    (ofNumber !== undefined || /^\D?[\d.,]+\D?$/.test(said.trim()))
  ) {
    const size = { value: number.number.value, unit: '', from: 0, to: 1 };
    const of = ofNumber ?? asked;
    const meant = of
      ? valueOfNumber(size, kind, [of]).slice(0, 1)
      : size.value >= leastNumber
        ? onlyValueOf(size, kind)
        : [];
    if (meant.length > 0) return { ...meaning, wishes: [wishOf(meant, kind, said, turn, false)] };
  }
  const rest = intent.words.filter(
    (word) =>
      isFree(word) &&
      !word.optional &&
      !nouns.includes(word.stem) &&
      !small.test(word.text) &&
      !isLoneNumber.test(word.text) &&
      !isOwn.test(word.text) &&
      !isSomebody(word.text) &&
      !own.some(({ from, to }) => word.at.from >= from && word.at.to <= to) &&
      !isFunctionWord(word.text, writtenIn(reading, word.at)),
  );
  const found = brands.length + meaning.wishes.length + own.length > 0;
  // What a value is said with says no more: `koldan ölçen`.
  const telling = found
    ? rest.filter(({ text }) => /\d/.test(text) || !isOrdinaryWord(text))
    : rest;
  if (telling.length === 0) return meaning;
  const stems = telling.map((word) => word.stem);
  const isTitle = sample.some(({ title }) => stems.every((one) => title.has(one)));
  const carrying = sample.filter((one) => stems.every((word) => one.stems.has(word)));
  // Without what nearly all of them have there is nothing left.
  if (isOut && carrying.length > sample.length * nearlyAll) return meaning;
  const isCarried = isTitle || carrying.length > 0;
  if (isCarried)
    return {
      ...meaning,
      names: telling
        .map(({ stem: one, at, text }) => ({
          stem: one,
          said: writtenIn(reading, at),
          turn,
          group: at.from,
          ordinary: isOrdinaryWord(text),
          like: false,
          as: isTitle ? 'name' : 'aside',
        }))
        .map((one, _, [first]) => ({ ...one, group: first?.group ?? 0 })) as NamedWord[],
    };
  const isOccasion = ears.lexicon.occasions.find(stems).length > 0;
  const isAside = telling.every(({ text }) => isVerb(text) || isSomebody(text));
  return found || isOccasion || isAside || heard.role === 'K+'
    ? meaning
    : { ...meaning, unknown: said.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') };
}

/** Whether a label says a word of what was said. */
const isCalledBy = (label: string, said: string): boolean => {
  const own = foldedWords(label).map(stem);
  return foldedWords(said).some((word) => own.includes(stem(word)));
};

/** `gürültülü olmasın`, `vize olmasın`: who refuses what has something wants what is without. */
function wishesOfLacking(said: string, read: Read): readonly Wish[] {
  const text = said.trim().toLocaleLowerCase('tr');
  const thing = text.replace(/(?<=\p{L}{3})l[iıuü]$/u, '');
  return wishesIn(`${thing}s${high(thing)}z`, read);
}

/** The wishes that some words by themselves say within the kind. */
function wishesIn(text: string, read: Read): readonly Wish[] {
  const reading = read.ears.read(text);
  return valuesIn(
    { ...read, reading },
    read.ears.hear(reading, read.kind.id).words,
    undefined,
    () => true,
  );
}

/** `her şey dahil olmasın`: the verb right behind it refuses it; `fena olmasın` does not. */
function isRefused({ to, text }: Heard, { words }: Reading): boolean {
  const next = words.find((word) => word.from >= to)?.text ?? '';
  const last = foldedWords(text).at(-1) ?? '';
  if (/^(?:olmayan\w*|haric|disinda\w*)$/.test(last)) return true;
  return (
    /^(?:olmasin|olmayan\w*|olmamali|yoktur|istemiyorum|istemem|istemiyoruz|haric)$/.test(next) &&
    !/(?:fena|kotu|berbat)$/.test(fold(text.trim()))
  );
}

/** Where something is refused nothing is taken for wanted that was not heard so. */
const refusing =
  /m(?:[ae]s[iu]n|[ae]d[iu]g|[ae]z\b|[ae]y[ae]n|iyor|[ae]m\b)|\b(?:degil|haric|yok|disinda)\b/;
/** `kamerası fena olmasın` */
const isPraised = ({ to }: Heard, { words }: Reading): boolean =>
  /^(?:fena|kotu|berbat)$/.test(words.find((word) => word.from >= to)?.text ?? '');

/** `gece sızdırmasın` is wanted for the night. */
const isWhen = (value: string, words: Reading['words']): boolean =>
  /^(?:gece|gunduz|sabah|kis|yaz|yagmur|kar|sicak|soguk)\w*$/.test(fold(value).trim()) &&
  words.slice(0, 2).some(({ text }) => /(?<!ol)m[ae]sin$/.test(text));

/** `düğüne spor elbiseyle mi gideceğim` */
const wonders = /(?<!\p{L})m[iu](?:yim|y[iu]z)?(?!\p{L})|ne alaka/u;

/** `aile`: a word or two by themselves, which may do anything, say how it shall be. */
const isBareAnswer = ({ text, heard, certainty }: Clause): boolean =>
  certainty < 0.5 && heard.every(({ role }) => !/^[PM]/.test(role)) && foldedWords(text).length < 3;

/** `tavuklu yiyince kaşınıyor` tells of no wish. */
const bearsBadly = /\p{L}{2}[iu]nc[ae](?!\p{L})|alerji|dokun[iu]yo/u;

/** `nike istemiyorum, dar geliyor` says why. */
const fitsBadly =
  /(?<!\p{L})(?:dar|bol|kucuk|buyuk|kisa|uzun|agir|siki) gel(?:iyor|di|mi[sş]t?i?)(?!\p{L})/u;
