import { type FoundPhrase, queryWords, readQuotes, stem } from '../../language';
import { spell, type SpelledWord } from '../vocabulary/spelling';
import type { Vocabulary } from '../vocabulary/vocabulary';
import type { Lexicon } from '../vocabulary/lexicon';
import { takeNegated } from './negation';
import { bestWords, cheapWords, dearWords, noiseWords, topWords } from './noise-words';
import { lacksThing } from '../vocabulary/other-things';
import { readPrice } from './price-words';
import { readMeaning, sortsOf, type NamedValue } from './named-values';
import { inUsualOrder, withSharedHead } from './word-order';

/** A word products are looked for by. */
export interface IntentWord extends SpelledWord {
  /** Named the kind or the category, or only describes the thing: it ranks, and nothing has to carry it. */
  readonly optional: boolean;
}

/** What a query asks for. */
export interface Intent {
  readonly words: readonly IntentWord[];
  /** The loose text as folded words, with those that were taken out of it. */
  readonly whole: string;
  /** Quoted phrases as folded words. */
  readonly phrases: readonly string[];
  /** Stems of what is not wanted: `iphone olmayan`. */
  readonly without: readonly string[];
  /** Kind ids the query names; more than one where a word is ambiguous (`bilgisayar`). */
  readonly kinds: readonly string[];
  /** Whether several kinds are asked for by name: `telefon ve kulaklık`. */
  readonly several: boolean;
  /** Whether the thing itself is one that the catalogue lacks: `kedi kumu`. */
  readonly lacking: boolean;
  /** Where no kind is named, the one that a word is only said of: `tansiyon` of blood pressure monitors. */
  readonly hinted?: string;
  /** Those of them whose own noun it is: they come before kinds that are merely called so, too. */
  readonly nounKinds: readonly string[];
  /** Attribute values the query names, of those kinds or the hinted one: `oyun konsolu`, `çiçeksi`. */
  readonly values: readonly NamedValue[];
  /** Those that the kind's very name says: `gitar` of musical instruments, `powerbank` of chargers. */
  readonly sorts: readonly NamedValue[];
  readonly category?: string;
  readonly brand?: string;
  readonly price?: { readonly min?: number; readonly max?: number };
  readonly wants: { readonly cheap: boolean; readonly dear: boolean; readonly best: boolean };
  /** The query as it was searched where spelling was corrected. */
  readonly corrected?: string;
}

/** What is read of a query: nobody asks for a product in more, and more only costs time. */
const mostLetters = 200;
const mostWords = 16;
const mostPhrases = 3;

/** Reads a query: quotations, price words, spelling, then kind, category and brand. */
export function understand(query: string, lexicon: Lexicon, vocabulary: Vocabulary): Intent {
  const { text, phrases: quoted } = readQuotes(query.slice(0, mostLetters));
  const phrases = quoted.slice(0, mostPhrases);
  const { rest, min, max } = readPrice(text);
  const wants = {
    cheap: cheapWords.test(rest),
    dear: dearWords.test(rest),
    best: bestWords.test(rest),
  };
  const loose = rest.replace(topWords, ' ').replace(cheapWords, ' ');

  const all = queryWords(loose).slice(0, mostWords);
  const shared = withSharedHead(all, lexicon.kindNames);
  const { asked, without } = takeNegated(shared ?? all, (one) => vocabulary.has(one));
  const telling = asked.filter(({ text: word }) => !noiseWords.has(word));
  const spelled = inUsualOrder(
    spell(telling.length || phrases.length ? telling : asked, vocabulary),
    lexicon.kindNames,
  );
  const stems = spelled.words.map((word) => word.stem);

  const lacking = lacksThing(stems, lexicon, vocabulary);
  const named = lacking ? [] : lexicon.kindNames.find(stems);
  const head = named.at(-1);
  const category = categoryOf(lexicon.categoryNames.find(stems), head, stems.length);
  const brand = lexicon.brandNames.find(stems)[0]?.meanings[0];
  const several = !category && areSeveral(named, spelled.words, lexicon, shared !== undefined);
  const kinds = category ? [] : kindsOf(named, several);
  const hints = new Set(stems.flatMap((one) => lexicon.kindHintedBy(one) ?? []));
  const [hinted] = hints.size === 1 && !category && !kinds.length ? hints : [];
  const leads = named.filter(({ meanings }) => meanings.some((id) => kinds.includes(id)));
  if (category) leads.push(category);
  const words = spelled.words.map((word, at) => ({
    ...word,
    optional:
      leads.some(({ from, to }) => at >= from && at < to) ||
      (leads.length > 0 && /^(?:19|20)\d\d$/.test(word.stem)) ||
      (word.describes === true && !leads.length && spelled.words.length > 1) ||
      (wants.dear && dearWords.test(word.stem)),
  }));
  return {
    words,
    whole: (loose === text ? all : queryWords(text)).map((word) => word.text).join(' '),
    phrases,
    without,
    kinds,
    several,
    lacking,
    ...(hinted !== undefined && { hinted }),
    nounKinds: several
      ? []
      : lexicon.kindNouns
          .find(stems)
          .flatMap(({ meanings }) => meanings)
          .filter((id) => kinds.includes(id)),
    values: lexicon.valueNames
      .find(stems)
      .flatMap(({ meanings }) => meanings.map(readMeaning))
      .filter(({ kind }) => kind === hinted || kinds.includes(kind)),
    sorts: category
      ? []
      : sortsOf(
          leads,
          stems,
          all.map((word) => word.stem),
          lexicon,
        ),
    ...(category && { category: category.meanings[0] ?? '' }),
    ...(brand !== undefined && { brand }),
    ...((min !== undefined || max !== undefined) && {
      price: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    }),
    wants,
    ...(spelled.corrected && { corrected: spelled.words.map(({ written }) => written).join(' ') }),
  };
}

/** A category counts where no kind is named, or where its name of several words is the whole query. */
function categoryOf(
  found: readonly FoundPhrase[],
  head: FoundPhrase | undefined,
  words: number,
): FoundPhrase | undefined {
  const last = found.at(-1);
  if (!last) return undefined;
  const whole = last.to - last.from === words && words > 1;
  return !head || (whole && head.to - head.from < words) ? last : undefined;
}

/** The last kind named is the thing itself (`telefon kılıfı` is a case), unless several are meant. */
function kindsOf(named: readonly FoundPhrase[], several: boolean): readonly string[] {
  const meant = several ? named : named.slice(-1);
  return [...new Set(meant.flatMap(({ meanings }) => meanings))];
}

/** All kinds are meant where a query is nothing but kinds (`Film & Dizi`), unless the last is one for the others; and where they share a noun. */
function areSeveral(
  named: readonly FoundPhrase[],
  words: readonly SpelledWord[],
  lexicon: Lexicon,
  shared: boolean,
): boolean {
  if (shared && named.length > 1) return true;
  const head = named.at(-1);
  const covered = named.reduce((sum, { from, to }) => sum + to - from, 0);
  if (!head || named.length < 2 || covered < words.length) return false;
  const [word, ...more] = words.slice(head.from, head.to);
  // `laptop çantası` is a bag; `çamaşır makinesi` is so called.
  const ofAnother = word && !more.length && /[aeiou]s[iu]$/.test(word.written);
  return !ofAnother && !head.meanings.some((id) => lexicon.kinds.get(id)?.accessoryOf);
}

/** The words of a phrase as loose words, for when no title has the phrase itself. */
export function looseWords(phrase: string): IntentWord[] {
  return phrase
    .split(' ')
    .map((text) => ({ stem: stem(text), written: text, prefix: false, optional: false }));
}
