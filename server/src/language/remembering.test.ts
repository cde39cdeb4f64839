import { remembering } from './remembering';

/** How often each word of a row is worked out where four are remembered. */
function workedOut(row: string): Record<string, number> {
  const times: Record<string, number> = {};
  const find = remembering(4, (word) => {
    times[word] = (times[word] ?? 0) + 1;
    // Nothing is an answer, too.
    return word === 'o' ? undefined : word.toUpperCase();
  });
  for (const word of row.split(' ')) expect(find(word)).toBe(find(word));
  return times;
}

describe('remembering', () => {
  it.each([
    ['çay çay o o', { çay: 1, o: 1 }],
    ['çay su süt çay', { çay: 1, su: 1, süt: 1 }],
    ['çay su çay süt çay un çay', { çay: 1, su: 1, süt: 1, un: 1 }],
    ['çay su süt un tuz çay', { çay: 2, su: 1, süt: 1, un: 1, tuz: 1 }],
  ])('of %s works out %j', (row, times) => {
    expect(workedOut(row)).toEqual(times);
  });
});
