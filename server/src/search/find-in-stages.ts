import type { Criterion } from '@denk/shared/wire';
import type { Kind } from '../catalogue';
import type { FindRequest, SearchEngine, Where } from './engine/search-engine';
import type { Candidate } from './indexed-product';
import type { Intent } from './intent/understand';
import { rank, type Ranked } from './rank';
import { foldedWords } from './turkish/words';
import type { Vocabulary } from './vocabulary';

/** How many candidates the engine is asked for; a search finds no more than this. */
export const mostCandidates = 400;

/** How much of a query a product must carry where nothing carries all of it. */
const leastCarried = 0.45;

/** Titles that are compared with a query as a whole. */
const mostTitles = 8;

/** How much of it where one word at least hints at a kind. */
const leastHinted = 0.3;

/** Everything that a search found, and the way to narrow it. */
export interface Found {
  readonly ranked: readonly Ranked[];
  /** The intent that found it; a quotation that no title has is read as loose words. */
  readonly intent: Intent;
  /** Whether the products carry all that was asked, or are merely the closest. */
  readonly exact: boolean;
  /** Whether no product keeps every must, and musts were taken as wishes. */
  readonly relaxed: boolean;
  /** The same search within narrower bounds. */
  again(narrow: Omit<Where, 'musts'>): Promise<readonly Ranked[]>;
}

export interface StageContext {
  readonly engine: SearchEngine;
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly vocabulary: Vocabulary;
  readonly intent: Intent;
  readonly criteria: readonly Criterion[];
  readonly where: Partial<Where>;
  /** Reads a text as a query. */
  readonly read: (text: string) => Intent;
}

interface Stage {
  readonly intent: Intent;
  readonly exact: boolean;
  readonly request: Pick<FindRequest, 'words' | 'match' | 'phrases'>;
  readonly kinds: readonly string[];
  readonly category?: string | undefined;
  /** 0–1: products that carry less are no match. */
  readonly carries: number;
  /** Looks beyond the kind that the query names. */
  readonly elsewhere?: boolean;
}

/**
 * Asks the engine in stages, from the exact to the close, and keeps the first that finds something:
 * the phrases; the kind with all other words; all words anywhere; the kind with any word; the kind alone; any word;
 * any word of the kind that one hints at.
 * Within a stage musts prune only while something is left (product-notes.md); answers that name a kind of thing are kept
 * before the words are.
 */
