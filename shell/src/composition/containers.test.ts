import type { ModuleVersion } from '@denk/shared/contract';
import { federatedContainers } from './containers';

const shared = { react: {} };
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({ shareScopeMap: { default: shared } }),
}));

const version = (number: string) =>
  ({
    url: `/modules/mf-a/${number}/remoteEntry.js`,
    extras: { container: 'mf_a' },
  }) as ModuleVersion;

/** What a script does once it is run: a container that says what it exposes, and a chunk of its build. */
function leave(number: string) {
  const chunks: unknown = Reflect.get(globalThis, 'webpackChunkmf_a');
  Object.assign(globalThis, {
    mf_a: {
      init: (given: unknown) => expect(given).toBe(shared),
      get: async () => () => ({ default: number }),
    },
    webpackChunkmf_a: [...(Array.isArray(chunks) ? (chunks as unknown[]) : []), number],
  });
}

let fetched: string[] = [];

/** Scripts of the page: `broken` ones fail, others are run. */
function run({ broken = '' } = {}) {
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new Error('no script');
    const number = /mf-a\/([\d.]+)\//.exec(script.src)?.[1] ?? '';
    fetched.push(number);
    if (number !== broken) leave(number);
    script.dispatchEvent(new Event(number === broken ? 'error' : 'load'));
  });
}

const wanted = new AbortController().signal;

beforeEach(() => (fetched = []));
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(globalThis, { mf_a: undefined, webpackChunkmf_a: undefined });
});

test('what the document brings is not fetched again', async () => {
  run();
  const load = federatedContainers(async () => leave('1.0.0'));
  expect(await load(version('1.0.0'), wanted)).toBe('1.0.0');
  expect(fetched).toEqual([]);
});

test('another version finds nothing of the one before', async () => {
  run();
  const load = federatedContainers(async () => undefined);
  expect(await load(version('1.1.0'), wanted)).toBe('1.1.0');
  expect(await load(version('1.0.0'), wanted)).toBe('1.0.0');
  expect(fetched).toEqual(['1.1.0', '1.0.0']);
  expect(Reflect.get(globalThis, 'webpackChunkmf_a')).toEqual(['1.0.0']);
});

test('what could not be had is asked for anew, what is there is not', async () => {
  run({ broken: '1.0.0' });
  const load = federatedContainers(async () => undefined);
  await expect(load(version('1.0.0'), wanted)).rejects.toThrow('cannot be had');
  run();
  expect(await load(version('1.0.0'), wanted)).toBe('1.0.0');
  expect(await load(version('1.0.0'), wanted)).toBe('1.0.0');
  expect(fetched).toEqual(['1.0.0', '1.0.0']);
});
