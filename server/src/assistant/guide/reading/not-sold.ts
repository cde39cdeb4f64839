import {
  foldedWords,
  isColour,
  isFunctionWord,
  isOrdinaryWord,
  isRoot,
  isVerb,
  stem,
  stemOfHaving,
  writtenIn,
  type Found,
  type Reading,
  type SpelledWord,
} from '../../../language';
import { fillers } from '../names/fillers';
import { onlyKind, type Slots } from '../slots/slots';
import { findBrands } from './find-brands';
import { ordinal, type Concept, type Readable } from './find-concepts';

/** A thing that is asked for and that no kind is: as it was written, and the kinds that its first part names. */
export interface NotSold {
  readonly said: string;
  readonly near: readonly string[];
}

type Kinds = Extract<Concept, { readonly is: 'kinds' }>;

/** What a compound's last word ends in: `makinesi`, `robotu`, `çantası`. */
const ofCompound = /(?:[^aeiou][iu]|s[iu])$/;
/** Nouns made of what a thing does or is for: `düzleştirici`, `kitaplık`. */
const made = /(?:[iu]c[iu]|l[iu]k)$/;
/** What follows a thing that is asked for. */
const asking =
  /^(?:lazim|gerek\w*|isti\w*|ari\w*|bak\w*|al\w*|oner\w*|var\w*|ne|hangi\w*|bul\w*|olsun|tavsiye\w*|ol\w*|gibi|tarzi)$/;
/** What turns away from what is talked of. */
const turnsAway = /^(?:vazgec\w*|bosver\w*|degil|yerine)$/;
/** `kiralamak`, `kiralama` */
const infinitive = /m[ae][kg]?$/;
const mostWords = 3;
/** A word that more kinds are called by suggests none. */
const mostNear = 2;
/** Who says more than so many words tells a story. */
const mostTelling = 6;

/**
 * The thing that a message asks for where the catalogue has none such: a compound whose head is known to nothing
 * (`saç kurutma makinesi` beside `saç`), what is done with a thing (`araba kiralamak`), or a noun that names none.
 */
export function notSold(
  reading: Reading,
  spelled: readonly SpelledWord[],
  named: readonly Concept[],
  slots: Slots,
  readable: Readable,
): NotSold | undefined {
  const { words, refusals, money, sizes } = reading;
  const { knowledge, engine } = readable;
  const kinds = named.filter((one): one is Kinds => one.is === 'kinds');
  const apart = new Set(money);
  const taken: readonly Found[] = [...refusals, ...sizes];
  const brands = findBrands(reading, spelled, [], engine);
  for (const { from, to } of [...named, ...brands, ...taken]) {
    for (let at = from; at < to; at += 1) apart.add(at);
  }
  const isTaken = (at: number): boolean => {
    const word = words[at];
    return (
      !word ||
      apart.has(at) ||
      word.number !== undefined ||
      /^\d/.test(word.text) ||
      fillers.has(word.text) ||
      isFunctionWord(word.text) ||
      ordinal.test(word.text)
    );
  };
  const stemsAt = (at: number): string[] => {
    const spelling = spelled.find(({ from, to }) => from <= at && to > at);
    return [words[at]?.stem ?? '', spelling?.stem ?? ''];
  };
  const describes = (at: number, ids: readonly string[]): boolean =>
    stemsAt(at).some((one) =>
      ids.some((id) => knowledge.valueWords(id).meaningsOf([one]).length > 0),
    );
  const describesAny = (at: number): boolean =>
    describes(at, slots.kinds) ||
    isColour(words[at]?.text ?? '') ||
    stemsAt(at).some(
      (one) =>
        knowledge.valueNames.meaningsOf([one]).length > 0 ||
        knowledge.kindHints.meaningsOf([one]).length > 0,
    );
  const isWord = (at: number): boolean => {
    const { text = '', stem: one = '' } = words[at] ?? {};
    const isUnknown = spelled.some(
      ({ from, to, how }) => from <= at && to > at && how === 'unknown',
    );
    const isForeign = isUnknown && text.length > 3 && !engine.vocabulary.has(one);
    return !isTaken(at) && (isOrdinaryWord(text) || isForeign);
  };
  const isNoun = (at: number): boolean => {
    const text = words[at]?.text ?? '';
    return isWord(at) && stemOfHaving(text) === undefined && (!isVerb(text) || made.test(text));
  };
  // `temizlik robotu` may be a `robot süpürge`.
  const kindsCalled = (at: number): readonly string[] => {
    const called = [...knowledge.kinds.values()].filter(({ noun, synonyms }) =>
      [noun, ...synonyms].some((name) =>
        foldedWords(name).some((word) => stemsAt(at).includes(stem(word))),
      ),
    );
    return called.length <= mostNear ? called.map(({ id }) => id) : [];
  };
  const isPart = (at: number) => at < words.length && !/[,.;!?]/.test(words[at]?.before ?? '');
  const endsAt = (to: number): boolean => {
    const next = words[to];
    return (
      !next ||
      /[,.;!?]/.test(next.before) ||
      next.number !== undefined ||
      money.has(to) ||
      asking.test(next.text)
    );
  };
  const saidFrom = (from: number, to: number) => writtenIn(reading, { from, to });

  for (const { kinds: own, sure, from, to: end } of [...kinds].reverse()) {
    if (end === from || (slots.kinds.length > 1 && describes(from, slots.kinds))) continue;
    let to = end;
    while (to - end < mostWords && isPart(to) && isWord(to) && !describes(to, own)) to += 1;
    const head = words[to - 1]?.text ?? '';
    const isHead = to > end && isNoun(to - 1) && (made.test(head) ? !sure : ofCompound.test(head));
    if (isHead && endsAt(to))
      return { said: saidFrom(from, to), near: [...kindsCalled(to - 1), ...(sure ? own : [])] };
    const done = words[end]?.text ?? '';
    const last = words[end - 1];
    const isBare = last !== undefined && (last.text === last.stem || isRoot(last.text));
    const isDone = sure && isBare && !isTaken(end) && infinitive.test(done) && isVerb(done);
    if (isDone && asking.test(words[end + 1]?.text ?? ''))
      return { said: saidFrom(from, end + 1), near: own };
  }
  const telling = words.filter((_, at) => !isTaken(at)).length;
  const stays = onlyKind(slots) !== undefined && !words.some(({ text }) => turnsAway.test(text));
  const isAbout = kinds.some(({ from, to }) => to > from) || stays;
  if (isAbout || telling > mostTelling) return undefined;
  const isThing = (at: number) =>
    isNoun(at) && !describesAny(at) && !/^(?:cok|daha|en)$/.test(words[at - 1]?.text ?? '');
  const head = words.findLastIndex((_, at) => {
    let next = at + 1;
    while (isPart(next) && !isTaken(next) && describesAny(next)) next += 1;
    return isThing(at) && endsAt(next);
  });
  if (head < 0) return undefined;
  // `ofis sandalyesi`: a compound is two words.
  const isPair = ofCompound.test(words[head]?.text ?? '') && isPart(head) && isWord(head - 1);
  return { said: saidFrom(isPair ? head - 1 : head, head + 1), near: kindsCalled(head) };
}
