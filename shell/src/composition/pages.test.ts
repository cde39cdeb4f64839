import type { ModuleDefinition, ModuleVersion, Registry } from '@denk/shared/contract';
import type { LoadDefinition } from './containers';
import { createPages, type PagesPorts } from './pages';
import { findRoute, routeTable } from './route-table';

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
        scripts: [],
        styles: [],
      },
    ],
  },
});

const active = version('2.0.0');
const previous = version('1.0.0');
const registry: Registry = { microFrontends: { 'mf-sample': [active] } };

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
    registry,
    loadDefinition,
    fetchData: async (address) => ({ state: 'ready', value: address }),
    previousVersion: async () => previous,
    wait: (milliseconds) => (milliseconds === 5000 ? new Promise(() => {}) : Promise.resolve()),
    report: (attempt) => reports.push(attempt),
    limit: 5000,
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
    expect(reports[0]).toContain('mf-sample 2.0.0 at /modules/mf-sample/2.0.0/remoteEntry.js');
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
    pages.forget('/sample/a');
    expect(await pages.load(match('/sample/a'), '/sample/a')).toMatchObject({ state: 'ready' });
  });

  test('takes data that came with the document instead of asking', async () => {
    const fetchData = jest.fn();
    const { pages } = pagesWith(async () => definition(NewPage), { fetchData });
    await pages.seed(match('/sample/a'), '/sample/a', { state: 'missing' });
    expect(await pages.load(match('/sample/a'), '/sample/a')).toMatchObject({
      data: { state: 'missing' },
    });
    expect(fetchData).not.toHaveBeenCalled();
  });

  test('a prefetch that fails is silent and forgotten', async () => {
    let broken = true;
    const { pages } = pagesWith(async () => {
      if (broken) throw new Error('down');
      return definition(NewPage);
    });
    pages.prefetch(match('/sample/a'));
    await new Promise((resolve) => setTimeout(resolve));
    broken = false;
    expect(await pages.load(match('/sample/a'), '/sample/a')).toMatchObject({ state: 'ready' });
  });
});
