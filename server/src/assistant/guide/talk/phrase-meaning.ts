import { fold } from '@denk/shared/product/text';
import { decadesIn, onlyValueOf, valueOfNumber } from '../../../catalogue';
import {
  foldedWords,
  isOrdinaryWord,
  isSuffix,
  stem,
  writtenIn,
  type Found,
} from '../../../language';
import type { Intent } from '../../../search';
import { isCalledBy } from '../names/is-called-by';
import type { Heard } from '../sense';
import { toldOf, yearsIn } from '../slots/measure';
import type { BrandWish, Wish } from '../slots/slots';
import { calledSo, placeCalled, wordsLeft } from './carried';
import { degreeIn, degreeWish } from './degrees';
import {
  isOwnPerson,
  nothing,
  overlaps,
  placeOf,
  type Meaning,
  type Phrase,
  type Read,
} from './phrase';
import { pairIn } from './people';
import { sizeWishes } from './sizes';
import { isOut } from './turned';
import { placesIn, valuesIn, wishOf } from './values';

/** What words that were heard as one thing mean; what was read there is `taken`. */
export function meaningOf(heard: Heard, read: Read, taken: Set<number>): Meaning {
  const { kind, sample, affordable, reading, turn, listed } = read;
  const said = heard.text;
  const isOf = (at: Found) => overlaps(heard, placeOf(at, reading));
  const phrase: Phrase = {
    ...read,
    heard,
    said,
    isOf,
    isFree: (at) => !taken.has(at.from) && isOf(at),
    take: (at) => placesIn(at).forEach((one) => taken.add(one)),
  };
  const isMoney = heard.role === 'M+';
  if (isMoney && reading.price) phrase.take(reading.price);
  const brands = brandsIn(phrase);
  const own = isMoney
    ? []
    : [...reading.sizes, ...decadesIn(reading), ...yearsIn(reading)].filter(
        (size) => isOf(size) && size.letters === undefined,
      );
  const sizes = own.flatMap((size) => sizeWishes(size, heard, read, phrase.take));
  // The figures of a sum are no speed and no size: `aylık 500`.
  const values = ownValues(phrase).filter((wish) => !isMoney || !/\d/.test(wish.said));
  // `hafif` is what the tables say, unless a value of the kind is called so: `sessiz çalışma`.
  const degree = isMoney ? undefined : degreeIn(said, heard.role === 'V-', sample, listed);
  const isCalledSoItself = values.some(
    ({ hint, label }) => !hint && (/\d/.test(label) || isCalledBy(label, said)),
  );
  if (
    degree &&
    sizes.length === 0 &&
    brands.length === 0 &&
    (degree.isMore || degree.isDenied || !isCalledSoItself)
  ) {
    const wish = degreeWish(degree, said, turn, affordable, listed);
    if (wish && isSaidInFigures(degree.row, phrase)) return nothingMore;
    if (wish) return { ...nothing, sign: '+', said, wishes: [wish], isSure: true };
  }
  const isRefused = isOut(phrase, values);
  const isBounded = sizes.some(({ measure }) => measure && measure.bound !== 'exact');
  const meaning: Meaning = {
    ...nothing,
    sign: isRefused && !isBounded ? '-' : '+',
    said,
    brands,
    people: own.find(({ unit }) => /^kisi/.test(unit))?.value ?? pairIn(said),
    isSure: heard.margin >= quiteSure || reading.words.length <= mostAlone,
    wishes: [...sizes, ...values],
  };
  if (heard.role === 'R+' || isMoney) return meaning;
  const place = !isRefused && values.every(({ hint }) => hint) ? placeCalled(phrase) : undefined;
  if (place) return { ...meaning, ...place };
  const nouns = [kind.noun, kind.plural].flatMap(foldedWords).map(stem);
  const names = values.length > 0 ? calledSo(phrase, nouns) : [];
  if (names.length > 0) return { ...meaning, names };
  const found = brands.length + meaning.wishes.length + own.length > 0;
  const number = meaning.wishes.length + own.length === 0 ? numberMeant(phrase) : undefined;
  if (number) return { ...meaning, wishes: [number] };
  return { ...meaning, ...wordsLeft(phrase, nouns, own, found, isRefused) };
}

const nothingMore: Meaning = { ...nothing, sign: '+', said: '' };

