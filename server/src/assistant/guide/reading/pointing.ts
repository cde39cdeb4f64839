import { fold } from '@denk/shared/product/text';
import { foldedWords, isOrdinaryWord, stem } from '../../../language';
import type { Option } from '../proposing/terms';

const ordinals: readonly RegExp[] = [
  /\b(?:1|bir(?:inci)?|ilk|en ustteki|bastaki)(?:\.|inci|ci|numara)?(?:s[iu]|y[iu]|[iu])?(?:n[iu]n?|ne|nde|nden|y[iu]|ye)?(?: (?:urun|model|oneri|secenek|numara)\w*)?\b/,
  /\b(?:2|iki(?:nci)?|ortadaki)(?:\.|nci|ci|numara)?(?:s[iu]|y[iu])?(?:n[iu]n?|ne|nde|nden|y[iu]|ye)?(?: (?:urun|model|oneri|secenek|numara)\w*)?\b/,
  /\b(?:3|uc(?:uncu)?|son(?! \w+l[ae]r)|sondaki|en alttaki)(?:\.|uncu|cu|numara)?(?:s[iu]|y[iu]|[iu])?(?:n[iu]n?|ne|nde|nden|y[iu]|ye)?(?: (?:urun|model|oneri|secenek|numara)\w*)?\b/,
];
/** What makes a small number a place in the list: `2.`, `ikincisi`, `2 numara`, `1 mi 3 mü`. */
const placed =
  /\b(?:birinci|ikinci(?! el)|ucuncu|ilki|sonuncu|ilk|son(?!ra| \w+l[ae]r)|ortadaki|bastaki|sondaki|[123](?:\.|'?[iy]?[iu]?nci|inci|uncu| ?numara|'?[eay]\b| m[iu]\b|'?(?:yi|si|u|unu|sini|nin|un)\b)| ?[123]$)/;

/** Which of three a message points at: `ikincisi`, `2.`, `ilk ikisi`, `1 ve 3`. */
export function placesIn(message: string): number[] {
  // `1,5 milyon` and `2 bin` are no places.
  const text = fold(message)
    .replace(/\d+[.,]\d+|\d+ ?(?:bin|milyon|k|tl|lira)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (/\bilk (?:iki|2)/.test(text)) return [0, 1];
  if (/\bson (?:iki|2)/.test(text)) return [1, 2];
  const bare = /^[123](?:\s*(?:,|ve|ile|-)\s*[123])*$/.test(text);
  if (!bare && !placed.test(` ${text}`)) return [];
  return ordinals.flatMap((pattern, place) => (pattern.test(text) ? [place] : []));
}

/** The products of a list that a message calls by name: `White Musk`, `JBL olan`. */
export function placesNamed(message: string, listed: readonly Option[]): number[] {
  const said = foldedWords(message);
  return listed.flatMap(({ title, product: { brand } }, place) => {
    const maker = foldedWords(brand);
    const own = said.filter(
      (word) =>
        word.length > 2 &&
        !/^\d+$/.test(word) &&
        title.has(stem(word)) &&
        !listed.every((one) => one.title.has(stem(word))),
    );
    return own.length > 1 || own.some((word) => !isOrdinaryWord(word) || maker.includes(word))
      ? [place]
      : [];
  });
}
