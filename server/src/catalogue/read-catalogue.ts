import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeCatalogue, type Catalogue } from './catalogue';
import type { CatalogueProduct } from './catalogue-product';
import { readKnowledge } from './knowledge/read-knowledge';
import type { FileProblem } from './knowledge/file-problem';
import { readTable } from './read-table';
import { type Sellers, sellersSchema } from './sellers';

/**
 * Reads the sample catalogue's folder: what is known of kinds, sellers.json and a `<kind>.tsv` with a kind's products.
 * A kind or line that does not fit is left out and listed in `problems`; a missing or wrong sellers.json throws.
 */
export function readCatalogue(directory: string): Catalogue {
  const read = JSON.parse(readFileSync(join(directory, 'sellers.json'), 'utf8')) as unknown;
  // No prototype: any text may be looked up.
  const sellers: Sellers = Object.assign(
    Object.create(null) as Sellers,
    v.parse(sellersSchema, read),
  );
  const { knowledge, problems: unknown } = readKnowledge(directory);
  const products: CatalogueProduct[] = [];
  const problems: FileProblem[] = [...unknown];
  for (const kind of knowledge.kinds.values()) {
    const table = `${kind.id}.tsv`;
    if (!existsSync(join(directory, table))) {
      problems.push({ file: table, line: 0, reason: 'is missing' });
      continue;
    }
    const read = readTable(readFileSync(join(directory, table), 'utf8'), table, kind, sellers);
    products.push(...read.products);
    problems.push(...read.problems);
  }
  return makeCatalogue(knowledge, sellers, products, problems);
}
