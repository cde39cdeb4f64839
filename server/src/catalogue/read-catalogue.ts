import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { makeCatalogue, type Catalogue } from './catalogue';
import type { CatalogueProduct } from './catalogue-product';
import { kindSchema, sellersSchema, type Kind } from './kind';
import { readTable, type FileProblem } from './read-table';

/**
 * Reads the sample catalogue's folder: sellers.json and a `<kind>.kind.json` with a `<kind>.tsv` a kind.
 * A kind or line that does not fit is left out and listed in `problems`; a missing or wrong sellers.json throws.
 */
export function readCatalogue(directory: string): Catalogue {
  const sellers = v.parse(
    sellersSchema,
    JSON.parse(readFileSync(join(directory, 'sellers.json'), 'utf8')),
  );
  const kinds = new Map<string, Kind>();
  const products: CatalogueProduct[] = [];
  const problems: FileProblem[] = [];

  for (const file of readdirSync(directory).sort()) {
    if (!file.endsWith('.kind.json')) continue;
    const name = file.slice(0, -'.kind.json'.length);
    try {
      const kind = v.parse(kindSchema, JSON.parse(readFileSync(join(directory, file), 'utf8')));
      if (kind.id !== name) throw new Error(`id is ${kind.id}`);
      const table = `${name}.tsv`;
      const read = readTable(readFileSync(join(directory, table), 'utf8'), table, kind, sellers);
      kinds.set(kind.id, kind);
      products.push(...read.products);
      problems.push(...read.problems);
    } catch (error) {
      problems.push({ file, line: 0, reason: explain(error) });
    }
  }
  return makeCatalogue(kinds, sellers, products, problems);
}

function explain(error: unknown): string {
  if (v.isValiError(error)) return v.summarize(error.issues);
  return error instanceof Error ? error.message : String(error);
}
