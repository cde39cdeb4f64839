import { fold } from '@denk/shared/product/text';
import { isVerb, verbStems } from '../../../language';
import { moodOf } from './form';

/** A part of a message, as it was written, and its place there in UTF-16 units. */
export interface Part {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Where a sentence ends: not in `1.299`, `E.C.A.` or `3. olan`. */
const sentenceEnd =
  /[!?;…\n]+|(?<=\s)[:;]-?[)(DdPp]+(?=\s|$)|(?<!(?<![\p{L}\d])\p{L}|\d)\.+(?=\s|$)|(?<=\d)\.+(?=\s*$|\s+\p{Lu})/gu;
/** Verbs in a person and a mood, folded: `seviyor`, `dedim`, `gelecek`, `alayım`, `taşıcam`. */
const finite =
  /(?:[iu]yo(?:r|rum|rsun|ruz|rsunuz|rlar|m|s|sun|sunuz|z|lar)?|\w[dt][iu](?:m|niz|nuz|ler|lar)|m[iu]s(?:[iu]z|s[iu]n(?:[iu]z)?)|[ae]c[ae](?:k|g[iu]m|g[iu]z|kl[ae]r)|[iu]?c[ae][mz]|\w[ae]y[iu]m|\w{2,}[ae]l[iu]m|m[ae]m|m[ae]y[iu]z|\wy(?:d[iu]|m[iu]s))$/;
/** Endings that nouns have, too: `pansiyon`, `romantik`. */
const finiteOfVerbs = /(?:r[iu][mz]|[iu]yon|[dt][iu]k)$/;
/** What ends a thought where a comma follows: `sevmez`, `oldu`, `2 kişilikmiş`. */
const endsAtComma = /(?:[aeiu]r|m[ae]z|[dt][iu]|m[iu]s)(?:l[ae]r)?$/;
/** What ends a thought without being such a verb, and orders. */
const nominal =
  /^(?:m[iu](?:s[iu]n(?:[iu]z)?|y[iu][mz]|d[iu]r|yd[iu])?|\w*(?:var|yok)(?:m[iu]|d[iu]|t[iu]|d[iu]r|tur)?|degil\w*|imis\w*|laz[iı]?m|gerek|sart|tamam\w*|tmm|olur|olmaz|olsn|etmez|sag ?ol\w*|sagolun|eyv|eyvallah|tesekkur\w*|merhaba\w*|selam\w*|slm|mrb|goster|oner|cikar|cikart|soyle|listele|degistir|karsilastir|getir|koy|ver|sil|kaldir|bosver|pardon|yeter|dahil)$/;
/** Words that open a thought and are none. */
const opener =
  /^(?:peki|pki|evet|hayir|yok|tamam|tmm|tm|ok|okey|neyse|of|ya|aa|hmm?|e|pardon|no|yes)$/;
const asking = /^(?:ne|neden|niye|nasil|kac|hangi\w*|nerede\w*|kim\w*|which|what|how)$/;
const sum = /^(?:\d[\d.,]*|bin|lira|tl|milyon|civari|alti|kadar|arasi)$/;
/** Words before which another thought begins. */
const joint = /^(?:ama|fakat|ancak|lakin|cunku|but)$/;
const also = /^(?:bide|ayrica|ustelik)$/;
/** What belongs to the predicate before it: `geçmesin lütfen`, `olur mu`, `istiyorum dedim`. */
const tail =
  /^(?:m[iu](?:s[iu]n\w*|y\w*|d[iu]r)?|ki|ya|yani|da|de|bari|lutfen|acaba|iste|zaten|o|bu|onu|bunu|bence|sence|bana|sana|size|hic|diye|gibi|icin|kadar|laz[iı]?m|gerekiyor\w*|dedi\w*|demis\w+|diyor\w*|diyom|istiyorum|istedim|dusunuyor\w+|yok|var\w*|abi|knk|hocam|evladim|yavrum|kizim|artik|simdilik|degil\w*|eder\w*|hepsi\w*|olan[iu]?|insallah|aslinda|neyse)$/;

const endsThought = (word: string): boolean =>
  nominal.test(word) ||
  finite.test(word) ||
  moodOf(word) !== undefined ||
  (finiteOfVerbs.test(word) && isVerb(word) && !isOutland(word));

/** `gidiyon` is of `git`; `indüksiyon` has no verb before its ending. */
const isOutland = (word: string): boolean =>
  /yon$/.test(word) && verbStems(word).every(({ length }) => length < word.length - 4);

const isThought = (words: readonly Said[]): boolean =>
  words.some(({ folded }) => endsThought(folded) || asking.test(folded));

/**
 * Takes a message apart where a thought ends: at the ends of its sentences, at a comma behind a predicate or a sum, before
 * `ama`, and behind a predicate where what follows has one of its own. Turkish ends a thought with its predicate.
 */
export function clausesIn(message: string): readonly Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const { 0: found, index } of [
    ...message.matchAll(sentenceEnd),
    { 0: '', index: message.length },
  ]) {
    parts.push(...thoughtsIn(message.slice(start, index + found.length), start));
    start = index + found.length;
  }
  return parts;
}

