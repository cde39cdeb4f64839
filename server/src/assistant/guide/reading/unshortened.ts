import { fold } from '@denk/shared/product/text';
import { isOrdinaryWord, isRoot, isVerb, readNumbers, readWords } from '../../../language';

/** Words of wanting and refusing that people type without their vowels. */
const words =
  'olsun olmasın istiyorum istemiyorum lazım güzel ağır değil hariç önersene öner tamam teşekkürler karşılaştır arıyorum bakıyorum ucuz pahalı'.split(
    ' ',
  );
const consonants = (folded: string): string => folded.replace(/[aeiouy]/g, '');
const byConsonants = new Map(words.map((word) => [consonants(fold(word)), word]));

/** `geliyomu`, `verirlermi`: a question’s particle that is written together with its verb. */
const withParticles = (text: string): string =>
  text.replace(
    /(\p{L}{2,}(?:yo|r|z))(m[ıiuü](?:s[ıiuü]n(?:[ıiuü]z)?)?)(?!\p{L})/giu,
    (typed, verb: string, particle: string) =>
      isVerb(fold(verb)) && !isRoot(fold(typed)) ? `${verb} ${particle}` : typed,
  );

/** `değilde`, `diyorm`: what belongs apart, and a person's vowel that is left out. */
const asWritten = (text: string): string =>
  text
    .replace(/(?<!\p{L})(de[ğg]il)(de)(?!\p{L})/giu, '$1 $2')
    .replace(/(\p{L}[ıiuü]yor)([mz])(?!\p{L})/giu, '$1u$2');

/** `40a kadar`, `15bini`: a figure with its ending written together; `15e olur mu`, `3000 e düşelim` is up to it; `max 2` at most. */
const withFigures = (text: string): string =>
  text
    .replace(
      /(?<![\p{L}\d])(\d+)(?:\s(?=\p{L}+\s+(?:kadar|geç|gec|aş|as|alt|üst|ust|fazla|aşağı|asagi|çık|cik)))?(y?[ae]|y?[ıiuü]|[dt][ae]n)(?!\p{L})/giu,
      "$1'$2",
    )
    .replace(
      /(?<![\p{L}\d.,])(\d[\d.,]*(?:\s?(?:bin|k|tl|lira))?)\s?['’]?(?:y?[ae]|[dt][ae])(?!\p{L})(?=\s+(?:d[ae]\s+ol(?:ur|abilir)|ol(?:ur|abilir) m|(?:var|yok) m|bulun\p{L}+ m|(?:in|d[uü][sş]|kal)(?:[ae]l|s|[ae]r|[ae]y|d[iı]|t[uü])))/giu,
      '$1’e kadar',
    )
    .replace(
      /(?<!(?:pro|ultra|hbo)\s)(?<!\p{L})(max|maks|min)\.?(?=\s\d)/giu,
      (_, bound: string) => (/^min/i.test(bound) ? 'en az' : 'en fazla'),
    );

const leastInRow = 3;

/** `iki yüz beş elli beş on altı` → `205 55 16`: so many numbers in a row are no sum. */
function withRows(text: string): string {
  const words = readWords(text);
  const row = readNumbers(words).filter(
    ({ inWords, from, to, min }, at, all) =>
      inWords && min > 0 && (all[at - 1]?.to === from || all[at + 1]?.from === to),
  );
  const [first, last] = [row[0], row.at(-1)];
  const [from, to] = [words[first?.from ?? -1]?.from, words[(last?.to ?? 0) - 1]?.to];
  if (row.length < leastInRow || from === undefined || to === undefined) return text;
  return `${text.slice(0, from)}${row.map(({ min }) => min).join(' ')}${text.slice(to)}`;
}

/** `Bodrum da olur fark etmez`: that it will do is all it says. */
const withoutEcho = (text: string): string =>
  text.replace(/(?<=\s[dt][ae]\s+ol(?:ur|abilir))[\s,]+fark\s*etme[zs]\p{L}*/giu, '');

/** `agr olmasn` → `ağır olmasın`: what is no Turkish word and has the consonants of one of those. */
export const unshortened = (text: string): string =>
  withoutEcho(withFigures(withParticles(asWritten(withRows(text))))).replace(
    /\p{L}{3,}/gu,
    (typed) => {
      const folded = fold(typed);
      const meant = byConsonants.get(consonants(folded));
      return meant === undefined || fold(meant) === folded || isOrdinaryWord(folded)
        ? typed
        : meant;
    },
  );
