import { join } from 'node:path';
import { readCatalogue } from '../../server/src/catalogue';
import { createEmbeddedEngine } from '../../server/src/search/engine/embedded-engine';
import { embeddedRows } from './embedded-figures';
import type { Row } from './figures';
import { httpRows } from './http-figures';
import { postgresRows } from './postgres-figures';
import { qualityRows } from './quality-figures';

const embeddedSizes = [1000, 10_000, 100_000];
const postgresSizes = [1000, 10_000, 100_000, 1_000_000];

/** What is measured. `largest` leaves out larger generated catalogues. */
export interface MeasureOptions {
  readonly root: string;
  readonly largest: number;
  /** Only quality and HTTP: what takes a minute. */
  readonly isShort: boolean;
  readonly tell: (line: string) => void;
}

/** All measurements of the search: quality, the embedded engine, HTTP, PostgreSQL. */
export async function measure({ root, largest, isShort, tell }: MeasureOptions): Promise<Row[]> {
  const catalogue = readCatalogue(join(root, 'catalogue'));
  const upTo = (sizes: readonly number[]) => sizes.filter((size) => size <= largest);
  tell('judged queries…');
  const engine = createEmbeddedEngine(catalogue.products, catalogue.kinds);
  const quality = await qualityRows(root, 'embedded', engine, catalogue);
  tell('HTTP…');
  const http = await httpRows(root);
  if (isShort) return [...quality, ...http];
  tell('embedded engine…');
  const embedded = await embeddedRows(catalogue, upTo(embeddedSizes));
  const postgres = await postgresRows(root, catalogue, upTo(postgresSizes), tell);
  return [...quality, ...embedded, ...http, ...postgres];
}
