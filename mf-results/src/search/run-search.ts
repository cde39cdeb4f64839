import { log } from '@denk/shared/page/log';
import type { SearchFilters } from '@denk/shared/product/wire';
import type { Wanted } from '../address/wanted';
import { toItems } from '../product/to-items';
import { sentenceOfProblem, sentenceOfText } from './failure-sentence';
import type { Outcome } from './outcome';
import type { SearchProducts } from './search-products';
import { searchRecommended } from './search-recommended';
import { sentences } from './sentences';
import { withRetries, type Wait } from './with-retries';

/** What a search needs from outside. */
export interface SearchMeans {
  readonly search: SearchProducts;
  readonly wait: Wait;
}

// The server's own limit.
const productLimit = 200;

/** Searches for what is wanted and tells every step; after an abort nothing more is told. */
export async function runSearch(
  wanted: Wanted,
  means: SearchMeans,
  signal: AbortSignal,
  tell: (outcome: Outcome) => void,
): Promise<void> {
  try {
    const outcome = await (wanted.mode === 'ai'
      ? searchNames(wanted.names, means, signal, tell)
      : searchOnce(wanted, means, signal, tell));
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
  const groups = await searchRecommended(names, { search, wait, signal, onProgress });
  return groups.some(({ items }) => items.length > 0)
    ? { phase: 'found', groups }
    : { phase: 'failed', sentence: sentences.noneRecommended };
}

async function searchOnce(
  wanted: Exclude<Wanted, { mode: 'ai' }>,
  { search, wait }: SearchMeans,
  signal: AbortSignal,
  tell: (outcome: Outcome) => void,
): Promise<Outcome> {
  const { query, filters } = requestOf(wanted);
  const answer = await withRetries(() => search(query, filters, signal), {
    wait,
    signal,
    onAgain: (attempt) => {
      if (!signal.aborted) tell({ phase: 'searching', groups: [], attempt });
    },
  });
  const items = toItems(answer.products);
  if (items.length > 0) {
    return {
      phase: 'found',
      groups: [{ state: 'found', items }],
      ...(answer.understood && { understood: answer.understood }),
      ...(answer.relaxed && { relaxed: true }),
    };
  }
  if (!answer.success) {
    return { phase: 'failed', sentence: sentenceOfText(answer.error, sentences.other) };
  }
  return {
    phase: 'empty',
    sentence: sentenceOfText(answer.error, sentences.nothingFound),
    suggestions: closeQueries(answer.suggestions ?? [], query),
  };
}

/** The query and the filters that a wish becomes on the wire. */
export function requestOf(wanted: Exclude<Wanted, { mode: 'ai' }>): {
  readonly query: string;
  readonly filters: SearchFilters;
} {
  if (wanted.mode === 'questionnaire') {
    return {
      query: wanted.query,
      filters: { criteria: [...wanted.criteria], limit: productLimit },
    };
  }
  const { query, category, contentType } = wanted;
  return {
    // A category's popular search comes in its place: the text is a query, too (docs/product.md#categories-page).
    query: query || (category ?? ''),
    filters: {
      ...(category && { category }),
      ...(contentType && { content_type: contentType }),
      limit: productLimit,
    },
  };
}

function closeQueries(suggestions: readonly string[], query: string): string[] {
  const tidy = suggestions.map((text) => text.trim().slice(0, 120)).filter(Boolean);
  return [...new Set(tidy)].filter((text) => text !== query).slice(0, 5);
}
