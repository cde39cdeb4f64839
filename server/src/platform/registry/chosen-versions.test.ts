import { chosenVersions } from './chosen-versions';
import { emptyState } from './registry-state';
import { publish } from './transitions';

const act = { at: '2026-01-01T00:00:00.000Z', by: 'elif' };
const given = (version: string) => ({ version, digest: 'a'.repeat(64), bytes: 1, routes: [] });
const versions: [string, string, number][] = [
  ['shell', '1', 100],
  ['mf-a', '1', 100],
  ['mf-a', '2', 100],
  ['mf-a', '3', 25],
  ['mf-b', '1', 100],
];
const state = versions.reduce(
  (before, [name, version, traffic]) => publish(before, name, given(version), traffic, act).state,
  emptyState,
);
const sound = () => false;

test('everybody gets the live versions', () =>
  expect(chosenVersions(state, sound)).toEqual({ shell: '1', 'mf-a': '2', 'mf-b': '1' }));

test('a canary gets its share of the visitors, and each of them always the same', () => {
  const places = Array.from({ length: 2000 }, (_, index) => `visitor-${index}`);
  const inShare = places.filter(
    (place) => chosenVersions(state, sound, { place })['mf-a'] === '3',
  ).length;
  expect(inShare / places.length).toBeGreaterThan(0.22);
  expect(inShare / places.length).toBeLessThan(0.28);
  expect(chosenVersions(state, sound, { place: 'a' })).toEqual(
    chosenVersions(state, sound, { place: 'a' }),
  );
});

test('a preview shows its version and leaves the rest', () =>
  expect(
    chosenVersions(state, sound, { place: 'a', preview: { name: 'mf-b', version: '9' } })['mf-b'],
  ).toBe('9'));

test('a damaged version gives its place to the last good one', () =>
  expect(chosenVersions(state, ({ version }) => version === '2')['mf-a']).toBe('1'));

test('a module with nothing sound keeps its place', () =>
  expect(chosenVersions(state, ({ name }) => name === 'mf-a')['mf-a']).toBe('2'));
