import { spell, type SpelledWord } from '../spelling';
import { stem } from '../turkish/stem';
import { queryWords, readQuotes } from '../turkish/words';
import type { Vocabulary } from '../vocabulary';
import type { Lexicon } from './lexicon';
import type { FoundPhrase } from './phrase-book';
import { bestWords, cheapWords, dearWords, noiseWords, topWords } from './noise-words';
import { readPrice } from './price-words';

/** A word products are looked for by. */
export interface IntentWord extends SpelledWord {
  /** Named the kind or the category: it ranks, but the kind already does its work. */
  readonly optional: boolean;
}

/** A value of a kind's attribute. */
export interface NamedValue {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
}

/** What a query asks for. */
export interface Intent {
  readonly words: readonly IntentWord[];
  /** Quoted phrases as folded words. */
  readonly phrases: readonly string[];
  /** Kind ids the query names; several where a word is ambiguous (`bilgisayar`). */
  readonly kinds: readonly string[];
  /** Those of them whose own noun it is: they come before kinds that are merely called so, too. */
  readonly nounKinds: readonly string[];
  /** Attribute values the query names, of those kinds: `oyun konsolu`, `çiçeksi`. */
  readonly values: readonly NamedValue[];
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
  const telling = all.filter(({ text: word }) => !noiseWords.has(word));
  const spelled = spell(telling.length || phrases.length ? telling : all, vocabulary);
  const stems = spelled.words.map((word) => word.stem);

  const named = lexicon.kindNames.find(stems);
  const head = named.at(-1);
  const category = categoryOf(lexicon.categoryNames.find(stems), head, stems.length);
  const brand = lexicon.brandNames.find(stems)[0]?.meanings[0];
  const kinds = category ? [] : kindsOf(named, stems.length, lexicon);
  const leads = named.filter(({ meanings }) => meanings.some((id) => kinds.includes(id)));
  if (category) leads.push(category);
  const words = spelled.words.map((word, at) => ({
    ...word,
    optional:
      leads.some(({ from, to }) => at >= from && at < to) ||
      (leads.length > 0 && /^(?:19|20)\d\d$/.test(word.stem)) ||
      (wants.dear && dearWords.test(word.stem)),
  }));
  return {
    words,
    phrases,
    kinds,
    nounKinds: lexicon.kindNouns
      .find(stems)
      .flatMap(({ meanings }) => meanings)
      .filter((id) => kinds.includes(id)),
    values: lexicon.valueNames
      .find(stems)
      .flatMap(({ meanings }) => meanings.map(readMeaning))
      .filter(({ kind }) => kinds.includes(kind)),
    ...(category && { category: category.meanings[0] ?? '' }),
    ...(brand !== undefined && { brand }),
    ...((min !== undefined || max !== undefined) && {
      price: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    }),
    wants,
    ...(spelled.corrected && { corrected: spelled.words.map(({ written }) => written).join(' ') }),
  };
}

/** `perfume gender=female` as its parts. */
function readMeaning(meaning: string): NamedValue {
  const [kind = '', rest = ''] = meaning.split(' ');
  const [name = '', value = ''] = rest.split('=');
  return { kind, name, value };
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

/**
 * The last kind named is the thing itself (`telefon kılıfı` is a case). Only where a query is nothing but kinds
 * (`Film & Dizi`) are all of them meant, unless the last one is an accessory.
 */
function kindsOf(
  named: readonly FoundPhrase[],
  words: number,
  lexicon: Lexicon,
): readonly string[] {
  const head = named.at(-1);
  if (!head) return [];
  const covered = named.reduce((sum, { from, to }) => sum + to - from, 0);
  const accessory = head.meanings.some((id) => lexicon.kinds.get(id)?.accessoryOf);
  if (named.length < 2 || covered < words || accessory) return head.meanings;
  return [...new Set(named.flatMap(({ meanings }) => meanings))];
}

/** The words of a phrase as loose words, for when no title has the phrase itself. */
export function looseWords(phrase: string): IntentWord[] {
  return phrase
    .split(' ')
    .map((text) => ({ stem: stem(text), written: text, prefix: false, optional: false }));
}