/** Whether a text does more than name things: it has a verb, or asks. */
export const hasPredicate = (text: string): boolean => isThought(wordsOf(text));

/** The thoughts of a sentence that stands at `offset` of the message. */
function thoughtsIn(sentence: string, offset: number): Part[] {
  const words = wordsOf(sentence);
  const borders = [0];
  let begun = 0;
  for (let at = 1; at < words.length; at += 1) {
    if (endsBetween(words.slice(begun, at), words.slice(at))) {
      borders.push(words[at]?.from ?? 0);
      begun = at;
    }
  }
  return [...borders, sentence.length].slice(1).flatMap((to, at) => {
    const raw = sentence.slice(borders[at], to);
    const text = raw.replace(/^[\s,;.…]+|[\s,;]+$/g, '');
    const from = offset + (borders[at] ?? 0) + raw.indexOf(text);
    return /[\p{L}\p{N}]/u.test(text) ? [{ text, from, to: from + text.length }] : [];
  });
}

/** Whether a thought ends between its `own` words and the `rest` of the sentence. */
function endsBetween(own: readonly Said[], rest: readonly Said[]): boolean {
  const [last = '', beforeLast = ''] = [own.at(-1)?.folded, own.at(-2)?.folded];
  const [next, after] = rest;
  if (!next || own.every(({ folded }) => opener.test(folded))) return false;
  // `65 inç dedim 55 değil`
  if (
    own.length > 1 &&
    /^(?:de(?:mis)?dim|demistim|diyorum)$/.test(last) &&
    !tail.test(next.folded)
  )
    return true;
  // `her şey dahil olmasın`
  if (last === 'dahil' && /^ol/.test(next.folded)) return false;
  if (joint.test(next.folded)) return after !== undefined && !after.isBehindComma;
  if (next.isBehindComma) {
    const isAlso = also.test(next.folded) || (/^bir?$/.test(next.folded) && after?.folded === 'de');
    return (
      isAlso ||
      sum.test(last) ||
      (endsAtComma.test(last) && (isVerb(last) || /m(?:[ae]z|[iu]s)$/.test(last))) ||
      isThought(own)
    );
  }
  // `sabah mı ölçmeli bir de pille mi çalışıyor`
  if (/^bir$/.test(next.folded) && after?.folded === 'de' && isThought(own) && isThought(rest))
    return true;
  // `iphone mu alsam samsung mu` asks once.
  // `kuralları zor mu çocuklar oynar mı` asks twice.
  const asksAgain = rest.some(
    ({ folded }, at) => /^m[iu]$/.test(folded) && isVerb(rest[at - 1]?.folded ?? ''),
  );
  const isChoice =
    /^m[iu]$/.test(last) && !/^(?:var|yok)$/.test(beforeLast) && !isVerb(beforeLast) && !asksAgain;
  // `olsun da kargosu ne zaman gelir`
  const isJoined = /^d[ae]$/.test(last) && endsThought(beforeLast) && !opener.test(beforeLast);
  const comma = rest.findIndex(({ isBehindComma }) => isBehindComma);
  const upToComma = comma < 0 ? rest : rest.slice(0, comma);
  return (
    own.length > 1 &&
    (endsThought(last) || isJoined) &&
    !isChoice &&
    !tail.test(next.folded) &&
    (rest.length > 1 || /^(?:sag\w*|eyv\w*|tesekkur\w*)$/.test(next.folded)) &&
    (upToComma.length > 2 || isThought(upToComma)) &&
    isThought(rest)
  );
}

/** A word of a sentence, and whether a comma stands before it. */
interface Said {
  readonly folded: string;
  readonly from: number;
  readonly isBehindComma: boolean;
}

function wordsOf(text: string): Said[] {
  let end = 0;
  const chunks = text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.,'’-]*[\p{L}\p{M}\p{N}])?/gu);
  return [...chunks].map(({ 0: word, index }) => {
    const isBehindComma = text.slice(end, index).includes(',');
    end = index + word.length;
    return { folded: fold(word).replace(/['’].*/, ''), from: index, isBehindComma };
  });
}
