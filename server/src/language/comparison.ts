import type { Found, Word } from './words';

/** A comparison that a text makes. */
export interface Comparison {
  /** `like`: `iphone gibi`, `airpods benzeri`. `versus`: `iphone mu samsung mu`. */
  readonly relation: 'like' | 'versus';
  /** The last word of what is compared; how far it reaches to the left is for those to say who know names. */
  readonly of: Found;
}

const like =
  /^(?:gibi|gibisi|gibiler|benzer|benzeri|benzerleri|tarzi|tarzinda|ayarinda|muadili|muadilleri|alternatifi|alternatifleri|kivaminda|tadinda|kalitesinde)$/;
const question = /^m[iu]$/;

/** Finds what a text compares: `airpods benzeri`, `iphone mu samsung mu`. */
export function readComparisons(
  words: readonly Word[],
  taken: ReadonlySet<number> = new Set(),
): Comparison[] {
  const asked = words.findLastIndex(({ text }) => question.test(text));
  return words.flatMap(({ text }, at): Comparison[] => {
    if (at === 0 || taken.has(at) || taken.has(at - 1)) return [];
    const of = { from: at - 1, to: at };
    if (like.test(text)) return [{ relation: 'like', of }];
    return question.test(text) && asked > at + 1 ? [{ relation: 'versus', of }] : [];
  });
}
