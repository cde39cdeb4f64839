import { HttpProblem } from '@denk/shared/page/http';
import { sentenceOfProblem, sentenceOfText } from './failure-sentence';
import { sentences } from './sentences';

test.each([
  ['SERPER_API_KEY is not configured', sentences.serviceDown],
  ['Missing search key', sentences.serviceDown],
  ['Failed to send a request to the Edge Function', sentences.serviceDown],
  ['Edge Function returned a non-2xx status code', sentences.serviceDown],
  ['Search service temporarily unavailable', sentences.serviceDown],
  ['No data returned from search service', sentences.serviceDown],
  ['Arama anahtarı eksik', sentences.serviceDown],
  ['Arama sorgusu boş olamaz.', 'Arama sorgusu boş olamaz.'],
  ['Bu aramada ürün yok', 'Bu aramada ürün yok'],
  ["TypeError: Cannot read properties of undefined (reading 'x')", sentences.other],
  ['x'.repeat(5000), sentences.other],
  ['  ', sentences.nothingFound],
  [undefined, sentences.nothingFound],
])('%s', (text, sentence) => {
  expect(sentenceOfText(text, sentences.nothingFound)).toBe(sentence);
});

test.each([
  [new HttpProblem('network', '/x'), sentences.serviceDown],
  [new HttpProblem('timeout', '/x'), sentences.serviceDown],
  [new HttpProblem('status', '/x', 503), sentences.serviceDown],
  [new HttpProblem('shape', '/x', 200), sentences.other],
  [new TypeError('x is not a function'), sentences.other],
])('%s', (problem, sentence) => {
  expect(sentenceOfProblem(problem)).toBe(sentence);
});
