const mostQuoted = 60;

/** What was typed comes back without marks that a page could read and without `var mı`, not shouted, and short, cut between words. */
export function tidy(said: string): string {
  const isShouted = /\p{Lu}{4}/u.test(said) && !/\p{Ll}/u.test(said);
  const text = (isShouted ? said.toLocaleLowerCase('tr') : said)
    .replace(/[^\p{L}\p{N}\s+.,'’%-]/gu, '')
    .replace(/\s+(?:var|yok) ?m[ıiuü]\p{L}*\s*$/iu, '')
    .trim();
  return text.length > mostQuoted ? `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')}…` : text;
}
