import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeRound, readRound } from '../../testing/blind-round';
import { hitAt3, readJudgedQueries } from '../../testing/judging';
import { sample, sampleSearch } from '../../testing/sample-search';

const { products, byId } = sample;

describe.each(['judged', 'held-out'])('the %s queries', (set) => {
  const queries = readJudgedQueries(
    readFileSync(join(__dirname, `../../../bench/search/${set}-queries.tsv`), 'utf8'),
  );

  test('are at least 200 of ten kinds, each with a right answer in the catalogue', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200);
    expect(new Set(queries.map(({ type }) => type)).size).toBe(10);
    const hopeless = queries.filter(({ isRight }) => !products.some(isRight));
    expect(hopeless.map(({ query }) => query)).toEqual([]);
  });

  test('are answered rightly within three products in 97 of 100 cases', async () => {
    const { share, missed } = await hitAt3(queries, async (query) => {
      const answer = await sampleSearch.search({ query });
      return answer.products.flatMap(({ id }) => byId.get(id) ?? []);
    });
    expect({ share, missed: share >= 0.97 ? [] : missed.map(({ query }) => query) }).toEqual({
      share: expect.any(Number) as number,
      missed: [],
    });
  });
});

test.each([
  [6, 0.95],
  [7, 0.95],
  [8, 0.95],
  [9, 0.95],
  [10, 0.95],
  [11, 0.95],
  [12, 0.95],
  [13, 0.95],
  [14, 0.95],
])('round %i of the blind rounds stays answered', async (round, least) => {
  const table = readFileSync(
    join(__dirname, `../../../bench/search/round-${round}-queries.tsv`),
    'utf8',
  );
  const figures = await judgeRound(readRound(table), products, (query) =>
    sampleSearch.search({ query }),
  );
  const { hitAt1, hitAt3: within3, precisionAt5, honest, wrongCorrections, faults } = figures;
  const isKept =
    hitAt1 >= least &&
    within3 >= 0.97 &&
    precisionAt5 >= least &&
    honest >= 0.94 &&
    wrongCorrections <= 0.05;
  expect({ isKept, faults: isKept ? [] : faults }).toEqual({ isKept: true, faults: [] });
});
