import { fillPath, matchRoute } from '.';

const routes = ['/', '/product/:id', '/product/yeni', '/results/:type'].map((path) => ({ path }));

describe('matching a path', () => {
  test.each([
    ['/', '/', {}],
    ['/product/tv-1', '/product/:id', { id: 'tv-1' }],
    ['/product/tv-1/', '/product/:id', { id: 'tv-1' }],
    ['/product/yeni', '/product/yeni', {}],
    ['/Results/filmler', '/results/:type', { type: 'filmler' }],
    ['/product/%C3%A7ay', '/product/:id', { id: 'çay' }],
  ])('%s is %s', (path, pattern, params) =>
    expect(matchRoute(routes, path)).toEqual({ route: { path: pattern }, params }),
  );

  test.each(['/product', '/product/a/b', '/olmayan', '/product/%E0%A4%A'])(
    '%s is no route',
    (path) => expect(matchRoute(routes, path)).toBeUndefined(),
  );

  test('parameters go into a pattern encoded', () =>
    expect(fillPath('/api/products/:id', { id: 'a/b ç' })).toBe('/api/products/a%2Fb%20%C3%A7'));
});
