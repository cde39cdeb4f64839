import { sampleShell } from '../../../testing/sample-site';
import { compose } from './composition';
import { htmlDocument } from './html-document';

test('the first pictures are asked for after the frame’s script and before the module’s', () => {
  const composition = compose(sampleShell, { microFrontends: {} });
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
  const places = ['<script defer', '/a.svg', '/b.svg', 'page.js'].map((part) => html.indexOf(part));
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
