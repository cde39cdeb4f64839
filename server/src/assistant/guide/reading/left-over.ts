import { boundOf, type Kind, valueOfSize } from '../../../catalogue';
import {
  clauseOf,
  companyCalled,
  foldedWords,
  isFunctionWord,
  isOrdinaryWord,
  isRoot,
  isVerb,
  stem as stemOf,
  stemmed,
  writtenIn,
  type Found,
  type Reading,
  type SpelledWord,
} from '../../../language';
import { fillers } from '../names/fillers';
import type { NamedWord } from '../slots/slots';
import { ordinal, type Concept, type Readable } from './find-concepts';
import { isFee } from './read-sum';

/** A word of a message that nothing was read from. */
export interface LeftOver extends NamedWord {
  /** Its place among the text's words. */
  readonly at: number;
}

const wants =
  /^(?:olsun|olmali|istiyorum|istiyoruz|lazim|ariyorum|ariyoruz|gerek|gerekiyor|destekli|var|oner\w*|bakiyorum|bakiyoruz|olabilir)$/;
/** Endings of a verb that no dictionary has: such a word tells a story and describes nothing. */
const verbal =
  /.{2}(?:yor\w{0,7}|yo[mnz]?|[iu]?c[ae][mkz]|[iu]m[iu]z|[ae]c[ae][gk]\w{0,4}|m[ae]k|s[iu]n(?:l[ae]r)?|m[iu]s\w{0,4}|[dt][iu]m|[dt][iu]k|y[iu]m|[ae]r[iu]m|[iu]r[iu]m|y[iu]z)$/;
/** What is counted round the thing and is nothing of it. */
const circumstance = /^(?:kisi|kisilik|yas|gun|gece|hafta|ay|yil|adet|saat|dakika|cocuk|k|oda)$/;
const mostLeftOver = 12;
/** In a longer clause an everyday word tells of the circumstances. */
const longest = 8;

