import { matchTopic } from '@denk/shared/product/topics';
import { destinationOf } from './destination';
import { popularSearches, quickCategories } from './offered-terms';
import { createSuggest } from './suggest';

const cannedTexts = [
  'laptop için en iyi seçenekler',
  'laptop fiyat karşılaştırması',
  'laptop kullanıcı yorumları',
  'laptop alternatifleri',
];
const canned = cannedTexts.map((text) => ({ text }));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
});

const ask = (send: typeof fetch, signal = new AbortController().signal) =>
  createSuggest(send)('laptop', signal);
const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));

test('the server’s suggestions, each once', async () => {
  const asked: unknown[] = [];
  const suggestions = ['oyun laptopu', 'oyun laptopu', 'laptop çantası'].map((text) => ({
    text,
    type: 'kind',
  }));
  const found = await ask((address) => {
    asked.push(address);
    return json({ suggestions })();
  });
  expect(found.map(({ text }) => text)).toEqual(['oyun laptopu', 'laptop çantası']);
  expect(asked).toEqual(['/api/suggestions?q=laptop']);
});

test.each([
  ['fails', json({ error: 'down' }, 500)],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
  ['answers something else', json({ suggestions: 'laptop' })],
  ['knows nothing', json({ suggestions: [] })],
])('the canned four when the server %s', async (_, send) => {
  expect(await ask(send)).toEqual(canned);
});

test('the canned four when the server is slow', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const found = ask((_, init) => {
    const { signal } = init ?? {};
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
  });
  expect(timeout).toHaveBeenCalledWith(1200);
  limit.abort();
  expect(await found).toEqual(canned);
  timeout.mockRestore();
});

test('a cancelled request has no suggestions', async () => {
  const cancel = new AbortController();
  const found = ask(() => Promise.reject(new DOMException('gone', 'AbortError')), cancel.signal);
  cancel.abort();
  await expect(found).rejects.toThrow('gone');
});

describe('every offered term leads somewhere', () => {
  test.each(popularSearches)('%s opens a questionnaire', (term) => {
    expect(matchTopic(term)).toBeDefined();
    expect(destinationOf(term)).toBe('/questionnaire');
  });

  test.each([
    ['Film & Dizi', 'film'],
    ['Parfüm', 'perfume'],
    ['Teknoloji', 'technology'],
    ['Güzellik', 'beauty'],
    ['Seyahat', 'travel'],
  ])('%s asks about %s', (term, topic) => {
    expect(quickCategories.map(({ label }) => label)).toContain(term);
    expect(matchTopic(term)?.id).toBe(topic);
  });

  test.each(quickCategories.map(({ label }) => label))('%s asks or lists', (term) => {
    expect(['/questionnaire', `/results?q=${encodeURIComponent(term)}`]).toContain(
      destinationOf(term),
    );
  });

  test.each(cannedTexts)('%s keeps its topic', (term) => {
    expect(matchTopic(term)?.id).toBe('technology');
  });

  test('a term of no topic goes to the results', () => {
    expect(destinationOf('koşu bandı fiyat karşılaştırması')).toMatch(/^\/results\?q=ko/);
  });
});
