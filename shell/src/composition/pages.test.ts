import type { ModuleDefinition, ModuleVersion, PageRegistry } from '@denk/shared/contract';
import type { LoadDefinition } from './containers';
import { createPages, type PagesPorts } from './pages';
import { findRoute, routeTable } from './route-table';
import { createVersions } from './versions';

const version = (name: string): ModuleVersion => ({
  url: `/modules/mf-sample/${name}/remoteEntry.js`,
  metadata: { version: name },
  deployment: { traffic: 100, default: true },
  extras: {
    container: 'mf_sample',
    files: {},
    shared: {},
    routes: [
      {
        path: '/sample/:id',
        page: 'sample',
        layout: 'framed',
        hidesFooterOnPhones: false,
        title: 'Örnek',
        description: 'Örnek',
        indexed: true,
        paths: [],
        dataUrl: '/api/sample/:id',
        scripts: ['remoteEntry.js', 'sample.js'],
        styles: ['sample.css'],
      },
    ],
  },
});

const active = version('2.0.0');
const previous = version('1.0.0');
const registry: PageRegistry = {
  modules: { 'mf-sample': ['/sample/:id'] },
  known: { 'mf-sample': active },
};

const NewPage = () => null;
const OldPage = () => null;

const definition = (
  component: () => null,
  load = async () => ({ default: component }),
): ModuleDefinition => ({
  name: 'mf-sample',
  routes: [
    {
      path: '/sample/:id',
      page: 'sample',
      layout: 'framed',
      title: 'Örnek',
      description: 'Örnek',
      load,
    },
  ],
});

function pagesWith(loadDefinition: LoadDefinition, more: Partial<PagesPorts> = {}) {
  const reports: string[] = [];
  const pages = createPages({
    versions: createVersions(registry, async () => active),
    loadDefinition,
    fetchData: async (address) => ({ state: 'ready', value: address }),
    previousVersion: async () => previous,
    fetchFiles: () => {},
    now: () => 0,
    // Pauses pass at once; what would take seconds never ends.
    wait: (milliseconds) => (milliseconds >= 3000 ? new Promise(() => {}) : Promise.resolve()),
    report: ({ module, version, kind }) => reports.push(`${kind} ${module} ${version}`),
    ...more,
  });
  return { pages, reports };
}

function match(path: string) {
  const found = findRoute(routeTable(registry), path);
  if (!found) throw new Error(path);
  return found;
}