/** `daha küçüğü, 55 inç olan`: the figure beside it says how much. */
const isSaidInFigures = (row: string, { reading, sample }: Phrase): boolean =>
  reading.sizes.some(({ unit }) =>
    sample.some(({ product }) =>
      toldOf({ title: '', specs: product.specs.filter(({ name }) => name === row) }, unit).some(
        ({ value }) => value > 0,
      ),
    ),
  );

/** What is told not to be known was surely meant. */
const quiteSure = 28;
/** `deri kayış` by itself is all that was meant. */
const mostAlone = 2;

/** The makers that a phrase names. */
function brandsIn({
  intent,
  reading,
  ears,
  sample,
  said,
  turn,
  isFree,
  take,
}: Phrase): readonly BrandWish[] {
  const labelOf = (brand: string) => ears.lexicon.brands.get(brand) ?? brand;
  return intent.makers
    .filter(({ brand, at }) => {
      const isOrdinary = isOrdinaryWord(fold(writtenIn(reading, at)));
      // `korku` shares its stem with Korg.
      const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
      const [name, word] = [letters(labelOf(brand)), letters(writtenIn(reading, at))];
      const isLonger = word.startsWith(name) && word.length > name.length;
      // `valorant` is no Valor.
      const isOther = isLonger && !isSuffix(word.slice(name.length)) && !isOrdinaryWord(word);
      if (isOther && foldedWords(labelOf(brand)).length === 1) return false;
      const isSpelled = word.startsWith(name) || name.startsWith(word) || !isOrdinaryWord(word);
      // `roman` of a book is no maker of clothes.
      const isMaker = !isOrdinary || sample.some(({ product }) => product.brandId === brand);
      return isFree(at) && isSpelled && isMaker;
    })
    .map(({ brand, at }) => {
      take(at);
      return { id: brand, label: labelOf(brand), said, turn };
    });
}

/** The values that a phrase says. What a kind is called says no more of it, unless it is a sort: `kasko`. */
function ownValues(phrase: Phrase): Wish[] {
  const { kind, intent, reading, ears, isFree, take } = phrase;
  // `otobüs de olur uçak da`
  const isBesideOther = (name: string, value: string) =>
    intent.words.some(
      ({ optional, values }) =>
        !optional &&
        values.some((one) => one.kind === kind.id && one.name === name && one.value !== value),
    );
  const isSort = ({ stem: one, values }: Intent['words'][number]) =>
    ears.lexicon.sortNames.meaningsOf([one]).includes(kind.id) ||
    values.some(
      ({ name, value }) =>
        // `almanca öğrenmek` says which language, though a course may teach many.
        (kind.attributes[name]?.choice === 'one' ||
          kind.attributes[name]?.importance === 'essential') &&
        (intent.sorts.some((sort) => sort.name === name && sort.value === value) ||
          isBesideOther(name, value)),
    );
  const isCore = (at: number) =>
    intent.words.some((word) => word.optional && !isSort(word) && placesIn(word.at).includes(at));
  return valuesIn(
    phrase,
    intent.words.filter(
      (word) => isFree(word.at) && (!word.optional || isSort(word)) && !isOwnPerson(word.text),
    ),
    take,
    (found) =>
      placesIn(found).every(
        (at) =>
          isFree({ from: at, to: at + 1 }) &&
          !isCore(at) &&
          !isOwnPerson(reading.words[at]?.text ?? ''),
      ),
  );
}

/** `1. sınıf` is no size. */
const leastNumber = 10;

/** A number by itself that answers what was asked, or stands beside what it is of: `ram 16`. */
function numberMeant({ kind, turn, asked, reading, said, isOf }: Phrase): Wish | undefined {
  const number = reading.words.find((word, at) => word.number && isOf({ from: at, to: at + 1 }));
  const spoken = new Set(foldedWords(said).map(stem));
  const ofNumber = Object.entries(kind.attributes).find(([, { label }]) =>
    foldedWords(label).some((word) => spoken.has(stem(word))),
  )?.[0];
  if (!number?.number || (ofNumber === undefined && !/^\D?[\d.,]+\D?$/.test(said.trim())))
    return undefined;
  const size = { value: number.number.value, unit: '', from: 0, to: 1 };
  const of = ofNumber ?? asked;
  const meant = of
    ? valueOfNumber(size, kind, [of]).slice(0, 1)
    : size.value >= leastNumber
      ? onlyValueOf(size, kind)
      : [];
  return meant.length > 0 ? wishOf(meant, kind, said, turn, false) : undefined;
}
