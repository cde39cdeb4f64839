import type { Kind } from '../../../catalogue';
import { type Found, foldedWords, isVerb, type Reading, stem, writtenIn } from '../../../language';
import type { Option } from '../proposing/terms';
import type { Wish } from '../slots/slots';
import { overlap } from './wishes';

/** What says of the word before it that something is about that: `bahçecilikle ilgili`, `balıkçılık üzerine`. */
const about = /^(?:ilgili|alakali|hakkinda|konulu|uzerine)$/;
const between = /^(?:bir|bi|iyi|guzel)$/;

/**
 * What a thing that is asked for shall be about, where nothing of the kind is: a book on gardening is no novel. Nothing that
 * was heard (`tarih hakkında`), and nothing that a product says of itself.
 */
export function subjectAsked(
  reading: Reading,
  kind: Kind,
  heard: readonly Found[],
  sample: readonly Option[],
  turn: number,
): Wish[] {
  const { words } = reading;
  const nouns = new Set([kind.noun, ...kind.synonyms].flatMap(foldedWords).map(stem));
  return words.flatMap(({ text }, at): Wish[] => {
    const noun = words.findIndex((one, place) => place > at && !between.test(one.text));
    const of = words[at - 1]?.text === 'ile' ? at - 2 : at - 1;
    const [own, end] = [words[of]?.text ?? '', words[noun]];
    if (!about.test(text) || !end || !nouns.has(stem(end.text)) || own.length < 4 || isVerb(own))
      return [];
    const subject = stem(own.replace(/y?l[ae]$/, ''));
    const isKnown =
      heard.some((one) => overlap(one, { from: of, to: at })) ||
      sample.some(({ stems }) => stems.has(subject) || stems.has(stem(own)));
    if (isKnown) return [];
    // `balık tutma üzerine`
    const from = /m[ae]$/.test(own) && of > 0 ? of - 1 : of;
    const label = `${writtenIn(reading, { from, to: at + 1 })} ${kind.noun.toLocaleLowerCase('tr')}`;
    return [{ label, anyOf: [], words: [], said: label, turn, hard: 'sort' }];
  });
}
