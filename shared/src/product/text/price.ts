import { formatNumber } from './number';

/** `1299.9` → `1.299,90 TL`. */
export const formatPrice = (value: number): string => `${formatNumber(value, 2)} TL`;

/** Prices in TL from `min` to `max`, both included; an absent end is open. */
export interface PriceBounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** `1.000 TL’ye kadar`, `1.000–2.500 TL`, `5.000 TL ve üzeri`; kuruş only where there are some. */
export function formatPriceRange({ min, max }: PriceBounds): string {
  if (min === undefined) return `${amount(max ?? 0)} TL’ye kadar`;
  if (max === undefined) return `${amount(min)} TL ve üzeri`;
  return `${amount(min)}–${amount(max)} TL`;
}

const amount = (price: number) =>
  Number.isInteger(price) ? formatNumber(price) : formatNumber(price, 2);

/**
 * Reads a price in TL from text written the Turkish way (`1.299,90 TL`), the English way (`1,299.90`) or plain.
 * A lone separator followed by exactly three digits groups thousands. Undefined where there is no number.
 */
export function parsePrice(text: string): number | undefined {
  const number = /\d[\d.,\s\u00a0]*/
    .exec(text)?.[0]
    .replace(/[\s\u00a0]/g, '')
    .replace(/[.,]+$/, '');
  if (!number) return undefined;
  const decimal = decimalSeparator(number);
  const value = Number(
    [...number].map((c) => (c === decimal ? '.' : c === '.' || c === ',' ? '' : c)).join(''),
  );
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

function decimalSeparator(number: string): string | undefined {
  const dots = number.split('.').length - 1;
  const commas = number.split(',').length - 1;
  if (dots && commas) return number.lastIndexOf('.') > number.lastIndexOf(',') ? '.' : ',';
  if (dots + commas !== 1) return undefined;
  const separator = dots ? '.' : ',';
  const tail = number.slice(number.indexOf(separator) + 1);
  // Three digits are thousands, but for `0,500`.
  return tail.length === 3 && !number.startsWith('0') ? undefined : separator;
}
