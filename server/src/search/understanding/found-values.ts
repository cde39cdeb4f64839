import {
  foldedWords,
  type Found,
  type FoundPhrase,
  isFormOf,
  isVerb,
  type Reading,
  readSizes,
  stem,
  stemOfHaving,
  verbForm,
} from '../../language';
import { boundOf, valueOfSize } from '../../catalogue';
import type { SaidWord } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import { type NamedValue, readMeaning, valuesCalled } from './named-values';

/** A value and the asked words that name it. */
export interface FoundValue extends Found {
  readonly value: NamedValue;
  /** Whether they only suggest it: `bodrum` a place in the country. */
  readonly isHint: boolean;
}

/** The values that words name, by their labels and other names, and with -lI: `kurutmalı` has `Kurutma`. */
export function valuesIn(words: readonly SaidWord[], lexicon: Lexicon): FoundValue[] {
  // `engelleyen` has the stem of `engelli` and nothing else of it.
  const isOther = (at: number, text = words[at]?.text ?? '') =>
    isVerb(text) && stem(text) !== text && verbForm(text) === undefined;
  const found = lexicon.valueNames
    .find(words.map((word) => word.stem))
    .filter(({ from, to }) => to - from > 1 || !isOther(from))
    .map((one) => ({
      ...one,
      meanings: one.meanings.filter(
        (it) => one.to - one.from > 1 || mayBeCalled(it, words[one.from], lexicon),
      ),
    }));
  // Who is a `yazıcı` has no `yaz`.
  const bases = words.map(({ text, stem: own }) =>
    /c[iu]$/.test(text) ? own : (stemOfHaving(text) ?? own),
  );
  const having = lexicon.valueNames.find(bases).flatMap((phrase): FoundPhrase[] => {
    const at = phrase.to - 1;
    if (bases[at] === words[at]?.stem) return [];
    const own = found.filter(({ from, to }) => from <= at && at < to);
    // `yaşlı` is a dog, and no `yaş mama`.
    const meanings = phrase.meanings.filter(
      (meaning) => !own.some((one) => one.meanings.some((other) => isOfKind(other, meaning))),
    );
    return meanings.length ? [{ ...phrase, meanings }] : [];
  });
  return [...found, ...having].flatMap(({ meanings, from, to }) =>
    meanings.map((meaning) => ({ value: readMeaning(meaning), from, to, isHint: false })),
  );
}

/** What a kind's noun makes a value of where that is talked of: `espresso` of coffee machines. */
export function valuesWithHead(
  stems: readonly string[],
  kind: string,
  lexicon: Lexicon,
): FoundValue[] {
  const head = stem(foldedWords(lexicon.kinds.get(kind)?.noun ?? '').at(-1) ?? '');
  return stems.flatMap((one, from) => {
    return one === head || valuesCalled([one], lexicon).some((value) => value.kind === kind)
      ? []
      : valuesCalled([one, head], lexicon).map((value) => ({
          value,
          from,
          to: from + 1,
          isHint: false,
        }));
  });
}

/** Whether a value is not called by another word with the same stem: `prima` is no `Prime`. */
function mayBeCalled(meaning: string, word: SaidWord | undefined, { kinds }: Lexicon): boolean {
  if (!word || stem(word.text) !== word.stem) return true;
  const { kind, name, value } = readMeaning(meaning);
  const attribute = kinds.get(kind)?.attributes[name];
  const names = [attribute?.values[value] ?? '', ...(attribute?.words[value] ?? [])]
    .flatMap(foldedWords)
    .filter((one) => stem(one) === word.stem);
  return names.length === 0 || names.some((one) => isFormOf(one, word.text));
}

const oldestChild = 12;

/** Whether a size is a child’s age. */
export const isOfChild = ({ unit, value }: Reading['sizes'][number]): boolean =>
  unit === 'yas' && value <= oldestChild;

/** What of a kind is for children, where it is not sold by their age: `3 yaşındaki oğluma bisiklet`. */
const childrens = (kind: string, lexicon: Lexicon): readonly NamedValue[] =>
  valuesCalled([stem('cocuk')], lexicon).filter((value) => value.kind === kind);

const isOfKind = (one: string, other: string): boolean =>
  readMeaning(one).kind === readMeaning(other).kind;

/** The values whose labels hold a quantity that is asked for: `25 metrekare` is in `20–30 m²`. */
export function sizesIn(
  reading: Reading,
  places: readonly Found[],
  kinds: readonly string[],
  lexicon: Lexicon,
): FoundValue[] {
  return readSizes(reading.words).flatMap((size) => {
    const own = places.flatMap(({ from }, at) => (size.from <= from && from < size.to ? at : []));
    return kinds.flatMap((id) => {
      const kind = lexicon.kinds.get(id);
      const held = kind ? valueOfSize(size, kind, undefined, boundOf(size, reading)) : [];
      const values = held.map(({ attribute: name, value }) => ({ kind: id, name, value }));
      return (values.length > 0 || !isOfChild(size) ? values : childrens(id, lexicon)).flatMap(
        (value) => own.map((at) => ({ value, from: at, to: at + 1, isHint: false })),
      );
    });
  });
}
