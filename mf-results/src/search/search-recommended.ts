import type { Wait } from '@denk/shared/page/wait';
import { log } from '@denk/shared/page/log';
import { checkNames, filterByTitle, quoteName } from '@denk/shared/product/recommendations';
import type { SearchResponse } from '@denk/shared/product/wire';
import { toItems } from '../product/to-items';
import { isLast } from './answer-outcome';
import type { Group, Outcome } from './outcome';
import type { SearchProducts } from './search-products';
import type { Search } from './search-request';
import { sentences } from './sentences';
import { withRetries } from './with-retries';

const pause = 500;

interface Searching {
  readonly search: SearchProducts;
  readonly wait: Wait;
  readonly signal: AbortSignal;
  /** Called whenever a name's state changes, with all names. */
  readonly onProgress: (groups: readonly Group[]) => void;
}

/**
 * Searches the three recommended names one after another, each in quotes and half a second apart; every name's products
 * are told as they arrive. One rejected name ends it with nothing (docs/product.md#recommended-names). A name whose
 * search fails does not end the others.
 */
export async function searchRecommended(
  names: readonly string[],
  { search, wait, signal, onProgress }: Searching,
): Promise<readonly Group[]> {
  const checked = checkNames(names);
  if (!checked.ok) {
    log.warn('results', 'recommended names cannot be searched', checked);
    return [];
  }
  let groups: readonly Group[] = checked.names.map((name) => ({
    name,
    state: 'waiting',
    items: [],
  }));
  const tell = (at: number, change: Partial<Group>) => {
    groups = groups.map((group, index) => (index === at ? { ...group, ...change } : group));
    onProgress(groups);
  };
  for (const [at, name] of checked.names.entries()) {
    if (at > 0) await wait(pause, signal);
    tell(at, { state: 'searching' });
    try {
      const answer = await withRetries(() => search(quoteName(name), {}, signal), { wait, signal });
      tell(at, groupOf(name, answer));
    } catch (problem) {
      if (signal.aborted) throw problem;
      log.warn('results', `search for “${name}” failed`, { error: String(problem) });
      tell(at, { state: 'failed' });
    }
  }
  return groups;
}

/** The outcome that answers given with the page come to; absent where one of them is worth another attempt. */
export function namesGiven(
  { wanted }: Pick<Search, 'wanted'>,
  answers: readonly SearchResponse[],
): Outcome | undefined {
  const names = wanted.mode === 'ai' ? wanted.names : [];
  const checked = checkNames(names);
  if (!checked.ok || answers.length !== checked.names.length || !answers.every(isLast)) {
    return undefined;
  }
  return recommendedOutcome(answers.map((answer, at) => groupOf(checked.names[at] ?? '', answer)));
}

/** What the names' groups come to. */
export function recommendedOutcome(groups: readonly Group[]): Outcome {
  return groups.some(({ items }) => items.length > 0)
    ? { phase: 'found', groups }
    : { phase: 'failed', sentence: sentences.noneRecommended };
}

/** What was found for a name: products that carry it in their title. */
function groupOf(name: string, { products, success }: SearchResponse): Group {
  const own = filterByTitle(products, name).map((product) => ({
    ...product,
    aiRecommendation: name,
  }));
  const items = toItems(own);
  return { name, state: items.length ? 'found' : success ? 'none' : 'failed', items };
}
