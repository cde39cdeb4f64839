import words from './numerals.json';

/** Number words below a hundred, and those that multiply; folded. */
const small: Readonly<Record<string, number>> = words.small;
const large: Readonly<Record<string, number>> = words.large;
const names = new Map(Object.entries(small).map(([name, value]) => [value, name]));
const halves: ReadonlySet<string> = new Set(['bucuk', 'yarim']);

const all = [...Object.keys(small), ...Object.keys(large), ...halves].sort(
  (a, b) => b.length - a.length,
);
const parts = new RegExp(all.join('|'), 'g');
const compound = new RegExp(
  `^((?:${all.join('|')})+?)(l[iu]k|y?l[ae]|y?[ae]|y?[iu]|[dt][ae]n?|[iu]n|n[iu]n|ser|(?<!on)er)?$`,
);

/** A numeral as a word writes it: its parts, and whether a suffix follows (`bine`). */
export interface Numeral {
  readonly parts: readonly string[];
  readonly suffix: string;
}

/**
 * Reads a folded word as one or several numerals: `onbes` → `on bes`, `bine` → `bin`; undefined where it is none. `before`
 * are the numerals that stand right before it.
 */
export function numeralOf(word: string, before: readonly string[] = []): Numeral | undefined {
  const [, body = '', ending = ''] = compound.exec(word) ?? [];
  // `ikişer bin`: so much for each.
  const suffix = /^s?er$/.test(ending) ? '' : ending;
  const found = body.match(parts) ?? [];
  if (!body || found.join('') !== body) return undefined;
  // `biri`, `ona`, `onu`, `yüze` are other words, but for `beş yüze` and `bin beş yüz elliye`.
  const last = found.at(-1) ?? '';
  const isLarge = last === 'bin' || last === 'milyon' || last === 'bucuk';
  const goesOn =
    last === 'yuz' ? before.length > 0 : before.some((part) => Object.hasOwn(large, part));
  return suffix && !isLarge && !goesOn ? undefined : { parts: found, suffix };
}

/** `yedi` → 7; undefined for anything but a plain numeral below a hundred. */
export const smallNumeral = (word: string): number | undefined =>
  Object.hasOwn(small, word) ? small[word] : undefined;

/** 7 → `yedi`; undefined for anything but a plain numeral below a hundred. */
export const numeralNamed = (value: number): string | undefined => names.get(value);

/** 100, 1000, 1000000 for the words that multiply. */
export const multiplier = (word: string): number | undefined =>
  Object.hasOwn(large, word) ? large[word] : undefined;

/** A value that number words say: one, or two of which the thing lies between (`altı yedi bin`). */
export interface WordNumber {
  readonly min: number;
  readonly max: number;
  /** Whether a hundred, thousand or million was said. */
  readonly scaled: boolean;
}

/** What lies between two numbers is at most so many times the lower. */
export const mostApart = 3;

/** The value of numerals in a row; undefined where they make no number (`bin bir yirmi`). */
export function valueOf(numerals: readonly string[]): WordNumber | undefined {
  if (isTwofold(numerals)) {
    for (let at = 1; at < numerals.length; at += 1) {
      const [low, high] = [numerals.slice(0, at), numerals.slice(at)];
      const [min, max] = [sum(low), sum(high)];
      if (!isTwofold(low) && !isTwofold(high) && min < max && max <= min * mostApart)
        return { min, max, scaled: true };
    }
    return undefined;
  }
  const groups: string[][] = [[]];
  let lowest = Infinity;
  for (const part of numerals) {
    const size = sizeOf(part);
    // A part that cannot go on with the number begins another: `altı | yedi bin`, `yirmi beş | otuz bin`.
    if (size !== undefined && size >= lowest) {
      groups.push([]);
      lowest = Infinity;
    }
    groups.at(-1)?.push(part);
    lowest = size ?? Infinity;
  }
  const [first, second, ...more] = groups;
  if (!first || more.length) return undefined;
  const one = sum(first);
  if (!second) return { min: one, max: one, scaled: first.some((part) => multiplier(part)) };
  const other = sum(second);
  const factor = other / (sum(second.filter((part) => multiplier(part) === undefined)) || 1);
  const low = first.some((part) => multiplier(part)) ? one : one * factor;
  if (low >= other) return undefined;
  return { min: low, max: other, scaled: second.some((part) => multiplier(part)) };
}

/** Whether numerals multiply by the same twice, so that they are two numbers: `beş yüz altı yüz`, `bin bin beş yüz`. */
function isTwofold(numerals: readonly string[]): boolean {
  const before: number[] = [];
  for (const part of numerals) {
    const scale = multiplier(part);
    if (scale === undefined) continue;
    if (before.includes(scale)) return true;
    // `beş yüz bin altı yüz`: a thousand ends what was multiplied by less.
    while ((before.at(-1) ?? Infinity) < scale) before.pop();
    before.push(scale);
  }
  return false;
}

/** How small what follows must be: after `yirmi` comes 1–9, after `bin` anything below; undefined for what multiplies. */
function sizeOf(part: string): number | undefined {
  const value = smallNumeral(part);
  if (value === undefined) return undefined;
  return value < 10 ? 1 : 10;
}

function sum(numerals: readonly string[]): number {
  let total = 0;
  let group = 0;
  let half = 0;
  for (const part of numerals) {
    const scale = multiplier(part);
    if (part === 'bucuk') half = 0.5;
    else if (part === 'yarim') group += 0.5;
    else if (scale === undefined) group += smallNumeral(part) ?? 0;
    else if (scale === 100) group = (group || 1) * 100;
    else {
      total += ((group || 1) + half) * scale;
      group = 0;
      half = 0;
    }
  }
  return total + group + half;
}
