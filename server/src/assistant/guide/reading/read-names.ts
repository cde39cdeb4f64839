import type { Kind } from '../../../catalogue';
import {
  clauseOf,
  companyCalled,
  type Found,
  foldedWords,
  isOrdinaryWord,
  isRoot,
  isVerb,
  type Reading,
  stem,
  stemmed,
  writtenIn,
} from '../../../language';
import type { EngineKnowledge, Intent, IntentWord } from '../../../search';
import { fillers } from '../names/fillers';
import type { BrandWish, NamedWord } from '../slots/slots';
import type { Readable } from './find-concepts';
import { isFee } from './read-sum';
import { overlap } from './read-wishes';

/** Where words stand that were read otherwise. */
export interface Places {
  /** Of which something was read: things, people. */
  readonly taken: readonly Found[];
  /** Those of them that name another thing than the one in hand. */
  readonly apart: readonly Found[];
  /** That name a thing as products do. */
  readonly called: readonly Found[];
  /** That only hint at a thing. */
  readonly hinting: readonly Found[];
}

/** What a message says of brands. */
export interface Brands {
  readonly wanted: readonly BrandWish[];
  readonly refused: readonly BrandWish[];
  /** Names of brands that make no such thing. */
  readonly misfits: readonly string[];
  /** `brand` where any will do. */
  readonly open: readonly string[];
  readonly read: readonly Found[];
}

/** A word of a message that nothing was read from. */
export interface LeftOver extends NamedWord {
  /** Its place among the text's words. */
  readonly at: number;
}

/** What a message calls by name, and what is left of it. */
export interface Names {
  readonly wanted: readonly LeftOver[];
  readonly refused: readonly LeftOver[];
  /** Words meant to say something that nothing was read from. */
  readonly left: readonly LeftOver[];
}

/** The kinds that a brand makes, most products first. */
export const kindsOfBrand = (id: string, { pairs }: EngineKnowledge): string[] =>
  pairs.filter(({ brandId }) => brandId === id).map(({ kind }) => kind);

/**
 * Reads the brands that the search hears as wanted, refused or making none of the `kinds` that are looked for: `maç` is
 * no MAC, and an everyday word is a brand only where it makes such a thing.
 */
export function readBrands(
  { makers, without, reading }: Intent,
  kinds: readonly string[],
  taken: readonly Found[],
  turn: number,
  engine: EngineKnowledge,
): Brands {
  const wanted: BrandWish[] = [];
  const refused: BrandWish[] = [];
  const misfits: string[] = [];
  const read: Found[] = [];
  const { words, refusals } = reading;
  const out = /^(?:cikar|kaldir|sil|elensin|ele|(?:cok )?(?:pahali|tuzlu))/;
  const turnedDown = without.flatMap(({ brand, at }) =>
    brand === undefined ? [] : [{ brand, at, isOut: true }],
  );
  for (const { brand: id, at, isOut } of [
    ...turnedDown,
    ...makers.map((one) => ({ ...one, isOut: false })),
  ]) {
    const label = engine.brands.get(id)?.name ?? id;
    const typed = writtenIn(reading, at);
    const makes = kindsOfBrand(id, engine);
    const fits = kinds.length === 0 || kinds.some((kind) => makes.includes(kind));
    const isEveryday = at.to - at.from === 1 && isOrdinaryWord(words[at.from]?.text ?? '');
    const isNone = isEveryday && (!fits || kinds.length === 0);
    const isTaken = taken.some((one) => overlap(one, at) && at.to - at.from >= one.to - one.from);
    if (isNone || isTaken || hasOtherLetters(typed, label)) continue;
    const next = words.slice(at.to, at.to + 2).map(({ text }) => text);
    const brand = { id, label, said: typed, turn };
    if (isOut || out.test(next.join(' '))) refused.push(brand);
    else if (fits) wanted.push(brand);
    else misfits.push(label);
    read.push(at);
  }
  const isOpen = refusals.some(
    ({ kind, items }) =>
      kind === 'indifferent' && items.some(({ to }) => /^marka/.test(words[to - 1]?.text ?? '')),
  );
  // `eski laptopum HP idi, HP istemiyorum`
  const isOut = ({ id }: BrandWish) => refused.some((one) => one.id === id);
  return {
    wanted: wanted.filter((one) => !isOut(one)),
    refused,
    misfits,
    open: isOpen ? ['brand'] : [],
    read,
  };
}

