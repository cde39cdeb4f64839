import { fold } from '@denk/shared/product/text';
import { stem } from './stem';
import { joinUnits, plainNumbers } from './units';

/** A word of a query: as folded, and in the form that is matched. */
export interface Word {
  readonly text: string;
  readonly stem: string;
}

/** A query read into its loose text and its quoted phrases, all folded. */
export interface QuotedText {
  readonly text: string;
  /** Each phrase as its folded words, one space between: `iphone 15`. */
  readonly phrases: readonly string[];
}

const token = /\d+(?:\.\d+)+\p{L}*|[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*\+{0,3}/gu;
const turkishSuffix =
  /^(?:[iu]|y[iu]|s[iu]|n[iu]n|[iu]n|[ae]|y[ae]|[dt][ae]n?|[dt]ak[iu]|y?l[ae]|l[ae]r.*|l[iu]|l[iu]k|s[iu]z|c[iu]|k[iu])$/;

/** Whether an apostrophe's tail is a suffix: `samsung'un` yes, `levi's` and `l'oreal` no. */
const isSuffix = (tail: string) => turkishSuffix.test(tail);

/** Folds and settles numbers, units and inches, so that documents and queries read alike. */
function settle(folded: string): string {
  return joinUnits(plainNumbers(folded));
}

/** `levi's` is one word, `samsung'un` is `samsung`, `ray-ban` two words. */
function parts(found: string): string[] {
  const [base = '', ...tails] = found.split("'");
  const joined = tails.reduce((word, tail) => (isSuffix(tail) ? word : word + tail), base);
  return joined.split('-').filter(Boolean);
}

/** The folded words of a text in their order, numbers and units joined. */
export function foldedWords(text: string): string[] {
  const folded = fold(text).replace(/(\d)\s?(?:"|'')/g, '$1inc ');
  return (settle(folded).match(token) ?? []).flatMap(parts);
}

/** The words of a query's loose text. */
export function queryWords(folded: string): Word[] {
  return (settle(folded).match(token) ?? [])
    .flatMap(parts)
    .map((text) => ({ text, stem: stem(text) }));
}

/** `V` of `Nitro V 15`, `Z` of `Z Fold7`: people write it together with the number after it, or apart. */
export const isShortName = (word: string): boolean => /^[a-z]{1,2}$/.test(word);

/** Every form under which a document's text may be looked for, once each, in order of appearance. */
export function documentStems(text: string): string[] {
  const folded = fold(text).replace(/(\d)\s?(?:"|'')/g, '$1inc ');
  const stems = new Set<string>();
  let before = '';
  for (const found of settle(folded).match(token) ?? []) {
    const words = parts(found);
    for (const word of words) {
      stems.add(stem(word));
      const number = /^(\d+(?:\.\d+)?)\p{L}+$/u.exec(word)?.[1];
      if (number) stems.add(number);
      const [, name, version] = /^(\p{L}{3,})(\d{1,3})$/u.exec(word) ?? [];
      if (name && version) stems.add(stem(name)).add(version);
      if (isShortName(before) && /\d/.test(word)) stems.add(before + word);
      before = word;
      if (word.endsWith('+')) {
        stems.add(stem(word.replace(/\++$/, '')));
        if (!word.endsWith('++')) stems.add('plus');
      }
    }
    if (words.length > 1) stems.add(stem(words.join('')));
    const base = found.split("'")[0] ?? '';
    if (base !== found && base.length > 2 && !base.includes('-')) stems.add(stem(base));
  }
  return [...stems];
}

/**
 * Takes quoted phrases out of a query. `"` right after a digit means inches unless a quotation is open:
 * `55" tv` has no phrase, `"iPhone 15"` is one. An unclosed quotation is loose text.
 */
export function readQuotes(query: string): QuotedText {
  const folded = fold(query).replace(/''/g, '"');
  const phrases: string[] = [];
  let text = '';
  let open = -1;
  for (let at = 0; at < folded.length; at += 1) {
    const letter = folded.charAt(at);
    if (letter !== '"') {
      if (open < 0) text += letter;
    } else if (open >= 0) {
      const phrase = foldedWords(folded.slice(open + 1, at)).join(' ');
      if (phrase) phrases.push(phrase);
      open = -1;
      text += ' ';
    } else if (/\d/.test(folded.charAt(at - 1))) {
      text += 'inc ';
    } else {
      open = at;
    }
  }
  if (open >= 0) text += ` ${folded.slice(open + 1)}`;
  return { text, phrases };
}
