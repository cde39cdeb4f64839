import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { topics } from '@denk/shared/product/topics';
import { specifiedRanges, specifiedSets } from './question-sets.spec-table';
import { priceRange } from './questions/criteria';
import { loadQuestionSet } from './questions/load-question-set';
import type { Question, QuestionSet } from './questions/question';

const byTopic = topics.map(({ id }) => id);

test('every topic has a file of questions, and every file a topic', () => {
  const files = readdirSync(join(__dirname, 'question-sets')).map((name) =>
    name.replace('.ts', ''),
  );
  expect(files.sort()).toEqual([...byTopic].sort());
});

describe.each(byTopic)('%s', (topic) => {
  let set: QuestionSet;
  beforeAll(async () => {
    set = await loadQuestionSet(topic);
  });

  test('asks the specified questions with the specified values, in order', () => {
    expect(set.topic).toBe(topic);
    const rows = specifiedSets[topic];
    expect(set.questions.map(nameOf)).toEqual(rows.map(([id]) => id));
    for (const [index, [, values]] of rows.entries()) {
      const asked = valuesOf(set.questions[index]);
      if (typeof values === 'number') expect(asked).toHaveLength(values);
      else expect(asked).toEqual(values.split(', '));
    }
  });

  test('says everything, and nothing twice', () => {
    for (const question of set.questions) {
      expect(question.title).toMatch(/^[A-ZÇĞİÖŞÜ].*\?$/);
      expect(question.description).toMatch(/^[A-ZÇĞİÖŞÜ].*[.?]$/);
      expect(question.name).not.toBe('');
      const labels = 'options' in question ? question.options.map(({ label }) => label) : [];
      expect(new Set(labels).size).toBe(labels.length);
      expect(labels.every((label) => label.trim() === label && label !== '')).toBe(true);
    }
    const ids = set.questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has a meaning for every question, and means only values it asks', () => {
    expect(Object.keys(set.meanings).sort()).toEqual(set.questions.map(({ id }) => id).sort());
    for (const question of set.questions) {
      const meaning = set.meanings[question.id];
      const asked = valuesOf(question);
      if (meaning?.type === 'price') expect(Object.keys(meaning.ranges)).toEqual(asked);
      if (meaning?.type === 'brand')
        expect(asked).toEqual(expect.arrayContaining(meaning.neutral ?? []));
      if (meaning?.type === 'attribute') {
        const named = [
          ...(meaning.neutral ?? []),
          ...(meaning.sensitive ?? []),
          ...Object.keys(meaning.servedBy ?? {}),
        ];
        expect(asked).toEqual(expect.arrayContaining(named));
      }
    }
  });

  test('asks for the specified price ranges, and shows them', () => {
    const question = set.questions.find(({ id }) => set.meanings[id]?.type === 'price');
    const meaning = set.meanings[question?.id ?? ''];
    if (!question || meaning?.type !== 'price') {
      expect(specifiedRanges[topic]).toBeUndefined();
      return;
    }
    expect(Object.values(meaning.ranges).map(inShort).join(', ')).toBe(specifiedRanges[topic]);
    const shown = 'options' in question ? question.options.map(({ hint }) => hint) : [];
    for (const [index, range] of Object.values(meaning.ranges).entries()) {
      expect(shown[index]).toContain(priceRange(range));
    }
  });
});

test('body, skin and health stay on the device', async () => {
  const sensitive = async (topic: (typeof byTopic)[number]) => {
    const { meanings } = await loadQuestionSet(topic);
    return Object.entries(meanings).flatMap(([id, meaning]) =>
      meaning.type === 'sensitive'
        ? [id]
        : meaning.type === 'attribute'
          ? (meaning.sensitive ?? []).map((value) => `${id}.${value}`)
          : [],
    );
  };
  expect(await sensitive('swimwear')).toEqual(['body_type']);
  expect(await sensitive('beauty')).toEqual([
    'skin_type',
    'skin_concerns',
    'special_needs.allergies',
    'special_needs.pregnancy',
  ]);
  expect(await sensitive('food')).toContain('health_goals');
  expect(await sensitive('food')).toContain('dietary_restrictions.diabetic');
  expect(await sensitive('travel')).toContain('special_requirements.medical');
  expect(await sensitive('cars')).toEqual(['special_requirements.disability_access']);
});

const nameOf = ({ id, type }: Question) => (type === 'checkbox' ? `${id}[]` : id);

const valuesOf = (question: Question | undefined) =>
  question && 'options' in question ? question.options.map(({ value }) => value) : [];

const inShort = ({ min, max }: { min?: number; max?: number }) =>
  max === undefined ? `${min}+` : min === undefined ? `${max}` : `${min}-${max}`;