/** A Turkish letter that was typed must stand in the name, too. */
function hasOtherLetters(typed: string, name: string): boolean {
  const own = name.toLocaleLowerCase('tr');
  return [...typed.toLocaleLowerCase('tr')].some(
    (letter) => 'çğöşü'.includes(letter) && !own.includes(letter),
  );
}

/** Places in a list: `ikincisi` is no `ikinci el`. */
const ordinal = /^(?:bir|iki|uc)?(?:inci|nci|uncu)(?:s[iu]\w*|y[iu]|n[iu]n|ler\w*)?$|^ilki\w*$/;
const wants =
  /^(?:olsun|olmali|istiyorum|istiyoruz|lazim|ariyorum|ariyoruz|gerek|gerekiyor|destekli|var|oner\w*|bakiyorum|bakiyoruz|olabilir)$/;
/** Endings of a verb that no dictionary has: such a word tells a story and describes nothing. */
const verbal =
  /.{2}(?:yor\w{0,7}|yo[mnz]?|[iu]?c[ae][mkz]|[iu]m[iu]z|[ae]c[ae][gk]\w{0,4}|m[ae]k|s[iu]n(?:l[ae]r)?|m[iu]s\w{0,4}|[dt][iu]m|[dt][iu]k|y[iu]m|[ae]r[iu]m|[iu]r[iu]m|y[iu]z)$/;
/** What is done, as a thing: `dökülmesine`. */
const made = /.{3}m[ae](?:s[iu](?:n[ae])?|y[ae]|n[iu]n)?$/;
const isLacking = /.{3}s[iu]z$/;
/** What somebody knows of is proposed to them no more. */
const known = /^(?:izledim|izlemistim|izledik|okudum|okumustum|okudu|okudugum|denedim|biliyorum)$/;
const explains = /\b(?:nedir|ne demek|ne ise yar\w*)/;
const mostLeftOver = 12;
const mostOfName = 3;
/** In a longer clause an everyday word tells of the circumstances. */
const longest = 8;
/** What is refused is a name of its own. */
const ownGroup = 50;

/**
 * Reads the words of a text that nothing else was read from as names: the products of a kind carry them or not, which the
 * catalogue says.
 */
