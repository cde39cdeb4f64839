import type { CatalogueProduct, FeedDraft } from '../../catalogue';
import type { Database } from './database';
import { sampleSource } from './settle-sample';

/** Held by the one server that indexes; the others go on answering. */
const lockKey = 0x64656e6c;
const productsPerTurn = 100;

/** A source of products whose terms were made in another way. */
export interface OldSource {
  readonly source: string;
  readonly stamp: string;
  readonly keepSample: boolean;
}

/**
 * Takes the texts of imported products apart again where that was done in another way than now (the terms of queries would
 * miss them), source by source. Readers have the old ones until the last product of a source is ready.
 */
export async function indexAnew(
  database: Database,
  analysis: string,
  begin: (of: OldSource) => Promise<FeedDraft>,
): Promise<void> {
  await database.write(async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [lockKey],
    );
    if (!rows[0]?.mine) return;
    const { rows: sources } = await client.query<OldSource>(
      `select source, stamp, keep_sample as "keepSample" from denk.sources
       where analysis <> $1 and source <> $2`,
      [analysis, sampleSource],
    );
    for (const of of sources) {
      const draft = await begin(of);
      try {
        for (let after = ''; ;) {
          const { rows: batch } = await client.query<{ id: string; document: CatalogueProduct }>(
            `select id, document from denk.documents join denk.products using (id)
             where source = $1 and id > $2 order by id limit ${productsPerTurn}`,
            [of.source, after],
          );
          const last = batch.at(-1);
          if (!last) break;
          await draft.write(batch.map(({ document }) => document));
          after = last.id;
        }
        await draft.commit();
      } catch (error) {
        await draft.abort();
        throw error;
      }
    }
  });
}
