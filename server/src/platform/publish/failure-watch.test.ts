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
  expect(watch.metrics()).toMatchObject([
    { visits: 220, failed: 20, kinds: { render: 20 }, causes: [{ cause: 'TypeError at a.js' }] },
  ]);
});

test('what is long ago counts no more', () => {
  const { watch, clock, times } = watching();
  times(19, failed);
  clock.now += 11 * 60_000;
  expect(times(1, failed)).toEqual([]);
  expect(watch.metrics()).toMatchObject([{ failed: 1 }]);
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
  expect(watch.metrics()).toEqual([]);
});

test('minutes are added up, and each counts until the tenth after it', () => {
  const { watch, clock, times } = watching();
  times(3, failed);
  times(1, shown);
  clock.now += 59_999;
  times(2, failed, 'b');
  clock.now = 9 * 60_000 + 59_999;
  times(1, failed, 'c');
  expect(watch.metrics()).toMatchObject([{ failed: 6, visits: 16, visitors: 3 }]);
  clock.now = 10 * 60_000;
  expect(watch.metrics()).toMatchObject([{ failed: 1, visits: 1, visitors: 1 }]);
  clock.now = 19 * 60_000;
  expect(watch.metrics()).toEqual([]);
});

test('an address that has said too much is heard again in the next minute', () => {
  const { watch, clock, times } = watching({ perAddress: 10 });
  times(30, failed);
  clock.now += 60_000;
  times(30, failed);
  expect(watch.metrics()).toMatchObject([{ failed: 20 }]);
});

test('exactly the share that is the limit is failing', () => {
  const { times } = watching();
  times(3, shown);
  expect(times(9, failed)).toEqual([]);
  expect(times(1, failed)).toMatchObject([{ visits: 40, failed: 10 }]);
});

test('causes are told by how often they come, with whole counts', () => {
  const { watch, clock, times } = watching();
  times(1, { ...failed, cause: 'rare' });
  times(4, { ...failed, cause: 'often' });
  clock.now += 60_000;
  times(2, { ...failed, cause: 'rare', kind: 'load' });
  times(2, { ...failed, cause: undefined });
  expect(watch.metrics()).toMatchObject([
    {
      kinds: { render: 7, load: 2 },
      causes: [
        { cause: 'often', count: 4 },
        { cause: 'rare', count: 3 },
      ],
    },
  ]);
});

test('no more visitors, causes and versions are told apart than fit in memory', () => {
  const { watch } = watching();
  for (let index = 0; index < 150; index += 1) watch.note([failed], `visitor ${index}`);
  expect(watch.metrics()[0]?.visitors).toBe(100);
  for (let index = 0; index < 600; index += 1) {
    watch.note([{ ...failed, version: `v${index}` }], 'a');
  }
  expect(watch.metrics()).toHaveLength(500);
  watch.note([failed], 'a');
  expect(watch.metrics()[0]?.failed).toBe(151);
});

test('a cause that was told apart goes on being counted when there is no room for others', () => {
  const { watch, times } = watching();
  for (let index = 0; index < 20; index += 1) times(1, { ...failed, cause: `cause ${index}` });
  times(3, { ...failed, cause: 'one too many' });
  times(2, { ...failed, cause: 'cause 7' });
  const causes = watch.metrics()[0]?.causes ?? [];
  expect(causes[0]).toEqual({ cause: 'cause 7', count: 3 });
  expect(causes.map(({ cause }) => cause)).not.toContain('one too many');
});

test('a page that makes up causes does not fill the memory', () => {
  const { watch } = watching();
  for (let index = 0; index < 500; index += 1) {
    watch.note([{ ...failed, cause: `cause ${index}` }], 'a');
  }
  expect(watch.metrics()[0]?.causes.length).toBeLessThanOrEqual(5);
});
