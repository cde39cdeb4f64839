import { call } from '@denk/shared/page/http';
import { log } from '@denk/shared/page/log';
import { suggestionsSchema } from '@denk/shared/product/wire';
import { cannedSuggestions } from './canned-suggestions';

/** Finds what a term may go on to. Rejects only when it was cancelled. */
export type Suggest = (term: string, signal: AbortSignal) => Promise<readonly string[]>;

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
      const texts = [...new Set(suggestions.map(({ text }) => text))];
      return texts.length ? texts : cannedSuggestions(term);
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn('overlay', 'no suggestions, the canned ones are shown', { error: String(error) });
      return cannedSuggestions(term);
    }
  };
}
