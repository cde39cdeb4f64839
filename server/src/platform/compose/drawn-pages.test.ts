import { sampleShell } from '../../../testing/sample-site';
import { compose, type ComposedRoute } from './composition';
import { drawPages } from './drawn-pages';
import type { LiveSite } from './page-routes';

/** A promise that the test ends. */
function open<Value>() {
  let end: (value: Value) => void = () => {};
  const promise = new Promise<Value>((resolve) => (end = resolve));
  return { promise, end };
}

/** Asks for a list whose data and markup come when the test says so. */
function askForList({ waiting = 0 } = {}) {
  const [data, markup] = [open<void>(), open<string>()];
  const site: LiveSite = {
    composition: compose(sampleShell, { microFrontends: {} }),
    shellFiles: '',
    pages: {
      markupOf: () => '<main>Yer tutucu</main>',
      drawNow: async () => undefined,
      onRequest: {
        waiting: () => waiting,
        needs: async () => ({ data: { path: '/api/list' } }),
        render: () => markup.promise,
      },
    },
  };
  const ask = () => data.promise.then(() => ({ status: 200, json: { found: 3 } }));
  const route = { path: '/list', module: 'mf-a' } as ComposedRoute;
  const drawn = drawPages(ask, () => {})(site, {
    match: { route, params: {} },
    path: '/list',
    search: '?q=masa',
    visitor: '::1',
  });
  return { data, markup, drawn };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a page whose data is there is waited for while its turn to be drawn comes', async () => {
  const { data, markup, drawn } = askForList();
  data.end();
  await jest.advanceTimersByTimeAsync(600);
  markup.end('<main>Liste</main>');
  expect((await drawn).markup).toBe('<main>Liste</main>');
});

test.each([
  ['data', 150],
  ['a drawing', 1000],
])('%s that takes longer than %d ms is not', async (what, limit) => {
  const { data, drawn } = askForList();
  if (what === 'a drawing') data.end();
  await jest.advanceTimersByTimeAsync(limit);
  expect((await drawn).markup).toBeUndefined();
});

test('where more waits than can be drawn in time nothing is begun', async () => {
  const { drawn } = askForList({ waiting: 100 });
  expect(await drawn).toEqual({ id: '', stands: false, files: [] });
});
