import { fold } from '@denk/shared/product/text';
import {
  foldedWords,
  isFunctionWord,
  isOrdinaryWord,
  isRoot,
  stem,
  remembering,
} from '../../../language';
import type { Option } from '../proposing/terms';

const mostNames = 5000;
/** The words of titles and makers: every clause is held against all of a kind. */
const namesIn = remembering(mostNames, foldedWords);

const ordinals: readonly RegExp[] = [
  /\b(?:1|bir(?:inci)?|ilk|first|en ustteki|bastaki)(?:\.|inci|ci|numara)?(?:s[iu]|y[iu]|[iu])?(?:n[iu]n?|ne|n?[dt][ae]n?|y[iu]|ye|yl[ae])?(?: (?:urun|model|oneri|secenek|numara)\w*)?\b/,
  /\b(?:2|iki(?:nci)?|second|ortadaki)(?:\.|nci|ci|numara)?(?:s[iu]|y[iu])?(?:n[iu]n?|ne|n?[dt][ae]n?|y[iu]|ye|yl[ae])?(?: (?:urun|model|oneri|secenek|numara)\w*)?\b/,
  /\b(?:3|uc(?:uncu)?|third|son(?! \w+l[ae]r| kullan)|sondaki|en alttaki)(?:\.|uncu|cu|numara)?(?:s[iu]|y[iu]|[iu])?(?:n[iu]n?|ne|n?[dt][ae]n?|y[iu]|ye|yl[ae])?(?: (?:urun|model|oneri|secenek|numara)\w*)?\b/,
];
/** What makes a small number a place in the list: `2.`, `ikincisi`, `2 numara`, `1 mi 3 mü`; the end of a story is none. */
const placed =
  /\b(?:first|second|third|birinci|ikinci(?! el\b)|ucuncu|ilki|sonuncu|ilk(?! gosterd| onerd)|son\b(?! \w+l[ae]r| kullan)|ortadaki|bastaki|sondaki|[123] (?:ile|ve) [123](?!\d)|[123] ?[dt][ae]n\b|[123](?:\.|'?[iy]?[iu]?nci|inci|uncu| ?numara|'?[eay]\b| m[iu]\b|'?(?:yi|si|u|unu|sini|nin|un)\b)| ?[123]$)/;

/** Nothing but a place in the list: `üçüncüsü vadeli değil` means the third, whichever is called so. */
const outright = /\b(?:birinci|ikinci|ucuncu|sonuncu)s[iu]|\bilki/;

/** Which of three a message points at by their places: `ikincisi`, `2.`, `ilk ikisi`, `1 ve 3`. */
function placesIn(message: string): number[] {
  // `1,5 milyon` and `2 bin` are no places.
  const text = fold(message)
    .replace(/\d+[.,]\d+|\d+ ?(?:bin|milyon|k|tl|lira)\b/g, ' ')
    .replace(/\b(?:\d+|bir|iki|uc) ?(?:tane|adet|paket|kutu|koli)(?!\w*l[ae]r)\w*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (/\bilk (?:\w+ )?(?:iki|2)/.test(text)) return [0, 1];
  if (/\bson (?:iki|2)/.test(text)) return [1, 2];
  const bare = /^[123](?:\s*(?:,|ve|ile|-)\s*[123])*$/.test(text);
  if (!bare && !placed.test(` ${text}`)) return [];
  return ordinals.flatMap((pattern, place) => (pattern.test(text) ? [place] : []));
}

const priceNamed =
  /(?<![\d.,])(\d[\d.]*)(?:,\d+)?\s*(bin)?\s*(?:tl|lira)?(?:\s*l[iu][kg]\w*|['’]?[a-z]{0,3}\s+ola?n\w*)/g;
/** How far from a price its round name may be: `700 olan` costs 699. */
const roundness = 0.02;

/** The products that a message calls by what they cost: `4799 olan`, `15 binlik`. */
function placesPriced(message: string, listed: readonly Option[]): number[] {
  const sums = [...fold(message).matchAll(priceNamed)].map(
    ([, digits = '', thousands]) => Number(digits.replaceAll('.', '')) * (thousands ? 1000 : 1),
  );
  return sums.flatMap((sum) => {
    const near = listed.map(({ price }) => Math.abs(price - sum) / Math.max(price, 1));
    const least = Math.min(...near);
    return sum > 0 && least <= roundness ? [near.indexOf(least)] : [];
  });
}

/** `en ucuzunu alayım` */
function placeOfPrice(message: string, listed: readonly Option[]): readonly number[] {
  const [, which] =
    /\ben (ucuz|uygun|hesapli|pahali)(?:[iu]n?(?:[iua]n?)?|olan\w*| fiyatl\w+)?\b/.exec(
      fold(message),
    ) ?? [];
  if (which === undefined || listed.length === 0) return [];
  const prices = listed.map(({ price }) => price);
  return [prices.indexOf(which === 'pahali' ? Math.max(...prices) : Math.min(...prices))];
}

/** `s24ün` → `s24` */
const withoutEnding = (word: string): string =>
  word.replace(/(?<=\d)(?:y|n)?[iuae]?n?[iuae]?(?:n|ki)?$/, '');

/**
 * The places of the products that a message calls by name: `White Musk`, `JBL olan`. Of `iphone 16` no other iPhone, and of
 * `s24` no S24 FE. An everyday word names only what a maker or a title is called by, where `byMaker` says so.
 */
export function placesNamed(message: string, options: readonly Option[], byMaker = true): number[] {
  // `Garanti'ninki`
  const said = foldedWords(message.replace(/['’]\p{L}+/gu, '')).map(withoutEnding);
  // `poconu`: a maker's name with an ending that no dictionary knows.
  const isMaker = (word: string, { product }: Option) =>
    namesIn(product.brand).some(
      (maker) => maker.length > 3 && word.startsWith(maker) && word.length - maker.length <= 3,
    );
  const isIn = (word: string, one: Option) => one.title.has(stem(word)) || isMaker(word, one);
  const naming = options.map((one) =>
    said.filter((word, at) => {
      const next = said[at + 1] ?? '';
      // `iphone 16` is no iPhone 15.
      const isOther = /^\d{1,3}$/.test(next) && !/\d/.test(word) && !isIn(next, one);
      return (
        (word.length > 2 || /\d/.test(word)) &&
        isIn(word, one) &&
        !(isOther && !isOrdinaryWord(word)) &&
        (options.length < 2 || !options.every((other) => isIn(word, other)))
      );
    }),
  );
  const named = options.flatMap((one, place) => {
    const own = (naming[place] ?? []).filter((word) => word.length > 2 && !/^\d+$/.test(word));
    const first = namesIn(one.product.title).find((word) => !isFunctionWord(word)) ?? '';
    const maker = namesIn(one.product.brand);
    const isName = (word: string) =>
      !isOrdinaryWord(word) ||
      (!isRoot(word) && namesIn(one.product.title).includes(word)) ||
      (byMaker && (maker.includes(word) || stem(word) === stem(first)));
    return own.length > 1 || own.some(isName) ? [place] : [];
  });
  const isLess = (one: number, other: number) => {
    const [own = [], others = []] = [naming[one], naming[other]];
    const [title, longer] = [options[one]?.title, options[other]?.title];
    const isWithin = own.every((word) => others.includes(word));
    return (
      isWithin &&
      (others.length > own.length ||
        (title !== undefined &&
          longer !== undefined &&
          longer.size < title.size &&
          [...longer].every((word) => title.has(word))))
    );
  };
  return named.filter((place) => !named.some((other) => other !== place && isLess(place, other)));
}

/** `philips ile ikincinin farkı` speaks of both. */
export const setsBeside = /\b(?:ile|arasi\w*|fark\w*|yoksa)\b/;

/** The places of the shown products that a message points at, calls by what they cost, or calls by name. */
export function placesOf(
  message: string,
  listed: readonly Option[],
  byMaker = true,
): readonly number[] {
  const priced = [...placesPriced(message, listed), ...placeOfPrice(message, listed)];
  if (priced.length > 0) return [...new Set(priced)];
  const ordinal = placesIn(message).filter((place) => place < listed.length);
  const named = placesNamed(message, listed, byMaker);
  const isNamed = named.length > 0 && named.every((one) => !ordinal.includes(one));
  if (isNamed && setsBeside.test(fold(message)))
    return [...new Set([...ordinal, ...named])].sort((a, b) => a - b);
  return ordinal.length > 0 && (!isNamed || outright.test(fold(message))) ? ordinal : named;
}

/** The products that a message points at: those of the last list if it can mean them, else of all that were shown. */
export function pointedAt(
  message: string,
  listed: readonly Option[],
  shown: readonly Option[],
): readonly Option[] {
  // The cheapest is that of the list, whatever was shown before.
  const ofPrice = placeOfPrice(message, listed).flatMap((place) => listed[place] ?? []);
  if (ofPrice.length > 0) return ofPrice;
  const all = placesOf(message, shown).flatMap((place) => shown[place] ?? []);
  const last = all.filter(({ product }) => listed.some((one) => one.product.id === product.id));
  // One of the list may be set beside one that stood there before.
  if (last.length === 1 && all.length === 2 && setsBeside.test(fold(message))) return all;
  return last.length > 0 ? last : all;
}