describe('loading a page', () => {
  test('gives its component and its data, once per path', async () => {
    const { pages } = pagesWith(async () => definition(NewPage));
    const first = pages.load(match('/sample/a'), '/sample/a');
    expect(await first).toMatchObject({
      state: 'ready',
      component: NewPage,
      data: { state: 'ready', value: '/api/sample/a' },
    });
    expect(pages.load(match('/sample/a'), '/sample/a')).toBe(first);
  });

  test('asks again when the container did not come', async () => {
    let asked = 0;
    const { pages, reports } = pagesWith(async () => {
      asked += 1;
      if (asked === 1) throw new Error('network');
      return definition(NewPage);
    });
    expect(await pages.load(match('/sample/a'), '/sample/a')).toMatchObject({ component: NewPage });
    expect(reports).toEqual(['load mf-sample 2.0.0']);
  });

  test('falls back to the previous version when the active one stays away', async () => {
    const { pages } = pagesWith(async ({ metadata }) => {
      if (metadata.version === '2.0.0') throw new Error('gone');
      return definition(OldPage);
    });
    expect(await pages.load(match('/sample/a'), '/sample/a')).toMatchObject({ component: OldPage });
  });

  test('counts a version whose page does not load as a broken version', async () => {
    const { pages } = pagesWith(async ({ metadata }) =>
      metadata.version === '2.0.0'
        ? definition(NewPage, () => Promise.reject(new Error('chunk')))
        : definition(OldPage),
    );
    expect(await pages.load(match('/sample/a'), '/sample/a')).toMatchObject({ component: OldPage });
  });

  test('is failed, not thrown, when nothing comes; forgetting it tries again', async () => {
    let broken = true;
    const { pages } = pagesWith(
      async () => {
        if (broken) throw new Error('down');
        return definition(NewPage);
      },
      { previousVersion: () => Promise.reject(new Error('no other version')) },
    );
    expect(await pages.load(match('/sample/a'), '/sample/a')).toMatchObject({ state: 'failed' });
    broken = false;
    pages.forget(match('/sample/a'), '/sample/a');
    expect(await pages.load(match('/sample/a'), '/sample/a')).toMatchObject({ state: 'ready' });
  });

  test('asks what a version holds when the visitor goes there, and goes back where nobody can say', async () => {
    const unknown = { ...registry, known: {} };
    const told = pagesWith(async () => definition(NewPage), {
      versions: createVersions(unknown, async () => active),
    });
    expect(await told.pages.load(match('/sample/a'), '/sample/a')).toMatchObject({
      component: NewPage,
      data: { value: '/api/sample/a' },
    });
    const silent = pagesWith(async () => definition(OldPage), {
      versions: createVersions(unknown, () => Promise.reject(new Error('away'))),
    });
    expect(await silent.pages.load(match('/sample/a'), '/sample/a')).toMatchObject({
      component: OldPage,
      data: { value: '/api/sample/a' },
    });
  });

  test('takes data that came with the document instead of asking', async () => {
    const fetchData = jest.fn();
    const { pages } = pagesWith(async () => definition(NewPage), { fetchData });
    await pages.seed(match('/sample/a'), '/sample/a', { data: { state: 'missing' } });
    expect(await pages.load(match('/sample/a'), '/sample/a')).toMatchObject({
      data: { state: 'missing' },
    });
    expect(fetchData).not.toHaveBeenCalled();
  });

  test.each([
    ['no definition', undefined],
    ['routes that are none', { name: 'mf-sample', routes: 'none' }],
    ['a route that loads nothing', { name: 'mf-sample', routes: [{ path: '/sample/:id' }] }],
    ['no page', definition(NewPage, async () => ({ default: undefined as never }))],
  ])('a version that exposes %s counts as broken', async (_, exposed) => {
    const { pages } = pagesWith(async ({ metadata }) =>
      metadata.version === '2.0.0' ? exposed : definition(OldPage),
    );
    expect(await pages.load(match('/sample/a'), '/sample/a')).toMatchObject({ component: OldPage });
  });

  test('a prefetch fetches the files and loads nothing', async () => {
    const loadDefinition = jest.fn();
    const fetchFiles = jest.fn();
    const { pages } = pagesWith(loadDefinition, { fetchFiles });
    pages.prefetch(match('/sample/a'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetchFiles).toHaveBeenCalledWith(
      active,
      ['remoteEntry.js', 'sample.js', 'sample.css'],
      false,
    );
    expect(loadDefinition).not.toHaveBeenCalled();
  });

  test('a page that threw is drawn from the previous version, with the same data, until it is forgotten', async () => {
    const fetchData = jest.fn(async () => ({ state: 'ready' as const, value: 'once' }));
    const { pages } = pagesWith(
      async ({ metadata }) => definition(metadata.version === '2.0.0' ? NewPage : OldPage),
      { fetchData },
    );
    const at = match('/sample/a');
    expect(await pages.load(at, '/sample/a')).toMatchObject({ component: NewPage });
    const second = pages.fallBack(at, '/sample/a');
    expect(await second).toMatchObject({ component: OldPage, data: { value: 'once' } });
    expect(pages.fallBack(at, '/sample/a')).toBe(second);
    expect(await pages.load(at, '/sample/a')).toMatchObject({ component: OldPage });
    expect(fetchData).toHaveBeenCalledTimes(1);
    pages.forget(at, '/sample/a');
    expect(await pages.load(at, '/sample/a')).toMatchObject({ component: NewPage });
  });

  test('a page that threw and has no previous version is failed', async () => {
    const { pages } = pagesWith(async () => definition(NewPage), {
      previousVersion: () => Promise.reject(new Error('no other version')),
    });
    const at = match('/sample/a');
    await pages.load(at, '/sample/a');
    expect(await pages.fallBack(at, '/sample/a')).toMatchObject({ state: 'failed' });
  });

  test('a page on its way for three seconds is slow until it is there', async () => {
    const waits: (() => void)[] = [];
    let arrive = (_: ModuleDefinition) => {};
    const { pages } = pagesWith(() => new Promise((resolve) => (arrive = resolve)), {
      wait: (milliseconds) =>
        milliseconds === 3000
          ? new Promise((resolve) => waits.push(resolve))
          : new Promise(() => {}),
    });
    const page = pages.load(match('/sample/a'), '/sample/a');
    expect(pages.waiting.paths().size).toBe(0);
    waits.forEach((end) => end());
    await new Promise((resolve) => setTimeout(resolve));
    expect([...pages.waiting.paths()]).toEqual(['/sample/a']);
    arrive(definition(NewPage));
    await page;
    await new Promise((resolve) => setTimeout(resolve));
    expect(pages.waiting.paths().size).toBe(0);
  });
});
