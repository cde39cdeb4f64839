import { foldedWords } from '../../language';
import type { FindRequest, SearchEngine } from '../engine/search-engine';
import type { CloseFamily } from './families';
import type { Intent } from '../understanding/intent';

/** How much of a query a product must carry where nothing carries all of it. */
const leastCarried = 0.45;

/** How much of the other words, where the kind is named. */
const leastOfKind = 0.3;

/** Titles that are compared with a query as a whole. */
const mostTitles = 8;

/** One way to ask the engine for what a query means. */
export interface Stage {
  readonly intent: Intent;
  readonly exact: boolean;
  readonly request: Pick<FindRequest, 'words' | 'match' | 'phrases'>;
  readonly kinds: readonly string[];
  readonly category?: string | undefined;
  /** 0–1: products that carry less are no match. */
  readonly carries: number;
  /** Looks beyond the kind that the query names. */
  readonly elsewhere?: boolean;
  /** Brand ids of which the best is shown by turns, and no other. */
  readonly brands?: readonly string[];
}

/** The kind that a query names, whatever its other words; where it names none, everything. */
export const kindAlone = (intent: Intent): Stage => ({
  intent,
  exact: false,
  request: { words: [], match: 'all', phrases: [] },
  kinds: intent.kinds,
  category: intent.category,
  carries: 0,
});

/** Products whose titles have the quotations as they are. */
export function phraseStages(intent: Intent): Stage[] {
  const request = { words: required(intent), match: 'all', phrases: intent.phrases } as const;
  return [{ intent, exact: true, request, kinds: [], carries: 0 }];
}

/** The kind that a query names with its other words, then ever looser readings. */
export function wordStages(intent: Intent, exact: boolean): Stage[] {
  const all = intent.words;
  const rest = required(intent);
  const { kinds, category } = intent;
  const led = kinds.length > 0 || category !== undefined;
  const stages: Stage[] = [];
  const stage = (
    words: FindRequest['words'],
    match: FindRequest['match'],
    within: boolean,
    carries: number,
  ) =>
    stages.push({
      intent,
      exact: exact && match === 'all' && carries === 0,
      request: { phrases: [], words, match },
      kinds: within ? kinds : [],
      category: within ? category : undefined,
      carries,
      elsewhere: led && !within,
    });

  if (led) stage(rest, 'all', true, 0);
  // Who names a thing and says no more asks for nothing that merely has its name in a title.
  const isOnlyNamed =
    led && all.every(({ aside, isName }) => aside || isName) && intent.brand === undefined;
  const title = titleAlone(intent);
  if (title) stages.push(...title);
  else if ((all.length && !isOnlyNamed) || !led) stage(all, 'all', false, 0);
  if (led && rest.length) {
    if (rest.length > 1) stage(rest, 'any', true, leastOfKind);
    stages.push(kindAlone(intent));
  }
  if (!led && all.length > 1) stage(all, 'any', false, leastCarried);
  return stages;
}

/** What is left to be a title before a last word that only hints at what kind it is: `death note izle`. */
function titleAlone({ head, ...intent }: Intent): Stage[] | undefined {
  const { reading, isKindHinted } = intent;
  const words = intent.words.slice(0, head?.from);
  const [first, last] = [words[0]?.at, words.at(-1)?.at];
  const isLast = isKindHinted && head?.to === intent.words.length;
  if (!isLast || !first || !last || words.some(({ aside, optional }) => aside || optional))
    return undefined;
  const phrase = reading.words.slice(first.from, last.to).map(({ text }) => text);
  const title = { ...intent, kinds: [], isKindHinted: false, words, phrases: [phrase.join(' ')] };
  return phraseStages(title);
}

/** Words that usually describe nothing are names where a title is made of them: `Ucuz Roman`, `The Wire`. */
export async function titleStages(engine: SearchEngine, intent: Intent): Promise<Stage[]> {
  const { whole, words, price } = intent;
  const lostWords = whole.split(' ').length > words.length;
  if (price || !whole || !lostWords) return [];
  const titles = await engine.complete(whole, mostTitles);
  if (!titles.some(({ text }) => foldedWords(text).join(' ') === whole)) return [];
  const request = { words: [], match: 'all', phrases: [whole] } as const;
  return [{ intent, exact: true, request, kinds: [], carries: 0 }];
}

const required = (intent: Intent) => intent.words.filter(({ optional }) => !optional);

/** Two brands are both asked for; a model that is not there leaves the closest. */
export const familyStage = (intent: Intent, { words, kinds, brands }: CloseFamily): Stage => ({
  intent,
  exact: brands.length > 1,
  request: { words, match: 'any', phrases: [] },
  kinds,
  carries: 0,
  brands,
});
