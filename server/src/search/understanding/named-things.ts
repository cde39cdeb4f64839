import {
  clauseOf,
  type Found,
  type FoundPhrase,
  isVerb,
  type PhraseBook,
  type Reading,
  readSizes,
  stem,
  stemOfHaving,
} from '../../language';
import { boundOf, valueOfSize } from '../../catalogue';
import { valuesHintedAt } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import type { AskedWords } from './asked-words';
import { chooseKinds } from './choose-kinds';
import type { Intent } from './intent';
import { type NamedValue, readMeaning, sortsOf } from './named-values';

/** Whom or what for: `annem için`, `hediye olarak`. */
export const purpose = /^(?:icin|diye|olarak|kadar|gore)$/;

/** What a query names, and which of its asked words do. */
export interface NamedThings extends Pick<
  Intent,
  'kinds' | 'head' | 'isKindHinted' | 'several' | 'nounKinds' | 'sorts'
> {
  readonly hinted: string | undefined;
  readonly category: string | undefined;
  readonly brand: string | undefined;
  /** The phrases that name the kind or the category. */
  readonly leads: readonly FoundPhrase[];
  /** The words of each lead that name the kind by themselves: `kurutmalı | çamaşır makinesi`; none of a mere sort. */
  readonly cores: readonly Found[];
  /** The phrases that name kind, category and brand. */
  readonly names: readonly Found[];
  readonly values: readonly FoundValue[];
}

/** A value and the asked words that name it. */
export interface FoundValue extends Found {
  readonly value: NamedValue;
  /** Whether they only suggest it: `bodrum` a place in the country. */
  readonly isHint: boolean;
}

/** Finds what the asked words name: a category or kinds, a brand, and values of those kinds. */
export function namedThings(
  { asked, spelled, stems, places, isShared }: AskedWords,
  reading: Reading,
  lexicon: Lexicon,
): NamedThings {
  const { words: all } = reading;
  const after = (at: number) => all[places[at]?.to ?? -1]?.text ?? '';
  const kindWords = spelled.map((word, at) => ({
    stem: word.stem,
    text: asked[word.to - 1]?.word.text ?? word.stem,
    followedBy: after(at),
    clause: clauseOf(places[at]?.from ?? 0, reading.clauses),
  }));
  const chosen = chooseKinds(kindWords, lexicon, isShared);
  const category = categoryOf(
    lexicon.categoryNames.find(stems).filter(({ to }) => !purpose.test(after(to - 1))),
    chosen.head,
    stems.length,
  );
  const kinds = category ? [] : chosen.kinds;
  const leads = category ? [category] : chosen.leads;
  // Who films for YouTube buys nothing of it.
  const brand = lexicon.brandNames.find(stems).find(({ to }) => !purpose.test(after(to - 1)));
  const hints = new Set(stems.flatMap((one) => lexicon.kindHintedBy(one) ?? []));
  const [hinted] = hints.size === 1 && !category && !kinds.length ? hints : [];
  const hintedValues = valuesHintedAt(kindWords, lexicon.hints, kinds);
  const named = valuesIn(
    spelled.map((word) => ({
      stem: word.stem,
      text: asked[word.from]?.word.text ?? word.stem,
    })),
    lexicon,
  ).filter(
    ({ value, from, to }) =>
      (value.kind === hinted || kinds.includes(value.kind)) &&
      // All of them are `otel`, whatever they are besides.
      !lexicon.kindNouns.meaningsOf(stems.slice(from, to)).includes(value.kind),
  );
  const suggested = hintedValues
    .flatMap(({ meaning, places: own }) =>
      own.map((at): FoundValue => ({
        value: readMeaning(meaning),
        from: at,
        to: at + 1,
        isHint: true,
      })),
    )
    .filter(({ from }) => !named.some((one) => one.from === from));
  // `yavru kedimize mama`: what stands apart in a name is still said of the thing.
  const isApart = ({ from, to }: Found) =>
    leads.length > 1 &&
    to < (leads.at(-1)?.to ?? 0) &&
    named.some((one) => one.from === from && one.to === to);
  const isSortApart =
    leads.length > 1 &&
    lexicon.sortNames.meaningsOf(leads.map(({ from }) => stems[from] ?? '')).length > 0;
  // In `klima montajı` the air conditioner says more than what joiners do, too.
  const isToldOtherwise = ({ kind, name }: NamedValue) =>
    named.some(
      ({ value, from }) =>
        value.kind === kind &&
        value.name === name &&
        leads.every((lead) => from < lead.from || from >= lead.to),
    );
  const allStems = all.map((word) => word.stem);
  return {
    kinds,
    ...(chosen.head && !category && { head: chosen.head }),
    isKindHinted: !category && chosen.hinted === true,
    several: !category && chosen.several,
    hinted,
    nounKinds: chosen.several
      ? []
      : lexicon.kindNouns
          .find(stems)
          .flatMap(({ meanings }) => meanings)
          .filter((id) => kinds.includes(id)),
    // What happened says which sort is needed, too: `kapıda kaldım`.
    sorts: category
      ? []
      : [
          ...sortsOf(leads, stems, allStems, lexicon).filter((sort) => !isToldOtherwise(sort)),
          ...(chosen.hinted ? hintedValues : []).map(({ meaning }) => readMeaning(meaning)),
        ],
    category: category && (category.meanings[0] ?? ''),
    brand: brand?.meanings[0],
    leads,
    // A dish that hints at a kind is what is asked for (`lahmacun`), and so is a sort: `saçıma maske`.
    cores:
      (chosen.isNoun === true && leads.length === 1) || isSortApart
        ? []
        : leads.flatMap((lead) => coreOf(lead, stems, lexicon)).filter((core) => !isApart(core)),
    names: brand ? [...leads, brand] : leads,
    values: [...named, ...suggested, ...sizesIn(reading, places, kinds, lexicon)],
  };
}

