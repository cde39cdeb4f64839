import { pageRegistrySchema, registryBlockId, type PageRegistry } from '@denk/shared/contract';
import * as v from '@denk/shared/schema';

/** Reads the registry that the server put into the page. Throws where it is missing or of another shape. */
export function readRegistry(page: Document): PageRegistry {
  const text = page.getElementById(registryBlockId)?.textContent;
  if (!text) throw new Error('the page carries no registry');
  return v.parse(pageRegistrySchema, JSON.parse(text));
}
