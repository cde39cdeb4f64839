import { topics, type TopicId } from '@denk/shared/product/topics';
import { answersInQuery } from './answers-in-query';
import { loadQuestionSet } from './load-question-set';

test.each<[TopicId, string, object]>([
  ['technology', 'telefon', { device_type: 'smartphone' }],
  ['technology', 'TELEFONLAR', { device_type: 'smartphone' }],
  ['technology', 'samsung tabletler', { device_type: 'tablet', brand_preference: ['samsung'] }],
  ['technology', 'iPhone 15', { device_type: 'smartphone', operating_system: 'ios' }],
  ['technology', 'telefon ya da tablet', {}],
  ['technology', 'teknoloji', {}],
  ['perfume', 'kadın parfümü', { gender: 'female' }],
  ['perfume', 'odunsu erkek parfümü', { gender: 'male', scent_preferences: ['woody'] }],
  ['perfume', 'parfüm', {}],
  ['glasses', 'Güneş Gözlükleri', { purpose: 'sun' }],
  ['swimwear', 'Mayo - Bikini', {}],
  [
    'film',
    'netflix komedi dizileri',
    {
      'content-type': 'series',
      'streaming-platform': ['netflix'],
      'genre-preference': ['comedy'],
    },
  ],
  [
    'cars',
    'otomatik dizel suv',
    {
      vehicle_type: 'suv',
      fuel_type: 'diesel',
      transmission: 'automatic',
    },
  ],
  ['services', 'ev temizliği', { service_type: 'cleaning' }],
  ['beauty', 'hamilelikte kullanılan krem', {}],
])('%s: “%s” says %j', async (topic, query, answers) =>
  expect(answersInQuery(await loadQuestionSet(topic), query)).toEqual(answers),
);

test('only values that are asked for are named, and nothing that stays on the device', async () => {
  for (const { id } of topics) {
    const { questions, meanings, said = {} } = await loadQuestionSet(id);
    for (const [asked, names] of Object.entries(said)) {
      const question = questions.find((one) => one.id === asked);
      const options = question && 'options' in question ? question.options : [];
      expect(options.map(({ value }) => value)).toEqual(expect.arrayContaining(Object.keys(names)));
      expect(meanings[asked]?.type).toBe('attribute');
      expect(JSON.stringify(meanings[asked])).not.toMatch(
        new RegExp(`"sensitive":.*"(?:${Object.keys(names).join('|')})"`),
      );
    }
  }
});
