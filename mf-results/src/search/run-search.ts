import type { Wait } from '@denk/shared/page/wait';
import { log } from '@denk/shared/page/log';
import type { SearchFilters, SearchResponse } from '@denk/shared/product/wire';
import type { Wanted } from '../address/wanted';
import { sentenceOfProblem, sentenceOfText } from './failure-sentence';
import { type Group, listOf, type Outcome } from './outcome';
import type { SearchProducts } from './search-products';
import { groupsOf, searchRecommended } from './search-recommended';
import { wishOf, type SearchRequest } from './search-request';
import { sentences } from './sentences';
import { isLast, withRetries } from './with-retries';

/** A wish, and the part of its list that is looked at; names recommended by the assistant are searched each by itself. */
export interface Search {
  readonly wanted: Wanted;
  readonly request?: SearchRequest | undefined;
}

/** What a search needs from outside. */
export interface SearchMeans {
  readonly search: SearchProducts;
  readonly wait: Wait;
}

/**
 * Searches and tells every step; after an abort nothing more is told.
 *
 * @param there the first products of the same list, where they are known
 */
export async function runSearch(
  { wanted, request }: Search,
  there: Outcome | undefined,
  means: SearchMeans,
  signal: AbortSignal,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  try {
    const outcome = await (wanted.mode === 'ai'
      ? searchNames(wanted.names, means, signal, tell)
      : searchOnce(request ?? wishOf(wanted), there, means, signal, tell));
    if (!signal.aborted) tell(outcome);
  } catch (problem) {
    if (signal.aborted) return;
    log.error('results', 'search failed', { wanted: wanted.mode, error: String(problem) });
    tell({ phase: 'failed', sentence: sentenceOfProblem(problem) });
  }
}

async function searchNames(
  names: readonly string[],
  { search, wait }: SearchMeans,
  signal: AbortSignal,
  tell: (outcome: Outcome) => void,
): Promise<Outcome> {
  const onProgress = (
    groups: Parameters<Parameters<typeof searchRecommended>[1]['onProgress']>[0],
  ) => {
    if (!signal.aborted) tell({ phase: 'searching', groups, attempt: 1 });
  };
  return recommendedOutcome(await searchRecommended(names, { search, wait, signal, onProgress }));
}

/** The outcome that came with the page; absent where the browser searches by itself. */
export function outcomeGiven(
  { wanted, request }: Search,
  answers: readonly SearchResponse[],
): Outcome | undefined {
  if (wanted.mode === 'ai') {
    const groups = groupsOf(wanted.names, answers);
    return groups && recommendedOutcome(groups);
  }
  const [answer] = answers;
  return answer && request && isLast(answer) ? outcomeOf(answer, request) : undefined;
}

function recommendedOutcome(groups: readonly Group[]): Outcome {
  return groups.some(({ items }) => items.length > 0)
    ? { phase: 'found', groups }
    : { phase: 'failed', sentence: sentences.noneRecommended };
}

async function searchOnce(
  request: SearchRequest,
  there: Outcome | undefined,
  { search, wait }: SearchMeans,
  signal: AbortSignal,
  tell: (outcome: Outcome) => void,
): Promise<Outcome> {
  const before = there?.phase === 'found' ? there.answer : undefined;
  const call = restOf(request, before);
  const answer = await withRetries(() => search(call.query, call.filters, signal), {
    wait,
    signal,
    onAgain: (attempt) => {
      if (!signal.aborted) tell({ phase: 'searching', groups: [], attempt });
    },
  });
  const products = [...(before?.products ?? []), ...answer.products];
  return outcomeOf({ ...answer, products }, request);
}

/** What an answer comes to. Filters that leave nothing leave a list all the same: without one of them there may be more. */
export function outcomeOf(answer: SearchResponse, { filters }: SearchRequest): Outcome {
  if (answer.products.length > 0) return listOf(counted(answer, filters));
  if (!answer.success) {
    return { phase: 'failed', sentence: sentenceOfText(answer.error, sentences.other) };
  }
  const filtered =
    filters.price ?? filters.brands ?? filters.sellers ?? filters.rating_min ?? filters.attributes;
  if (filtered !== undefined) return listOf(answer);
  return {
    phase: 'empty',
    sentence: sentenceOfText(answer.error, sentences.nothingFound),
    answer,
  };
}

/** A service that gave fewer products than it was asked for has given all that it has, whatever it says. */
function counted(answer: SearchResponse, { offset = 0, limit }: SearchFilters): SearchResponse {
  const there = offset + answer.products.length;
  const all = limit !== undefined && answer.products.length < limit;
  return { ...answer, total_results: all ? there : Math.max(there, answer.total_results) };
}

/** The part of a list that is not there yet. */
function restOf({ query, filters }: SearchRequest, before: SearchResponse | undefined) {
  if (!before) return { query, filters };
  const there = before.products.length;
  const { offset = 0, limit = there } = filters;
  return {
    query,
    filters: { ...filters, offset: offset + there, limit: Math.max(1, limit - there) },
  };
}
