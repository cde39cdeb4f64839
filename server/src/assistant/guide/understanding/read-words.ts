import { foldedWords, stem } from '../../../language';
import { aliases } from '../../../search';
import { chatAliases } from './chat-aliases';
import { correctSpelling } from './correct-spelling';
import type { Lexicon } from './lexicon';
import { englishNoise, noiseWords, vocatives } from './noise-words';

/** A message's words in the forms that are looked up. */
export interface Words {
  readonly raw: string;
  readonly folded: readonly string[];
  readonly stems: readonly string[];
}

/** Splits a message into its words; `text` is what counts of it, `raw` how it was written. */
export function readWords(text: string, raw: string, lexicon: Lexicon): Words {
  const all = foldedWords(text);
  const isEnglish = all.filter((word) => englishNoise.has(word)).length >= 2;
  const folded = all.flatMap((word) => {
    if (vocatives.has(word) || (isEnglish && englishNoise.has(word))) return [];
    const alias = chatAliases[word] ?? aliases[word];
    return alias ? alias.split(' ') : [knownForm(word, lexicon)];
  });
  return { raw, folded, stems: folded.map(stem) };
}

/** `kedime` → `kedi`, `laptob` → `laptop`: the word as the lexicon knows it. */
function knownForm(word: string, { knownStems, spelling }: Lexicon): string {
  if (word.length < 4 || knownStems.has(stem(word)) || noiseWords.has(word)) return word;
  const bare = word.replace(
    /(?:(?:[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m|[iu]n)(?:[aeiu]|d[ae]n?|l[ae])?|s?[iu]n(?:[aeiu]|d[ae]n?))$/,
    '',
  );
  if (bare !== word && bare.length >= 3) {
    const known = [bare, `${bare}i`, `${bare}u`].find((form) => knownStems.has(stem(form)));
    if (known) return known;
  }
  return correctSpelling(word, spelling);
}
