import type { PageAddress, PageNeeds } from '@denk/shared/contract';
import { readAddress } from '../address/read-address';
import { readRefinement } from '../address/refinement';
import { headingOf } from './wording';
import { searchBody, searchPath } from '../search/search-products';
import { requestOf } from '../search/search-request';

/** The search that an address asks for; names recommended by the assistant are searched by the browser, one by one. */
export function needs({ path, search }: PageAddress): PageNeeds {
  const wanted = readAddress({ pathname: path, search });
  if (!wanted) return {};
  const title = `${headingOf(wanted)} · Denk`;
  if (wanted.mode === 'ai') return { title };
  const { query, filters } = requestOf(wanted, readRefinement(search));
  return { title, data: { path: searchPath, body: searchBody(query, filters) } };
}