export function readNames(
  intent: Intent,
  kind: Kind | undefined,
  { taken, apart, called, hinting }: Places,
  brands: Brands,
  turn: number,
  isQuestion: boolean,
  { engine }: Readable,
): Names {
  const { reading, words } = intent;
  const versus = reading.comparisons.some(({ relation }) => relation === 'versus');
  const sorts = new Set((kind?.sorts ?? []).map(stemmed));
  const nouns = new Set(foldedWords(kind?.noun ?? '').map(stem));
  const refused = refusedNames(intent, kind, { taken, apart }, brands, turn);
  const left: LeftOver[] = [];
  let group = 0;
  for (const word of words) {
    const text = reading.words[word.at.from]?.text ?? word.text;
    const isCalled = called.some((one) => overlap(one, word.at));
    const isSort =
      (word.isName && word.suggests.length === 0) ||
      sorts.has(word.stem) ||
      (!isCalled && hinting.some((one) => overlap(one, word.at)));
    const isOut = refused.some(({ at }) => at === word.at.from);
    const isTaken = isOut || (!isCalled && !isSort && taken.some((one) => overlap(one, word.at)));
    const previous = left.at(-1);
    const isUnheard = !engine.vocabulary.has(word.stem);
    if (left.length >= mostLeftOver || previous?.at === word.at.from) continue;
    if (isTaken || !isTelling(word, text, intent, kind, isUnheard)) continue;
    const ordinary = !isCalled && isOrdinaryWord(text) && word.how !== 'heard';
    const isNumber = /^\d/.test(text);
    const isNext = previous?.at === word.at.from - 1;
    const prior = words.find(({ at }) => at.to === word.at.from);
    // `rtx 4060`: a number behind what is no everyday word is a part of its name.
    const isSum = Number(text) >= 500 && Number(text) % 100 === 0;
    const isModel = isNumber && prior !== undefined && !isOrdinaryWord(prior.text);
    const follows =
      (isModel && !prior.optional && text.length > 2) ||
      (isNext && (/^\d{1,3}$/.test(text) || previous.as !== 'thing'));
    // A number is a part of a name (`iphone 15`) or of nothing.
    const slashed = [word.at.from, word.at.from + 1].some((at) =>
      reading.words[at]?.before.includes('/'),
    );
    if (isNumber && (isSum || isUnheard || !(follows || slashed))) continue;
    const isNoun = made.test(text) && !isUnheard;
    const isDone = isVerb(text) && !word.isHint && (isUnheard || isOrdinaryWord(text));
    if (!isNoun && (isDone || /m[ae]z$/.test(text) || (!ordinary && verbal.test(text)))) continue;
    if (previous && !follows && separates(reading, previous.at, word.at.from)) group += 1;
    // A word or two in answer are meant as they stand; in a long story only what products are called is meant by itself.
    const isName = !ordinary && (!isUnheard || words.length <= 5);
    const surely =
      isName ||
      isNumber ||
      word.suggests.length > 0 ||
      isLacking.test(text) ||
      words.length <= 2 ||
      describes(word, intent, kind !== undefined);
    const written = isUnheard ? undefined : engine.vocabulary.written(word.stem);
    const typed = writtenIn(reading, word.at);
    const isSpelled = written !== undefined && typed.toLocaleLowerCase('tr').startsWith(written);
    left.push({
      stem: word.stem,
      said: isSpelled ? written : typed.replace(/['’].*$/, ''),
      turn,
      group,
      ordinary: ordinary && !isNumber,
      ...(isCalled && { called: true as const }),
      as: isSort && !isCalled ? 'thing' : surely ? 'name' : 'aside',
      like: reading.comparisons.some(
        ({ relation, of }) =>
          relation === 'like' && of.to > word.at.from && of.from - word.at.from < 4,
      ),
      at: word.at.from,
    });
  }
  const speaksOfNames = versus || !(isQuestion && explains.test(reading.text));
  const names = left.filter(
    (one) => speaksOfNames && engine.vocabulary.has(one.stem) && !nouns.has(one.stem),
  );
  // `izledim naruto`: what is known already.
  const isKnown = ({ at }: LeftOver) => {
    const clause = clauseOf(at, reading.clauses);
    const own = reading.words.slice(clause?.from, clause?.to);
    return own.some(({ text }) => known.test(text));
  };
  const out = [...names.filter(isKnown), ...refused];
  return {
    wanted: names.filter((one) => !out.includes(one)),
    refused: out.map((one) => ({ ...one, group: one.group + ownGroup })),
    left: left.filter((one) => !out.includes(one)),
  };
}

/** What is refused and is no brand and no value: no product that carries all of it is wanted. */
function refusedNames(
  { without, reading }: Intent,
  kind: Kind | undefined,
  { taken, apart }: Pick<Places, 'taken' | 'apart'>,
  brands: Brands,
  turn: number,
): readonly LeftOver[] {
  const nouns = new Set([kind?.noun ?? '', kind?.plural ?? ''].flatMap(foldedWords).map(stem));
  return without.flatMap(({ stems, values, at: last }, group) => {
    if (
      stems.length === 0 ||
      reading.sizes.some(({ from, to }) => overlap({ from, to: to + 1 }, last))
    )
      return [];
    const at = wholeItem(last, reading, taken);
    const isRead =
      values.some((one) => one.kind === kind?.id) ||
      [...apart, ...brands.read].some((one) => overlap(one, at));
    const words = reading.words.slice(at.from, at.to);
    const isNone = words.every(
      ({ text, stem: own }) => fillers.has(text) || isFee(text) || nouns.has(own) || isVerb(text),
    );
    if (isRead || isNone) return [];
    return words.flatMap(({ text, stem: one }, place): LeftOver[] => {
      if (fillers.has(text) || nouns.has(one)) return [];
      const own = { from: at.from + place, to: at.from + place + 1 };
      const said = writtenIn(reading, own).replace(/['’].*$/, '');
      const ordinary = isOrdinaryWord(text);
      return [{ stem: one, said, turn, group, ordinary, as: 'name', like: false, at: own.from }];
    });
  });
}

/** Of what is refused and has no name of its own all of up to three words: `stephen king dışında`. */
function wholeItem(last: Found, { refusals }: Reading, taken: readonly Found[]): Found {
  const ends = taken.map(({ to }) => to).filter((to) => to <= last.from);
  const items = refusals
    .flatMap(({ items: all }) => all)
    .map(({ from, to }) => ({ from: Math.max(from, ...ends), to }));
  const item = items.find((one) => overlap(one, last));
  return item && item.to === last.to && item.to - item.from <= mostOfName ? item : last;
}

/** Whether a word means something by itself: no filler, no verb, nothing that is said round the thing. */
function isTelling(
  { stem: own, aside, values, isHint, how, at, text: heard }: IntentWord,
  text: string,
  { reading: { words, sizes, comparisons, refusals }, makers }: Intent,
  kind: Kind | undefined,
  isUnheard: boolean,
): boolean {
  const isIndifferent = refusals.some(
    ({ kind: way, from, to }) => way === 'indifferent' && at.from >= from && at.from < to,
  );
  const isCompared = comparisons.some(
    (one) => /^(?:more|most|than)$/.test(one.relation) && overlap(one, at),
  );
  const [before, next] = [words[at.from - 1]?.text ?? '', words[at.to]?.text ?? ''];
  const isPerson = [text, `${text} ${next}`, `${before} ${text}`].some(companyCalled);
  // `koku` of a perfume asks for nothing that another one lacks.
  const isAttribute = Object.values(kind?.attributes ?? {}).some(({ label }) =>
    foldedWords(label).some((one) => stem(one) === own),
  );
  const isSmall = [text, heard, own].some((one) => fillers.has(one)) || ordinal.test(text);
  // `lzm`, `knk`: shortened as in messages to friends.
  const isShortened = !/[aeiou\d]/.test(text) && isUnheard;
  // `balkonda`: where something happens.
  const isPlace = isUnheard && isOrdinaryWord(text) && isLocative(text);
  const isMaker = makers.some((one) => overlap(one.at, at));
  const isMeasured = sizes.some((size) => overlap(size, at));
  // A name that is no everyday word says no circumstances.
  const isSaid =
    (aside && !isHint && how !== 'heard' && (isUnheard || isOrdinaryWord(text))) ||
    (values.length > 0 && !isHint);
  return !(
    isSaid ||
    isMaker ||
    isIndifferent ||
    isCompared ||
    isPerson ||
    isAttribute ||
    isSmall ||
    isShortened ||
    isPlace ||
    isMeasured ||
    text.length < 2
  );
}

/** Whether a word stands where it says what is wanted: `kırmızı laptop`, `… olsun`, `istanbul izmir otobüs`. */
function describes({ at }: IntentWord, { words, reading }: Intent, hasKind: boolean): boolean {
  const clause = clauseOf(at.from, reading.clauses);
  if ((clause?.to ?? 0) - (clause?.from ?? 0) > longest) return false;
  const named = words.find((one) => one.at.from >= at.to && one.optional);
  const next = reading.words
    .slice(at.to)
    .find(({ text }) => wants.test(text) || !fillers.has(text))?.text;
  const isBeforeThing = hasKind && named !== undefined && named.at.from - at.to < 2;
  const isChoice = /^m[iu]$/.test(reading.words[at.to]?.text ?? '');
  return isBeforeThing || isChoice || wants.test(next ?? '');
}

/** `balkonda`, `istanbuldan` */
const isLocative = (text: string): boolean =>
  text !== stem(text) &&
  !isRoot(text) &&
  /(?:(?:[^aeiou][dt]|[aeiou]d)[ae]n?|[aeiou]y[ae])$/.test(text);

/** Whether two words left over belong to two names: something joins or parts them, or much stands between. */
const separates = ({ words }: Reading, one: number, other: number): boolean =>
  other - one > 2 ||
  words.slice(one + 1, other + 1).some(({ before }) => /[,;/]/.test(before)) ||
  words
    .slice(one + 1, other)
    .some(({ text }) => /^(?:ve|ile|veya|ya|mi|mu|vs|yoksa|karsi)$/.test(text));
