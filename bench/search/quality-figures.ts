import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../server/src/catalogue';
import type { SearchEngine } from '../../server/src/search/engine/search-engine';
import { hitAt3, readJudgedQueries, type JudgedQuery } from '../../server/testing/judging';
import { createProductSearch } from '../../server/src/search/answer/product-search';
import { row, type Row } from './figures';
import { plainMiniSearch } from './plain-engines';

/** hit@3 over the judged queries and the held-out ones, in all and by kind of query, against MiniSearch as it comes. */
export async function qualityRows(
  root: string,
  name: string,
  engine: SearchEngine,
  { kinds, sellers, products, byId }: Catalogue,
): Promise<Row[]> {
  const queriesOf = (set: string) =>
    readJudgedQueries(readFileSync(join(root, `bench/search/${set}-queries.tsv`), 'utf8'));
  const queries = queriesOf('judged');
  const heldOut = queriesOf('held-out');
  const search = createProductSearch({ engine, kinds, sellers });
  const ours = async (query: string) => {
    const { products: found } = await search.search({ query, filters: { limit: 3 } });
    return found.flatMap(({ id }) => byId.get(id) ?? []);
  };
  const plain = plainMiniSearch(products, kinds);
  const peer = (query: string) => Promise.resolve(plain(query));
  const hits = async (what: string, some: readonly JudgedQuery[]): Promise<Row> => {
    const mine = await hitAt3(some, ours);
    const theirs = await hitAt3(some, peer);
    return row(`hit@3 ${name}, ${what} (${some.length})`, mine.share, '', theirs.share);
  };
  const rows = [await hits('all', queries), await hits('held out', heldOut)];
  for (const type of new Set(queries.map((one) => one.type))) {
    const some = [...queries, ...heldOut].filter((one) => one.type === type);
    rows.push(await hits(type, some));
  }
  return rows;
}
