import type { PageAddress, PageNeeds } from '@denk/shared/contract';
import { readAddress } from '../address/read-address';
import { readRefinement } from '../address/refinement';
import { requestsFor } from '../search/search-request';
import { searchBody, searchPath } from '../search/search-products';
import { headingOf } from './wording';

/** The searches that an address asks for: one, or one for each name that the assistant recommended. */
export function needs({ path, search }: PageAddress): PageNeeds {
  const wanted = readAddress({ pathname: path, search });
  if (!wanted) return {};
  const title = `${headingOf(wanted)} · Denk`;
  const calls = requestsFor(wanted, readRefinement(search)).map(({ query, filters }) => ({
    path: searchPath,
    body: searchBody(query, filters),
  }));
  return { title, ...(calls.length > 0 && { data: wanted.mode === 'ai' ? calls : calls[0] }) };
}
