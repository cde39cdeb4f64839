import {
  type Corrections,
  type Found,
  type FoundPhrase,
  isFunctionWord,
  isVerb,
  read,
  type Reading,
  spell,
  stem,
  stemOfHaving,
  type Vocabulary,
  type Word,
  writtenIn,
} from '../../language';
import { aliases } from '../vocabulary/aliases';
import { valuesHintedAt } from '../vocabulary/hints';
import type { Lexicon } from '../vocabulary/lexicon';
import { chooseKinds, genericNouns } from './choose-kinds';
import type { Corrected, Intent, IntentWord } from './intent';
import { type NamedValue, readMeaning, sortsOf } from './named-values';
import { readRefused } from './refused';
import { inUsualOrder, withSharedHead } from './word-order';

/** What is read of a query: nobody asks for a product in more, and more only costs time. */
const mostLetters = 200;
const mostWords = 20;
const mostPhrases = 3;

/** `Netflix top 10`, `ilk 20 film`: the number is how many, not which. */
const howMany = /(?<!\S)(?:top|ilk|en iyi) (\d{1,3})(?!\S)/;
const bestWords =
  /(?<!\S)(?:en iyi(?:si|leri)?|en cok satan\w*|en populer|populer|en begenilen|kaliteli|best|top)(?!\S)/;
const purpose = /^(?:icin|diye|olarak|kadar|gore)$/;

/** Reads a query: quotations, prices, refusals, spelling, then kind, category, brand and values. */
export function understand(
  query: string,
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  corrections: Corrections = 'sure',
): Intent {
  const reading = read(query.slice(0, mostLetters));
  const { words: all, price, level } = reading;
  const folded = all.map((word) => word.text).join(' ');
  const refusals = readRefused(reading, lexicon, vocabulary);
  const count = howMany.exec(folded)?.[1];
  const isDear = level?.level === 'dear';
  const kept = all.flatMap((word, at): Asked[] => {
    const isName = isDear && !level.order && level.from <= at && at < level.to;
    if (word.quotation || (refusals.taken.has(at) && !refusals.instead.has(at))) return [];
    if ((reading.money.has(at) && !isName) || word.text === count) return [];
    const other = refusals.instead.get(at);
    return [{ word: other === undefined ? word : { ...word, text: other, stem: other }, at }];
  });
  const phrases = phrasesOf(all);
  if (!kept.length && refusals.without.length) {
    // Who refuses all that is said has named it: `samsung hariç`.
    return understand(
      writtenIn(reading, reading.refusals[0]?.items[0] ?? { from: 0, to: 0 }),
      lexicon,
      vocabulary,
      corrections,
    );
  }
  const telling = kept
    .filter(
      ({ word, at }) => !isFunctionWord(word.text, writtenIn(reading, { from: at, to: at + 1 })),
    )
    .slice(0, mostWords);
  const shared = withSharedHead(telling, lexicon.kindNames);
  const asked = shared ?? telling;
  const spelled = inUsualOrder(
    spell(
      asked.map(({ word }) => word),
      vocabulary,
      { corrections, heard: aliases, isPhrase: (stems) => isName(stems, lexicon) },
    ),
    lexicon.kindNames,
  );
  const stems = spelled.map((word) => word.stem);
  const places = spelled.map(({ from, to }): Found => ({
    from: asked[from]?.at ?? 0,
    to: (asked[to - 1]?.at ?? 0) + 1,
  }));

  const kindWords = spelled.map((word, at) => ({
    stem: word.stem,
    text: asked[word.to - 1]?.word.text ?? word.stem,
    followedBy: all[places[at]?.to ?? -1]?.text ?? '',
  }));
  const chosen = chooseKinds(kindWords, lexicon, shared !== undefined);
  const category = categoryOf(
    lexicon.categoryNames
      .find(stems)
      .filter(({ to }) => !purpose.test(all[places[to - 1]?.to ?? -1]?.text ?? '')),
    chosen.head,
    stems.length,
  );
  const kinds = category ? [] : chosen.kinds;
  const leads = category ? [category] : chosen.leads;
  const brandPhrase = lexicon.brandNames.find(stems)[0];
  const brand = brandPhrase?.meanings[0];
  const hints = new Set(stems.flatMap((one) => lexicon.kindHintedBy(one) ?? []));
  const [hinted] = hints.size === 1 && !category && !kinds.length ? hints : [];
  const hintedValues = valuesHintedAt(kindWords, lexicon.hints, kinds);
  const suggested = hintedValues.flatMap(({ meaning, places: own }) =>
    own.map((at): FoundValue => ({ value: readMeaning(meaning), from: at, to: at + 1 })),
  );
  const named = valuesIn(
    spelled.map(({ stem: stemmed, from }) => ({
      stem: stemmed,
      text: asked[from]?.word.text ?? stemmed,
    })),
    lexicon,
  ).filter(({ value }) => value.kind === hinted || kinds.includes(value.kind));
  const values = [
    ...named,
    ...suggested.filter(({ from }) => !named.some((one) => one.from === from)),
  ];
  const cores = leads.map((lead) => coreOf(lead, stems, lexicon));
  const words = spelled.map((word, at): IntentWord => {
    const place = places[at] ?? { from: 0, to: 0 };
    const own = values.filter(({ from, to }) => at >= from && at < to).map(({ value }) => value);
    const inCore = cores.some(({ from, to }) => at >= from && at < to);
    const inName = [...leads, ...(brandPhrase ? [brandPhrase] : [])].some(
      ({ from, to }) => at >= from && at < to,
    );
    const text = asked[word.to - 1]?.word.text ?? word.stem;
    return {
      ...word,
      text,
      at: place,
      generic: kinds.some((id) => {
        const kind = lexicon.kinds.get(id);
        return kind !== undefined && genericNouns(kind).has(word.stem);
      }),
      isName: inName || own.length > 0,
      values: own,
      isVerb: isVerb(text),
      aside: isAside(text, all[place.to]?.text ?? '', word.how === 'known'),
      optional:
        inCore ||
        (leads.length > 0 && /^(?:19|20)\d\d$/.test(word.stem)) ||
        (isDear && reading.money.has(place.from)),
    };
  });
  return {
    reading,
    words,
    whole: all
      .filter(({ quotation }) => !quotation)
      .map((word) => word.text)
      .join(' '),
    phrases,
    without: refusals.without,
    kinds,
    ...(chosen.head && !category && { head: chosen.head }),
    isKindHinted: !category && chosen.hinted === true,
    several: !category && chosen.several,
    ...(hinted !== undefined && { hinted }),
    nounKinds: chosen.several
      ? []
      : lexicon.kindNouns
          .find(stems)
          .flatMap(({ meanings }) => meanings)
          .filter((id) => kinds.includes(id)),
    values: values.map(({ value }) => value),
    sorts: category
      ? []
      : [
          ...sortsOf(
            leads,
            stems,
            all.map((word) => word.stem),
            lexicon,
          ),
          // What happened says which sort is needed: `kapıda kaldım`.
          ...(chosen.hinted ? hintedValues : []).map(({ meaning }) => readMeaning(meaning)),
        ],
    occasion: kinds.length || category ? [] : occasionIn(words, asked, lexicon),
    ...(category && { category: category.meanings[0] ?? '' }),
    ...(brand !== undefined && { brand }),
    ...(price && { price }),
    wants: {
      cheap: level?.level === 'cheap' || level?.level === 'modest',
      dear: isDear,
      byPrice: level?.order === true,
      best: bestWords.test(folded),
    },
    corrected: words
      .filter(({ how }) => how === 'corrected' || how === 'heard')
      .map((word) => correction(reading, word, word.written)),
    maybe: words.flatMap((word) =>
      word.maybe ? [correction(reading, word, word.maybe.written)] : [],
    ),
  };
}

