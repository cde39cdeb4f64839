import { join } from 'node:path';
import { readCatalogue } from '../src/catalogue';
import { createProductSearch } from '../src/search/answer/product-search';
import { createEmbeddedEngine } from '../src/search/engine/embedded-engine';

/** The sample catalogue. */
export const sample = readCatalogue(join(__dirname, '../../catalogue'));

/** The product search over it, in memory. */
export const sampleSearch = createProductSearch({
  engine: createEmbeddedEngine(sample.products, sample.kinds),
  kinds: sample.kinds,
  sellers: sample.sellers,
  knowledge: () => sample.knowledge,
});
