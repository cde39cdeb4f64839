import { fold } from '@denk/shared/product/text';
import { verbStems } from '../../../language';

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

/** What does not do so: `halıda paspası kaldırır` → `halıda paspası kaldırmaz`; undefined where nothing is done. */
export function notDoing(text: string): string | undefined {
  const last = text.split(' ').at(-1) ?? '';
  // `katlanabilir` is what it is.
  // `lekeler` may be spots.
  const [stem] = /(?:bil[iı]|l[ae])r$/.test(last)
    ? []
    : verbStems(fold(last))
        .filter(({ length }) => /^[aeıioöuü]?r$/.test(last.slice(length)))
        .sort((a, b) => b.length - a.length);
  if (stem === undefined) return undefined;
  const own = last.slice(0, stem.length);
  const low = /[aıou]/.test(lastVowel(own)) ? 'a' : 'e';
  return `${text.slice(0, text.length - last.length)}${own}m${low}z`;
}
