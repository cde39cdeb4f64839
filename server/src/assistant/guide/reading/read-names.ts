import type { Kind } from '../../../catalogue';
import { foldedWords, stem, type Reading } from '../../../language';
import type { Readable } from './find-concepts';
import { leftOver, type LeftOver } from './left-over';
import { asName, readBrands, type Brands } from './read-brands';
import type { Sentence } from './read-sentence';
import type { Subject } from './read-subject';
import { isFee } from './read-sum';

/** What a message calls by name, and what is left of it. */
export interface Names {
  readonly brands: Brands;
  readonly wanted: readonly LeftOver[];
  readonly refused: readonly LeftOver[];
  /** Words meant to say something that nothing was read from. */
  readonly left: readonly LeftOver[];
}

/** What is refused is a name of its own. */
const ownGroup = 50;
const known =
  /\b(?:izledim|izlemistim|izledik|okudum|okumustum|okudu|denedim|bende var|biliyorum)\b/;
const explains = /\b(?:nedir|ne demek|ne ise yar\w*)/;

/** Reads brands, and the words left over that products are called by. */
export function namesIn(
  { folded, reading, spelled, isQuestion }: Sentence,
  { kind, concepts, lacking, lackingToo, news }: Subject,
  turn: number,
  readable: Readable,
): Names {
  const said = readBrands(concepts, reading, turn);
  const others = lacking
    ? []
    : leftOver(reading, spelled, concepts, turn, readable, kind).filter(
        ({ said }) => !lackingToo?.includes(said),
      );
  const versus = reading.comparisons.some(({ relation }) => relation === 'versus');
  // `iphone mu samsung mu`: a brand beside a name is an alternative to it.
  const isChoice = others.length > 0 && versus;
  const left = isChoice ? [...others, ...alternatives(said.wanted, concepts, others)] : others;
  const speaksOfNames = versus || !(isQuestion && explains.test(folded));
  const names = left.filter(
    (one) =>
      speaksOfNames &&
      !isLeftOpen(one.at, reading) &&
      readable.engine.vocabulary.has(one.stem) &&
      !isNoun(kind, one.stem),
  );
  // `monitör değil laptop`: what is turned away from is forgotten; `izledim naruto`: what is known already.
  const apart = names.filter(({ at }) => isRefused(at, reading));
  const refused = known.test(folded)
    ? names
    : news
      ? apart.filter(({ at }) => isRefused(at, reading, ['not']))
      : apart;
  const gone = [...refused, ...apart];
  return {
    brands: isChoice ? { ...said, wanted: [] } : said,
    wanted: names.filter((name) => !gone.includes(name)),
    refused: refused.map((name) => ({ ...name, group: name.group + ownGroup })),
    left: left.filter((one) => !gone.some(({ at }) => at === one.at)),
  };
}

/** Brands that stand for themselves; `samsung s24` is one name. */
const alternatives = (
  brands: Brands['wanted'],
  concepts: Subject['concepts'],
  names: readonly LeftOver[],
): LeftOver[] =>
  brands
    .filter(({ id }) => {
      const place = concepts.find((one) => one.is === 'brand' && one.id === id);
      return !names.some(({ at }) => at === place?.to);
    })
    .map((brand, at) => asName(brand, names.length + at));

const isLeftOpen = (at: number, { refusals }: Reading): boolean =>
  refusals.some(({ kind, from, to }) => kind === 'indifferent' && at >= from && at < to);

/** `macbook olmasın`, `xiaomi hariç`: whether a word is within what is refused. */
const isRefused = (
  at: number,
  { refusals, words }: Reading,
  ways: readonly string[] = ['not', 'instead'],
): boolean =>
  refusals.some(
    ({ kind, items, cue }) =>
      ways.includes(kind) &&
      !isFee(words[cue.from - 1]?.text ?? '') &&
      items.some(({ from, to }) => at >= from && at < to && to - at <= 2),
  );

/** Whether a word is a part of what the kind itself is called. */
const isNoun = (kind: Kind | undefined, one: string): boolean =>
  kind !== undefined && foldedWords(kind.noun).map(stem).includes(one);
