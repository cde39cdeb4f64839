import type { Criterion } from '@denk/shared/product/wire';
import type { Kind } from '../../catalogue';
import type { FindRequest, SearchEngine, Where } from '../engine/search-engine';
import { familyWithoutModel, twoFamilies } from './families';
import type { Intent } from '../understanding/intent';
import { isNoAccessory, isThing, isWanted, whatFits } from './fitting';
import { rank, type Ranked } from './rank';
import { isOfSort } from './variants';
import {
  kindAlone,
  familyStage,
  phraseStages,
  titleStages,
  wordStages,
  type Stage,
} from './stages';
import type { Vocabulary } from '../../language';

/** How many candidates the engine is asked for; a search finds no more than this. */
export const mostCandidates = 400;
/** The last places of so many are those of kinds that nearly as much tells of. */
const firstPage = 3;

/** Everything that a search found, and the way to narrow it. */
export interface Found {
  readonly ranked: readonly Ranked[];
  /** The intent that found it; a quotation that no title has is read as loose words. */
  readonly intent: Intent;
  /** Whether the products carry all that was asked, or are merely the closest. */
  readonly exact: boolean;
  /** Whether no product keeps every must, and musts were taken as wishes. */
  readonly relaxed: boolean;
  /** Whether that is all there is; a longer list was cut off by the engine. */
  readonly whole: boolean;
  /** Whether they are of a family whose model that was asked for is not there: `iphone se`. */
  readonly isFamily: boolean;
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
  /** Reads the query as one for a thing of a kind. */
  readonly readWithin: (kind: string) => Intent;
}

/**
 * Asks the engine in stages, from the exact to the close, and keeps the first that finds something: the phrases; the
 * kind with all other words; all words anywhere; the kind with any word; the kind alone; any word; any word of the kind
 * that one hints at. Within a stage musts prune only while something is left (docs/product.md#understanding-a-query);
 * answers that name a kind of thing are kept before the words are.
 */
export async function findInStages(context: StageContext, query: string): Promise<Found> {
  return withRivals(await firstFound(context, query), context);
}

/** Where the kind is a guess and its best product lacks something that was said, the best of the next guesses come third. */
async function withRivals(first: Found, context: StageContext): Promise<Found> {
  const { rivals } = first.intent;
  const isLacking = first.ranked[0]?.coverage.missing.some(({ aside }) => !aside);
  if (rivals.length === 0 || !isLacking) return first;
  const others: Ranked[] = [];
  for (const kind of rivals) {
    const intent = context.readWithin(kind);
    const { ranked } = await run({ ...context, intent }, kindAlone(intent), mustsOf(context), {});
    others.push(...ranked.slice(0, 1));
  }
  const place = firstPage - others.length;
  const ranked = [...first.ranked.slice(0, place), ...others, ...first.ranked.slice(place)];
  return { ...first, ranked };
}

