import { fold } from '@denk/shared/product/text';
import { remembering } from './remembering';
import { mostApart, multiplier, numeralNamed, smallNumeral, valueOf } from './numerals';
import { isSuffix, stem } from './suffixes';
import { countedUnit, isCountedInWords, joinedUnit } from './units';

/** A place in the visitor's own text: UTF-16 offsets, `to` is the first that is outside. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A word of a text. `text.slice(from, to)` is how the visitor wrote it, suffix and all. */
export interface Word extends Span {
  /** Folded and in one form: number and unit joined (`128gb`), what follows an apostrophe left out. */
  readonly text: string;
  /** What its suffixed forms share. */
  readonly stem: string;
  /** Punctuation right before it: `,` `-` `/` `.`…; empty where only spaces are. */
  readonly before: string;
  /** The value of a word that is a plain number: 20000 of `20.000`; `grouped` says that it was written in thousands. */
  readonly number?: { readonly value: number; readonly grouped: boolean };
  /** A number with its unit: `128 GB`, `55"`, `iki kişilik`. */
  readonly measure?: Measure;
  /** From 1: which of the text's quotations it stands in. */
  readonly quotation?: number;
}

/** A quantity: 128 `gb`, 55 `inc`, 43 `numara`. */
export interface Measure {
  readonly value: number;
  readonly unit: string;
}

/** Words in a row, by their index: `to` is the first that is outside. */
export interface Found {
  readonly from: number;
  readonly to: number;
}

