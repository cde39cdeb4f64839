/**
 * The first of so many indexes at which a condition holds that, once it holds, holds to the end: binary search.
 *
 * @returns the count where it never holds
 */
export function firstIndex(count: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
