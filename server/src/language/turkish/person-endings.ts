/** An ending, and how many letters it must leave where it is the only one. */
interface Ending {
  readonly pattern: RegExp;
  readonly keep: number;
}

/** Folded endings that say whose a thing is, and where it goes; a word carries several: `otel-ler-imiz-den`. */
const endings: readonly Ending[] = [
  { pattern: /(?<=[^aeiou])[iu][mn](?:[iu]z)?$/, keep: 4 },
  { pattern: /(?<=[aeiou])m(?:[iu]z)?$/, keep: 5 },
  { pattern: /(?<=[aeiou])n(?:[iu]z)?$/, keep: 6 },
  { pattern: /l[ae]r(?:[iu])?$/, keep: 3 },
  { pattern: /(?:n?[dt][ae])(?:n|ki)?$/, keep: 4 },
  { pattern: /(?<=[^aeiou])[iuae]$/, keep: 4 },
  { pattern: /[nsy][iuae]$/, keep: 4 },
  { pattern: /y?l[ae]$/, keep: 5 },
];

/** The shortest rest where several endings are taken off. */
const least = 3;
const mostEndings = 5;

/**
 * What may be left of a folded word without such endings, the longest first. Not for the catalogue's own words, since
 * many names end alike: `parfüm`, `film`, `Aydın`. Whoever asks looks for a rest that is a word.
 */
export function withoutPersonEndings(folded: string): string[] {
  const rests = new Set<string>();
  let words = [folded];
  for (let taken = 1; taken <= mostEndings && words.length; taken += 1) {
    const shorter = words.flatMap((word) =>
      endings.flatMap(({ pattern, keep }) => {
        const rest = word.replace(pattern, '');
        return rest !== word && rest.length >= (taken === 1 ? keep : least) ? rest : [];
      }),
    );
    words = shorter.filter((rest) => !rests.has(rest) && rests.add(rest));
  }
  return [...rests];
}
