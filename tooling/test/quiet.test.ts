import { quiet } from '../standalone/play';

let now = 0;

beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  globalThis.requestAnimationFrame = (drawn) => {
    now += 16;
    setImmediate(() => drawn(now));
    return 0;
  };
  globalThis.MutationObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  };
});

afterEach(() => jest.restoreAllMocks());

/** A page that fetches a part of its code until then, and one of its answers until then. */
async function quietAt({ code = 0, answer = 0 }): Promise<number> {
  const page = { body: {}, querySelector: () => (now < code ? {} : null) };
  await quiet({ pending: () => (now < answer ? 1 : 0) }, page as unknown as Document);
  return now;
}

test('a page that does nothing is quiet soon', async () => {
  expect(await quietAt({})).toBeLessThan(300);
});

test('a page is not quiet while its code or an answer is on its way, and a moment longer', async () => {
  expect(await quietAt({ code: 2000 })).toBeGreaterThan(2100);
  expect(await quietAt({ answer: 6000 })).toBeGreaterThan(6100);
});

test('what never comes is not waited for', async () => {
  expect(await quietAt({ code: Infinity })).toBeGreaterThan(29_000);
});
