import type { CatalogueProduct } from './catalogue-product';
import type { Kind } from './knowledge/kind';
import type { Knowledge } from './knowledge/knowledge';
import type { Sellers } from './sellers';
import type { FileProblem } from './knowledge/file-problem';

/** The sample catalogue in memory: what is known of kinds, sellers and products, and what could not be read. */
export interface Catalogue {
  readonly knowledge: Knowledge;
  /** The knowledge's own. */
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly sellers: Sellers;
  readonly products: readonly CatalogueProduct[];
  /** By product id. */
  readonly byId: ReadonlyMap<string, CatalogueProduct>;
  /** Files and lines that were left out. */
  readonly problems: readonly FileProblem[];
}

/** Puts a catalogue together; a second product with the same id or title is a problem, not a product. */
export function makeCatalogue(
  knowledge: Knowledge,
  sellers: Sellers,
  read: readonly CatalogueProduct[],
  problems: readonly FileProblem[] = [],
): Catalogue {
  const byId = new Map<string, CatalogueProduct>();
  const repeated: FileProblem[] = [];
  for (const product of read) {
    if (byId.has(product.id)) {
      repeated.push({ file: product.kind, line: 0, reason: `id ${product.id} occurs twice` });
    } else byId.set(product.id, product);
  }
  return {
    knowledge,
    kinds: knowledge.kinds,
    sellers,
    products: [...byId.values()],
    byId,
    problems: [...problems, ...repeated],
  };
}
