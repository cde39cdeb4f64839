import { fold } from '@denk/shared/product/text';
import { foldedWords, stem } from '../../../language';
import { mayBeShown, type Judged } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import { setsBeside } from '../reading/pointing';
import { asks, ownWords, wordsAsked } from './forms';
import type { Known, Question } from './question';

/** Whether a word is one of a product's name. */
const isOf = (word: string, { product, title }: Option): boolean =>
  title.has(stem(word)) ||
  foldedWords(product.brand).some((maker) => maker.length > 2 && word.startsWith(maker));

/** Whether a word is one of some product's name. */
export const isOfSome = (word: string, some: readonly Option[]): boolean =>
  some.some((one) => isOf(word, one));

/** Whether a question holds nothing but the names of some products: `lassa yok mu`, `joie mi chicco mu`. */
export const isByName = ({ text, about }: Question): boolean =>
  about.length > 0 && wordsAsked(text).every((word) => isOfSome(word, about));

/** Whether a question asks what some products cost, and of nothing else: `ilki ne kadar`; `pili ne kadar` and `kargo ne kadar` do. */
export const isOfTheirPrice = (text: string, some: readonly Option[]): boolean =>
  asks.price.test(fold(text)) &&
  !/\bkargo/.test(fold(text)) &&
  wordsAsked(fold(text).replace(asks.price, ' ')).every((word) => isOfSome(word, some));

/** Whether one that is named is compared with those that are not: `royal canin ile diğeri`. */
export const isOfOthers = ({ act, text, about }: Question): boolean =>
  act === 'compare' && about.length === 1 && asks.other.test(fold(text));

/** Those that are set beside each other where one is not of the list: `samsung ile lg farkı`; of what it makes what comes nearest. */
export function makersBeside(
  { act, text, about }: Question,
  { judged, listed }: Known,
): readonly Judged[] {
  const isBeside = (act === 'compare' || act === 'pick') && setsBeside.test(fold(text));
  if (!asks.either.test(fold(text)) && !isBeside) return [];
  const price = (about[0] ?? listed[0])?.price ?? 0;
  const others = ownWords(text)
    .filter((word) => !isOfSome(word, about))
    .flatMap((word) =>
      judged
        .filter((one) => mayBeShown(one) && isMakerOf(word, one.product.brand))
        .sort(
          (a, b) =>
            a.missing.length - b.missing.length ||
            Math.abs(a.price - price) - Math.abs(b.price - price),
        )
        .slice(0, 1),
    );
  return others.length > 0 ? [...about, ...new Set(others)] : [];
}

/** Whether a word is nothing but the maker: `lg`, `lg’nin`. */
const isMakerOf = (word: string, brand: string): boolean => {
  const [maker = '', more] = foldedWords(brand);
  return more === undefined && (maker === word || maker === stem(word));
};
