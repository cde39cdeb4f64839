import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { topics } from '@denk/shared/product/topics';
import type { Criterion, Product, Reason } from '@denk/shared/product/wire';
import { formatPriceRange } from '@denk/shared/product/text';
import { criteriaOf } from '../../mf-questionnaire/src/questions/criteria';
import { loadQuestionSet } from '../../mf-questionnaire/src/questions/load-question-set';
import type { Question, QuestionSet } from '../../mf-questionnaire/src/questions/question';
import { readCatalogue } from './catalogue';
import { createEmbeddedEngine, createProductSearch } from './search';

const folder = join(__dirname, '../../catalogue');
const { kinds, sellers, products } = readCatalogue(folder);
const search = createProductSearch({
  engine: createEmbeddedEngine(products, kinds),
  kinds,
  sellers,
});

type Answers = Parameters<typeof criteriaOf>[1];

const shown = async (set: QuestionSet, criteria: Criterion[]) => {
  const query = topics.find(({ id }) => id === set.topic)?.label ?? '';
  return (await search.search({ query, filters: { criteria, limit: 12 } })).products;
};

/** The products' lines as they stand in the files, read here without anything that the site knows of them. */
const lines = new Map(
  [...kinds.keys()].flatMap((kind) => {
    const [head = '', ...rest] = readFileSync(join(folder, `${kind}.tsv`), 'utf8').split('\n');
    const columns = head.split('\t');
    return rest.map((line): [string, ReadonlyMap<string, string>] => {
      const cells = line.split('\t');
      return [cells[0] ?? '', new Map(columns.map((column, at) => [column, cells[at] ?? '']))];
    });
  }),
);

/** What a kind's file says of all its products. */
const ofAll = (kind: string): Partial<Record<string, string[]>> =>
  (JSON.parse(readFileSync(join(folder, `${kind}.kind.json`), 'utf8')) as { fixed?: object })
    .fixed as never;

/** Whoever is after everything is served by these, whatever was asked. */
const forEverybody = /^(?:flexible|any|all|both|unisex)$/;

/** Why a tick on a product's card is not borne by the product's line; nothing where it is. */
function unborne(set: QuestionSet, { id, kind = '' }: Product, reason: Reason): string | undefined {
  const line = lines.get(id);
  const question = set.questions.find((one) => one.id === reason.id);
  const meaning = set.meanings[reason.id];
  if (!line || !question || !('options' in question)) return 'no line or question of that name';
  const claimed = reason.label.slice(question.name.length + 2).replace(/ ve \d+ diğer$/, '');
  if (meaning?.type === 'price') {
    const prices = [...(line.get('sellers') ?? '').matchAll(/=([\d.]+)/g)].map(([, one]) =>
      Number(one),
    );
    const range = Object.values(meaning.ranges).find((one) => formatPriceRange(one) === claimed);
    const lowest = Math.min(...prices);
    const within = range && lowest >= (range.min ?? 0) && lowest <= (range.max ?? Infinity);
    return within ? undefined : `costs ${lowest} TL`;
  }
  if (meaning?.type === 'brand') {
    return claimed === line.get('brand') ? undefined : `is of ${line.get('brand')}`;
  }
  const stated = line.get(reason.id) ?? '';
  const values = stated ? stated.split(' ') : (ofAll(kind)?.[reason.id] ?? []);
  if (meaning?.type !== 'attribute') return 'an answer that stays on the device';
  if (values.some((value) => forEverybody.test(value))) return undefined;
  const labels = question.options.filter(({ label }) => `, ${claimed},`.includes(`, ${label},`));
  const unmet = labels.filter(
    ({ value }) =>
      ![value, ...(meaning.servedBy?.[value] ?? [])].some((one) => values.includes(one)),
  );
  if (labels.map(({ label }) => label).join(', ') !== claimed) return 'that was not asked';
  return unmet.length ? `has ${values.join(' ') || 'no word of it'}` : undefined;
}

describe('a questionnaire’s answers and the products shown for them', () => {
  const sets = Promise.all(topics.map(({ id }) => loadQuestionSet(id)));

  test('no tick on a card says more than the product’s line, for 300 sets of answers', async () => {
    const next = numbersFrom(20);
    const wrong = new Set<string>();
    let ticks = 0;
    for (let round = 0; round < 300; round++) {
      const set = (await sets)[round % topics.length];
      if (!set) continue;
      const criteria = criteriaOf(set, someAnswers(set, next));
      for (const product of await shown(set, criteria)) {
        for (const reason of product.reasons ?? []) {
          if (reason.state !== 'met' && reason.state !== 'partly') continue;
          ticks++;
          const why = unborne(set, product, reason);
          if (why) wrong.add(`${product.id}: “${reason.label}”, and ${why}`);
        }
      }
    }
    expect([...wrong]).toEqual([]);
    expect(ticks).toBeGreaterThan(5_000);
  }, 60_000);

  test.each(topics.map(({ id }) => id))(
    'two opposite visitors of %s get different first products',
    async (topic) => {
      const set = await loadQuestionSet(topic);
      const first = async (at: 0 | -1) => (await shown(set, criteriaOf(set, atOneEnd(set, at))))[0];
      const [one, other] = [await first(0), await first(-1)];
      expect(one).toBeDefined();
      expect(other).toBeDefined();
      expect(one?.id).not.toBe(other?.id);
    },
  );
});

/** What asks for something, of a question's options. */
function askedFor(set: QuestionSet, question: Question): readonly string[] {
  const meaning = set.meanings[question.id];
  const neutral = (meaning && 'neutral' in meaning && meaning.neutral) || [];
  if (!('options' in question)) return [];
  return question.options.map(({ value }) => value).filter((value) => !neutral.includes(value));
}

/** Everybody picks the first of everything, or everybody the last. */
const atOneEnd = (set: QuestionSet, at: 0 | -1): Answers =>
  Object.fromEntries(
    set.questions.flatMap((question) => {
      const value = askedFor(set, question).at(at);
      if (value === undefined) return [];
      return [[question.id, question.type === 'checkbox' ? [value] : value]];
    }),
  );

/** One question in five is left out; of several picks each is made with even chances. */
const someAnswers = (set: QuestionSet, next: () => number): Answers =>
  Object.fromEntries(
    set.questions.flatMap((question): [string, string | string[]][] => {
      if (!('options' in question) || next() < 0.2) return [];
      const values = question.options.map(({ value }) => value);
      if (question.type === 'checkbox') return [[question.id, values.filter(() => next() < 0.5)]];
      return [[question.id, values[Math.floor(next() * values.length)] ?? '']];
    }),
  );

/** The same numbers from 0 to 1 for the same start. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
