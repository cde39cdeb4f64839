const vowels = 'aeıioöuü';

const lastVowel = (word: string): string =>
  [...word].reverse().find((letter) => vowels.includes(letter)) ?? 'e';
const twofold = (word: string): string => ('aıou'.includes(lastVowel(word)) ? 'a' : 'e');
const fourfold = (word: string): string =>
  ({ a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' })[lastVowel(word)] ?? 'i';
const isCompound = (name: string): boolean =>
  name.includes(' ') && /(?:[^aeıioöuü][ıiuü]|[aeıioöuü]s[ıiuü])$/.test(name);
const isOpen = (name: string): boolean => vowels.includes(name.at(-1) ?? '');

/** `koltuk` before a vowel: `koltuğ`. */
const softened = (name: string): string =>
  name.replace(/(?<=[aeıioöuü][^aeıioöuü]+[aeıioöuü])k$/, 'ğ');

/** A Turkish name in small letters with an ending: what links it to a compound, to a vowel, to a consonant. */
const ended = (name: string, compound: string, open: string, closed: string): string =>
  isCompound(name) ? name + compound : isOpen(name) ? name + open : softened(name) + closed;

/** `oto koltuğu` → `oto koltuğunu`. */
export const accusative = (name: string): string =>
  ended(name, `n${fourfold(name)}`, `y${fourfold(name)}`, fourfold(name));

/** `oto koltuğu` → `oto koltuğuna`. */
export const dative = (name: string): string =>
  ended(name, `n${twofold(name)}`, `y${twofold(name)}`, twofold(name));

/** A text as it is typed on a keyboard without Turkish letters. */
export const withoutMarks = (text: string): string =>
  text.replace(/[çğıöşü]/g, (letter) => 'cgiosu'['çğıöşü'.indexOf(letter)] ?? letter);