export async function findInStages(context: StageContext, query: string): Promise<Found> {
  const { intent } = context;
  const stages = intent.phrases.length
    ? [...phraseStages(intent), ...wordStages(context.read(query.replace(/["“”„«»]/g, ' ')), false)]
    : [...(await titleStages(context)), ...wordStages(intent, true)];
  if (asksNothing(context)) return nothing(intent);
  const musts = context.criteria.filter(({ strength }) => strength === 'must');
  const answers = musts.filter(({ test }) => test.type === 'attribute' || test.type === 'kind');
  const steps = stages.flatMap((stage, index): (readonly [Stage, readonly Criterion[]])[] => [
    ...(musts.length ? [[stage, musts] as const] : []),
    // “usta” with “boya” answered: what was answered says more than words that nothing carries along with it.
    ...(index === 0 && answers.length
      ? [[byAnswers(intent), musts] as const, [byAnswers(intent), answers] as const]
      : []),
    [stage, []] as const,
  ]);
  for (const [stage, kept] of steps) {
    const ranked = await run(context, stage, kept, {});
    if (ranked.length) {
      return { ...found(context, stage, kept, ranked), relaxed: kept.length < musts.length };
    }
  }
  return nothing(stages.at(-1)?.intent ?? intent);
}

const nothing = (intent: Intent): Found => ({
  ranked: [],
  intent,
  exact: false,
  relaxed: false,
  again: () => Promise.resolve([]),
});

/** A query of punctuation alone, outside any category, asks for nothing and not for everything. */
function asksNothing({ intent, where }: StageContext): boolean {
  const { words, phrases, price } = intent;
  const within = where.category ?? where.contentType ?? where.kinds?.[0];
  return words.length === 0 && phrases.length === 0 && !price && within === undefined;
}

/** Everything that keeps what was answered, whatever the words; a kind that the query names stays named. */
const byAnswers = (intent: Intent): Stage => ({
  intent,
  exact: false,
  request: { words: [], match: 'all', phrases: [] },
  kinds: intent.kinds,
  ...(intent.category !== undefined && { category: intent.category }),
  carries: 0,
});

function phraseStages(intent: Intent): Stage[] {
  const request = { words: required(intent), match: 'all', phrases: intent.phrases } as const;
  return [{ intent, exact: true, request, kinds: [], carries: 0 }];
}

function wordStages(intent: Intent, exact: boolean): Stage[] {
  const all = intent.words;
  const rest = required(intent);
  const { kinds, category } = intent;
  const led = kinds.length > 0 || category !== undefined;
  const loose = { phrases: [] } as const;
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
      request: { ...loose, words, match },
      kinds: within ? kinds : [],
      ...(within && { category }),
      carries,
      elsewhere: led && !within,
    });

  if (led) stage(rest, 'all', true, 0);
  if (all.length || !led) stage(all, 'all', false, 0);
  if (led && rest.length) {
    if (rest.length > 1) stage(rest, 'any', true, 0.2);
    stages.push({
      intent,
      exact: false,
      request: { ...loose, words: [], match: 'all' },
      kinds,
      ...(category !== undefined && { category }),
      carries: 0,
    });
  }
  if (intent.lacking) return stages;
  if (!led && all.length > 1) stage(all, 'any', false, leastCarried);
  if (intent.hinted !== undefined && all.length > 1) {
    stages.push({
      intent,
      exact: false,
      request: { ...loose, words: all, match: 'any' },
      kinds: [intent.hinted],
      carries: leastHinted,
    });
  }
  return stages;
}

/** Words that usually describe nothing are names where a title is made of them: `Ucuz Roman`, `The Wire`. */
async function titleStages({ engine, intent }: StageContext): Promise<Stage[]> {
  const { whole, words, price } = intent;
  const lostWords = whole.split(' ').length > Math.max(1, words.length);
  if (price || !words.length || !lostWords) return [];
  const titles = await engine.complete(whole, mostTitles);
  if (!titles.some(({ text }) => foldedWords(text).join(' ') === whole)) return [];
  const request = { words: [], match: 'all', phrases: [whole] } as const;
  return [{ intent, exact: true, request, kinds: [], carries: 0 }];
}

const required = (intent: Intent) => intent.words.filter(({ optional }) => !optional);

async function run(
  context: StageContext,
  stage: Stage,
  musts: readonly Criterion[],
  narrow: Omit<Where, 'musts'>,
): Promise<readonly Ranked[]> {
  const { engine, kinds, vocabulary, criteria, where } = context;
  const within = intersect(stage.kinds, where.kinds);
  if (within === 'none') return [];
  const candidates = await engine.find({
    ...stage.request,
    where: {
      ...(stage.category !== undefined && { category: stage.category }),
      ...where,
      ...(within.length && { kinds: within }),
      ...narrow,
      musts,
    },
    // Musts that all products keep tell none from another.
    prefer: musts.length ? criteria.filter(({ strength }) => strength === 'wish') : criteria,
    lean: leanOf(stage.intent),
    most: mostCandidates,
  });
  const { without } = stage.request.phrases.length ? { without: [] } : stage.intent;
  const wanted = candidates.filter((candidate) => isWanted(candidate, without));
  const ranked = rank(wanted, { intent: stage.intent, criteria, kinds, vocabulary });
  if (stage.elsewhere) return ranked.filter(({ candidate }) => carriesItself(candidate, stage));
  if (stage.carries === 0) return stage.kinds.length ? ranked : ofModel(ranked, stage);
  const best = Math.max(0, ...ranked.map(({ carried }) => carried));
  return ranked.filter(({ carried }) => carried >= Math.max(stage.carries, best * 0.6));
}

/** Whether a product says nothing of what the query leaves out. */
const isWanted = ({ text }: Candidate, without: readonly string[]): boolean =>
  without.every((stem) => !text.title.includes(stem) && !text.facts.includes(stem));

/**
 * Outside the kind that was named, a word counts only in a product's own text, not in what its kind is also called; and
 * the words that named the kind only in its title.
 */
const carriesItself = ({ text }: Candidate, { intent }: Stage): boolean =>
  intent.words.every(({ stem, prefix, optional }) =>
    (optional ? [text.title] : [text.title, text.facts]).some((stems) =>
      prefix ? stems.some((other) => other.startsWith(stem)) : stems.includes(stem),
    ),
  );

/** `iphone 15` names a model: where titles carry the number, others that have a 15 somewhere are no match. */
function ofModel(ranked: readonly Ranked[], { request }: Stage): readonly Ranked[] {
  const numbers = request.words.filter(({ stem }) => /^\p{L}*\d+\+?$/u.test(stem));
  if (!numbers.length) return ranked;
  const named = ranked.filter(({ candidate }) =>
    numbers.every(({ stem }) => candidate.text.title.includes(stem)),
  );
  return named.length ? named : ranked;
}

function leanOf({ wants }: Intent): FindRequest['lean'] {
  if (wants.cheap === wants.dear) return undefined;
  return wants.cheap ? 'cheap' : 'dear';
}

/** The kinds that both the query and the filter allow. */
function intersect(
  a: readonly string[],
  b: readonly string[] | undefined,
): readonly string[] | 'none' {
  if (!b?.length) return a;
  if (!a.length) return b;
  const both = a.filter((kind) => b.includes(kind));
  return both.length ? both : 'none';
}

function found(
  context: StageContext,
  stage: Stage,
  musts: readonly Criterion[],
  ranked: readonly Ranked[],
): Omit<Found, 'relaxed'> {
  return {
    ranked,
    intent: stage.intent,
    exact: stage.exact,
    again: (narrow) => run(context, stage, musts, narrow),
  };
}
