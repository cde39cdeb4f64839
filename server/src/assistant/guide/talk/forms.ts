import { foldedWords, isFunctionWord, isVerb, read, stem } from '../../../language';
import type { Act, Clause } from '../acts';
import { asksHowMuch } from '../facts/asked';
import { fillers } from '../names/fillers';
import type { Option } from '../proposing/terms';
import { pointedAt } from '../reading/pointing';

/** What asks something of the shown products. */
export const asks: ReadonlySet<Act> = new Set(['fact', 'compare', 'pick', 'why']);

/** Who says again what was said: `mouse dedim ya`. What was said is the wish. */
const insisting =
  /^(.+?)[\s,]+(?:de(?:miş)?dim|demiştim|demistim|diyorum|diyom|dedik|diyoruz|söyledim|soyledim|yazdım|yazdim)(?:\s+(?:ya+|yaa+|ki|ama|size|sana|zaten|işte|iste|en başta|başta))*[\s.!…]*$/iu;

/** Who says that something was never wished for: `klavye ne alaka`. */
export const denies =
  /\b(?:demedim|istemedim|söylemedim|soylemedim|sormadım|sormadim|ne alaka|nereden çıktı|nerden çıktı|nerden cikti)(?!\p{L})/iu;

/** `tavuklu mu somonlu mu olsun` */
const weighs = /\p{L} m[ıiuü](?!\p{L}).*\p{L} m[ıiuü](?!\p{L})/iu;

/** Who asks whether to take it takes nothing yet. */
const doubts =
  /(?:\p{L}(?:yım|yim|sam|sem) m[ıiuü]|(?<!\p{L})(?:acaba|emin değil\p{L}*|emin olama\p{L}*|kararsız\p{L}*))[\s?.!]*$/iu;

/** What may be meant where one of the shown is only named: `Serenad olsun o zaman`. */
const naming: ReadonlySet<Act> = new Set(['wish', 'money', 'tell', 'unclear']);

/**
 * What a clause does where more than its words tells it: it says again what was said, or finds lacking what it wants, or only
 * names one of the shown products. `listed` are those of the last list, `shown` all that were.
 */
export function byForm(
  clause: Clause,
  listed: readonly Option[],
  shown: readonly Option[],
): Clause {
  const { act, text, likely, words } = clause;
  if (act === 'crisis') return clause;
  if (naming.has(act) && asksHowMuch(words)) return { ...clause, act: 'fact' };
  if (naming.has(act) && weighs.test(text)) return { ...clause, act: 'compare' };
  const [, again] = insisting.exec(text) ?? [];
  // `iphone kullanıyorum dedim` tells it again.
  if (again !== undefined && !(act === 'tell' && isVerb(foldedWords(again).at(-1) ?? '')))
    return insisted(clause, again);
  if (listed.length === 0) return clause;
  if ((act === 'accept' || naming.has(act) || act === 'complain') && doubts.test(text))
    return { ...clause, act: 'pick' };
  if (denies.test(text) && naming.has(act)) return { ...clause, act: 'complain' };
  // `hiçbiri komedi değil`: that is what they shall be.
  const isMissing = read(text).refusals.some(({ kind }) => kind === 'missing');
  if (isMissing && (act === 'complain' || act === 'refuse' || act === 'unclear'))
    return { ...clause, act: 'wish', insists: true };
  const isTaken =
    naming.has(act) && likely.includes('accept') && takes(clause, pointedAt(text, listed, shown));
  return isTaken ? { ...clause, act: 'accept' } : clause;
}

/** The clause without `dedim`: a wish, or what it refuses. */
function insisted(clause: Clause, text: string): Clause {
  const isRefusal = read(text).refusals.some(({ kind }) => kind === 'not');
  return {
    ...clause,
    text,
    to: clause.from + text.length,
    words: foldedWords(text),
    act: isRefusal ? 'refuse' : 'wish',
    insists: true,
  };
}

/** Whether a clause only names one of the shown products. */
const takes = ({ words }: Clause, [one, ...others]: readonly Option[]): boolean =>
  one !== undefined &&
  others.length === 0 &&
  words.every((word) => one.title.has(stem(word)) || isFunctionWord(word) || fillers.has(word));
