import { call } from '@denk/shared/page/http';
import { log } from '@denk/shared/page/log';
import { suggestionsSchema } from '@denk/shared/product/wire';
import { cannedSuggestions } from './canned-suggestions';

/** What a term may go on to: a term to search for, or a product's own page. */
export interface Offered {
  readonly text: string;
  readonly page?: string | undefined;
}

/** Finds what a term may go on to. Rejects only when it was cancelled. */
export type Suggest = (term: string, signal: AbortSignal) => Promise<readonly Offered[]>;

const timeLimit = 1200;

/** Asks our own server; when it fails, is slow or knows nothing, the canned four answer. */
export function createSuggest(send: typeof fetch): Suggest {
  return async (term, signal) => {
    const address = `/api/suggestions?q=${encodeURIComponent(term)}`;
    try {
      const { suggestions } = await call(suggestionsSchema, address, {
        signal,
        timeoutMs: timeLimit,
        fetch: send,
      });
      const each = [
        ...new Map(suggestions.map(({ text, page }) => [text, { text, page }])).values(),
      ];
      return each.length ? each : canned(term);
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn('overlay', 'no suggestions, the canned ones are shown', { error: String(error) });
      return canned(term);
    }
  };
}

const canned = (term: string): Offered[] => cannedSuggestions(term).map((text) => ({ text }));
