/** Turkish endings by the vowels and the last letter of the word that they are put to. */

const lastVowel = (word: string): string =>
  [...word].filter((one) => /[aeıioöuü]/.test(one)).at(-1) ?? 'e';

export const endsInVowel = (word: string): boolean => /[aeıioöuü]$/.test(word);

/** The high vowel of an ending: `ekran` → `ı`. */
export const high = (word: string): string =>
  ({ a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' })[lastVowel(word)] ?? 'i';

/** The low vowel of an ending. */
export const low = (word: string): string => (/[aıou]/.test(lastVowel(word)) ? 'a' : 'e');

const soft: Readonly<Record<string, string>> = { k: 'ğ', t: 'd', p: 'b', ç: 'c' };

/** `ağırlık` → `ağırlığ`, `taahhüt` → `taahhüd` and no `paked`, before an ending that begins with a vowel. */
export const softened = (word: string): string =>
  word.replace(
    /(?<=[aeıioöuü].*)[kpç]$|(?<=^(?:taahhü|ade|taksi))t$/,
    (last) => soft[last] ?? last,
  );

/** `ekranı` → `ekranının`, `montaj` → `montajın`, `çocuk` → `çocuğun` */
export const genitive = (noun: string): string =>
  endsInVowel(noun)
    ? `${noun}n${high(noun)}n`
    : `${noun.endsWith('k') ? softened(noun) : noun}${high(noun)}n`;
