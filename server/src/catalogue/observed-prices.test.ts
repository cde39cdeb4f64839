import { observePrice, type ObservedPrice } from './observed-prices';

const seen = (...points: readonly (readonly [day: string, price: number])[]) =>
  points
    .map(([day, price]): ObservedPrice => ({ day, price }))
    .reduce<readonly ObservedPrice[]>(observePrice, [])
    .map(({ day, price }) => `${day} ${price}`);

test('each day is one point, the day’s last import counts', () =>
  expect(seen(['2026-01-01', 100], ['2026-01-02', 90], ['2026-01-02', 80])).toEqual([
    '2026-01-01 100',
    '2026-01-02 80',
  ]));

test('of a price that stays, the first and the latest day are kept', () =>
  expect(
    seen(['2026-01-01', 100], ['2026-01-02', 100], ['2026-01-03', 100], ['2026-01-04', 90]),
  ).toEqual(['2026-01-01 100', '2026-01-03 100', '2026-01-04 90']));

test('sixty points at most', () => {
  const days = Array.from({ length: 90 }, (_, at): readonly [string, number] => [
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
    at,
  ]);
  const kept = seen(...days);
  expect(kept).toHaveLength(60);
  expect(kept.at(-1)).toBe('2026-03-31 89');
});
