import { memoryStorage } from '../../testing/replies';
import { decideEntry } from './decide-entry';

const criterion = {
  id: 'budget',
  label: 'Bütçe: 1.000–2.500 TL',
  strength: 'wish',
  test: { type: 'price', min: 1000, max: 2500 },
};
const names = ['Nike Pegasus 41', 'Asics Gel-Nimbus 26', 'Hoka Clifton 9'];
const aiResults = JSON.stringify({
  products: [],
  groupedProducts: {},
  originalQuery: 'koşu ayakkabısı',
  aiRecommendations: names,
  searchType: 'ai_recommended',
  aiMessage: 'Üç öneri',
});
const asked = (rest = {}) =>
  JSON.stringify({
    query: 'parfüm',
    answers: { budget: 'moderate' },
    type: 'questionnaire',
    ...rest,
  });
const enter = (items: Readonly<Record<string, string>>, address = '/results') => {
  const [pathname = '', search = ''] = address.split('?');
  return decideEntry(memoryStorage(items), { pathname, search: search && `?${search}` });
};

test('the assistant’s handoff comes first and uses up both items', () => {
  const entry = enter({ aiResults, questionnaireResults: asked() }, '/results?q=tv');
  expect(entry).toMatchObject({
    kind: 'handed-over',
    wanted: { mode: 'ai', names, query: 'koşu ayakkabısı' },
    consumed: ['aiResults', 'questionnaireResults'],
  });
});

test('the questionnaire’s handoff comes before the address and is said in it', () => {
  const entry = enter({ questionnaireResults: asked({ criteria: [criterion] }) }, '/results?q=tv');
  expect(entry).toMatchObject({
    kind: 'handed-over',
    wanted: { mode: 'questionnaire', query: 'parfüm', criteria: [criterion] },
    consumed: ['questionnaireResults'],
  });
  if (entry.kind !== 'handed-over') throw new Error('no handoff');
  expect(enter({}, entry.destination.to)).toEqual({
    kind: 'wanted',
    wanted: entry.wanted,
    device: [],
  });
});

test('answers that mean nothing for products are a plain search', () => {
  expect(enter({ questionnaireResults: asked({ criteria: [{ id: 5 }] }) })).toMatchObject({
    kind: 'handed-over',
    wanted: { mode: 'plain', query: 'parfüm' },
    destination: { to: '/results?q=parf%C3%BCm' },
  });
});

test('a handoff without names is still the assistant’s', () => {
  const empty = aiResults.replace(JSON.stringify(names), '[]');
  expect(enter({ aiResults: empty })).toMatchObject({ wanted: { mode: 'ai', names: [] } });
});

test.each([
  ['aiResults', '{', 'AI sonuçları işlenirken bir hata oluştu. Lütfen tekrar deneyin.'],
  [
    'aiResults',
    '{"products":1}',
    'AI sonuçları işlenirken bir hata oluştu. Lütfen tekrar deneyin.',
  ],
  ['questionnaireResults', 'null', 'Anket sonuçları işlenirken bir hata oluştu.'],
  ['questionnaireResults', '{"query":"  "}', 'Anket sonuçları işlenirken bir hata oluştu.'],
])('an unreadable %s (%s) is said and used up', (name, text, sentence) => {
  const entry = enter({ [name]: text }, '/results?q=tv');
  expect(entry).toMatchObject({ kind: 'unreadable', sentence });
  expect('consumed' in entry && entry.consumed).toContain(name);
});

test('without a handoff the address decides, without an address nothing is wanted', () => {
  expect(enter({}, '/results?q=tv')).toEqual({
    kind: 'wanted',
    device: [],
    wanted: { mode: 'plain', query: 'tv' },
  });
  expect(enter({}, '/results/anime')).toMatchObject({ kind: 'wanted' });
  expect(enter({}, '/results')).toEqual({ kind: 'nothing' });
});
