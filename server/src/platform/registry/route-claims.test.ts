import { emptyState, type RegistryState } from './registry-state';
import { overlaps, routeClashes } from './route-claims';
import { publish } from './transitions';

test.each([
  ['/hakkinda', '/hakkinda', true],
  ['/Hakkinda/', '/hakkinda', true],
  ['/urun/:id', '/urun/yeni', true],
  ['/urun/yeni', '/urun/:id', true],
  ['/urun/:id', '/profil/:ad', false],
  ['/hakkinda', '/iletisim', false],
  ['/urun', '/urun/:id', false],
  ['/', '/', true],
  ['/', '/urun', false],
])('%s and %s: %s', (a, b, both) => expect(overlaps(a, b)).toBe(both));

const act = { at: new Date(0).toISOString(), by: 'elif' };
const published = (
  state: RegistryState,
  name: string,
  version: string,
  routes: readonly string[],
  traffic = 100,
) => {
  const digest = version.padEnd(64, '0');
  return publish(state, name, { version, digest, bytes: 1, routes: [...routes] }, traffic, act)
    .state;
};

describe('a page has one module', () => {
  const site = published(
    published(
      published(emptyState, 'mf-a', '1', ['/hakkinda', '/urun/:id']),
      'mf-a',
      '2',
      ['/yeni'],
      10,
    ),
    'mf-b',
    '1',
    ['/sepet'],
  );

  test.each<[string, string[], string[]]>([
    ['mf-b', ['/sepet', '/odeme'], []],
    ['mf-b', ['/hakkinda'], ['/hakkinda is a page of mf-a']],
    ['mf-b', ['/urun/yeni'], ['/urun/yeni takes pages of /urun/:id, which is mf-a’s']],
    ['mf-b', ['/yeni', '/hakkinda'], ['/hakkinda is a page of mf-a', '/yeni is a page of mf-a']],
    ['mf-a', ['/hakkinda', '/sepet'], ['/sepet is a page of mf-b']],
  ])('%s with %j: %j', (name, routes, clashes) =>
    expect(routeClashes(site, name, routes)).toEqual(clashes),
  );
});
