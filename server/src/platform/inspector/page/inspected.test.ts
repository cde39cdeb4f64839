import { callerOf, listenTo, reported } from './calls';
import { partsOf } from './parts';

describe('whose code made a call', () => {
  test.each([
    [
      'the nearest module’s, not the inspector’s',
      'at a (https://x/registry/inspector/page.js:1:1)\n at b (https://x/modules/mf-chat/1.2.0/a.js:1:2)',
      'mf-chat 1.2.0',
    ],
    [
      'the module’s whose call the shell hands on',
      'at s (https://x/modules/shell/2.0.0/main.js:1:1)\n at b (https://x/modules/mf-chat/1.2.0/a.js:1:2)',
      'mf-chat 1.2.0',
    ],
    [
      'that of a developer’s machine',
      'at c (http://localhost:3103/modules/mf-chat/dev/src.js:1:2)',
      'mf-chat dev',
    ],
    ['that of no module', 'at c (https://x/main.js:1:2)', 'page'],
    ['nobody knows', undefined, 'page'],
  ])('%s', (_, stack, caller) => expect(callerOf(stack)).toBe(caller));
});

test('a call is told with its outcome, and the page gets its own answer', async () => {
  const answer = new Response('', { status: 503 });
  const page = {
    fetch: async () => answer,
    addEventListener: () => undefined,
    navigator: { sendBeacon: () => true },
    performance: { now: () => 0 },
    location: { origin: 'https://x' },
  };
  const send: typeof fetch = (...asked) => (page.fetch as typeof fetch)(...asked);
  const heard = listenTo(page, () => undefined);
  expect(await send('https://x/api/suggestions?q=a')).toBe(answer);
  await send('/modules/mf-chat/1.2.0/a.js');
  expect(heard).toMatchObject([
    { what: 'GET /api/suggestions?q=a', outcome: '503 · 0 ms', isProblem: true },
  ]);
});

test('what the shell reports of a module stands with the module, but for what went well', () => {
  const reports = [
    { module: 'mf-chat', version: '1.2.0', kind: 'render', cause: 'TypeError at a.js:1:2' },
    { module: 'mf-chat', version: '1.2.0', kind: 'shown' },
  ];
  expect(reported(JSON.stringify({ reports }))).toMatchObject([
    { by: 'mf-chat 1.2.0', outcome: 'TypeError at a.js:1:2', isProblem: true },
  ]);
  expect(reported('{half')).toEqual([]);
});

test('files stand with the version they belong to, once, as they came over the line', () => {
  const file = (name: string, transferSize: number) => ({
    name: `https://x/modules/${name}`,
    startTime: 10.4,
    duration: 20.6,
    transferSize,
    decodedBodySize: 4000,
  });
  const parts = partsOf(
    ['shell 1.0.0', 'mf-chat 1.2.0'],
    [
      file('mf-chat/1.2.0/a.js', 1000),
      file('mf-chat/1.2.0/a.js', 0),
      file('mf-results/3.0.0/b.js', 10),
      file('../favicon.ico', 5),
    ],
    [{ by: 'mf-chat 1.2.0', what: 'GET /api/x', isProblem: false }],
  );
  expect(parts.map(({ module, draws }) => [module, draws])).toEqual([
    ['shell', true],
    ['mf-chat', true],
    ['mf-results', false],
  ]);
  expect(parts[1]).toMatchObject({
    files: [{ name: 'a.js', sent: 1000, size: 4000, from: 10, took: 21 }],
    heard: [{ what: 'GET /api/x' }],
  });
});
