import { brotliCompressSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import * as v from '@denk/shared/schema';
import {
  containerOf,
  type ModuleVersion,
  moduleVersion,
  pageRegistrySchema,
  type Registry,
} from '@denk/shared/contract';
import { sampleRoute, sampleShell } from '../../../testing/sample-site';
import { compose, routeOf } from './composition';
import { htmlDocument } from './html-document';

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A module as teams build them: two routes, a dozen files. */
function generated(at: number): [string, ModuleVersion[]] {
  const name = `mf-${['siparis', 'kampanya', 'destek', 'uyelik', 'magaza'][at % 5]}-${at}`;
  const version = `1.${at}.0-${integrityOf(name).slice(7, 17)}`;
  const files = Array.from({ length: 12 }, (_, file) => `assets/part-${file}.${at}.js`);
  const manifest = {
    contract: 1 as const,
    name,
    version,
    container: containerOf(name),
    entry: 'remoteEntry.js',
    shared: {},
    files: Object.fromEntries(
      files.map((file) => [file, { integrity: integrityOf(name + file), bytes: 20_000 }]),
    ),
    routes: [`/${name.slice(3)}`, `/${name.slice(3)}/:id`].map((path) =>
      sampleRoute(path, { scripts: files.slice(0, 4) }),
    ),
  };
  return [name, [moduleVersion(manifest, { traffic: 100, default: true })]];
}

function documentWith(modules: number) {
  const registry: Registry = {
    microFrontends: Object.fromEntries(Array.from({ length: modules }, (_, at) => generated(at))),
  };
  const composition = compose(sampleShell, registry);
  const path = composition.routes[0]?.path ?? '';
  const route = routeOf(composition, path)?.route;
  const html = htmlDocument({
    composition,
    route,
    path,
    markup: '<main>Sayfa</main>',
    origin: 'https://denk.example',
  });
  return { html, sent: brotliCompressSync(html).length, composition };
}

test('a document hardly grows with the number of modules', () => {
  const few = documentWith(4);
  expect(documentWith(20).sent - few.sent).toBeLessThan(500);
  expect(documentWith(100).sent - few.sent).toBeLessThan(2000);
});

test('a document carries the files of its own module and of no other', () => {
  const { html, composition } = documentWith(20);
  const [own, other] = composition.routes.filter(({ path }) => !path.includes(':'));
  const fileOf = (route: typeof own) => Object.values(route?.version.extras.files ?? {})[5];
  expect(html).toContain(fileOf(own)?.integrity);
  expect(html).not.toContain(fileOf(other)?.integrity);
  expect(html).toContain(`"${other?.path}"`);
});

test('a document carries of its own module what its page runs, and nothing of the other pages', () => {
  const files = Object.fromEntries(
    ['remoteEntry.js', 'a.js', 'a-later.js', 'b.js', 'lazy.js', 'types/module.d.ts'].map((file) => [
      file,
      { integrity: integrityOf(file), bytes: 1000 },
    ]),
  );
  const version = moduleVersion(
    {
      contract: 1,
      name: 'mf-magaza',
      version: '1.0.0',
      container: 'mf_magaza',
      entry: 'remoteEntry.js',
      shared: {},
      files,
      routes: [
        sampleRoute('/a', { scripts: ['remoteEntry.js', 'a.js'], later: ['a-later.js'] }),
        sampleRoute('/b', { scripts: ['remoteEntry.js', 'b.js'] }),
      ],
    },
    { traffic: 100, default: true },
  );
  const composition = compose(sampleShell, { microFrontends: { 'mf-magaza': [version] } });
  const carried = v.parse(
    pageRegistrySchema,
    JSON.parse(composition.pageRegistry(composition.routes[0])),
  );
  expect(carried.modules).toEqual({ 'mf-magaza': ['/a', '/b'] });
  const { extras } = carried.known['mf-magaza'] ?? version;
  expect(extras.routes.map(({ path }) => path)).toEqual(['/a']);
  // What no page names may be asked for by any.
  expect(Object.keys(extras.files)).toEqual(['remoteEntry.js', 'a.js', 'a-later.js', 'lazy.js']);
  const developed = { ...version, extras: { ...version.extras, files: {} } };
  const changing = compose(sampleShell, { microFrontends: { 'mf-magaza': [developed] } });
  const { known } = v.parse(
    pageRegistrySchema,
    JSON.parse(changing.pageRegistry(changing.routes[0])),
  );
  expect(known['mf-magaza']?.extras.routes).toHaveLength(2);
});

test('a route is found among hundreds', () => {
  const { composition } = documentWith(100);
  expect(routeOf(composition, '/magaza-99/7')).toMatchObject({
    route: { module: 'mf-magaza-99', path: '/magaza-99/:id' },
    params: { id: '7' },
  });
  expect(routeOf(composition, '/Magaza-99')?.route.path).toBe('/magaza-99');
});
