import type { Wish } from './wants';

/** Whether two wishes are the same. */
export const same = (a: Wish, b: Wish) => a.attribute === b.attribute && a.value === b.value;

/** Kinds of values that exclude each other: the newest replaces the older. */
const single = new Set([
  'gender',
  'operating_system',
  'screen_size',
  'network',
  'transmission',
  'fuel_type',
  'vehicle_type',
  'vehicle_age',
  'longevity',
  'swimwear_type',
  'service_type',
  'insurance_type',
  'household_size',
  'refrigerator_type',
  'connection_type',
  'contract_preference',
  'capacity',
  'size',
  'rim',
  'season',
  'machine_type',
  'ticket_type',
  'loan_type',
  'room_size',
]);

/** Wishes after a message: new ones first, without those that they rule out. */
export function mergeWishes(
  before: readonly Wish[],
  now: readonly Wish[],
  opposite: readonly Wish[],
): Wish[] {
  const kept = before.filter(
    (wish) =>
      !opposite.some((other) => same(wish, other)) &&
      !now.some(
        (other) =>
          same(wish, other) || (single.has(wish.attribute) && wish.attribute === other.attribute),
      ),
  );
  return [...now, ...kept];
}