async function firstFound(context: StageContext, query: string): Promise<Found> {
  const { intent } = context;
  const titled = intent.phrases.length ? [] : await titleStages(context.engine, intent);
  if (!titled.length && asksNothing(context)) return nothing(intent);
  const stages = intent.phrases.length
    ? [
        ...phraseStages(intent),
        ...wordStages(context.read(query.replace(/["“”„«»″]|''/g, ' ')), false),
      ]
    : [...titled, ...wordStages(intent, true)];
  const alone = await familyWithoutModel(context);
  if (alone) stages.unshift(familyStage(intent, alone));
  const musts = mustsOf(context);
  const answers = musts.filter(({ test }) => test.type === 'attribute' || test.type === 'kind');
  const steps = stages.flatMap((stage, index): (readonly [Stage, readonly Criterion[]])[] => [
    ...(musts.length ? [[stage, musts] as const] : []),
    ...(index === 0 && musts.length && wishesOnly(intent)
      ? [[kindAlone(intent), musts] as const]
      : []),
    // “usta” with “boya” answered: what was answered says more than words that nothing carries along with it.
    ...(index === 0 && answers.length
      ? [[kindAlone(intent), musts] as const, [kindAlone(intent), answers] as const]
      : []),
    [stage, []] as const,
  ]);
  let close: Found | undefined;
  let looked = false;
  for (const [stage, kept] of steps) {
    const one = await run(context, stage, kept, {});
    const { ranked } = one;
    if (stage.exact && !looked && !ranked.some((one) => isThing(one, context))) {
      looked = true;
      const both = await findBoth(context, musts);
      if (both) return both;
    }
    if (!ranked.length) continue;
    const result = found(context, stage, kept, one);
    // Within the price there are flutes only, or cases for the telephone: the thing beyond it is closer to what was asked.
    const isIt = (one: Ranked) =>
      isOfSort(one, stage.intent) && (musts.length ? isThing : isNoAccessory)(one, context);
    if (ranked.some(isIt)) return result;
    close ??= result;
  }
  if (close) return close;
  return nothing(stages.at(-1)?.intent ?? intent);
}

/** Whether all that is asked of the kind are values: a price is kept before them, but not before a model's name. */
const wishesOnly = ({ words, kinds }: Intent): boolean =>
  kinds.length > 0 && words.every(({ optional, values }) => optional || values.length > 0);

const mustsOf = ({ criteria }: StageContext) =>
  criteria.filter(({ strength }) => strength === 'must');

const nothing = (intent: Intent): Found => ({
  ranked: [],
  intent,
  exact: false,
  relaxed: false,
  whole: true,
  isFamily: false,
  again: () => Promise.resolve([]),
});

/** Products of both brands that a query names, where it names two. */
async function findBoth(
  context: StageContext,
  musts: readonly Criterion[],
): Promise<Found | undefined> {
  const both = await twoFamilies(context);
  if (!both) return undefined;
  const stage = familyStage(context.intent, both);
  for (const kept of musts.length ? [musts, []] : [[]]) {
    const one = await run(context, stage, kept, {});
    if (one.ranked.length) return found(context, stage, kept, one);
  }
  return undefined;
}

/** A query of single letters, unless they are a brand's, or of punctuation alone outside any category asks for nothing and not for everything. */
function asksNothing({ intent, where }: StageContext): boolean {
  const { words, phrases, price, brand } = intent;
  const letters = words.length > 0 && words.every(({ stem }) => /^[a-z0]$/.test(stem));
  if (letters && brand === undefined) return phrases.length === 0;
  const within = where.category ?? where.contentType ?? where.kinds?.[0];
  return words.length === 0 && phrases.length === 0 && !price && within === undefined;
}

interface Run {
  readonly ranked: readonly Ranked[];
  readonly whole: boolean;
}

async function run(
  context: StageContext,
  stage: Stage,
  musts: readonly Criterion[],
  narrow: Omit<Where, 'musts'>,
): Promise<Run> {
  const { engine, kinds, vocabulary, criteria, where } = context;
  const within = intersect(stage.kinds, where.kinds);
  if (within === 'none') return { ranked: [], whole: true };
  const candidates = await engine.find({
    ...stage.request,
    where: {
      category: stage.category,
      ...where,
      kinds: within,
      ...narrow,
      musts,
    },
    // Musts that all products keep tell none from another.
    prefer: musts.length ? criteria.filter(({ strength }) => strength === 'wish') : criteria,
    lean: leanOf(stage.intent),
    most: mostCandidates,
  });
  const whole = candidates.length < mostCandidates;
  const { without } = stage.request.phrases.length ? { without: [] } : stage.intent;
  const wanted = candidates.filter((candidate) => isWanted(candidate, without));
  const ranked = rank(wanted, { intent: stage.intent, criteria, kinds, vocabulary });
  return { ranked: whatFits(ranked, stage, context), whole };
}

function leanOf({ preferences }: Intent): FindRequest['lean'] {
  if (preferences.cheap === preferences.dear) return undefined;
  return preferences.cheap ? 'cheap' : 'dear';
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
  kept: readonly Criterion[],
  { ranked, whole }: Run,
): Found {
  return {
    ranked,
    whole,
    intent: stage.intent,
    exact: stage.exact,
    relaxed: kept.length < mustsOf(context).length,
    isFamily: stage.brands !== undefined,
    again: async (narrow) => (await run(context, stage, kept, narrow)).ranked,
  };
}
