import type { Catalogue } from '../../server/src/catalogue';
import { createEmbeddedEngine } from '../../server/src/search/engine/embedded-engine';
import { createProductSearch } from '../../server/src/search/answer/product-search';
import { createSuggestions } from '../../server/src/search/suggestions';
import { row, timeRows, timesOf, type Row } from './figures';
import { generateBeginnings, generateProducts, generateQueries } from './generated-catalogue';
import { plainMiniSearch } from './plain-engines';

/** Build time, memory, search and suggestions of the embedded engine over generated catalogues, against MiniSearch as it comes. */
export async function embeddedRows(
  { kinds, sellers }: Catalogue,
  sizes: readonly number[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    const name = `embedded ${size}`;
    const products = [...generateProducts(size, [...kinds.values()])];
    const before = usedMegabytes();
    const start = performance.now();
    const engine = createEmbeddedEngine(products, kinds);
    const built = performance.now() - start;
    const memory = usedMegabytes() - before;

    const plainStart = performance.now();
    const plain = plainMiniSearch(products, kinds);
    const plainBuilt = performance.now() - plainStart;

    const { search } = createProductSearch({ engine, kinds, sellers });
    const { suggest } = createSuggestions(engine, kinds);
    const warm = generateQueries(300, products, kinds, 2);
    const queries = generateQueries(500, products, kinds, 3);
    await timesOf(warm, (query) => search({ query }));
    await timesOf(generateBeginnings(warm), suggest);
    const searches = await timesOf(queries, (query) => search({ query }));
    const suggestions = await timesOf(generateBeginnings(queries), suggest);
    const few = size > 10_000 ? queries.slice(0, 60) : queries;
    const plainTimes = await timesOf(few, (query) => Promise.resolve(plain(query)));
    rows.push(
      row(`${name} build`, built, 'ms', plainBuilt),
      row(`${name} memory`, memory, 'MB'),
      ...timeRows(`${name} search`, searches, plainTimes),
      ...timeRows(`${name} suggestions`, suggestions),
    );
  }
  return rows;
}

function usedMegabytes(): number {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}
