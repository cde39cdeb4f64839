import { fold, formatPrice, parsePrice } from '@denk/shared/product/text';
import type { ShownPrice } from './item';

const turkish = /^\d{1,3}(\.\d{3})*(,\d{2})? TL$/;
const visit = /ziyaret|visit|siteye g[io]|sitede gor|satici sitesinde/;
const textLimit = 40;

/**
 * The price to show, or none where the text says to visit the site (docs/product.md#result-items). Text that is written
 * the Turkish way stays as it is; anything else is written from its value. 0 is no price.
 */
export function shownPrice(text: string, value: number | undefined): ShownPrice | undefined {
  const given = text.replace(/\s+/g, ' ').trim();
  if (visit.test(fold(given))) return undefined;
  const number = value ?? parsePrice(given);
  if (number !== undefined) {
    return { text: turkish.test(given) ? given : formatPrice(number), value: number };
  }
  // `0,00 TL` and words that are no price say nothing; `Ücretsiz` does.
  return given && given.length <= textLimit && !/\d/.test(given) ? { text: given } : undefined;
}
