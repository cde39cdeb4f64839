import { aiResultsSchema } from '@denk/shared/product/handoff';
import * as v from '@denk/shared/schema';
import { handOver, originalQuery } from './handoff';
import type { ConversationMessage } from './message';

const said = (role: 'user' | 'assistant', content: string, names?: [string, string, string]) =>
  ({ id: content, role, content, ...(names && { names }) }) as unknown as ConversationMessage;
const first = ['A 1', 'B 2', 'C 3'] as [string, string, string];
const last = ['D 4', 'E 5', 'F 6'] as [string, string, string];
const talk = [
  said('assistant', 'Merhaba!'),
  said('user', 'telefon arıyorum'),
  said('assistant', '1. A 1 …', first),
  said('user', 'başka'),
  said('assistant', '1. D 4 …', last),
  said('user', 'tamam'),
  said('assistant', 'Rica ederim.'),
];

const kept = new Map<string, string>();
const storage = (works = true) => ({
  read: () => null,
  remove: () => undefined,
  write: (name: string, text: string) => {
    if (works) kept.set(name, text);
    return works;
  },
});

beforeEach(() => kept.clear());

test('the last proposal is left for the results page, with what was asked for', () => {
  expect(handOver(storage(), talk, '')).toBe(true);
  const left: unknown = JSON.parse(kept.get('aiResults') ?? '');
  expect(v.parse(aiResultsSchema, left)).toEqual({
    products: [],
    groupedProducts: {},
    originalQuery: 'telefon arıyorum',
    aiRecommendations: last,
    searchType: 'ai_recommended',
    aiMessage: '1. D 4 …',
  });
});

test('without a proposal nothing is left', () => {
  expect(handOver(storage(), talk.slice(0, 2), 'telefon')).toBe(false);
  expect(kept.size).toBe(0);
});

test('a browser that refuses to keep it is told of, once', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(handOver(storage(false), talk, '')).toBe(false);
  expect(error.mock.calls.map((words) => words.join(' '))).toEqual([
    '[chat] the proposal could not be handed over',
  ]);
  expect(handOver(storage(), talk, '')).toBe(true);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});

test.each([
  ['the term they came with', talk, 'kulaklık', 'kulaklık'],
  ['what they said first', talk, '', 'telefon arıyorum'],
  ['nothing, where nothing was said', [], '', ''],
  ['no more than fits', [], 'x'.repeat(300), 'x'.repeat(200)],
])('what a visitor was after: %s', (_, messages, query, after) =>
  expect(originalQuery(messages, query)).toBe(after),
);
