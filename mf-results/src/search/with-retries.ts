import { log } from '@denk/shared/page/log';
import type { Wait } from '@denk/shared/page/wait';
import type { SearchResponse } from '@denk/shared/product/wire';
import { isLast } from './answer-outcome';

export const attempts = 3;

interface Retrying {
  readonly wait: Wait;
  readonly signal: AbortSignal;
  /** Called before the second and the third attempt. */
  readonly onAgain?: (attempt: number) => void;
}

/**
 * Searches up to three times, waiting 1 s and then 2 s between; ends early on the first success that has products,
 * or says that it will never have any.
 * The last attempt counts, even when it is empty or throws (docs/product.md#search-retries).
 */
export async function withRetries(
  search: () => Promise<SearchResponse>,
  { wait, signal, onAgain }: Retrying,
): Promise<SearchResponse> {
  for (let attempt = 1; ; attempt++) {
    const last = attempt === attempts;
    try {
      const answer = await search();
      if (last || isLast(answer)) return answer;
    } catch (problem) {
      if (last || signal.aborted) throw problem;
      log.warn('results', `search attempt ${attempt} of ${attempts} failed`, {
        error: String(problem),
      });
    }
    await wait(attempt * 1000, signal);
    onAgain?.(attempt + 1);
  }
}
