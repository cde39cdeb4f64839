import type { pageRuntime as PageRuntime } from '../webpack/page-runtime';

type Factory = () => unknown;

/** The runtime as a fresh page has it. */
async function freshPage(): Promise<typeof PageRuntime> {
  let fresh: typeof PageRuntime | undefined;
  await jest.isolateModulesAsync(async () => {
    fresh = (await import('../webpack/page-runtime')).pageRuntime;
  });
  if (!fresh) throw new Error('no runtime');
  return fresh;
}

interface Wiring {
  readonly brings?: Record<string, () => Factory | Promise<Factory>>;
  readonly takes?: readonly string[];
}

/** A build as the federation's plugin wires it: module `7` of its chunk `page` is the first package that it takes. */
function buildOf(name: string, { brings = {}, takes = [] }: Wiring) {
  const ids = takes.map((_, index) => String(index + 7));
  const shared = Object.fromEntries(
    Object.entries(brings).map(([shareKey, get]) => [
      shareKey,
      [{ version: '1.0.0', scope: ['default'], get }],
    ]),
  );
  const own = (shareKey: string) => () => () => `${shareKey} of ${name} itself`;
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: {},
    federation: {
      initOptions: { name, shared },
    },
    consumesLoadingData: {
      chunkMapping: { page: ids },
      moduleIdToConsumeDataMapping: Object.fromEntries(
        takes.map((shareKey, index) => [
          ids[index],
          {
            shareKey,
            shareScope: ['default'],
            requiredVersion: '^1.0.0' as const,
            fallback: own(shareKey),
          },
        ]),
      ),
    },
  };
  const installedModules: Record<string, 0 | Promise<unknown>> = {};
  return {
    webpackRequire,
    installedModules,
    initialConsumes: ids,
    /** Loads the chunk, as a build does, and gives what its modules are. */
    async page({ bundlerRuntime }: typeof PageRuntime) {
      const promises: Promise<unknown>[] = [];
      bundlerRuntime.consumes({ webpackRequire, installedModules, chunkId: 'page', promises });
      await Promise.all(promises);
      return this.modules();
    },
    modules: () =>
      ids.map((id) => {
        const module = { exports: undefined as unknown };
        webpackRequire.m[id]?.(module);
        return module.exports;
      }),
  };
}

/** A page whose shell brings something, and a container that was given it. */
async function pageWith({ brings, takes }: Required<Wiring>) {
  const page = await freshPage();
  const shell = buildOf('shell', { brings });
  page.bundlerRuntime.init(shell);
  const open = (container: ReturnType<typeof buildOf>) => {
    page.bundlerRuntime.init(container);
    page.bundlerRuntime.initContainerEntry({
      ...container,
      shareScope: page.runtime.getInstance()?.shareScopeMap['default'] ?? {},
      shareScopeKey: 'default',
    });
    return container;
  };
  return { page, open, container: open(buildOf('mf_a', { takes })) };
}

test('containers take the one copy that the shell brought, and their own of what nobody did', async () => {
  const get = jest.fn(() => () => 'the page’s React');
  const { page, open, container } = await pageWith({
    brings: { react: get },
    takes: ['react', 'a-clock'],
  });
  expect(await container.page(page)).toEqual(['the page’s React', 'a-clock of mf_a itself']);
  const other = open(buildOf('mf_b', { takes: ['react'], brings: { react: () => () => 'mine' } }));
  expect(await other.page(page)).toEqual(['the page’s React']);
  expect(get).toHaveBeenCalledTimes(1);
});

test('what one container brings, others take; it is asked for once, and anew where it did not come', async () => {
  let tries = 0;
  const get = async (): Promise<Factory> => {
    tries += 1;
    if (tries === 1) throw new Error('no network');
    return () => 'a map';
  };
  const { page, open, container } = await pageWith({
    brings: { react: () => () => 'React' },
    takes: ['map'],
  });
  open(buildOf('mf_b', { brings: { map: get } }));
  await expect(container.page(page)).rejects.toThrow('no network');
  const both = await Promise.all([
    container.page(page),
    open(buildOf('mf_c', { takes: ['map'] })).page(page),
  ]);
  expect(both).toEqual([['a map'], ['a map']]);
  expect(tries).toBe(2);
});

test('the shell’s own entry takes what it brings before anything is loaded', async () => {
  const page = await freshPage();
  const shell = buildOf('shell', { brings: { react: () => () => 'React' }, takes: ['react'] });
  page.bundlerRuntime.init(shell);
  page.bundlerRuntime.installInitialConsumes(shell);
  expect(shell.modules()).toEqual(['React']);
});

test('another version of a container takes the place of the one before', async () => {
  const { page, open } = await pageWith({ brings: { react: () => () => 'React' }, takes: [] });
  const next = open(buildOf('mf_a', { takes: ['react'] }));
  expect(await next.page(page)).toEqual(['React']);
  const instances = (Reflect.get(globalThis, '__FEDERATION__') as { __INSTANCES__: unknown[] })
    .__INSTANCES__;
  expect(instances).toHaveLength(2);
});
