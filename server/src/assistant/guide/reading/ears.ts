import type { SearchResponse } from '@denk/shared/product/wire';
import type { Knowledge } from '../../../catalogue';
import { LRUCache } from 'lru-cache';
import { type PriceContext, type Reading, remembering } from '../../../language';
import {
  createProductSearch,
  lexiconOf,
  readWithNames,
  understandReading,
  type Intent,
  type Lexicon,
  type SearchEngine,
} from '../../../search';

/** The search's understanding of a text: the guide has no other for what things are called. */
export interface Ears {
  readonly lexicon: Lexicon;
  /** What others sell, by its names. */
  readonly elsewhere: Knowledge['elsewhere'];
  understand(text: string): Intent;
  /** Reads a text's words; `context` tells what a bare number may be. */
  read(text: string, context?: PriceContext): Reading;
  /** What a message says; of one kind where that is talked of. */
  hear(reading: Reading, kind?: string): Intent;
  /** The first products that a text finds. */
  find(text: string): Promise<SearchResponse>;
}

/** Texts of which it is kept what they find: a conversation is read from its beginning with every message. */
const mostTexts = 500;
const first = 60;

const made = new WeakMap<object, Ears>();

/** The ears for a catalogue as it stands now. */
export function earsOf(engine: SearchEngine, knowledge: Knowledge): Ears {
  const { brands, vocabulary } = engine.knowledge();
  const before = made.get(brands);
  if (before) return before;
  const search = createProductSearch({
    engine,
    kinds: knowledge.kinds,
    sellers: {},
    knowledge: () => knowledge,
  });
  const lexicon = lexiconOf(brands, () => knowledge);
  const found = new LRUCache<string, Promise<SearchResponse>>({ max: mostTexts });
  const hear: Ears['hear'] = (reading, kind) =>
    understandReading(reading, lexicon, vocabulary, kind);
  const ears: Ears = {
    lexicon,
    elsewhere: knowledge.elsewhere,
    understand: remembering(mostTexts, (text) => hear(readWithNames(text, lexicon))),
    read: (text, context) => readWithNames(text, lexicon, context),
    hear,
    find(query) {
      const before = found.get(query);
      if (before) return before;
      const answer = search.search({ query, filters: { limit: first } });
      found.set(query, answer);
      // The catalogue may be there again the next time.
      answer.catch(() => found.delete(query));
      return answer;
    },
  };
  made.set(brands, ears);
  return ears;
}
