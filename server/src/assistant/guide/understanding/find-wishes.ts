import { fold } from '@denk/shared/product/text';
import type { Asked } from './asked-before';
import { meets } from '../product-traits';
import { isRefused } from './find-brands';
import { wishOf, type Lexicon } from './lexicon';
import { same } from './merge-wishes';
import type { Words } from './read-words';
import type { Wish } from './wants';
import { quietAttributes } from './wish-words';

/** Wishes of a message: wanted and refused ones, and the positions of their words. */
export interface FoundWishes {
  readonly wanted: readonly Wish[];
  readonly refused: readonly Wish[];
  readonly used: readonly number[];
}

/** Finds what is wanted of the products of a kind; a word with several meanings belongs to the attribute just asked for. */
export function findWishes(
  words: Words,
  kinds: readonly string[],
  asked: Asked | undefined,
  lexicon: Lexicon,
  taken: { readonly brands: readonly number[]; readonly kind: readonly number[] },
): FoundWishes {
  const wanted: Wish[] = [];
  const refused: Wish[] = [];
  const used = new Set<number>();
  for (const kind of kinds.slice(0, 3)) {
    for (const { meanings, from, to } of lexicon.wishNames(kind).find(words.stems)) {
      // `kişi` is no `kış`.
      if (words.folded.slice(from, to).join(' ') === 'kisi') continue;
      if (isOnlyTaken(from, to, taken.brands)) continue;
      const wishes = meaningsThatCount(meanings.map(wishOf), to - from, asked, words).filter(
        (wish) => !isOnlyTaken(from, to, taken.kind) || isTelling(wish, kind, lexicon),
      );
      for (let at = from; at < to; at += 1) if (wishes.length > 0) used.add(at);
      const against = isRefused(words, to);
      for (const wish of wishes) {
        const list = against ? refused : wanted;
        if (!list.some((other) => same(wish, other))) list.push(wish);
      }
    }
  }
  return {
    wanted: wanted.filter((wish) => !refused.some((other) => other.value === wish.value)),
    refused,
    used: [...used],
  };
}

const isOnlyTaken = (from: number, to: number, taken: readonly number[]) =>
  Array.from({ length: to - from }, (_, index) => from + index).every((at) => taken.includes(at));

/** `güneş` of sunglasses tells nothing: what nearly all products of a kind have is no wish when the kind's own name says it. */
function isTelling(wish: Wish, kind: string, lexicon: Lexicon): boolean {
  const known = lexicon.kinds.get(kind);
  const label = known?.attributes[wish.attribute]?.values[wish.value];
  if (known && label && fold(label) === fold(known.noun)) return false;
  const products = lexicon.productsOf([kind]);
  return products.filter((product) => meets(product, wish)).length <= products.length * 0.9;
}

function meaningsThatCount(
  wishes: readonly Wish[],
  length: number,
  asked: Asked | undefined,
  words: Words,
): readonly Wish[] {
  if (asked?.about === 'attribute') {
    const answers = wishes.filter(({ attribute }) => attribute === asked.attribute);
    if (answers.length > 0) return answers;
  }
  const loud = wishes.filter(({ attribute }) => !quietAttributes.has(attribute));
  // A used car may be of any age: values of one attribute stand for one another.
  const isOne = loud.every(({ attribute }) => attribute === loud[0]?.attribute);
  if (loud.length > 0) return isOne ? loud : loud.slice(0, 2);
  return length > 1 || words.folded.length === length ? wishes.slice(0, 1) : [];
}
