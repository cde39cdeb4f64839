import type { Kind } from '../../../catalogue';
import { byPrice, nameOf } from '../facts/table';
import { inSentence, nounOf } from '../names/in-sentence';
import type { Judged } from '../proposing/choose';
import type { Term } from '../proposing/terms';
import { money, spokenOf } from '../slots/chips';
import type { Slots } from '../slots/slots';
import type { Talk } from '../talk/talk';

/** What is said now and was not before, and what is not any more. */
export function whatChanged(slots: Slots, before: Slots) {
  const [now, then] = [spokenOf(slots), spokenOf(before)];
  return {
    news: now.filter((label) => !then.includes(label)),
    gone: then.filter((label) => !now.includes(label)),
  };
}

/** `roman olması şart değil`, `Nike artık olabilir` */
export const noMore = (label: string): string =>
  / olmasın$/.test(label)
    ? label.replace(/olmasın$/, 'artık olabilir')
    : / TL\b/.test(label)
      ? 'bütçe sınırı olmadan'
      : `${label} olması şart değil`;

/** The places, from 1, of those of three of which something holds. */
export const placesOf = (
  chosen: readonly Judged[],
  is: (one: Judged) => boolean,
): readonly number[] => chosen.flatMap((one, at) => (is(one) ? [at + 1] : []));

/** Some of three, as one says it. */
export const ranked = (places: readonly number[]): string =>
  ({
    '1': 'ilki',
    '2': 'ikincisi',
    '3': 'üçüncüsü',
    '12': 'ilk ikisi',
    '13': 'ilkiyle üçüncüsü',
    '23': 'son ikisi',
  })[places.join('')] ?? 'üçü de';

/** The others of three. */
export const restOf = (places: readonly number[]): string =>
  places.length > 1 ? ranked([1, 2, 3].filter((place) => !places.includes(place))) : 'öteki ikisi';

/** `Samsung telefon`, `“5G” isteğinize uyan telefon` */
export const thatHas = (terms: readonly Term[], kind: Kind): string =>
  `${terms.every(({ of }) => of === 'brand') ? terms.map(({ label }) => label).join() : `${asked(terms)} uyan`} ${nounOf(kind)}`;

/** `“5G” isteğinize`, `“hafif” ve “katlanır” isteklerinize` */
export const asked = (terms: readonly Term[]): string =>
  `${terms.map(({ label }) => `“${inSentence(label)}”`).join(' ve ')} ${terms.length > 1 ? 'isteklerinize' : 'isteğinize'}`;

/** Whether a word can be named as what is missing: `İstanbul arabayla` can not. */
export const isSayable = ({ of, label }: Term): boolean => of !== 'narrow' && label !== '';

/** In the order of the list that was shown. */
export const inOrderOf = ({ listed }: Talk, some: readonly Judged[]): readonly Judged[] => {
  const shown = listed.map(nameOf);
  return [...some].sort((a, b) => shown.indexOf(nameOf(a)) - shown.indexOf(nameOf(b)));
};

/** The cheapest that only costs more than there is: `Panasonic Lumix S9, 69.999 TL`. */
export function beyondBudget(some: readonly Judged[]): string | undefined {
  const [dearer] = byPrice(
    some.filter(
      (one) => one.missing.length > 0 && one.missing.every(({ exceeds }) => exceeds?.(one)),
    ),
  );
  return dearer && `${nameOf(dearer)}, ${money(dearer.price)}`;
}
