import * as v from '@denk/shared/schema';
import {
  aiResultsName,
  aiResultsSchema,
  questionnaireResultsName,
  questionnaireResultsSchema,
} from '.';

test('the places of both handoffs are fixed', () =>
  expect([questionnaireResultsName, aiResultsName]).toEqual(['questionnaireResults', 'aiResults']));

describe('what the questionnaire leaves', () => {
  const wish = {
    id: 'skin_type',
    label: 'Cilt tipi: Yağlı',
    attribute: 'skin_type',
    anyOf: ['oily'],
    avoid: { attribute: 'actives', anyOf: ['retinol'], label: 'Hamilelikte önerilmez' },
  };
  const left = {
    query: ' serum ',
    answers: { budget: 'economic', age: 3, concerns: ['acne'] },
    type: 'questionnaire',
    topic: 'beauty',
    device: [wish],
  };

  test('is read as it was left, the query without the space around it', () =>
    expect(v.parse(questionnaireResultsSchema, left)).toEqual({ ...left, query: 'serum' }));

  test.each([
    ['no query', { query: '  ' }],
    ['a query that is too long', { query: 'x'.repeat(501) }],
    ['another kind of handoff', { type: 'ai_recommended' }],
    ['an answer of another shape', { answers: { budget: { min: 1 } } }],
  ])('is nothing with %s', (_, change) =>
    expect(v.safeParse(questionnaireResultsSchema, { ...left, ...change }).success).toBe(false),
  );

  test.each([
    ['without an attribute', { ...wish, attribute: undefined }],
    ['that speaks against nothing', { ...wish, avoid: {} }],
    ['with a label that is too long', { ...wish, label: 'x'.repeat(121) }],
    ['with too many values', { ...wish, anyOf: Array.from({ length: 31 }, () => 'oily') }],
  ])('loses only the wishes of the device with one %s', (_, broken) => {
    const read = v.parse(questionnaireResultsSchema, { ...left, device: [broken] });
    expect([read.query, read.device]).toEqual(['serum', undefined]);
  });
});

describe('what the chat leaves', () => {
  const left = {
    products: [],
    groupedProducts: {},
    originalQuery: 'telefon',
    aiRecommendations: ['A 1', 'B 2', 'C 3'],
    searchType: 'ai_recommended',
    aiMessage: '1. A 1',
  };

  test('is read as it was left', () => expect(v.parse(aiResultsSchema, left)).toEqual(left));

  test.each([
    ['a fourth name', { aiRecommendations: ['A', 'B', 'C', 'D'] }],
    ['a name that is too long', { aiRecommendations: ['x'.repeat(201)] }],
    ['another kind of handoff', { searchType: 'questionnaire' }],
    ['products that are none', { products: ['A 1'] }],
  ])('is nothing with %s', (_, change) =>
    expect(v.safeParse(aiResultsSchema, { ...left, ...change }).success).toBe(false),
  );
});
