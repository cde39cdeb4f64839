import { stem, foldedWords, writtenIn, type Reading } from '../../../language';
import type { BrandWish } from '../slots/slots';
import type { Concept } from './find-concepts';
import type { LeftOver } from './left-over';
import { refuses } from './read-wishes';

/** What a message says of brands. */
export interface Brands {
  readonly wanted: readonly BrandWish[];
  readonly refused: readonly BrandWish[];
  /** Names of brands that make no such thing. */
  readonly misfits: readonly string[];
  /** `brand` where any will do. */
  readonly open: readonly string[];
}

/** Reads the brands that were found as wanted, refused or making no such thing. */
export function readBrands(concepts: readonly Concept[], reading: Reading, turn: number): Brands {
  const wanted: BrandWish[] = [];
  const refused: BrandWish[] = [];
  const misfits: string[] = [];
  for (const found of concepts) {
    if (found.is !== 'brand') continue;
    const { id, label, fits } = found;
    const refusal = reading.refusals.find((one) => refuses(one, found, reading, concepts));
    const next = reading.words.slice(found.to, found.to + 2).map(({ text }) => text);
    const out = /^(?:cikar|kaldir|sil|elensin|ele|(?:cok )?(?:pahali|tuzlu))/.test(next.join(' '));
    const brand = { id, label, said: writtenIn(reading, found), turn };
    if (out || refusal?.kind === 'not' || refusal?.kind === 'instead') refused.push(brand);
    else if (fits) wanted.push(brand);
    else misfits.push(label);
  }
  const open = reading.refusals.some(
    ({ kind, items }) =>
      kind === 'indifferent' &&
      items.some(({ to }) => /^marka/.test(reading.words[to - 1]?.text ?? '')),
  )
    ? ['brand']
    : [];
  return { wanted, refused, misfits, open };
}

/** `iphone mu samsung mu`: a brand beside a name is an alternative to it, and so a name, too. */
export const asName = ({ label, said, turn }: BrandWish, group: number): LeftOver => ({
  stem: stem(foldedWords(label)[0] ?? ''),
  said,
  turn,
  group: group + 100,
  ordinary: false,
  as: 'name',
  like: false,
  at: -1,
});
