import type { CatalogueProduct, FeedDraft } from '../../catalogue';
import type { Database } from './database';
import { removeSource } from './product-store';

/** The source that the sample catalogue is kept under. */
export const sampleSource = 'sample';

/** The sample catalogue, put into the database where it holds another revision. */
export interface Sample {
  readonly products: readonly CatalogueProduct[];
  readonly revision: string;
}

/** The sample stands where no feed does, or where a feed was imported beside it. */
export async function settleSample(
  database: Database,
  sample: Sample,
  begin: (source: string, revision: string) => Promise<FeedDraft>,
): Promise<void> {
  const [kept] = await database.read<{ revision: string }>(
    'select stamp as revision from denk.sources where source = $1',
    [sampleSource],
  );
  const [{ shown } = { shown: true }] = await database.read<{ shown: boolean }>(
    `select coalesce(bool_or(keep_sample), true) as shown from denk.sources where source <> $1`,
    [sampleSource],
  );
  if (!shown) {
    if (kept) await database.write((client) => removeSource(client, sampleSource));
  } else if (kept?.revision !== sample.revision) {
    const draft = await begin(sampleSource, sample.revision);
    try {
      for (let at = 0; at < sample.products.length; at += 500) {
        await draft.write(sample.products.slice(at, at + 500));
      }
      await draft.commit();
    } catch (error) {
      await draft.abort();
      throw error;
    }
  }
}
