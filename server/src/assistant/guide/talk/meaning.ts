import { fold } from '@denk/shared/product/text';
import {
  boundOf,
  decadesIn,
  onlyValueOf,
  valueOfNumber,
  valueOfSize,
  type AttributeValue,
  type Bound,
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
  type Size,
} from '../../../language';
import type { Intent } from '../../../search';
import { inSentence } from '../names/in-sentence';
import type { Option } from '../proposing/terms';
import type { Ears } from '../reading/ears';
import type { Clause, Heard } from '../sense';
import { isComparable, measureIn, toldOf, yearsIn } from '../slots/measure';
import type { BrandWish, NamedWord, Wish } from '../slots/slots';

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
  /** Nothing was shown yet. */
  readonly isFirst: boolean;
}

/** A clause as the search reads it within a kind. */
interface Read extends Within {
  readonly reading: Reading;
  readonly intent: Intent;
}

/** What a clause says of a kind of product, one meaning for each thing that it wants or refuses. */
export function meaningsOf(clause: Clause, within: Within): readonly Meaning[] {
  const { kind, ears } = within;
  // What is refused was heard already.
  const reading = { ...ears.read(clause.text), refusals: [] };
  const read: Read = { ...within, reading, intent: ears.hear(reading, kind.id) };
  const taken = new Set<number>();
  const heard = clause.heard.filter(({ role }) => /^(?:V[+-]|[RKM]\+)$/.test(role));
  const meant = heard.map((one) => meaningOf(one, read, taken));
  // What a wish names outright is wanted, though it was heard as nothing.
  const isFree = ({ at }: { readonly at: Found }) =>
    !taken.has(at.from) && !clause.heard.some((one) => overlaps(one, placeOf(at, reading)));
  const isPlain = clause.heard.every(({ role }) => role.endsWith('+'));
  const isMeant =
    (clause.act === 'want' ||
      (/^(?:tell|leave)$/.test(clause.act) && within.isFirst) ||
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
  const { kind, turn, asked, sample, ears, reading, intent } = read;
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
  // `ağır kokmasın` is what is called light.
  // `aidat istemiyorum` is what is called `aidatsız`.
  const saysNot = (text: string) => /s[iu]z\b|\byok\b|\bharic|m[ae]y[ae]n/.test(fold(text));
  const isTurned =
    heard.role === 'V-' &&
    values.length > 0 &&
    (isPraised(heard, reading) ||
      values.every(
        (one) => denies.test(fold(one.said)) || (saysNot(one.label) && !saysNot(one.said)),
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
  if (isOut && brands.length + meaning.wishes.length === 0) {
    const lacking = wishesOfLacking(said, read);
    if (lacking.length > 0) return { ...meaning, sign: '+', wishes: lacking };
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

/** `gürültülü olmasın`: who refuses what has something wants what is without. */
function wishesOfLacking(said: string, read: Read): readonly Wish[] {
  const having = /^(.*\p{L}{3})(l[iıuü])$/u.exec(said.trim().toLocaleLowerCase('tr'));
  if (!having) return [];
  return wishesIn(`${having[1] ?? ''}s${having[2]?.[1] ?? 'i'}z`, read);
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

/** `düğüne spor elbiseyle mi gideceğim` */
const wonders = /(?<!\p{L})m[iu](?:yim|y[iu]z)?(?!\p{L})|ne alaka/u;

/** `aile`: a word or two by themselves, which may do anything, say how it shall be. */
const isBareAnswer = ({ text, heard, certainty }: Clause): boolean =>
  certainty < 0.5 && heard.every(({ role }) => !/^[PM]/.test(role)) && foldedWords(text).length < 3;

/** `tavuklu yiyince kaşınıyor` tells of no wish. */
const bearsBadly = /\p{L}{2}[iu]nc[ae](?!\p{L})|alerji|dokun[iu]yo/u;

const denies = /m(?:[ae]s[iu]n|[ae]z|[ae]y[ae]n|iyor)/;
/** What says how a property is meant, and none of it. */
const small =
  /^(?:ol\w*|ist\w+|tarz\w*|cesit\w*|model\w*|marka\w*|cok|biraz|gayet|epey|tam|renk\w*|reng\w*|uygun\w*|ust\w*|alt\w*|uzer\w*|aras\w*)$/;

const turned: Readonly<Record<Bound, Bound>> = {
  exact: 'exact',
  least: 'atMost',
  atLeast: 'most',
  most: 'atLeast',
  atMost: 'least',
};

/** What a quantity says of the thing, within its bounds. */
function sizeWishes(
  size: Size,
  heard: Heard,
  { kind, turn, asked, sample, reading, knowledge }: Read,
  take: (found: Found) => void,
): Wish[] {
  const plain = boundOf(size, reading);
  const end = reading.words.findLastIndex((word) => word.from < heard.to) + 1;
  const after = reading.words.slice(size.to).map((word) => word.text);
  // `60 cm’den geniş sığmaz`
  const isDenied = plain === 'least' && after.slice(1).some((word) => denies.test(word));
  const bound = isDenied ? turned[plain] : plain;
  const isTold = (unit: string, like?: number) =>
    sample.some(({ product }) =>
      toldOf(product, unit).some((one) => like === undefined || isComparable(one.value, like)),
    );
  // `2 yetişkin 1 çocuk` is no couple.
  const isFamily = /^kisi/.test(size.unit) && /\b(?:cocu[kg]|bebe[kg])/.test(fold(heard.text));
  // `4 numara` as a value is called.
  const called = knowledge
    .valueWords(kind.id)
    .find(reading.words.map((word) => word.stem))
    .filter(({ from, to }) => from === size.from && to === size.to)
    .flatMap(({ meanings }) => meanings.map(valueCalled));
  const values = isFamily
    ? []
    : called.length > 0 && bound === 'exact'
      ? called
      : valueOfSize(size, kind, asked, bound);
  const measure = measureIn(size, bound, reading, { turn, isTold });
  if (values.length === 0 && !measure) return [];
  take({ from: size.from, to: bound === 'exact' ? size.to : Math.max(end, size.to) });
  const said = heard.text;
  const isOwn = values.length > 0 && (bound === 'exact' || !measure || !isTold(size.unit));
  if (isOwn) return [wishOf(values, kind, said, turn, false)];
  return measure
    ? [
        {
          ...measure.wish,
          label: bound === 'exact' ? measure.wish.label : inSentence(said.trim()),
          anyOf: values,
        },
      ]
    : [];
}

interface Group {
  readonly at: Found;
  readonly isHint: boolean;
  readonly values: readonly AttributeValue[];
}

/** The wishes that some words say by their names or hint at: of those that share words the longest. */
function valuesIn(
  { kind, turn, reading, knowledge }: Pick<Read, 'kind' | 'turn' | 'reading' | 'knowledge'>,
  words: Intent['words'],
  take: (found: Found) => void = () => {},
  isFree: (found: Found) => boolean = ({ from }) => words.some(({ at }) => at.from === from),
): Wish[] {
  const stems = reading.words.map((word) => word.stem);
  // `11 yaşında` is no `Yaş`, but `4 numara` is what it is.
  const isOfSize = (found: Found) =>
    reading.sizes.some(
      (size) =>
        found.to <= size.to &&
        (found.from > size.from || (found.from === size.from && found.to < size.to)),
    );
  const named: Group[] = knowledge
    .valueWords(kind.id)
    .find(stems)
    .filter(isFree)
    .filter((found) => !isOfSize(found))
    .map(({ from, to, meanings }) => {
      const names = knowledge.valueNames.meaningsOf(stems.slice(from, to));
      const isName = meanings.some((one) => names.includes(`${kind.id} ${one}`));
      return { at: { from, to }, isHint: !isName, values: meanings.map(valueCalled) };
    });
  const heard = words.flatMap(({ values, suggests, at, isHint, how }): Group[] => {
    // `kasımda` is no slip for `kaş`.
    if (isOfSize(at) || (how !== 'known' && isOrdinaryWord(fold(writtenIn(reading, at)))))
      return [];
    const own = [...values, ...suggests]
      .filter((one) => one.kind === kind.id)
      .map(({ name, value }) => ({ attribute: name, value }));
    return own.length > 0 ? [{ at, isHint: isHint || values.length === 0, values: own }] : [];
  });
  const chosen: Group[] = [];
  const sized = ({ at }: Group) => at.to - at.from;
  for (const one of [...named, ...together(heard)].sort((a, b) => sized(b) - sized(a))) {
    const isSmall = placesIn(one.at).every((at) => small.test(reading.words[at]?.text ?? ''));
    if (!isSmall && chosen.every(({ at }) => at.to <= one.at.from || one.at.to <= at.from))
      chosen.push(one);
  }
  return chosen
    .sort((a, b) => a.at.from - b.at.from)
    .flatMap(({ at, values, isHint }) => {
      take(at);
      const said = writtenIn(reading, at);
      const own = nearest(values, said, kind);
      const isOfAll = own.some(({ attribute, value }) => kind.fixed[attribute]?.includes(value));
      return own.length > 0 && !isOfAll ? [wishOf(own, kind, said, turn, isHint)] : [];
    });
}

const placesIn = ({ from, to }: Found): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** `attribute=value` */
const valueCalled = (meaning: string): AttributeValue => {
  const at = meaning.indexOf('=');
  return { attribute: meaning.slice(0, at), value: meaning.slice(at + 1) };
};

/** Words in a row that share a value say it together: `gürültü engelleme`. */
function together(words: readonly Group[]): readonly Group[] {
  return words.reduce<Group[]>((groups, word) => {
    const open = groups.at(-1);
    const shared =
      open?.at.to === word.at.from
        ? open.values.filter((one) => word.values.some((other) => isSame(one, other)))
        : [];
    if (!open || shared.length === 0) return [...groups, word];
    const at = { from: open.at.from, to: word.at.to };
    return [...groups.slice(0, -1), { at, isHint: open.isHint && word.isHint, values: shared }];
  }, []);
}

const isSame = (one: AttributeValue, other: AttributeValue): boolean =>
  one.attribute === other.attribute && one.value === other.value;

const rank = { essential: 0, helpful: 1, quiet: 2 };

/** Of several values that some words may mean those of one attribute: whose label says them, else the weightiest's. */
function nearest(
  values: readonly AttributeValue[],
  said: string,
  { attributes }: Kind,
): readonly AttributeValue[] {
  const stems = foldedWords(said).map(stem);
  const labelOf = ({ attribute, value }: AttributeValue) =>
    attributes[attribute]?.values[value] ?? '';
  const isLabel = (one: AttributeValue) =>
    foldedWords(labelOf(one)).some((word) => stems.includes(stem(word)));
  const weightOf = ({ attribute }: AttributeValue) =>
    rank[attributes[attribute]?.importance ?? 'quiet'];
  const [best] = [...values].sort(
    (a, b) => Number(isLabel(b)) - Number(isLabel(a)) || weightOf(a) - weightOf(b),
  );
  const own = values.filter(({ attribute }) => attribute === best?.attribute);
  const labelled = own.filter(isLabel);
  return labelled.length > 0 ? labelled : own;
}

function wishOf(
  anyOf: readonly AttributeValue[],
  { attributes }: Kind,
  said: string,
  turn: number,
  isHint: boolean,
): Wish {
  const labels = [
    ...new Set(anyOf.map(({ attribute, value }) => attributes[attribute]?.values[value] ?? value)),
  ];
  return {
    label: labels.length > 2 ? inSentence(said.trim()) : labels.join(' ya da '),
    anyOf,
    said,
    turn,
    ...(isHint && { hint: true as const }),
  };
}
