import { foldedWords, stem } from '../../../language';
import type { Judged } from '../proposing/choose';
import { money } from '../slots/chips';
import { byPrice, nameOf } from './table';

/** What stands before a question's particle, one after the other: `iphone mu samsung mu`. */
const weighed = /(\p{L}{3,})(?=['’]?\p{L}* m[ıiuü](?!\p{L}))/giu;
/** A word that nearly all carry tells no two sides apart. */
const mostShare = 0.8;

/**
 * What the catalogue has of each side that a question weighs up (`iphone mu samsung mu`, `tavuklu mu somonlu mu`): how many,
 * from which price on, and which of them were shown. Undefined where it weighs up nothing that products are told apart by.
 */
export function sidesTold(
  text: string,
  listed: readonly Judged[],
  others: readonly Judged[],
): string | undefined {
  const all = [...listed, ...others];
  const sides = [...text.matchAll(weighed)].flatMap(([word]) => {
    const [name = ''] = foldedWords(word).map(stem);
    const own = all.filter(({ stems }) => stems.has(name));
    return own.length > 0 && own.length < all.length * mostShare
      ? [{ label: writtenIn(own, name) ?? word, own: byPrice(own) }]
      : [];
  });
  if (sides.length < 2) return undefined;
  const told = sides.map(({ label, own }) => {
    const shown = listed.filter((one) => own.includes(one)).map(nameOf);
    const from = own[0] ? `fiyatlar ${money(own[0].price)}’den başlıyor` : '';
    const payable = own.some(({ missing }) => missing.every(({ of }) => of !== 'budget'));
    const says = [
      from,
      payable ? '' : 'bütçenizde yok',
      shown.length > 0 ? `gösterdiklerimden ${shown.join(', ')}` : '',
    ];
    return `• ${label} (${own.length} ürün): ${says.filter(Boolean).join('; ')}`;
  });
  return `Bu biraz da size kalmış; ikisinde de seçenek var:\n\n${told.join('\n')}`;
}

/** `iphone` as a title has it: `iPhone`. */
const writtenIn = ([one]: readonly Judged[], name: string): string | undefined =>
  one?.product.title.split(/[\s,:]+/).find((word) => foldedWords(word).map(stem)[0] === name);