/** A category counts where no kind is named, or where its name of several words is the whole query. */
function categoryOf(
  found: readonly FoundPhrase[],
  head: Found | undefined,
  words: number,
): FoundPhrase | undefined {
  const last = found.at(-1);
  if (!last) return undefined;
  const whole = last.to - last.from === words && words > 1;
  return !head || (whole && head.to - head.from < words) ? last : undefined;
}

/** The values that words name, by their labels and other names, and with -lI: `kurutmalı` has `Kurutma`. */
function valuesIn(
  words: readonly { readonly stem: string; readonly text: string }[],
  lexicon: Lexicon,
): FoundValue[] {
  // `engelleyen` has the stem of `engelli` and nothing else of it.
  const isOther = (at: number, text = words[at]?.text ?? '') => isVerb(text) && stem(text) !== text;
  const found = lexicon.valueNames
    .find(words.map((word) => word.stem))
    .filter(({ from, to }) => to - from > 1 || !isOther(from));
  const having = words.flatMap(({ text }, at): FoundPhrase[] => {
    const base = stemOfHaving(text);
    const meanings = base === undefined ? [] : lexicon.valueNames.meaningsOf([base]);
    return meanings.length ? [{ meanings, from: at, to: at + 1 }] : [];
  });
  return [...found, ...having].flatMap(({ meanings, from, to }) =>
    meanings.map((meaning) => ({ value: readMeaning(meaning), from, to, isHint: false })),
  );
}

/** The values whose labels hold a quantity that is asked for: `25 metrekare` is in `20–30 m²`. */
function sizesIn(
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
      return held.flatMap(({ attribute: name, value }) =>
        own.map((at) => ({
          value: { kind: id, name, value },
          from: at,
          to: at + 1,
          isHint: false,
        })),
      );
    });
  });
}

function coreOf(
  { from, to, meanings }: FoundPhrase,
  stems: readonly string[],
  lexicon: Lexicon,
): Found[] {
  const areIn = (book: PhraseBook, start: number) => {
    const named = book.meaningsOf(stems.slice(start, to));
    return meanings.every((kind) => named.includes(kind));
  };
  for (let start = to - 1; start > from; start -= 1) {
    if (areIn(lexicon.kindNames, start) && !areIn(lexicon.sortNames, start)) {
      return [{ from: start, to }];
    }
  }
  return areIn(lexicon.sortNames, from) ? [] : [{ from, to }];
}