/** Words that were meant to say something: neither read nor filling. */
export function leftOver(
  reading: Reading,
  spelled: readonly SpelledWord[],
  concepts: readonly Concept[],
  turn: number,
  { engine, knowledge }: Readable,
  kind: Kind | undefined,
): LeftOver[] {
  const { words, text, money } = reading;
  const taken = new Set(money);
  const sorts = new Set((kind?.sorts ?? []).map(stemmed));
  const isSort = (one: Concept) => {
    if (one.is !== 'kinds') return false;
    if (one.called) return true;
    const stems = words.slice(one.from, one.to).map(({ stem }) => stem);
    return (
      sorts.has(stems.join(' ')) ||
      (stems.length === 1 && knowledge.kindNouns.meaningsOf(stems).length === 0)
    );
  };
  const take = ({ from, to }: Found) => {
    for (let at = from; at < to; at += 1) taken.add(at);
  };
  // A hint, and another word for the kind, may be a name of its own.
  for (const one of concepts) if (!(one.is === 'values' && one.hint) && !isSort(one)) take(one);
  // `şekersiz`, where nothing of the kind is said of sugar, was meant to say something.
  const isOfKind = (word: string) =>
    kind !== undefined &&
    ['', 'li', 'lu'].some(
      (end) => knowledge.valueWords(kind.id).meaningsOf([stemOf(word + end)]).length > 0,
    );
  for (const { cue, kind: how, lacks } of reading.refusals) {
    if (how !== 'without' || kind === undefined || isOfKind(lacks ?? '') || isFee(lacks ?? ''))
      take(cue);
  }
  const counted = new Set(taken);
  for (const one of reading.sizes) {
    take(boundOf(one, reading) === 'exact' ? one : { from: one.from, to: one.to + 1 });
  }
  for (const { relation, from, to } of reading.comparisons) {
    if (relation === 'more' || relation === 'most' || relation === 'than') take({ from, to });
  }
  const nameThing = (at: number) =>
    concepts.some(
      (one) =>
        one.is === 'kinds' &&
        at >= one.from &&
        at < one.to &&
        (!kind || one.kinds.includes(kind.id)),
    );
  const versus = reading.comparisons.some(({ relation }) => relation === 'versus');
  // `koku` of a perfume asks for nothing that another one lacks.
  const isAttribute = (one: string) =>
    Object.values(kind?.attributes ?? {}).some(({ label }) =>
      foldedWords(label).some((word) => stemOf(word) === one),
    );
  const likes = reading.comparisons.filter(({ relation }) => relation === 'like');
  const left: LeftOver[] = [];
  let group = 0;
  for (const { stem, from: at, how } of spelled) {
    const word = words[at];
    if (!word || taken.has(at) || left.length >= mostLeftOver) continue;
    // `lzm`, `knk`: shortened as in messages to friends.
    if (!/[aeiou\d]/.test(word.text) && !engine.vocabulary.has(stem)) continue;
    if (left.at(-1)?.at === at || ordinal.test(word.text)) continue;
    const typed = text.slice(word.from, word.to);
    if (fillers.has(word.text) || fillers.has(stem) || isFunctionWord(word.text, typed)) continue;
    if (word.text.length < 2 || (word.number !== undefined && !/\d/.test(word.text))) continue;
    const pair = `${word.text} ${words[at + 1]?.text ?? ''}`;
    if ([word.text, pair, `${words[at - 1]?.text ?? ''} ${word.text}`].some(companyCalled))
      continue;
    if (isAttribute(stem)) continue;
    const from = concepts.find((one) => one.from <= at && one.to > at);
    const isCalled = from?.is === 'kinds' && from.called === true;
    const isThing = from?.is === 'kinds' && !isCalled;
    const isHint = from?.is === 'values';
    // `polisiye`, in answer to what kind of book: a hint at what is talked of already.
    const isUnheard = !engine.vocabulary.has(stem);
    const isAnswer =
      isThing && !from.sure && kind !== undefined && isUnheard && spelled.length <= 2;
    // What several things are called (`krem`), and what somebody does, names none.
    if (isThing && (from.kinds.length > 1 || (isVerb(word.text) && stem !== word.stem))) continue;
    const isPlace =
      isHint && from.values.some(({ attribute }) => attribute.startsWith('destination'));
    if ((isThing || isHint) && !isAnswer && !isPlace && isUnheard) continue;
    // `balkonda`: where something happens.
    if (!from && isUnheard && isOrdinaryWord(word.text) && isLocative(word)) continue;
    const ordinary =
      !isCalled && (from !== undefined || (isOrdinaryWord(word.text) && how !== 'heard'));
    const isNumber = word.number !== undefined || /^\d/.test(word.text);
    const previous = left.at(-1);
    const follows =
      previous?.at === at - 1 && (/^\d{1,3}$/.test(word.text) || previous.as !== 'thing');
    // A number is a part of a name (`iphone 15`) or of nothing.
    const slashed = [word, words[at + 1]].some((one) => one?.before.includes('/'));
    if (isNumber && !((follows || slashed) && engine.vocabulary.has(stem))) continue;
    if (
      !from &&
      (isVerb(word.text) || /m[ae]z$/.test(word.text) || (!ordinary && verbal.test(word.text)))
    )
      continue;
    const next = words.slice(at + 1).find(({ text: one }) => wants.test(one) || !fillers.has(one));
    const clause = clauseOf(at, reading.clauses);
    const describes =
      (clause?.to ?? 0) - (clause?.from ?? 0) <= longest &&
      (nameThing(at + 1) ||
        // `istanbul izmir otobüs`
        (nameThing(at + 2) && next === words[at + 1] && !isVerb(next?.text ?? '')) ||
        wants.test(next?.text ?? '') ||
        (versus && /^m[iu]$/.test(words[at + 1]?.text ?? '')));
    // A word or two in answer are meant as they stand: `klasik`.
    // In a long story only what products are called is meant by itself.
    const isName = !ordinary && (engine.vocabulary.has(stem) || spelled.length <= 5);
    const surely = isPlace || isName || describes || spelled.length <= 2;
    const isWord = (isThing && !isAnswer) || (isHint && !isPlace);
    if (left.length > 0 && !follows && separates(words, left.at(-1)?.at ?? 0, at)) group += 1;
    const known = isGuess(how) ? undefined : engine.vocabulary.written(stem);
    const written = known && typed.toLocaleLowerCase('tr').startsWith(known) ? known : undefined;
    left.push({
      stem: isGuess(how) ? word.stem : stem,
      said: written ?? typed.replace(/['’].*$/, ''),
      turn,
      group,
      ordinary: ordinary && !isNumber,
      ...(isCalled && { called: true as const }),
      as: isWord ? 'thing' : surely || isNumber ? 'name' : 'aside',
      like: likes.some(({ of }) => of.to > at && of.from - at < 4),
      at,
    });
  }
  for (const size of reading.sizes) {
    const word = words[size.from];
    const isRead = kind && valueOfSize(size, kind, undefined).length > 0;
    const isWanted = /^(?:ol(?:an|s|m)|var|isti)/.test(words[size.to]?.text ?? '');
    const isAside =
      circumstance.test(size.unit) && !isWanted && !(size.unit === 'yas' && words.length <= 2);
    if (!word || isRead || isAside || counted.has(size.from)) continue;
    const origin = { said: writtenIn(reading, size), turn, group: (group += 1), at: size.from };
    // `30 yaş` is told, and no `30 ml` carries it.
    const own = size.to - size.from > 1 ? `${word.stem}${size.unit}` : word.stem;
    left.push({ ...origin, stem: own, ordinary: !/\d[a-z]/.test(own), like: false, as: 'name' });
  }
  return left;
}

const isGuess = (how: SpelledWord['how']): boolean =>
  how === 'corrected' || how === 'split' || how === 'begun';

/** `balkonda`, `istanbuldan` */
const isLocative = (word: Reading['words'][number] | undefined): boolean =>
  word !== undefined &&
  word.text !== word.stem &&
  !isRoot(word.text) &&
  /(?:(?:[^aeiou][dt]|[aeiou]d)[ae]n?|[aeiou]y[ae])$/.test(word.text);

/** Whether two words left over belong to two names: something joins or parts them, or much stands between. */
const separates = (words: Reading['words'], one: number, other: number): boolean =>
  other - one > 2 ||
  isLocative(words[one]) ||
  words.slice(one + 1, other + 1).some(({ before }) => /[,;/]/.test(before)) ||
  words
    .slice(one + 1, other)
    .some(({ text }) => /^(?:ve|ile|veya|ya|mi|mu|vs|yoksa|karsi)$/.test(text));
