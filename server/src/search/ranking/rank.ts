import type { Criterion } from '@denk/shared/product/wire';
import { fit, type Kind } from '../../catalogue';
import { documentStems, onceFor, type Vocabulary } from '../../language';
import { popularity } from '../engine/search-engine';
import type { Intent, IntentWord } from '../understanding/intent';
import { type Candidate } from '../vocabulary/indexed-product';
import { coverageOf, hasValue, holds, meaningOf, type Coverage } from './coverage';

/** A candidate with its place: higher scores come first. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly score: number;
  readonly coverage: Coverage;
}

/** What ranking looks at beside the candidates. */
export interface RankContext {
  readonly intent: Intent;
  readonly criteria: readonly Criterion[];
  readonly kinds: ReadonlyMap<string, Kind>;
  readonly vocabulary: Vocabulary;
}

/** What each sign of a match is worth. Criteria outweigh the text once the kind is right. */
const worth = {
  text: 1,
  coverage: 1,
  optionalText: 0.35,
  value: 0.6,
  titleShare: 0.25,
  wholeTitle: 0.5,
  kind: 0.4,
  hinted: 0.3,
  brand: 0.25,
  other: 0.3,
  accessory: -0.8,
  criteria: 2,
  popularity: 0.15,
  cheap: 0.6,
  dear: 0.4,
  best: 0.4,
} as const;

/** A word that already named the kind tells something in a product's own facts only. */
const leadField = { title: 0.3, kind: 0.2, facts: 0.8 } as const;

/** Orders candidates, best first; the same for every engine. */
export function rank(candidates: readonly Candidate[], context: RankContext): readonly Ranked[] {
  const { intent, kinds } = context;
  const accessoryWanted = intent.kinds.some((id) => kinds.get(id)?.accessoryOf);
  const { cheap, dear } = intent.preferences;
  const priced = cheap || dear ? priceRanks(candidates) : undefined;
  const meaning = meaningOf(intent);
  const ranked = candidates.map((candidate): Ranked => {
    const { product, text } = candidate;
    const coverage = coverageOf(candidate, intent, meaning, kinds.get(product.kind));
    let score = textScore(candidate, coverage.carried, context) + worth.coverage * coverage.share;
    if (intent.kinds.includes(product.kind)) score += worth.kind;
    score += worth.value * valuesShare(product, intent);
    if (intent.hinted === product.kind) score += worth.hinted;
    if (isTold(product, intent.without)) score += worth.other;
    if (intent.brand !== undefined && product.brandId === intent.brand) score += worth.brand;
    if (!accessoryWanted && kinds.get(product.kind)?.accessoryOf) score += worth.accessory;
    score += worth.criteria * fit(product, context.criteria);
    score += worth.popularity * popularity(product);
    const place = priced?.get(product.id) ?? 0.5;
    if (cheap) score += worth.cheap * (1 - place);
    if (dear) score += worth.dear * place;
    if (intent.preferences.best) score += worth.best * popularity(product);
    if (text.phrase === intent.whole) score += worth.wholeTitle;
    if (intent.phrases.some((phrase) => text.phrase === phrase)) score += worth.titleShare;
    return { candidate, score, coverage };
  });
  ranked.sort(bestFirst);
  const { near } = intent.price ?? {};
  if (intent.preferences.byPrice || near !== undefined) ranked.sort(byPrice(intent, near));
  return intent.several ? byTurns(ranked, ({ kind }) => kind) : ranked;
}

/** Of several kinds or brands that were asked for, the best of each, then the second of each. */
export function byTurns(
  ranked: readonly Ranked[],
  groupOf: (product: Candidate['product']) => string,
): Ranked[] {
  const rounds: Ranked[][] = [];
  const seen = new Map<string, number>();
  for (const one of ranked) {
    const group = groupOf(one.candidate.product);
    const round = seen.get(group) ?? 0;
    seen.set(group, round + 1);
    (rounds[round] ??= []).push(one);
  }
  return rounds.flat();
}

/** How many of the attribute values that the query names a product has, 0–1. */
function valuesShare(product: Candidate['product'], { values }: Intent): number {
  const named = values.filter(({ kind }) => kind === product.kind);
  if (named.length === 0) return 0;
  return named.filter((value) => hasValue(product, value)).length / named.length;
}

/** Whether a product tells what it has in place of what is refused: a blue one is surely not black. */
const isTold = ({ kind, attributes }: Candidate['product'], without: Intent['without']): boolean =>
  without.some(({ values }) =>
    values.some((value) => value.kind === kind && attributes[value.name]?.length),
  );

const bestFirst = (a: Ranked, b: Ranked) => b.score - a.score || byId(a.candidate, b.candidate);

/** `en ucuz`, `20 bin civarı`: what fits alike comes in the order of its price; without a price last. */
function byPrice({ preferences }: Intent, near: number | undefined) {
  const placeOf = ({ candidate }: Ranked): number => {
    const price = candidate.product.offers[0]?.price;
    if (price === undefined) return Infinity;
    if (preferences.byPrice) return preferences.dear ? -price : price;
    return Math.abs(price - (near ?? 0));
  };
  const fitOf = ({ coverage }: Ranked): number => Math.round(coverage.share * 10);
  return (a: Ranked, b: Ranked): number => fitOf(b) - fitOf(a) || placeOf(a) - placeOf(b);
}

const byId = (a: Candidate, b: Candidate) => (a.product.id < b.product.id ? -1 : 1);

function textScore(
  candidate: Candidate,
  carried: readonly number[],
  { intent, vocabulary, kinds }: RankContext,
): number {
  const { product, text } = candidate;
  const kind = kinds.get(product.kind);
  const noun = kind && nounOf(kind);
  let got = 0;
  let most = 0;
  let extra = 0;
  let extraMost = 0;
  let inTitle = 0;
  for (const [at, word] of intent.words.entries()) {
    const weight = vocabulary.weight(word.stem);
    if (word.optional) {
      extra += weight * leadWorth(word, text, noun);
      extraMost += weight;
    } else {
      got += weight * (carried[at] ?? 0);
      most += weight;
      if (holds(text.title, word)) inTitle += 1;
    }
  }
  let score = 0;
  if (most > 0) score += (worth.text * got) / most;
  if (extraMost > 0) score += (worth.optionalText * extra) / extraMost;
  score += worth.titleShare * (inTitle / Math.max(1, text.title.length));
  return score;
}

/** The stems of a kind's noun: every product of the kind is one, whether its text says so or not. */
const nounOf = onceFor((kind: Kind): ReadonlySet<string> => new Set(documentStems(kind.noun)));

function leadWorth(
  word: IntentWord,
  text: Candidate['text'],
  noun: ReadonlySet<string> | undefined,
): number {
  if (noun?.has(word.stem)) return leadField.kind;
  if (holds(text.facts, word)) return leadField.facts;
  return holds(text.title, word) ? leadField.title : leadField.kind;
}

/** Where each product's price stands among its kind's candidates: 0 cheapest, 1 dearest. */
function priceRanks(candidates: readonly Candidate[]): ReadonlyMap<string, number> {
  const sorted = candidates
    .flatMap(({ product }) => {
      const price = product.offers[0]?.price;
      return price === undefined ? [] : { id: product.id, price };
    })
    .sort((a, b) => a.price - b.price);
  const last = Math.max(1, sorted.length - 1);
  return new Map(sorted.map(({ id }, place) => [id, place / last]));
}
