import { readStoredProduct, type CatalogueProduct } from '../../catalogue';
import { completionPrefix } from '../engine/completion-table';
import type { SearchEngine } from '../engine/search-engine';
import type { Database } from './database';
import { sampleSource } from './settle-sample';

const looksAt = 400;

/** What an engine is asked besides finding: completions and products by name, likeness and source. */
export const productQueries = (
  database: Database,
): Pick<SearchEngine, 'complete' | 'products' | 'similar' | 'ids'> => ({
  async complete(folded, most) {
    const prefix = completionPrefix(folded);
    if (!prefix) return [];
    const rows = await database.read<{ text: string; weight: number; id: string | null }>(
      `select text, max(weight) as weight, min(id) as id from (
         select text, weight, id from denk.completions where key >= $1 and key < $2 order by key limit ${looksAt}
       ) near group by text order by weight desc limit $3`,
      [prefix, `${prefix}\u{10FFFF}`, most],
      'complete',
    );
    return rows.map(({ text, weight, id }) => ({ text, weight, ...(id !== null && { id }) }));
  },
  async products(ids) {
    const rows = await database.read<{ document: CatalogueProduct }>(
      `select document from denk.documents join unnest($1::text[]) with ordinality as asked (id, place) using (id)
       order by place`,
      [ids],
      'products',
    );
    return rows.flatMap(({ document }) => readStoredProduct(document) ?? []);
  },
  async similar({ id, kind, offers }, most) {
    const rows = await database.read<{ document: CatalogueProduct }>(
      `select document from (
         select id, price, popularity from denk.products where kind = $1 and id <> $2
         order by popularity desc limit 200
       ) liked join denk.documents using (id)
       order by least(price, $3) / greatest(price, $3, 1) + popularity desc limit $4`,
      [kind, id, offers[0]?.price ?? 0, most],
      'similar',
    );
    return rows.flatMap(({ document }) => readStoredProduct(document) ?? []);
  },
  async ids(of) {
    const rows = await database.read<{ id: string }>(
      `select id from denk.products where $1 = '' or source <> $1 order by id`,
      [of === 'real' ? sampleSource : ''],
    );
    return rows.map(({ id }) => id);
  },
});
