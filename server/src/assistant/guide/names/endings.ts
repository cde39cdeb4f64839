/** Turkish endings by the vowels and the last letter of the word that they are put to. */

const lastVowel = (word: string): string =>
  [...word].filter((one) => /[aeıioöuüâîû]/.test(one)).at(-1) ?? 'e';

/** The high vowel of an ending: `ekran` → `ı`. */
export const high = (word: string): string =>
  ({ a: 'ı', â: 'ı', ı: 'ı', û: 'u', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' })[
    lastVowel(word)
  ] ?? 'i';

const soft: Readonly<Record<string, string>> = { k: 'ğ', t: 'd', p: 'b', ç: 'c' };

/** `ağırlık` → `ağırlığ`, `taahhüt` → `taahhüd` and no `paked`, before an ending that begins with a vowel. */
export const softened = (word: string): string =>
  word
    .replace(/(?<=n)k$/, 'g')
    .replace(/(?<=[aeıioöuü].*)[kpç]$|(?<=^(?:taahhü|ade|taksi))t$/, (last) => soft[last] ?? last);
