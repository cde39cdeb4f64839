import type { Found, Word } from './words';

/** A comparison that a text makes. */
export interface Comparison extends Found {
  /**
   * `more`: `daha hafif`, of which `of` is the property. `most`: `en hafif`. `like`: `iphone gibi`, `airpods benzeri`, of
   * which `of` is the thing. `than`: `iphone 15'ten büyük`. `versus`: `iphone mu samsung mu`, two things.
   */
  readonly relation: 'more' | 'most' | 'like' | 'than' | 'versus';
  /** What is compared; a thing's last word is certain, how far it reaches to the left is for those to say who know names. */
  readonly of: Found;
  /** The other thing of `versus`; the property of `than`. */
  readonly and?: Found;
}

const like =
  /^(?:gibi|gibisi|gibiler|benzer|benzeri|benzerleri|tarzi|tarzinda|ayarinda|muadili|muadilleri|alternatifi|alternatifleri|kivaminda|tadinda|kalitesinde)$/;
const question = /^m[iu]$/;
const than = /[^aeiou][dt][ae]n$|[aeiou]d[ae]n$/;
const properties =
  /^(?:ucuz|pahali|buyuk|kucuk|hafif|agir|hizli|yavas|uzun|kisa|genis|dar|iyi|kotu|yeni|eski|guclu|zayif|sessiz|ince|kalin|sert|yumusak|tatli|aci|fazla|az|dayanikli|parlak|koyu|acik|rahat|kaliteli)\w*$/;
const noProperty = /^(?:fazla|cok|az|iyi|once|sonra|var|ne|neler)$/;

/** Finds what a text compares: `daha ucuz`, `en hafif`, `airpods benzeri`, `iphone mu samsung mu`. */
export function readComparisons(
  words: readonly Word[],
  taken: ReadonlySet<number> = new Set(),
): Comparison[] {
  const found: Comparison[] = [];
  const free = (at: number) => at >= 0 && at < words.length && !taken.has(at);
  const text = (at: number) => words[at]?.text ?? '';
  for (let at = 0; at < words.length; at += 1) {
    if (!free(at)) continue;
    const next = { from: at + 1, to: at + 2 };
    if (
      text(at) === 'daha' &&
      free(at + 1) &&
      !/^(?:var|once|sonra|neler|ne)$/.test(text(at + 1))
    ) {
      found.push({ relation: 'more', of: next, from: at, to: at + 2 });
    } else if (text(at) === 'en' && free(at + 1) && !noProperty.test(text(at + 1))) {
      found.push({ relation: 'most', of: next, from: at, to: at + 2 });
    } else if (like.test(text(at)) && free(at - 1)) {
      found.push({ relation: 'like', of: { from: at - 1, to: at }, from: at - 1, to: at + 1 });
    } else if (than.test(text(at)) && free(at + 1) && properties.test(text(at + 1))) {
      found.push({
        relation: 'than',
        of: { from: at, to: at + 1 },
        and: next,
        from: at,
        to: at + 2,
      });
    } else if (question.test(text(at)) && free(at - 1)) {
      const other = words.findIndex((word, place) => place > at + 1 && question.test(word.text));
      if (other < 0) continue;
      const and = { from: at + 1, to: other };
      found.push({
        relation: 'versus',
        of: { from: at - 1, to: at },
        and,
        from: at - 1,
        to: other + 1,
      });
      at = other;
    }
  }
  return found;
}
