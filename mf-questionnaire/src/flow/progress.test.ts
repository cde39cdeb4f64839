import type { TextStorage } from '@denk/shared/page/storage';
import perfume from '../question-sets/perfume';
import { keep, takeUp, type Progress } from './progress';

function holding(progress: Partial<Progress>): TextStorage {
  let text: string | null = null;
  const storage = {
    read: () => text,
    write: (_: string, given: string) => Boolean((text = given)),
    remove: () => {},
  };
  keep(storage, {
    query: 'parfüm',
    topic: 'perfume',
    step: 2,
    answers: { gender: 'female', longevity: 'gone' },
    finished: false,
    ...progress,
  });
  return storage;
}

const fresh = { step: 0, answers: {} };
const kept = { step: 2, answers: { gender: 'female' } };

test.each([
  ['unfinished, the same search again', {}, false, kept],
  ['unfinished, reload', {}, true, kept],
  ['finished, Back from the results', { finished: true }, true, kept],
  ['finished, the same search again', { finished: true }, false, fresh],
  ['another query', { query: 'kolonya' }, true, fresh],
  ['a step beyond the set', { step: 40 }, true, { ...kept, step: 3 }],
])('%s', (_, progress, cameBack, expected) => {
  expect(takeUp(holding(progress), 'parfüm', perfume, cameBack)).toEqual(expected);
});