const apostrophes = "'’‘ʼ`´";
const anApostrophe = new RegExp(`[${apostrophes}]`);
const hyphens = '\\-‐‑–—';
const hyphen = new RegExp(`[${hyphens}]`, 'u');
const chunk = new RegExp(
  String.raw`₺|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|(?<=\d)[.,×](?=\d))*(?:[${apostrophes}${hyphens}][\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|(?<=\d)[.,×](?=\d))*)*\+{0,3}`,
  'gu',
);
const quote = /["“”„«»″]|''/g;
const mostPhrases = 9;
const mostRemembered = 4000;

interface Piece extends Span {
  text: string;
  before: string;
  quotation: number | undefined;
}

/** Reads a text into its words, in order. A number is joined with its unit; `"` right after a digit is inches. */
export function readWords(text: string): Word[] {
  const quotations = quotationsOf(text);
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(chunk)) {
    const from = found.index;
    const gap = text.slice(end, from);
    const before = gap === ' ' ? '' : gap.replace(/\s+/g, '');
    end = from + found[0].length;
    const quotation =
      quotations.findIndex((one) => from >= one.from && end <= one.to) + 1 || undefined;
    const own = splitChunk(found[0], { from, to: end, before, quotation });
    const last = own.at(-1);
    if (last && /\d$/.test(last.text) && !quotations.some(({ to }) => to === end)) {
      const [inches] = /^\s?(?:["”″]|'')/.exec(text.slice(end, end + 3)) ?? [];
      if (inches)
        own[own.length - 1] = { ...last, text: `${last.text}inc`, to: end + inches.length };
    }
    pieces.push(...own);
  }
  return join(pieces);
}

/** The folded words of a text in their order, numbers and units joined. A talk asks for those of the same names again and again. */
export const foldedWords = remembering(mostRemembered, (text): readonly string[] =>
  readWords(text).map((word) => word.text),
);

/** The quotations of a text; one that is not closed is none, and `"` after a digit opens none. */
function quotationsOf(text: string): Span[] {
  const found: Span[] = [];
  let open = -1;
  for (const { index, 0: mark } of text.matchAll(quote)) {
    if (open >= 0) {
      if (found.length < mostPhrases && text.slice(open, index).trim()) {
        found.push({ from: open, to: index });
      }
      open = -1;
    } else if (!/\d\s?$/.test(text.slice(0, index))) open = index + mark.length;
  }
  return found;
}

/** `levi's` is one word, `samsung'un` is `samsung`, `ray-ban` two words, `20bin` and `5000tl` are two as well. */
function splitChunk(written: string, place: Omit<Piece, 'text'>): Piece[] {
  const { from, to, before, quotation } = place;
  if (/^\p{Script=Latin}+$/u.test(written))
    return [{ text: fold(written), from, to, before, quotation }];
  const pieces: Piece[] = [];
  let at = from;
  let between = before;
  for (const part of written.split(hyphen)) {
    const [base = '', ...tails] = fold(part).split("'");
    const whole = tails.reduce((word, tail) => (isSuffix(tail) ? word : word + tail), base);
    const text = beginsWithDigit(whole) ? whole.replace(each, '$1') : whole;
    const [, number = '', letters = ''] =
      (beginsWithDigit(text) && /^(\d[\d.,]*)(\p{L}+)$/u.exec(text)) || [];
    if (number && isMoney(letters)) {
      const middle = at + number.length;
      pieces.push({ text: number, from: at, to: middle, before: between, quotation });
      pieces.push({ text: letters, from: middle, to: at + part.length, before: '', quotation });
    } else if (text)
      pieces.push({ text, from: at, to: at + part.length, before: between, quotation });
    at += part.length + 1;
    between = '-';
  }
  return pieces;
}

/** Most words are none of numbers, and an index of a catalogue reads a hundred thousand. */
const beginsWithDigit = (text: string): boolean => {
  const code = text.charCodeAt(0);
  return code >= 48 && code <= 57;
};

/** `250’şer`, `3er`: so much for each. */
const each = /^(\d[\d.,]*)s?er$/;

const isMoney = (letters: string) =>
  /^(?:bin|milyon|tl|lira|try|yuz)(?:l[iu]k|y?[ae]|[dt][ae]n?|y?[iu]|n?[iu]n)?$/.test(letters);

const plain = /^\d+(?:[.,]\d+)*$/;

/** The value of digits as they are written in Turkish (`1.299,90`), in English or plain. */
export function numberValue(written: string): {
  readonly value: number;
  readonly grouped: boolean;
} {
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(written);
  const last = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  const decimals = last < 0 ? 0 : written.length - last - 1;
  const isFraction = last >= 0 && (decimals !== 3 || /^0/.test(written));
  const digits = (text: string) => text.replace(/[.,]/g, '');
  const value = isFraction
    ? Number(`${digits(written.slice(0, last))}.${written.slice(last + 1)}`)
    : Number(digits(written));
  return { value, grouped };
}

/** Joins `2 x 5`, numbers with their units, and writes numerals before what is counted as digits. */
function join(pieces: readonly Piece[]): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece) continue;
    let { text, to } = piece;
    let [next, after] = [pieces[at + 1], pieces[at + 2]];
    while (
      next?.text === 'x' &&
      after &&
      beginsWithDigit(after.text) &&
      plain.test(text.split('x').at(-1) ?? '')
    ) {
      text = `${plainText(text)}x${plainText(after.text)}`;
      to = after.to;
      at += 2;
      [next, after] = [pieces[at + 1], pieces[at + 2]];
    }
    const numeral = smallNumeral(text);
    // `bebeğin altı gece` is under the baby.
    const isUnder = text === 'alti' && /..[^aeiou][iu]n$/.test(words.at(-1)?.text ?? '');
    if (numeral !== undefined && !isUnder && next && isCountedInWords(next.text, text))
      text = String(numeral);
    // `yarım kilo`
    if (text === 'yarim' && next && /^(?:kg|l)$/.test(joinedUnit(next.text) ?? '')) text = '0,5';
    // `24 bin btu`
    if (/^\d+$/.test(text) && next?.text === 'bin' && after && joinedUnit(after.text)) {
      text += '000';
      at += 1;
      next = after;
    }
    const isNumber = beginsWithDigit(text) && /^(?:\d+x)*\d+(?:[.,]\d+)*$/.test(text);
    const unit =
      isNumber && next && !next.before.replace('-', '') && !/^(?:k|m[iu])$/.test(next.text)
        ? joinedUnit(next.text)
        : undefined;
    if (unit !== undefined && next) {
      to = next.to;
      at += 1;
    }
    words.push(
      isNumber || beginsWithDigit(text)
        ? numeralOf({ ...piece, text, to }, isNumber, unit)
        : plainWord(piece, text, to),
    );
  }
  return words;
}

