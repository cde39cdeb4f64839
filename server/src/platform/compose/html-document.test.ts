import { sampleShell } from '../../../testing/sample-site';
import { compose } from './composition';
import { htmlDocument } from './html-document';

test('what is painted first is asked for first, pictures before the scripts they are seen without, and no paint waits for a font', () => {
  const shell = { ...sampleShell, styles: ['page.css'], fonts: ['page.woff2'] };
  const composition = compose(shell, { microFrontends: {} });
  const pictures =
    '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/><link rel="preload" as="image" href="/b.svg"/>';
  const html = htmlDocument({
    composition,
    path: '/',
    markup: `${pictures}<main>Sayfa</main>`,
    files: ['page.js'],
    origin: 'https://denk.example',
  });
  expect(html).toContain('<div id="site"><main>Sayfa</main></div>');
  const parts = [
    'rel="stylesheet"',
    '/a.svg',
    '/b.svg',
    '<script defer',
    'page.js',
    '<body>',
    'as="font"',
    '<main>',
  ];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

test('styles that stand in the document hold up nothing that is asked for', () => {
  const shell = { ...sampleShell, styles: ['page.css', 'other.css'], fonts: ['page.woff2'] };
  const composition = compose(shell, { microFrontends: {} });
  const html = htmlDocument({
    composition,
    path: '/',
    markup: '<main>Sayfa</main>',
    origin: 'https://denk.example',
    within: new Map([
      [`${composition.shellFolder}page.css`, { text: 'main{color:red}', source: "'sha256-'" }],
    ]),
  });
  const parts = ['/other.css"', '<script defer', 'main{color:red}</style>', 'page.woff2', '<main>'];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThan(0);
});

test('the module’s scripts are run without being asked for, after the frame’s own', () => {
  const html = htmlDocument({
    composition: compose(sampleShell, { microFrontends: {} }),
    path: '/',
    markup: '<main>Sayfa</main>',
    files: ['page.js'],
    origin: 'https://denk.example',
  });
  const inTurn = [...html.matchAll(/<script defer [^>]*src="[^"]*?([^/"]+)"/g)].map(
    ([, file]) => file,
  );
  expect(inTurn).toEqual([...sampleShell.scripts.map((file) => file.split('/').at(-1)), 'page.js']);
});
