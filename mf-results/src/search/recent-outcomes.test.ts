import { begun, type Outcome } from './outcome';
import { createRecentOutcomes } from './recent-outcomes';

const found: Outcome = { phase: 'found', groups: [] };

test('a list found lately is given again, for five minutes', () => {
  let time = 0;
  const recent = createRecentOutcomes(() => time);
  recent.keep('tv', found);
  time = 299_999;
  expect(recent.read('tv')).toBe(found);
  time = 300_000;
  expect(recent.read('tv')).toBeUndefined();
});

test('only what was found is kept, and the last two dozen of it', () => {
  const recent = createRecentOutcomes(() => 0);
  recent.keep('half', begun);
  recent.keep('none', { phase: 'failed', sentence: 'x' });
  for (let count = 0; count < 25; count++) recent.keep(String(count), found);
  expect([recent.read('half'), recent.read('none'), recent.read('0')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(recent.read('1')).toBe(found);
});
