import { formatNumber } from './number';

/** `1299.9` → `1.299,90 TL`. */
export const formatPrice = (value: number): string => `${formatNumber(value, 2)} TL`;

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
  return tail.length === 3 ? undefined : separator;
}
