// Endings after folding: `ı`/`i` are `i`, `ü`/`u` are `u`, so vowel harmony is not checked.
const caseAfterConsonant = '(?:[iu]n?|[ae]|[dt][ae](?:n|ki)?|l[ae])';
const caseAfterVowel = '(?:y[iu]|y[ae]|d[ae](?:n|ki)?|n[iu]n|yl[ae])';
const caseAfterThirdPerson = '(?:n[iu]n?|n[ae]|nd[ae](?:n|ki)?|yl[ae])';
const mineOrYours = '(?:m|n|m[iu]z|n[iu]z)';
const ownedAfterConsonant = `[iu]${mineOrYours}${caseAfterConsonant}?|[iu]${caseAfterThirdPerson}?`;
const ownedAfterVowel = `${mineOrYours}${caseAfterConsonant}?|s[iu]${caseAfterThirdPerson}?`;
const plural = `l[ae]r(?:${ownedAfterConsonant}|${caseAfterConsonant})?`;

const afterConsonant = new RegExp(`^(?:${plural}|${ownedAfterConsonant}|${caseAfterConsonant})$`);
const afterVowel = new RegExp(`^(?:${plural}|${ownedAfterVowel}|${caseAfterVowel})$`);
const vowel = /[aeiou]/;
const endsInVowel = /[aeiou]$/;
const softened: Readonly<Record<string, string>> = { k: 'g', p: 'b', t: 'd' };

/**
 * Whether a folded word is a folded stem with plural, possessive and case endings, or none: `gozlugumun` is
 * `gozluk`, `arabalari` is `araba`. Endings that make another word are refused: `parfumlu`, `gozlukcu`, `mayonez`.
 */
export function isInflectionOf(stem: string, word: string): boolean {
  if (word === stem) return true;
  if (word.startsWith(stem)) {
    return (endsInVowel.test(stem) ? afterVowel : afterConsonant).test(word.slice(stem.length));
  }
  const soft = softened[stem.at(-1) ?? ''];
  if (!soft || !word.startsWith(stem.slice(0, -1) + soft)) return false;
  const ending = word.slice(stem.length);
  return vowel.test(ending.charAt(0)) && afterConsonant.test(ending);
}
