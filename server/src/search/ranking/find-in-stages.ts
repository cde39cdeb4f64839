import type { Criterion } from '@denk/shared/product/wire';
import type { Kind } from '../../catalogue';
import { headsOf } from '../vocabulary/indexed-product';
import type { FindRequest, SearchEngine, Where } from '../engine/search-engine';
import { familyWithoutModel, twoFamilies } from './families';
import type { Candidate } from '../vocabulary/indexed-product';
import type { Intent } from '../understanding/intent';
import { carriedBy, holds } from './coverage';
import { byTurns, rank, type Ranked } from './rank';
import { hasSort, ofSort } from './variants';
import {
  kindAlone,
  familyStage,
  phraseStages,
  titleStages,
  wordStages,
  type Stage,
} from './stages';
import { stem, type Vocabulary } from '../../language';

/** How many candidates the engine is asked for; a search finds no more than this. */
export const mostCandidates = 400;

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
}

/**
 * Asks the engine in stages, from the exact to the close, and keeps the first that finds something: the phrases; the
 * kind with all other words; all words anywhere; the kind with any word; the kind alone; any word; any word of the kind
 * that one hints at. Within a stage musts prune only while something is left (docs/product.md#understanding-a-query);
 * answers that name a kind of thing are kept before the words are.
 */
export async function findInStages(context: StageContext, query: string): Promise<Found> {
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
    // Within the price there are flutes only: guitars beyond it are closer to what was asked.
    if (hasSort(ranked, stage.intent.sorts)) return result;
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

/** Whether a product is what a query that names no accessory may mean. */
const isThing = ({ candidate }: Ranked, { kinds, intent }: StageContext): boolean =>
  intent.kinds.length > 0 || !kinds.get(candidate.product.kind)?.accessoryOf;

/** A query of single letters, unless they are a brand's, or of punctuation alone outside any category asks for nothing and not for everything. */
function asksNothing({ intent, where }: StageContext): boolean {
  const { words, phrases, price, brand } = intent;
  const letters = words.length > 0 && words.every(({ stem }) => /^[a-z]$/.test(stem));
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
  const whole = candidates.length < mostCandidates;
  const { without } = stage.request.phrases.length ? { without: [] } : stage.intent;
  const wanted = candidates.filter((candidate) => isWanted(candidate, without));
  const ordered = onlyThings(
    onlyFitting(
      ofSort(
        rank(wanted, { intent: stage.intent, criteria, kinds, vocabulary }),
        stage.intent.sorts,
      ),
      stage,
    ),
    context,
  );
  return { ranked: matching(ordered, stage, kinds), whole };
}

/** Those of the ranked candidates that a stage lets through. */
function matching(
  ranked: readonly Ranked[],
  stage: Stage,
  kinds: StageContext['kinds'],
): readonly Ranked[] {
  if (stage.brands?.length) return ofBrands(ranked, stage.brands);
  if (stage.whole) return ranked.filter(({ coverage }) => coverage.missing.length === 0);
  if (stage.elsewhere) {
    return ranked.filter(({ candidate }) =>
      carriesItself(candidate, stage, kinds.get(candidate.product.kind)),
    );
  }
  if (stage.carries === 0) return stage.kinds.length ? ranked : ofModel(ranked, stage);
  const best = Math.max(0, ...ranked.map(({ coverage }) => coverage.rest));
  return ranked.filter(({ coverage }) => coverage.rest >= Math.max(stage.carries, best * 0.6));
}

/** Where some carry every word, those that do not are not what was asked for; else those that carry the most of what names something. */
function onlyFitting(ranked: readonly Ranked[], { intent, brands }: Stage): readonly Ranked[] {
  const fitting = ranked.filter(({ coverage }) => coverage.missing.length === 0);
  if (brands?.length) return fitting.length ? fitting : ranked;
  const some = fitting.length ? fitting : missingLeast(ranked);
  return onlyNamed(onlyOfBrand(some, intent), intent);
}

/** Where no product carries every word of a sentence, those that have all that can be had of what was named: `öğrenciyim ilk kartım`. */
function missingLeast(ranked: readonly Ranked[]): readonly Ranked[] {
  const missed = ({ coverage }: Ranked) =>
    coverage.missing.filter(({ values, aside }) => values.length > 0 && !aside).length;
  const least = Math.min(...ranked.map(missed));
  return ranked.filter((one) => missed(one) === least);
}

/** Where titles have what only suggests a kind or a value (`döner`, `bodrum`), or what a kind is called besides (`imac`), others are not what was asked for. */
function onlyNamed(
  ranked: readonly Ranked[],
  { words, isKindHinted, head }: Intent,
): readonly Ranked[] {
  return words.reduce((left, word, at) => {
    const isHead = isKindHinted && head !== undefined && at >= head.from && at < head.to;
    if (word.aside) return left;
    const isSuggesting = (word.isHint && !word.optional) || isHead;
    const inTitle = left.filter(({ candidate }) => holds(candidate.text.title, word));
    const named =
      isSuggesting || !inTitle.length
        ? inTitle
        : left.filter(({ coverage }) => word.optional || coverage.carried[at] !== carriedBy.kind);
    return named.length ? named : left;
  }, ranked);
}

/** What merely goes with a brand's things (`GoPro uyumlu`) is not of that brand. */
function onlyOfBrand(ranked: readonly Ranked[], { brand }: Intent): readonly Ranked[] {
  if (brand === undefined) return ranked;
  const own = ranked.filter(
    ({ candidate: { product, text } }) =>
      product.brandId === brand ||
      brand.split('_').every((word) => text.title.includes(stem(word))),
  );
  return own.length ? own : ranked;
}

/** Who names a thing and no accessory is shown none while there are things of that name: `iphone 15` is no case. */
function onlyThings(ranked: readonly Ranked[], context: StageContext): readonly Ranked[] {
  const { words, phrases } = context.intent;
  if (!words.length && !phrases.length) return ranked;
  const things = ranked.filter((one) => isThing(one, context));
  return things.length ? things : ranked;
}

/** The best of each brand, then the second of each. */
const ofBrands = (ranked: readonly Ranked[], brands: readonly string[]): readonly Ranked[] =>
  byTurns(
    brands.flatMap((brand) =>
      ranked.filter(({ candidate }) => candidate.product.brandId === brand),
    ),
    ({ brandId }) => brandId,
  );

/** Whether a product is and says nothing of what the query leaves out. */
const isWanted = ({ product, text }: Candidate, without: Intent['without']): boolean =>
  without.every(
    ({ stems, brand, values }) =>
      product.brandId !== brand &&
      !values.some(
        ({ kind, name, value }) =>
          kind === product.kind && product.attributes[name]?.includes(value) === true,
      ) &&
      !stems.every((stem) => text.title.includes(stem) || text.facts.includes(stem)),
  );

/** Outside the kind that was named, words count only in a product's title; what named the kind may end another's name. */
const carriesItself = ({ text }: Candidate, { intent }: Stage, kind: Kind | undefined): boolean =>
  intent.words.every(
    (word) =>
      word.aside || holds(text.title, word) || (word.optional && headsOf(kind).has(word.stem)),
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
