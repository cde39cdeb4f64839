import { emptyState, fallbackOf, moduleOf, type RegistryState, trafficOf } from './registry-state';
import {
  promote,
  prune,
  publish,
  retire,
  rollback,
  takeOut,
  UnknownVersion,
  VersionTaken,
} from './transitions';

const digest = (version: string) => version.replaceAll(/\W/g, '').padEnd(64, '0');
const given = (version: string) => ({ version, digest: digest(version), bytes: 1, routes: ['/'] });
const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
const act = (n = 1) => ({ at: day(n), by: 'elif' });

/** Publishes versions for all, a day apart. */
const published = (...versions: string[]): RegistryState =>
  versions.reduce(
    (state, version, index) => publish(state, 'mf-a', given(version), 100, act(index + 1)).state,
    emptyState,
  );

const withdrawnOf = (state: RegistryState, version: string) =>
  mfA(state).versions.find((one) => one.version === version)?.withdrawn;

const mfA = (state: RegistryState) => moduleOf(state, 'mf-a');

describe('publishing', () => {
  test('makes a version live for all, and the one before its fallback', () => {
    const module = mfA(published('1', '2'));
    expect(module.live).toBe('2');
    expect(fallbackOf(module)?.version).toBe('1');
    expect(module.history.map(({ action, version }) => [action, version])).toEqual([
      ['publish', '2'],
      ['publish', '1'],
    ]);
  });

  test('with a share of the traffic leaves the rest with the live version', () => {
    const module = mfA(publish(published('1'), 'mf-a', given('2'), 10, act(2)).state);
    expect([trafficOf(module, '1'), trafficOf(module, '2')]).toEqual([90, 10]);
    expect(module.live).toBe('1');
  });

  test('with no traffic shows it to nobody, and keeps a canary', () => {
    const canary = publish(published('1'), 'mf-a', given('2'), 10, act(2)).state;
    const module = mfA(publish(canary, 'mf-a', given('3'), 0, act(3)).state);
    expect([trafficOf(module, '1'), trafficOf(module, '2'), trafficOf(module, '3')]).toEqual([
      90, 10, 0,
    ]);
  });

  test('the same again changes no date of it; other content under the name is refused', () => {
    const again = mfA(publish(published('1'), 'mf-a', given('1'), 100, act(5)).state);
    expect(again.versions).toHaveLength(1);
    expect(again.versions[0]).toMatchObject({ publishedAt: day(1), liveAt: day(1) });
    const other = { ...given('1'), digest: digest('x') };
    expect(() => publish(published('1'), 'mf-a', other, 100, act())).toThrow(VersionTaken);
    expect(() => publish(published('1'), 'mf-a', other, 100, act())).toThrow(
      'mf-a 1 is published with other content',
    );
  });

  test('a share for the version that is live already leaves it live for all', () => {
    const module = mfA(publish(published('1', '2'), 'mf-a', given('2'), 10, act(3)).state);
    expect([module.live, module.canary]).toEqual(['2', undefined]);
  });

  test('is remembered with who, from where and what for, as far as that is told', () => {
    const told = { ...act(1), from: 'https://ci.example', note: 'Yeni düğme' };
    const module = mfA(publish(emptyState, 'mf-a', given('1'), 100, told).state);
    expect(module.history[0]).toEqual({
      action: 'publish',
      version: '1',
      traffic: 100,
      ...told,
    });
    expect(module.versions[0]?.note).toBe('Yeni düğme');
    const silent = mfA(publish(emptyState, 'mf-a', given('1'), 100, act(1)).state);
    expect(Object.keys(silent.history[0] ?? {})).toEqual([
      'at',
      'action',
      'version',
      'traffic',
      'by',
    ]);
    expect(Object.keys(silent.versions[0] ?? {})).not.toContain('note');
  });
});

describe('promoting', () => {
  test('takes the canary, which then is no canary any more', () => {
    const canary = publish(published('1'), 'mf-a', given('2'), 10, act(2)).state;
    const module = mfA(promote(canary, 'mf-a', undefined, act(3)).state);
    expect([module.live, module.canary]).toEqual(['2', undefined]);
  });

  test('takes the version named, and refuses one that is not there', () => {
    expect(mfA(promote(published('1', '2'), 'mf-a', '1', act(3)).state).live).toBe('1');
    const promoted = promote(published('1', '2'), 'mf-a', '1', act(3));
    expect(mfA(promoted.state).history[0]).toMatchObject({ action: 'promote', version: '1' });
    expect(() => promote(published('1'), 'mf-a', '9', act())).toThrow(UnknownVersion);
    expect(() => promote(published('1'), 'mf-a', '9', act())).toThrow('mf-a has no version 9');
    expect(() => promote(published('1'), 'constructor', undefined, act())).toThrow(
      /^constructor has no version$/,
    );
  });
});

