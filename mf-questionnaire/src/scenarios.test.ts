import { matchTopic, topics } from '@denk/shared/product/topics';
import { scenarios } from './scenarios';

test('every scenario has a name of its own', () => {
  const names = scenarios.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(topics.map(({ id }) => id))('the scenario %s opens its topic', (id) => {
  const scenario = scenarios.find(({ name }) => name === id);
  const query = new URL(scenario?.address ?? '/', 'http://denk.test').searchParams.get('q');
  expect(matchTopic(query ?? '')?.id).toBe(id);
});
