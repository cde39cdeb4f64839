import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatNumber } from '@denk/shared/product/text';
import { topics } from '@denk/shared/product/topics';
import { formatPriceRange } from '@denk/shared/product/text';
import { loadQuestionSet } from './questions/load-question-set';
import type { Meaning } from './questions/meaning';
import type { Question, QuestionSet } from './questions/question';

const byTopic = topics.map(({ id }) => id);

/** The rows of each topic's table, cell by cell (docs/product.md#question-sets). */
const documentedSets = new Map(
  (
    /^## Question sets$[\s\S]*?(?=^## )/m.exec(
      readFileSync(join(__dirname, '..', '..', 'docs', 'product.md'), 'utf8'),
    )?.[0] ?? ''
  )
    .split(/^### /m)
    .flatMap((section) => {
      const topic = /^Topic `([\w-]+)`, (\d+) questions\.$/m.exec(section);
      const rows = [...section.matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) =>
        row.split('|').map((cell) => cell.trim()),
      );
      return topic ? [[topic[1], { count: Number(topic[2]), rows }] as const] : [];
    }),
);

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

  test('asks and means what its table says, in order', () => {
    expect(set.topic).toBe(topic);
    const { count, rows } = documentedSets.get(topic) ?? { count: 0, rows: [] };
    expect(count).toBe(rows.length);
    expect(
      set.questions.map((question) => [
        code([question.id]),
        question.type === 'checkbox' ? 'several' : 'one',
        code(valuesOf(question)),
        inWords(set.meanings[question.id]),
      ]),
    ).toEqual(rows);
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

  test('shows the price ranges it asks for', () => {
    for (const question of set.questions) {
      const meaning = set.meanings[question.id];
      if (meaning?.type !== 'price') continue;
      const shown = 'options' in question ? question.options.map(({ hint }) => hint) : [];
      for (const [index, range] of Object.values(meaning.ranges).entries()) {
        expect(shown[index]).toContain(formatPriceRange(range));
      }
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

const valuesOf = (question: Question | undefined) =>
  question && 'options' in question ? question.options.map(({ value }) => value) : [];

const code = (ids: readonly string[]) => ids.map((id) => `\`${id}\``).join(', ');

/** What an answer asks for, as the tables say it. */
function inWords(meaning: Meaning | undefined): string {
  switch (meaning?.type) {
    case 'price':
      return `price in TL: ${Object.entries(meaning.ranges)
        .map(([value, range]) => `${code([value])} ${inShort(range)}`)
        .join(', ')}`;
    case 'brand':
      return ['brand', ...neutral(meaning)].join('; ');
    case 'attribute':
      return [
        meaning.strength,
        ...neutral(meaning),
        ...(meaning.sensitive ? [`${code(meaning.sensitive)} stay on the device`] : []),
      ].join('; ');
    case 'sensitive':
      return 'stays on the device';
    default:
      return 'nothing';
  }
}

const neutral = ({ neutral: values }: { readonly neutral?: readonly string[] }) =>
  values ? [`${code(values)} ${values.length > 1 ? 'ask' : 'asks'} for nothing`] : [];

const inShort = ({ min, max }: { readonly min?: number; readonly max?: number }) =>
  max === undefined
    ? `≥ ${formatNumber(min ?? 0)}`
    : min === undefined
      ? `≤ ${formatNumber(max)}`
      : `${formatNumber(min)}–${formatNumber(max)}`;
