import { fold } from '@denk/shared/product/text';
import { foldedWords, isFunctionWord, isVerb, stem } from '../../../language';
import type { Clause } from '../sense';
import { named, type Shelf } from './earlier';
import type { Hearing, Talk } from './talk';

/** What is left out of a talk of several things. */
export interface Dropped {
  /** The thing with its list; none where it is not sold. */
  readonly shelf: Shelf | undefined;
  /** Whether it is what is spoken of now: the talk goes back to what it stood beside. */
  readonly isPresent: boolean;
}

const drops =
  /\b(?:bos ?ver\w*|vazgec\w*|kalsin|gerek(?:siz| yok| kalmadi)|gerekm\w+|istem\w+|cikar(?:al[iı]m|in)?|iptal(?: et\w*)?|sil(?:elim|in)?|alm(?:ayacagi[mz]|iyoru[mz]|ayalim|ayay[iı]m))\b/g;
const beside = /^(?:yok|hayir|neyse|tamam|peki|hadi|aman|fikrim\w*|simdilik|onu|bunu)$/;
const isPart = /^(?:\d.*|ilk\w*|son\w*|\p{L}+nc[iu]\w*|bir\p{L}*|iki\p{L}*|uc\p{L}*)$/u;
const mostWords = 2;

/** What stands beside without a wish: `buzdolabı kalsın, kayınvalidem alıyormuş`. */
const aside: ReadonlySet<Clause['act']> = new Set(['tell', 'thanks', 'greet', 'mood']);

/** `mouse boşver`, `sehpa kalsın, vazgeçtim`: what names one of several things and says nothing but that it is not to be. */
export function droppedIn(talk: Talk, hearing: Hearing): Dropped | undefined {
  const { clauses, slots, listed, shown, earlier, lacking, turn } = talk;
  const folded = fold(
    clauses
      .filter(({ act, text }) => !aside.has(act) || fold(text).search(drops) >= 0)
      .map(({ text }) => text)
      .join(', '),
  );
  const rest = folded.replace(drops, ' ');
  const words = foldedWords(rest).filter((one) => !isFunctionWord(one) && !beside.test(one));
  if (rest === folded || words.length === 0 || words.length > mostWords) return undefined;
  if (words.some((one) => isVerb(one) || isPart.test(one))) return undefined;
  const stems = words.map(stem);
  const lacks = foldedWords(lacking?.said ?? '').map(stem);
  if (stems.every((one) => lacks.includes(one))) return { shelf: undefined, isPresent: false };
  const present: Shelf = { slots, listed, shown };
  const [shelf] =
    earlier.length > 0 || lacking
      ? named(words.join(' '), [present, ...earlier], turn, hearing)
      : [];
  // `küpe gibi bir şey`, then `neyse saat kalsın` stays with what there is.
  if (lacking && shelf === present && /\bkals[iı]n/.test(folded))
    return { shelf: undefined, isPresent: false };
  return shelf && { shelf, isPresent: shelf === present };
}
