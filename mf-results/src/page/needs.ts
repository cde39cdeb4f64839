import type { PageAddress, PageNeeds } from '@denk/shared/contract';
import { checkNames, quoteName } from '@denk/shared/product/recommendations';
import { readAddress } from '../address/read-address';
import { readRefinement, type Refinement } from '../address/refinement';
import type { Wanted } from '../address/wanted';
import { requestOf, type SearchRequest } from '../search/search-request';
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

/** All calls that a wish takes: one a name where the assistant recommended names, none where they cannot be searched. */
function requestsFor(wanted: Wanted, refinement: Refinement): readonly SearchRequest[] {
  if (wanted.mode !== 'ai') return [requestOf(wanted, refinement)];
  const checked = checkNames(wanted.names);
  return checked.ok ? checked.names.map((name) => ({ query: quoteName(name), filters: {} })) : [];
}
