import { fold } from '@denk/shared/product/text';
import { valueCalled, type AttributeValue, type Kind } from '../../../catalogue';
import { foldedWords, isFunctionWord, isVerb, stem, stemOfHaving } from '../../../language';
import type { Judged } from '../proposing/choose';
import { amountWord } from './amount-words';
import { asks, isAsking, wordsAsked } from './forms';
import { isOfSome } from './products-asked';
import type { Known } from './question';

/** The values that a question names by all of their name; who asks which of them is so may only hint at it: `hangisi sessiz`. */
export function valuesAsked(
  text: string,
  { kind, knowledge }: Known,
  asksWhich: boolean,
): readonly AttributeValue[] {
  const words = foldedWords(text);
  const book = knowledge.valueWords(kind.id);
  const namedBy = (stems: readonly string[]) =>
    book.find(stems).filter(({ from, to, meanings }) => {
      // In `ilk otelin çocuk kulübü` the hotel is the thing.
      if (knowledge.kindNouns.meaningsOf(stems.slice(from, to)).includes(kind.id)) return false;
      const names = knowledge.valueNames.meaningsOf(stems.slice(from, to));
      return asksWhich || meanings.some((one) => names.includes(`${kind.id} ${one}`));
    });
  const named = namedBy(words.map(stem));
  // `inverterli mi`
  const having =
    named.length > 0 ? [] : namedBy(words.map((word) => stemOfHaving(word) ?? stem(word)));
  return [...named, ...having].flatMap(({ meanings }) => meanings).map(valueCalled);
}

/** Whether one of several values is asked for: `kemerle mi isofixle mi`. */
export function asksEither(text: string, known: Known): boolean {
  const [first, ...others] = valuesAsked(text, known, false);
  return (
    asks.either.test(fold(text)) &&
    others.some(({ attribute, value }) => attribute === first?.attribute && value !== first.value)
  );
}

/** `çocuk ücretsiz mi` asks something else than whether it is for children. */
export function isAskedOf(text: string, values: readonly AttributeValue[], kind: Kind): boolean {
  const [, asked = ''] = /(\p{L}+) m[iu]\b/u.exec(fold(text)) ?? [];
  const isPlain = asked.length < 3 || isVerb(asked) || isFunctionWord(asked) || isAsking(asked);
  const names = namesOfValues(values, kind);
  return isPlain || [stem(asked), stemOfHaving(asked) ?? ''].some((one) => names.includes(one));
}

const mostBeside = 2;
/** `açık kulakta yandaki müziğimi duyar mı` asks more than whether it is one. */
export function asksMore(
  text: string,
  values: readonly AttributeValue[],
  about: readonly Judged[],
  kind: Kind,
): boolean {
  const named = namesOfValues(values, kind);
  const beside = wordsAsked(text).filter(
    (word) => !named.includes(stem(word)) && !isOfSome(word, about),
  );
  return beside.length > mostBeside;
}

/** `en hafifi hangisi, çocuk taşıyacak` asks of no value but of a degree. */
export const degreesIn = (text: string): readonly string[] =>
  [...fold(text).matchAll(/\b(?:en|daha) (\p{L}+)/gu)].flatMap(([, word = '']) =>
    amountWord(word) ? [word] : [],
  );

/** Whether a question asks for the degree of something else than what it names. */
export function isOfOtherDegree(
  text: string,
  values: readonly AttributeValue[],
  kind: Kind,
): boolean {
  const names = namesOfValues(values, kind);
  const degrees = degreesIn(text);
  return (
    degrees.length > 0 &&
    !degrees.some((word) => names.includes(stem(fold(amountWord(word)?.word ?? word))))
  );
}

const namesOfValues = (values: readonly AttributeValue[], { attributes }: Kind) =>
  values.flatMap(({ attribute, value }) => {
    const { label = '', values: labels = {}, words = {} } = attributes[attribute] ?? {};
    return [label, labels[value] ?? '', ...(words[value] ?? [])].flatMap(foldedWords).map(stem);
  });
