import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../server/src/catalogue';
import type { SearchEngine } from '../../server/src/search/engine/search-engine';
import { hitAt3, readJudgedQueries } from '../../server/src/search/judging';
import { createProductSearch } from '../../server/src/search/product-search';
import { row, type Row } from './figures';
import { plainMiniSearch } from './plain-engines';

/** hit@3 over the judged queries, in all and by kind of query, against MiniSearch as it comes. */
export async function qualityRows(
  root: string,
  name: string,
  engine: SearchEngine,
  { kinds, sellers, products, byId }: Catalogue,
): Promise<Row[]> {
  const queries = readJudgedQueries(
    readFileSync(join(root, 'bench/search/judged-queries.tsv'), 'utf8'),
  );
  const search = createProductSearch({ engine, kinds, sellers });
  const ours = async (query: string) => {
    const { products: found } = await search.search({ query, filters: { limit: 3 } });
    return found.flatMap(({ id }) => byId.get(id) ?? []);
  };
  const plain = plainMiniSearch(products, kinds);
  const peer = (query: string) => Promise.resolve(plain(query));
  const rows: Row[] = [];
  for (const type of ['all', ...new Set(queries.map((one) => one.type))]) {
    const some = queries.filter((one) => type === 'all' || one.type === type);
    const mine = await hitAt3(some, ours);
    const theirs = await hitAt3(some, peer);
    rows.push(row(`hit@3 ${name}, ${type} (${some.length})`, mine.share, '', theirs.share));
  }
  return rows;
}
