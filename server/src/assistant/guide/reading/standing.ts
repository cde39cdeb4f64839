import {
  clauseOf,
  hardened,
  isFunctionWord,
  isPlace,
  isRoot,
  nounRests,
  verbStems,
  type Found,
  type Reading,
} from '../../../language';
import { fillers } from '../names/fillers';

/**
 * How a thing stands in its clause: `asked` for outright (`kask lazım`, `perde var mı`), `wished` (`film olsun`), `named` with
 * no verb (`kulaklık`), `told` of (`telefonum bozuldu`), `liked`, `spoken` of as what something else is for, by or like, or
 * `no` thing that is looked for: what somebody has, or did not say.
 */
export type Standing = 'asked' | 'wished' | 'named' | 'told' | 'liked' | 'spoken' | 'no';

/** Asks for what stands right before it, also as an order, which need not look like a verb: `saat bak`. */
const orders = /^(?:bak|goster|oner|bul|listele|ver)$/;
/** What one does who wants a thing: `ütü sorcaktım`, `parfüm de koysak`; who has done it tells. */
const wanting: ReadonlySet<string> = new Set(
  'bak sor al ara koy ekle sat satil bulun gec don'.split(' '),
);
const isDone = /(?<!yor|yo|[ae]c[ae]k|[ck]ak)[dt][iu](?:[mk]|n[iu]z|l[ae]r)?$/;
const wishes = /^ol(?:sun|abilir|ur|sa|urdu)$/;
/** `Türk kahvesi makinesi mantıklı geldi` */
const likedBest = /^(?:mantikli|iyi|guzel|uygun|cazip) (?:gel(?:di|iyor)|ol(?:ur(?:du)?|sa))$/;
/** `ütü ne kadar` */
const costs = /^(?:kaca|ne kadar|kac (?:para|lira|tl)|fiyati ne)(?: acaba| peki| sizde)?$/;
/** Verbs that go with what stands in the dative: `çadıra bakıyorum`. */
const ofDative = /^(?:bak|gec|don|basl|ihtiya[ck])/;
/** What makes a thing a part of what is said of another, folded. */
const around =
  /^(?:icin|ile|gibi|uyumlu|kadar|yerine|bas(?:i|ina)|olan\w*|(?:ust|alt|yan|on|arka|ic)[iu]n?[ae]\w*)$/;
const small = /^(?:falan|filan|d[ae]|bir|bi)$/;
const unsaid = /^dem(?:edi|iyor)/;
const likes = /^(?:sev|begen|bayil|kullan)/;
const needed = /^(?:laz[iı]?m|gerek\w*|sart)$/;
const has = /^(?:var|yok)$/;

const isNoun = (rest: string): boolean => isRoot(rest) || isRoot(hardened(rest));
const isBent = (word: string, ending: RegExp): boolean =>
  ending.test(word) && !isRoot(word) && nounRests(word).some(isNoun);

/** Whether a word is one's own: `bilgisayarım`, `fikrimiz`. */
const isMine = (word: string): boolean =>
  (!isRoot(word) &&
    [word, ...nounRests(word)].some((form) => isBent(form, /[iuaeo]m(?:[iu]z)?$/))) ||
  (/[iu]m[iu]z$/.test(word) && !isRoot(word));

/** Whether a word says whose something is: `arabanın bagajı`. */
export const isOwner = (word: string): boolean => isBent(word, /[iu]n$/);

/** How a thing stands that some words of a text name; `isOfIt` says of a word that it only says how the thing shall be. */
export function standingOf(
  { to }: Found,
  { words, clauses }: Reading,
  isOfIt: (at: number) => boolean = () => false,
): Standing {
  const textAt = (at: number) => words[at]?.text ?? '';
  const { saying, verb = -1, to: end = to } = clauseOf(to - 1, clauses) ?? {};
  const [last, does] = [textAt(to - 1), textAt(verb)];
  let after = to;
  while (after < words.length && small.test(textAt(after))) after += 1;
  const next = textAt(after);
  if (unsaid.test(next) || (isMine(last) && (has.test(does) || verb < 0))) return 'no';
  // `otobüsle`
  const isCased = isPlace(last) || isOwner(last) || isBent(last, /l[ae]$/);
  // `bez için ne önerirsin`
  if (next === 'icin' && textAt(after + 1) === 'ne') return 'asked';
  if (around.test(next) || (isCased && !ofDative.test(does) && !ofDative.test(next)))
    return 'spoken';
  const rest = words.slice(after, end).map(({ text }) => text);
  const isWanted = !isDone.test(next) && verbStems(next).some((one) => wanting.has(one));
  // `güneş kremi şart mı` asks whether one needs it.
  if (needed.test(next) && /^(?:m[iu]|var$)/.test(textAt(after + 1))) return 'told';
  if (orders.test(next) || isWanted || costs.test(rest.join(' '))) return 'asked';
  if (likedBest.test(rest.slice(0, 2).join(' '))) return 'wished';
  if (verb < 0) return wishes.test(next) ? 'wished' : 'named';
  if (likes.test(does)) return 'liked';
  const isFree = words
    .slice(to, Math.min(verb, end))
    .every(
      ({ text }, at) =>
        fillers.has(text) || isFunctionWord(text) || /\d/.test(text) || isOfIt(to + at),
    );
  if (!isFree || isMine(last)) return 'told';
  return wishes.test(does) ? 'wished' : saying === 'asks' ? 'asked' : 'told';
}

/** Whether a thing is only asked after: `kulaklık var mı` may be said of what is in a box. */
export const isAskedAfter = ({ to }: Found, { words }: Reading): boolean =>
  has.test(words.slice(to).find(({ text }) => !small.test(text))?.text ?? '');
