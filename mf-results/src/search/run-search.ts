import type { Wait } from '@denk/shared/page/wait';
import { log } from '@denk/shared/page/log';
import type { SearchResponse } from '@denk/shared/product/wire';
import { outcomeOf } from './answer-outcome';
import { sentenceOfProblem, sentenceOfText } from './failure-sentence';
import type { Outcome } from './outcome';
import type { SearchProducts } from './search-products';
import { recommendedOutcome, searchRecommended } from './search-recommended';
import { wishOf, type Search, type SearchRequest } from './search-request';
import { sentences } from './sentences';
import { withRetries } from './with-retries';

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
  if (!answer.success && products.length === 0) {
    return { phase: 'failed', sentence: sentenceOfText(answer.error, sentences.other) };
  }
  return outcomeOf({ ...answer, products }, request);
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
