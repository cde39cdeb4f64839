import type { Report } from '@denk/shared/contract';
import { createFailureWatch } from './failure-watch';

const limits = { visits: 20, share: 0.25, visitors: 1, minutes: 10, perAddress: 1000 };
const failed: Report = { module: 'mf-a', version: '1', kind: 'render', cause: 'TypeError at a.js' };
const shown: Report = { module: 'mf-a', version: '1', kind: 'shown' };

function watching(more: Partial<typeof limits> = {}) {
  const clock = { now: 0 };
  const watch = createFailureWatch(
    (module) => module === 'mf-a',
    () => clock.now,
    10,
    { ...limits, ...more },
  );
  const times = (count: number, report: Report, address = 'a') =>
    Array.from({ length: count }, () => watch.note([report], address)).at(-1) ?? [];
  return { watch, clock, times };
}

test('too few visits conclude nothing, enough of them do', () => {
  const { times } = watching();
  expect(times(19, failed)).toEqual([]);
  expect(times(1, failed)).toMatchObject([{ module: 'mf-a', version: '1', failed: 20 }]);
});

test('a shown page stands for ten, so that a rare failure takes nothing out', () => {
  const { watch, times } = watching();
  times(20, shown);
  expect(times(20, failed)).toEqual([]);
  expect(watch.figures()).toMatchObject([
    { visits: 220, failed: 20, kinds: { render: 20 }, causes: [{ cause: 'TypeError at a.js' }] },
  ]);
});

test('what is long ago counts no more', () => {
  const { watch, clock, times } = watching();
  times(19, failed);
  clock.now += 11 * 60_000;
  expect(times(1, failed)).toEqual([]);
  expect(watch.figures()).toMatchObject([{ failed: 1 }]);
});

test('one address cannot speak for many', () => {
  const { times } = watching({ perAddress: 10 });
  expect(times(100, failed)).toEqual([]);
  expect(times(10, failed, 'b')).toHaveLength(1);
});

test('a broken browser, however often it comes, takes nothing out', () => {
  const { times } = watching({ visitors: 3 });
  expect(times(500, failed)).toEqual([]);
  expect(times(1, failed, 'b')).toEqual([]);
  expect(times(1, failed, 'c')).toMatchObject([{ visitors: 3 }]);
});

test('versions that nobody gets are not counted', () => {
  const { watch } = watching();
  watch.note([{ ...failed, module: 'constructor' }], 'a');
  expect(watch.figures()).toEqual([]);
});

test('a page that makes up causes does not fill the memory', () => {
  const { watch } = watching();
  for (let index = 0; index < 500; index += 1) {
    watch.note([{ ...failed, cause: `cause ${index}` }], 'a');
  }
  expect(watch.figures()[0]?.causes.length).toBeLessThanOrEqual(5);
});
