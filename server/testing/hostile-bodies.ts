/** Generated request bodies that nobody sends by accident: broken, deep, huge, mistyped, or aimed at a weak spot. */
export function* hostileBodies(count: number, next: () => number): Generator<string> {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(next() * items.length)] as Item;
  const letters = 'aeıioöuüçğşİI0129 "\'\\%_*:|&!()<>{}[]$`;,.+-–“”₺\u0000\u202e\ud83d\ude00\n\t';
  const text = (most: number) =>
    Array.from({ length: Math.floor(next() * most) }, () =>
      letters.charAt(Math.floor(next() * letters.length)),
    ).join('');
  const odd = (depth: number): unknown => {
    const choice = next();
    if (depth > 4 || choice < 0.3) {
      return pick<unknown>([null, true, 0, -1, 1e308, 0.1, '', text(40), [], {}, 'NaN', -0]);
    }
    if (choice < 0.6) return Array.from({ length: Math.floor(next() * 5) }, () => odd(depth + 1));
    const keys = [
      'query',
      'filters',
      'price',
      'min',
      'criteria',
      'test',
      '__proto__',
      'constructor',
    ];
    return Object.fromEntries(
      Array.from({ length: Math.floor(next() * 5) }, () => [pick(keys), odd(depth + 1)]),
    );
  };
  const weakSpots = [
    () => '9'.repeat(400),
    () => '1.000.'.repeat(80),
    () => '10 bin '.repeat(60),
    () => `${'1-'.repeat(200)} arası`,
    () => '"'.repeat(499),
    () => "'".repeat(499),
    () => `${'lar'.repeat(150)}`,
    () => `${'a'.repeat(250)} ${'b'.repeat(240)}`,
    () => Array.from({ length: 160 }, () => text(3)).join(' '),
    () => "'; drop table denk.products; --",
    () => '${jndi:ldap://x}{{7*7}}<script>alert(1)</script>',
    () => '\ud800 tek başına',
    () => 'İ'.repeat(499),
    () => text(500),
  ];
  const filters = (): unknown => ({
    category: pick<unknown>([text(60), 'beauty', 7, undefined]),
    content_type: pick<unknown>(['movies', 'x', undefined]),
    price: pick<unknown>([{ min: 5, max: 1 }, { min: -1 }, { max: 1e308 }, 'x', undefined]),
    brands: pick<unknown>([[text(20)], ['__proto__'], Array(40).fill('a'), undefined]),
    sellers: pick<unknown>([['constructor'], [text(10)], undefined]),
    rating_min: pick<unknown>([6, 4, undefined]),
    limit: pick<unknown>([0, 200, 1.5, undefined]),
    criteria: pick<unknown>([
      [
        {
          id: 'a',
          label: 'a',
          strength: 'must',
          test: { type: 'attribute', name: '__proto__', anyOf: [text(9)] },
        },
      ],
      [{ id: 'a', label: 'a', strength: 'wish', test: { type: 'price', min: 9, max: 1 } }],
      [odd(2)],
      undefined,
    ]),
  });
  const makers: readonly (() => string)[] = [
    () => text(200),
    () => JSON.stringify(odd(0)),
    () => JSON.stringify({ query: pick(weakSpots)() }),
    () => JSON.stringify({ query: pick(weakSpots)(), filters: filters() }),
    () => JSON.stringify({ query: odd(1), filters: odd(1) }),
    () =>
      JSON.stringify({ query: 'telefon', filters: filters() }).slice(0, Math.floor(next() * 200)),
    () => `{"query":"a","x":${'['.repeat(2000)}${']'.repeat(2000)}}`,
    () => JSON.stringify({ query: 'telefon', filters: filters() }),
  ];
  for (let at = 0; at < count; at += 1) yield pick(makers)();
}
