/** A product's lowest price as an import saw it on a day. */
export interface ObservedPrice {
  /** `2026-11-21` */
  readonly day: string;
  /** TL */
  readonly price: number;
}

/** How many points a product keeps; the oldest go. */
const mostPoints = 60;

/**
 * What was seen of a price before, with what is seen today: one point a day, and of a price that stays only its first and
 * its latest day.
 */
export function observePrice(
  before: readonly ObservedPrice[],
  seen: ObservedPrice,
): readonly ObservedPrice[] {
  const earlier = before.filter(({ day }) => day < seen.day);
  const [last, previous] = [earlier.at(-1), earlier.at(-2)];
  const stays = last?.price === seen.price && previous?.price === seen.price;
  return [...(stays ? earlier.slice(0, -1) : earlier), seen].slice(-mostPoints);
}
