/**
 * `3240` → `3.240`, `4.86` with one decimal → `4,9`. Without `decimals` as many as the number has. Written out here:
 * the first `Intl` formatter of a page costs a phone a tenth of a second, and a list holds hundreds of numbers.
 */
export function formatNumber(value: number, decimals?: number): string {
  const text = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '0', rest] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return rest ? `${grouped},${rest}` : grouped;
}