/** A query's word with its place among all of them. */
interface Asked {
  readonly word: Word;
  readonly at: number;
}

/** The kinds of an occasion that is what a query ends with: `annem için hediye`, not `bebek biberonu`. */
function occasionIn(
  words: readonly IntentWord[],
  asked: readonly Asked[],
  { occasions }: Lexicon,
): readonly string[] {
  const last = words[words.findLastIndex(({ aside }) => !aside)];
  const found = occasions.find(asked.map(({ word }) => word.stem));
  const isWhole = found.some(({ to }) => to >= (last?.to ?? 0));
  return isWhole ? [...new Set(found.flatMap(({ meanings }) => meanings))] : [];
}

const correction = (reading: Reading, { at }: IntentWord, shown: string): Corrected => ({
  written: writtenIn(reading, at),
  read: shown,
});

/** Each quotation as its folded words, one space between: `iphone 15`. */
function phrasesOf(words: readonly Word[]): string[] {
  const phrases: string[] = [];
  for (const { quotation, text } of words) {
    if (!quotation) continue;
    const before = phrases[quotation - 1];
    phrases[quotation - 1] = before === undefined ? text : `${before} ${text}`;
  }
  return phrases.filter(Boolean).slice(0, mostPhrases);
}

const isName = (stems: readonly string[], lexicon: Lexicon): boolean =>
  [lexicon.kindNames, lexicon.valueNames, lexicon.brandNames].some(
    (book) => book.meaningsOf(stems).length > 0,
  );

/** Whom or what for, and what somebody does: none of it is the thing. */
const isAside = (text: string, next: string, isKnown: boolean): boolean =>
  purpose.test(next) || (!isKnown && isVerb(text));

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

interface FoundValue extends Found {
  readonly value: NamedValue;
}

/** The values that words name, by their labels and other names, and with -lI: `kurutmalı` has `Kurutma`. */
function valuesIn(
  words: readonly { readonly stem: string; readonly text: string }[],
  lexicon: Lexicon,
): FoundValue[] {
  const found = lexicon.valueNames.find(words.map((word) => word.stem));
  const having = words.flatMap(({ text }, at): FoundPhrase[] => {
    const base = stemOfHaving(text);
    const meanings = base === undefined ? [] : lexicon.valueNames.meaningsOf([base]);
    return meanings.length ? [{ meanings, from: at, to: at + 1 }] : [];
  });
  return [...found, ...having].flatMap(({ meanings, from, to }) =>
    meanings.map((meaning) => ({ value: readMeaning(meaning), from, to })),
  );
}

/** The words of a lead that name the kind by themselves: `kurutmalı | çamaşır makinesi`. */
function coreOf(
  { from, to, meanings }: FoundPhrase,
  stems: readonly string[],
  lexicon: Lexicon,
): Found {
  for (let start = to - 1; start > from; start -= 1) {
    const named = lexicon.kindNames.meaningsOf(stems.slice(start, to));
    if (meanings.every((kind) => named.includes(kind))) return { from: start, to };
  }
  return { from, to };
}

/** The words of a phrase as loose words, for when no title has the phrase itself. */
export function looseWords(phrase: string): { readonly stem: string; readonly prefix: boolean }[] {
  return phrase.split(' ').map((text) => ({ stem: stem(text), prefix: false }));
}