describe('rolling back', () => {
  test('goes to the last good version, and twice to the one before', () => {
    const once = rollback(published('1', '2', '3'), 'mf-a', undefined, act(4));
    expect([once.version, mfA(once.state).live]).toEqual(['2', '2']);
    expect(mfA(once.state).history[0]).toMatchObject({ action: 'rollback', version: '2' });
    expect(withdrawnOf(once.state, '3')).toEqual({ at: day(4), why: 'rolled back' });
    expect(rollback(once.state, 'mf-a', undefined, act(5)).version).toBe('1');
  });

  test('with a canary only ends the canary', () => {
    const canary = publish(published('1', '2'), 'mf-a', given('3'), 10, act(3)).state;
    const module = mfA(rollback(canary, 'mf-a', undefined, act(4)).state);
    expect([module.live, module.canary, trafficOf(module, '2')]).toEqual(['2', undefined, 100]);
  });

  test('to a version that was rolled back from is a decision one may take', () => {
    const once = rollback(published('1', '2'), 'mf-a', undefined, act(3)).state;
    const module = mfA(rollback(once, 'mf-a', '2', act(4)).state);
    expect(module.live).toBe('2');
    expect(module.versions.find(({ version }) => version === '2')?.withdrawn).toBeUndefined();
  });

  test('to the version that is live already withdraws nothing', () => {
    const { state } = rollback(published('1', '2'), 'mf-a', '2', act(3));
    expect([mfA(state).live, withdrawnOf(state, '2')]).toEqual(['2', undefined]);
  });

  test('of a retired module brings a version back', () => {
    const retired = retire(published('1'), 'mf-a', act(2)).state;
    const { state } = rollback(retired, 'mf-a', '1', act(3));
    expect([mfA(state).live, withdrawnOf(state, '1')]).toEqual(['1', undefined]);
  });

  test('without a version to go to says so', () => {
    const back = (version?: string) => () => rollback(published('1'), 'mf-a', version, act());
    expect(back()).toThrow('mf-a has no version to go back to');
    expect(back('9')).toThrow('mf-a has no version 9');
  });
});

describe('taking out', () => {
  test('a failing live version gives its place to the last good one, with the reason', () => {
    const { state } = takeOut(published('1', '2'), 'mf-a', '2', '40 % failed', act(3)) ?? {};
    const module = mfA(state ?? emptyState);
    expect(module.live).toBe('1');
    expect(module.history[0]).toMatchObject({ action: 'take-out', version: '2', traffic: 0 });
    expect(module.history[0]?.note).toBe('40 % failed');
    expect(withdrawnOf(state ?? emptyState, '2')).toEqual({ at: day(3), why: '40 % failed' });
  });

  test('a failing canary ends', () => {
    const canary = publish(published('1'), 'mf-a', given('2'), 10, act(2)).state;
    const module = mfA(takeOut(canary, 'mf-a', '2', 'why', act(3))?.state ?? emptyState);
    expect([module.live, module.canary]).toEqual(['1', undefined]);
  });

  test('with nothing instead, or for a version nobody gets, nothing happens', () => {
    expect(takeOut(published('1'), 'mf-a', '1', 'why', act(3))).toBeUndefined();
    expect(takeOut(published('1', '2'), 'mf-a', '1', 'why', act(3))).toBeUndefined();
  });
});

test('a retired module is off the site, and comes back by publishing it', () => {
  const { state } = retire(published('1'), 'mf-a', act(2));
  expect(mfA(state).live).toBeUndefined();
  expect(mfA(state).history[0]).toMatchObject({ action: 'retire', version: '1', traffic: 0 });
  expect(mfA(publish(state, 'mf-a', given('1'), 100, act(3)).state).live).toBe('1');
  expect(() => retire(state, 'mf-a', act(3))).toThrow(UnknownVersion);
  expect(() => retire(state, 'mf-a', act(3))).toThrow('mf-a is not on the site');
});

describe('forgetting', () => {
  const many = published(...Array.from({ length: 12 }, (_, index) => `${index + 1}`));
  const names = (state: RegistryState) => mfA(state).versions.map(({ version }) => version);

  test('keeps the five newest versions and what was served within a day', () =>
    expect(names(many)).toEqual(['12', '11', '10', '9', '8']));

  test('keeps the live one and its fallback whatever their age', () => {
    const old = rollback(many, 'mf-a', '8', act(13)).state;
    const later = Array.from({ length: 8 }, (_, index) => `n${index}`).reduce(
      (state, version, index) =>
        publish(state, 'mf-a', given(version), 0, act(14 + index * 2)).state,
      old,
    );
    expect(names(later)).toContain('8');
    expect(names(later)).toContain(fallbackOf(mfA(later))?.version);
    expect(names(later)).not.toContain('9');
  });

  test('keeps what visitors had until less than a day ago, and a canary, whatever their age', () => {
    const hours = (n: number) => new Date(Date.UTC(2026, 0, 20) + n * 3_600_000).toISOString();
    const canary = publish(published('1', '2', '3'), 'mf-a', given('c'), 10, act(4)).state;
    const later = Array.from({ length: 6 }, (_, index) => `n${index}`).reduce(
      (state, version) => publish(state, 'mf-a', given(version), 0, act(20)).state,
      canary,
    );
    expect(names(later)).toEqual(['n5', 'n4', 'n3', 'n2', 'n1', 'n0', 'c', '3', '2']);
    const swapped = promote(later, 'mf-a', 'n5', { at: hours(30), by: 'elif' }).state;
    expect(prune(mfA(swapped), hours(53)).versions.map(({ version }) => version)).toEqual([
      'n5',
      'n4',
      'n3',
      'n2',
      'n1',
      'c',
      '3',
    ]);
    expect(prune(mfA(swapped), hours(55)).versions.map(({ version }) => version)).toEqual([
      'n5',
      'n4',
      'n3',
      'n2',
      'n1',
      '3',
    ]);
  });

  test('remembers the last two hundred things done', () => {
    const turned = Array.from({ length: 205 }, (_, index) => index).reduce(
      (state, index) => promote(state, 'mf-a', '1', act(index + 2)).state,
      published('1'),
    );
    expect(mfA(turned).history).toHaveLength(200);
    expect(mfA(turned).history[0]?.at).toBe(day(206));
  });

  test('never forgets a version on the day it was published', () => {
    const busy = Array.from({ length: 9 }, (_, index) => `${index}`).reduce(
      (state, version) => publish(state, 'mf-a', given(version), 100, act(1)).state,
      emptyState,
    );
    expect(names(busy)).toHaveLength(9);
    expect(prune(mfA(busy), day(3)).versions.length).toBeLessThan(9);
  });
});
