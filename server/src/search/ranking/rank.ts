import { fold } from '@denk/shared/product/text';
import type { Criterion } from '@denk/shared/product/wire';
import { fit, type Kind } from '../../catalogue';
import { documentStems } from '../../language';
import { popularity } from '../engine/search-engine';
import type { Candidate } from '../vocabulary/indexed-product';
import { isOtherThing } from '../vocabulary/other-things';
import type { Intent, IntentWord } from '../understanding/understand';
import type { Vocabulary } from '../vocabulary/vocabulary';

/** A candidate with its place: higher scores come first. */
export interface Ranked {
  readonly candidate: Candidate;
  readonly score: number;
  /** How much of the query the product carries, 0–1. */
  readonly carried: number;
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
  optionalText: 0.35,
  value: 0.6,
  titleShare: 0.25,
  wholeTitle: 0.5,
  inOrder: 0.15,
  kind: 0.4,
  noun: 0.3,
  hinted: 0.3,
  brand: 0.25,
  accessory: -0.8,
  criteria: 2,
  popularity: 0.15,
  cheap: 0.6,
  dear: 0.4,
  best: 0.4,
} as const;

/** Where a word stands: a word that already named the kind tells something in a product's own facts only. */
const field = { title: 1, facts: 0.55, kind: 0.5 } as const;
const leadField = { title: 0.3, kind: 0.2, facts: 0.8 } as const;

/** Orders candidates, best first; the same for every engine. */
export function rank(candidates: readonly Candidate[], context: RankContext): readonly Ranked[] {
  const { intent, kinds } = context;
  const accessoryWanted = intent.kinds.some((id) => kinds.get(id)?.accessoryOf);
  const { cheap, dear } = intent.wants;
  const priced = cheap || dear ? priceRanks(candidates) : undefined;
  const asked = intent.words.map(({ written }) => fold(written)).join(' ');
  const ranked = candidates.map((candidate): Ranked => {
    const { product, text } = candidate;
    const { score: textual, carried } = textScore(candidate, asked, context);
    let score = textual;
    if (intent.kinds.includes(product.kind)) score += worth.kind;
    score += worth.value * valuesShare(product, intent);
    if (intent.hinted === product.kind) score += worth.hinted;
    if (intent.nounKinds.includes(product.kind)) score += worth.noun;
    if (intent.brand !== undefined && product.brandId === intent.brand) score += worth.brand;
    if (!accessoryWanted && kinds.get(product.kind)?.accessoryOf) score += worth.accessory;
    score += worth.criteria * fit(product, context.criteria);
    score += worth.popularity * popularity(product);
    const place = priced?.get(product.id) ?? 0.5;
    if (cheap) score += worth.cheap * (1 - place);
    if (dear) score += worth.dear * place;
    if (intent.wants.best) score += worth.best * popularity(product);
    if (text.phrase === intent.whole) score += worth.wholeTitle;
    if (intent.phrases.some((phrase) => text.phrase === phrase)) score += worth.titleShare;
    return { candidate, score, carried };
  });
  ranked.sort(bestFirst);
  const browsing = context.criteria.length === 0 && intent.words.every(({ optional }) => optional);
  const shown = browsing && !intent.phrases.length ? varied(ranked) : ranked;
  return intent.several ? byTurns(shown, ({ kind }) => kind) : shown;
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
function valuesShare({ kind, attributes }: Candidate['product'], { values }: Intent): number {
  const named = values.filter((value) => value.kind === kind);
  if (named.length === 0) return 0;
  return named.filter(({ name, value }) => attributes[name]?.includes(value)).length / named.length;
}

const bestFirst = (a: Ranked, b: Ranked) => b.score - a.score || byId(a.candidate, b.candidate);

/** Somebody who only looks around sees kinds and brands by turns. */
function varied(ranked: readonly Ranked[]): readonly Ranked[] {
  const seen = new Map<string, number>();
  const times = (what: string) => {
    const count = seen.get(what) ?? 0;
    seen.set(what, count + 1);
    return count;
  };
  return ranked
    .map((one) => {
      const { kind, brandId } = one.candidate.product;
      return { ...one, score: one.score - 0.01 * times(`kind ${kind}`) - 0.01 * times(brandId) };
    })
    .sort(bestFirst);
}

const byId = (a: Candidate, b: Candidate) => (a.product.id < b.product.id ? -1 : 1);

function textScore(
  { product, text }: Candidate,
  asked: string,
  { intent, vocabulary, kinds }: RankContext,
): { readonly score: number; readonly carried: number } {
  const noun = nounOf(kinds.get(product.kind));
  let got = 0;
  let most = 0;
  let extra = 0;
  let extraMost = 0;
  let telling = 0;
  let inTitle = 0;
  let carried = 0;
  for (const word of intent.words) {
    const weight = vocabulary.weight(word.stem);
    const value = fieldOf(word, text, noun);
    if (word.optional) {
      extra += weight * value;
      extraMost += weight;
    } else {
      got += weight * value;
      most += weight;
      const share = tells(word, vocabulary) ? weight : weight * 0.4;
      telling += share;
      if (value > 0) carried += value === field.facts ? share * 0.6 : share;
    }
    if (!word.optional && carries(text.title, word)) inTitle += 1;
  }
  let score = 0;
  if (most > 0) score += (worth.text * got) / most;
  if (extraMost > 0) score += (worth.optionalText * extra) / extraMost;
  score += worth.titleShare * (inTitle / Math.max(1, text.title.length));
  if (most > 0 && intent.words.length > 1 && text.phrase.includes(asked)) score += worth.inOrder;
  return { score, carried: telling > 0 ? carried / telling : 1 };
}

/** A word the catalogue has never seen says little about what is meant, unless it names a thing; nor does a bare number. */
function tells({ stem, prefix }: IntentWord, vocabulary: Vocabulary): boolean {
  if (/^\d+$/.test(stem)) return false;
  return prefix || vocabulary.count(stem) > 0 || isOtherThing(stem);
}

const nouns = new WeakMap<Kind, ReadonlySet<string>>();

/** The stems of a kind's noun: every product of the kind is one, whether its text says so or not. */
function nounOf(kind: Kind | undefined): ReadonlySet<string> {
  if (!kind) return new Set();
  const noun = nouns.get(kind) ?? new Set(documentStems(kind.noun));
  nouns.set(kind, noun);
  return noun;
}

function fieldOf(word: IntentWord, text: Candidate['text'], noun: ReadonlySet<string>): number {
  if (word.optional) {
    if (noun.has(word.stem)) return leadField.kind;
    if (carries(text.facts, word)) return leadField.facts;
    return carries(text.title, word) ? leadField.title : leadField.kind;
  }
  if (carries(text.title, word)) return field.title;
  if (carries(text.facts, word)) return field.facts;
  return carries(text.kind, word) ? field.kind : 0;
}

const carries = (stems: readonly string[], { stem, prefix }: IntentWord): boolean =>
  prefix ? stems.some((other) => other.startsWith(stem)) : stems.includes(stem);

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
