import { fold } from '@denk/shared/product/text';
import { labelOf, valueCalled, type AttributeValue, type Kind } from '../../../catalogue';
import {
  foldedWords,
  isFunctionWord,
  isVerb,
  lackedBy,
  stem,
  stemOfHaving,
} from '../../../language';
import type { Judged } from '../proposing/choose';
import { isUse } from '../proposing/marks';
import { amountWord } from './amount-words';
import { asks, isAsking, wordsAsked } from './forms';
import { isOfSome } from './products-asked';
import type { Known } from './question';

/** The values that a question names by all of their name; who asks which of them is so may only hint at it: `hangisi sessiz`. */
export function valuesAsked(
  text: string,
  { kind, knowledge, sample }: Known,
  asksWhich: boolean,
): readonly AttributeValue[] {
  const words = foldedWords(text);
  const book = knowledge.valueWords(kind.id);
  const isYesNo = asks.yesOrNo.test(fold(text));
  const namedBy = (stems: readonly string[]) => {
    const found = book.find(stems).flatMap(({ from, to, meanings }) => {
      // In `ilk otelin çocuk kulübü` the hotel is the thing.
      if (knowledge.kindNouns.meaningsOf(stems.slice(from, to)).includes(kind.id)) return [];
      const names = knowledge.valueNames.meaningsOf(stems.slice(from, to));
      const named = meanings.filter((one) => names.includes(`${kind.id} ${one}`));
      // What several words hint at is asked by them, too: `harita çıkarıyor mu`.
      const isSaid = asksWhich || (isYesNo && to - from > 1);
      return [{ size: to - from, own: named.length > 0 ? named : isSaid ? meanings : [] }];
    });
    const own = found.filter((one) => one.own.length > 0);
    return {
      size: Math.max(0, ...own.map(({ size }) => size)),
      own: own.flatMap((one) => one.own),
    };
  };
  // As it is said, `inverterli mi`, `harita çıkarıyor mu`, `su geçirir mi` of what does not: what says most of it.
  const [best] = [
    stem,
    (word: string) => stemOfHaving(word) ?? stem(word),
    (word: string) => doerOf(word, 'n') ?? stem(word),
    (word: string) => doerOf(word, 'mz') ?? stem(word),
  ]
    .map((form) => namedBy(words.map(form)))
    .sort((a, b) => b.size - a.size);
  // What none of the kind is says nothing of these.
  const isKnown = ({ attribute, value }: AttributeValue) =>
    sample.length === 0 ||
    sample.some(({ product }) => product.attributes[attribute]?.includes(value));
  const found = (best?.own ?? []).map(valueCalled).filter(isKnown);
  if (found.length > 0 || !/\b(?:var|yok) m[iu]/.test(fold(text))) return found;
  // `şeker var mı` asks for what is called `şekersiz`, too, but none for what is called `kablosuz şarj`.
  return ['siz', 'suz']
    .flatMap((end) => namedBy(words.map((word) => stem(stem(word) + end))).own)
    .map(valueCalled)
    .filter((one) => isKnown(one) && foldedWords(labelOf(one, kind)).length === 1);
}

/** What does, or does not, as a question asks: `çıkarıyor`, `çıkarır` → the stem of `çıkaran`, of `çıkarmayan`. */
function doerOf(word: string, end: 'n' | 'mz'): string | undefined {
  const [, root] = /^(\w{3,}?)(?:[iu]yor|[aeiu]r)$/.exec(word) ?? [];
  const forms = end === 'n' ? ['an', 'ayan', 'eyen'] : ['mayan', 'amayan', 'emeyen'];
  return root === undefined
    ? undefined
    : forms
        .map((form) => stem(root + form))
        .find((own) => own.endsWith(end) && !/[ae]n$/.test(own));
}

const harms =
  /\b(?:bozul|kiril|cizil|sol|ak|islan|delin|yirtil|karlan|terlet|su al)(?:[iu]yor|[aeiu]r) m[iu]\b/;

/** Whether a question asks for the opposite of what values say: `su geçirir mi` of `su geçirmez`, `çizilir mi`. */
export function asksOpposite(text: string, values: readonly AttributeValue[], kind: Kind): boolean {
  const [, asked = ''] = /(\p{L}+) m[iu]\b/u.exec(fold(text)) ?? [];
  const not = doerOf(asked, 'mz');
  return harms.test(fold(text)) || (not !== undefined && namesOfValues(values, kind).includes(not));
}

/** Whether a value is what is without that which a question asks for. */
export const isOfLack = (text: string, label: string): boolean =>
  !/s[iu]z/.test(fold(text)) && foldedWords(label).some((word) => lackedBy(word) !== undefined);

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
  const isPlain =
    asked.length < 3 ||
    isVerb(asked) ||
    isFunctionWord(asked) ||
    isAsking(asked) ||
    /^(?:yuklu|kurulu|takili|mevcut)$/.test(asked);
  // `havuzda solar mı` asks no more whether it is for the pool.
  const isOfUse = values.some((one) => isUse(kind.attributes[one.attribute], labelOf(one, kind)));
  if (isOfUse && isVerb(asked) && !using.test(asked)) return false;
  const names = namesOfValues(values, kind);
  return isPlain || [stem(asked), stemOfHaving(asked) ?? ''].some((one) => names.includes(one));
}

const using =
  /^(?:kullan|giy|ol(?:ur|uyor|abilir)|gid|git|uy|izle|oyna|cal[iu]|calis|gir|tak|sur|yen|ic|bin|yat|kal[iu]|ver|yap|et)/;

const mostBeside = 2;
/** `açık kulakta yandaki müziğimi duyar mı` asks more than whether it is one. */
export function asksMore(
  text: string,
  values: readonly AttributeValue[],
  about: readonly Judged[],
  kind: Kind,
  most = mostBeside,
): boolean {
  const named = namesOfValues(values, kind);
  const beside = wordsAsked(text).filter(
    (word) => !named.includes(stem(word)) && !isOfSome(word, about),
  );
  return beside.length > most;
}

/** `en hafifi hangisi, çocuk taşıyacak` asks of no value but of a degree. */
const degreesIn = (text: string): readonly string[] =>
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
    const own = [label, labels[value] ?? '', ...(words[value] ?? [])].flatMap(foldedWords);
    return [...own, ...own.flatMap((word) => lackedBy(word) ?? [])].map(stem);
  });
