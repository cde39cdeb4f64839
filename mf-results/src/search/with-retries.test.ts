import { wait } from '@denk/shared/page/wait';
import type { SearchResponse } from '@denk/shared/product/wire';
import { answer, notedWait, product, searchGiving } from '../../testing/replies';
import { withRetries } from './with-retries';

const found = answer([product('LG C4')]);
const none = answer([]);
const failure = answer([], { success: false, error: 'Search service temporarily unavailable' });

async function tryWith(...answers: readonly (SearchResponse | Error)[]) {
  const { search, queries } = searchGiving(...answers);
  const { wait, waits } = notedWait();
  const again: number[] = [];
  const signal = new AbortController().signal;
  const result = await withRetries(() => search('tv', {}, signal), {
    wait,
    signal,
    onAgain: (attempt) => again.push(attempt),
  }).catch((problem: unknown) => problem);
  return { result, tried: queries.length, waits, again };
}

test.each([
  ['products at once', [found], found, []],
  ['products at the second try', [none, found], found, [1000]],
  ['products at the third try', [new Error('network'), failure, found], found, [1000, 2000]],
  ['never products: the last answer', [failure, failure, none], none, [1000, 2000]],
  [
    'a success without products, then failures: the last answer',
    [none, none, failure],
    failure,
    [1000, 2000],
  ],
])('%s', async (_, answers, result, waits) => {
  const tried = await tryWith(...answers);
  expect(tried).toMatchObject({ result, waits, tried: waits.length + 1 });
});

test('the last attempt’s error is thrown', async () => {
  const { result, tried, again } = await tryWith(none, none, new Error('network'));
  expect(result).toEqual(new Error('network'));
  expect([tried, again]).toEqual([3, [2, 3]]);
});

test('leaving ends the wait and the attempts', async () => {
  const leaving = new AbortController();
  const { search, queries } = searchGiving(none);
  const running = withRetries(() => search('tv', {}, leaving.signal), {
    wait,
    signal: leaving.signal,
  });
  leaving.abort();
  await expect(running).rejects.toThrow('abort');
  expect(queries).toHaveLength(1);
});