const plainText = (number: string): string =>
  plain.test(number) ? String(numberValue(number).value) : number;

/** Nearly every word; written out, since an index of a catalogue makes a hundred thousand. */
const plainWord = ({ from, before, quotation }: Piece, text: string, to: number): Word => ({
  from,
  to,
  before,
  text,
  stem: stem(text),
  quotation,
});

function numeralOf(piece: Piece, isNumber: boolean, unit: string | undefined): Word {
  const { text: written, ...place } = piece;
  if (isNumber) {
    const text = plainText(written);
    const { value, grouped } = numberValue(written.split('x').at(-1) ?? '');
    if (unit !== undefined)
      return { ...place, text: text + unit, stem: text + unit, measure: { value, unit } };
    const number = plain.test(written) ? { value, grouped } : undefined;
    return { ...place, text, stem: text, number };
  }
  const [, digits = '', letters = ''] = /^((?:\d+x)*\d[\d.,]*)(\p{L}+)$/u.exec(written) ?? [];
  // `2000e kadar`: a sum with its ending and no apostrophe.
  if (/^\d{3,}$/.test(digits) && isSuffix(letters)) {
    return numeralOf({ ...piece, text: digits }, true, undefined);
  }
  const glued = digits && joinedUnit(letters);
  if (glued) {
    const text = plainText(digits) + glued;
    const { value } = numberValue(digits.split('x').at(-1) ?? '');
    return { ...place, text, stem: text, measure: { value, unit: glued } };
  }
  return plainWord(piece, written, piece.to);
}

/** Numbers with what they count or size: `43 numara`, `XL beden`, `128 GB`. A size of letters has no value. */
export interface Size extends Found {
  readonly unit: string;
  readonly value: number;
  /** The lower of two between which it lies: 40 of `kırk elli dakika`. */
  readonly least?: number;
  /** `xl`, where the size is letters. */
  readonly letters?: string;
}

const isBought = /^(?:al|ar[ai]|bak|hediye|isti|laz[iı]m|oner)/;

/** Finds the quantities of a text: those joined with their unit, and numbers before or after what they count. */
export function readSizes(words: readonly Word[]): Size[] {
  return plainSizes(words).map((size) => withNumbersBefore(size, words));
}

/** `yirmi beş kilo` is 25, `kırk elli dakika` from 40 to 50, `24 36 ay` from 24 to 36. */
function withNumbersBefore(size: Size, words: readonly Word[]): Size {
  const { from, value } = size;
  const isNext = (at: number) => (words[at + 1]?.before ?? ',').replace(/[-–]/, '') === '';
  const digits = words[from - 1]?.number;
  if (digits && isNext(from - 1))
    return isNear(digits.value, value) ? { ...size, from: from - 1, least: digits.value } : size;
  const own = numeralNamed(value);
  const parts: string[] = [];
  let first = from;
  for (let at = from - 1; own !== undefined && isNext(at); at -= 1) {
    const { text = '', number } = words[at] ?? {};
    const part = number ? numeralNamed(number.value) : text;
    // `bir iki kişilik çadır`
    const isOne = part === 'bir' && !/^(?:bin|milyon)$/.test(parts[0] ?? '');
    if (part === undefined || isOne) break;
    if (smallNumeral(part) === undefined && multiplier(part) === undefined) break;
    parts.unshift(part);
    first = at;
  }
  const all = parts.length > 0 && own !== undefined ? valueOf([...parts, own]) : undefined;
  if (!all || (all.min < all.max && !isNear(all.min, all.max))) return size;
  const least = all.min < all.max ? all.min : undefined;
  return { ...size, from: first, value: all.max, least };
}

