import { fold } from '@denk/shared/product/text';
import { isOrdinaryWord, isRoot, isVerb } from '../../../language';

/** Words of wanting and refusing that people type without their vowels. */
const words =
  'olsun olmasın istiyorum istemiyorum lazım güzel ağır değil hariç önersene öner tamam teşekkürler karşılaştır arıyorum bakıyorum ucuz pahalı'.split(
    ' ',
  );
const consonants = (folded: string): string => folded.replace(/[aeiou]/g, '');
const byConsonants = new Map(words.map((word) => [consonants(fold(word)), word]));

/** `geliyomu`, `verirlermi`: a question’s particle that is written together with its verb. */
const withParticles = (text: string): string =>
  text.replace(
    /(\p{L}{2,}(?:yo|r|z))(m[ıiuü](?:s[ıiuü]n(?:[ıiuü]z)?)?)(?!\p{L})/giu,
    (typed, verb: string, particle: string) =>
      isVerb(fold(verb)) && !isRoot(fold(typed)) ? `${verb} ${particle}` : typed,
  );

/** `40a kadar`, `15bini`: a figure with its ending written together. */
const withFigures = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d])(\d+)(y?[ae]|y?[ıiuü]|[dt][ae]n)(?=\s+(?:kadar|geç|gec|aş|as|alt|üst|ust|fazla|aşağı|asagi|çık|cik))/giu,
    "$1'$2",
  );

/** `agr olmasn` → `ağır olmasın`: what is no Turkish word and has the consonants of one of those. */
export const unshortened = (text: string): string =>
  withFigures(withParticles(text)).replace(/\p{L}{3,}/gu, (typed) => {
    const folded = fold(typed);
    const meant = byConsonants.get(consonants(folded));
    return meant === undefined || fold(meant) === folded || isOrdinaryWord(folded) ? typed : meant;
  });