const isNear = (least: number, value: number): boolean =>
  least > 0 && least < value && value <= least * mostApart;

function plainSizes(words: readonly Word[]): Size[] {
  return words.flatMap(({ measure, number, text }, at): Size[] => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (measure && measure.unit !== 'k') {
      const isFamily = measure.unit === 'kisilik' && next?.text.startsWith('aile');
      return [{ ...measure, ...(isFamily && { unit: 'kisi' }), from: at, to: at + 1 }];
    }
    // `3+1 haftada` counts rooms.
    const isHalf = text === 'yarim' && countedUnit(next?.text ?? '') === 'saat';
    const whole = before?.text.endsWith('+')
      ? undefined
      : (number?.value ?? (isHalf ? 0.5 : smallNumeral(text)));
    const isHalved = whole !== undefined && next?.text === 'bucuk';
    const [numeral, after] = isHalved ? [whole + 0.5, words[at + 2]] : [whole, next];
    const unit = after && countedUnit(after.text);
    // `bir saat almak istiyorum` is no hour.
    const isThing = text === 'bir' && unit === 'saat' && isBought.test(words[at + 2]?.text ?? '');
    if (numeral !== undefined && unit !== undefined && !isThing) {
      return [{ value: numeral, unit, from: at, to: at + (isHalved ? 3 : 2) }];
    }
    const counted = before && countedUnit(before.text);
    if (number && (counted === 'numara' || counted === 'beden') && !words[at - 2]?.number)
      return [{ value: number.value, unit: counted, from: at - 1, to: at + 1 }];
    if (!/^(?:xxs|xs|xl|xxl|xxxl|[2-5]xl|[sml])$/.test(text)) return [];
    const inLetters = (from: number, to: number): Size[] => [
      { value: 0, unit: 'beden', letters: text, from, to },
    ];
    if (next && countedUnit(next.text) === 'beden') return inLetters(at, at + 2);
    if (before?.stem === 'beden') return inLetters(at - 1, at + 1);
    return text.length > 1 ? inLetters(at, at + 1) : [];
  });
}

/** `V` of `Nitro V 15`, `Z` of `Z Fold7`: people write it together with the number after it, or apart. */
export const isShortName = (word: string): boolean => /^[a-z]{1,2}$/.test(word);

/** A text as all its forms and spellings have it in common: the stems of its words. */
export const stemmed = remembering(mostRemembered, (text) => foldedWords(text).map(stem).join(' '));

/** Every form under which a document's text may be looked for, once each, in order of appearance. */
export const documentStems = (text: string): string[] => stemsOfWords(readWords(text), text);

/** The same where the text was read already. */
export function stemsOfWords(words: readonly Word[], text: string): string[] {
  const stems = new Set<string>();
  let before = '';
  for (const { text: word, stem: own, before: mark, from, to } of words) {
    stems.add(own);
    const number = /^(\d+(?:\.\d+)?)\p{L}+$/u.exec(word)?.[1];
    if (number) stems.add(number);
    // `XM5` of `WH-1000XM5`, `C7K` of `65C7K`, `C5` of `OLED55C54LA`.
    const series = /^\d+([a-z]+\d+[a-z]?)$|\d([a-z]\d)\d[a-z]+$/.exec(word);
    for (const name of series?.slice(1) ?? []) if (name) stems.add(name);
    const [, name, version] = /^(\p{L}{3,})(\d{1,3})$/u.exec(word) ?? [];
    if (name && version) stems.add(stem(name)).add(version);
    if (isShortName(before) && /\d/.test(word)) stems.add(before + word);
    if (mark === '-' && before) stems.add(stem(before + word));
    before = word;
    if (word.endsWith('+')) {
      stems.add(stem(word.replace(/\++$/, '')));
      if (!word.endsWith('++')) stems.add('plus');
    }
    const written = text.slice(from, to);
    const [base = '', ...tails] = anApostrophe.test(written) ? fold(written).split("'") : [];
    if (tails.length && base.length > 2) stems.add(stem(base));
  }
  return [...stems];
}
