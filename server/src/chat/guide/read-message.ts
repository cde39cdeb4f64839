import { fold } from '@denk/shared/text';
import { aliases } from '../../search/aliases';
import { stem } from '../../search/turkish/stem';
import { foldedWords } from '../../search/turkish/words';
import type { Asked } from './asked-before';
import { chatAliases } from './chat-aliases';
import { correctSpelling } from './correct-spelling';
import { findBrands } from './find-brands';
import { findKinds } from './find-kinds';
import { findWishes } from './find-wishes';
import type { GuideProduct } from './guide-catalogue';
import type { Lexicon } from './lexicon';
import {
  asksForCheaper,
  asksForDearer,
  asksForOthers,
  asksWhichIsBetter,
  indifferent,
  noiseWords,
} from './noise-words';
import { readBudget } from './read-budget';
import { noWants, type Wants, type Wish } from './wants';

/** What stood before a message: the question it may answer, and the products that were just proposed. */
export interface Before {
  readonly asked: Asked | undefined;
  readonly proposed: readonly GuideProduct[];
}

/** A message read: what is wanted now, and whether the message said anything about it. */
export interface ReadMessage {
  readonly wants: Wants;
  readonly understood: boolean;
  /** Words that named nothing known, as the visitor wrote them; empty where everything was understood. */
  readonly unknown: string;
}

/** A message's words in the forms that are looked up. */
export interface Words {
  readonly raw: string;
  readonly folded: readonly string[];
  readonly stems: readonly string[];
}

/** Reads one message of the visitor on top of what was said before; the newest word wins. */
export function readMessage(
  message: string,
  wants: Wants,
  before: Before,
  lexicon: Lexicon,
): ReadMessage {
  const folded = fold(message);
  const money = readBudget(message, {
    asked: before.asked?.about === 'budget',
    prices: priceSpan(lexicon.productsOf(wants.kinds)),
  });
  const words = readWords(money.rest, message, lexicon);
  const found = findKinds(words, wants, before.asked, lexicon);
  const switched = found.kinds !== undefined && !found.narrows;
  const base: Wants =
    switched && found.kinds && wants.kinds.length > 0
      ? { ...noWants, kinds: found.kinds }
      : { ...wants, kinds: found.kinds ?? wants.kinds };

  // The scale of a bare number depends on the kind, which may have become known just now.
  const budget =
    switched || found.narrows
      ? readBudget(message, {
          asked: before.asked?.about === 'budget',
          prices: priceSpan(lexicon.productsOf(base.kinds)),
        }).budget
      : money.budget;
  const { named: namedBrands, refused, used } = findBrands(words, lexicon);
  const named =
    found.brand && !refused.includes(found.brand)
      ? [...new Set([...namedBrands, found.brand])]
      : namedBrands;
  const wishes = findWishes(words, base.kinds, before.asked, lexicon, {
    brands: used,
    kind: found.used,
  });
  const model = [
    ...modelWords(words, [...used, ...wishes.used, ...found.used]),
    ...(found.used.some((at) => wishes.used.includes(at))
      ? []
      : beyondNoun(found.phrase, base.kinds, lexicon)),
  ];
  const shift = priceShift(folded, before.proposed);
  const settled = settledBy(folded, before.asked, wishes.wanted);
  const others = before.proposed.length > 0 && asksForOthers.test(folded);

  const next: Wants = {
    kinds: base.kinds,
    budget:
      shift ??
      budget ??
      (before.asked?.about === 'budget' && !switched ? (base.budget ?? 'any') : base.budget),
    brands: newest(base.brands, named, refused),
    refusedBrands: newest(base.refusedBrands, refused, named),
    wishes: mergeWishes(base.wishes, wishes.wanted, wishes.refused),
    refusedWishes: mergeWishes(base.refusedWishes, wishes.refused, wishes.wanted),
    modelWords: [...new Set([...base.modelWords, ...model])],
    settled: [...new Set([...base.settled, ...settled])],
    seen: others
      ? [...new Set([...base.seen, ...before.proposed.map(({ title }) => title)])]
      : base.seen,
  };
  const understood =
    found.kinds !== undefined ||
    [named, refused, wishes.wanted, wishes.refused].some((list) => list.length > 0) ||
    Boolean(shift ?? budget) ||
    others ||
    settled.length > 0;
  const heard =
    found.kinds !== undefined ||
    [named, refused, wishes.wanted, wishes.refused].some((list) => list.length > 0) ||
    Boolean(shift ?? budget) ||
    others ||
    indifferent.test(folded);
  return { wants: next, understood, unknown: heard ? '' : unknownWords(words) };
}

function readWords(text: string, raw: string, lexicon: Lexicon): Words {
  const folded = foldedWords(text).flatMap((word) => {
    const alias = chatAliases[word] ?? aliases[word];
    return alias ? alias.split(' ') : [knownForm(word, lexicon)];
  });
  return { raw, folded, stems: folded.map(stem) };
}

/** `kedime` → `kedi`, `laptob` → `laptop`: the word as the lexicon knows it. */
function knownForm(word: string, { knownStems, spelling }: Lexicon): string {
  if (word.length < 4 || knownStems.has(stem(word)) || noiseWords.has(word)) return word;
  const bare = word.replace(
    /(?:[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m|[iu]n)(?:[aeiu]|d[ae]n?|l[ae])?$/,
    '',
  );
  if (bare !== word && bare.length >= 3 && knownStems.has(stem(bare))) return bare;
  return correctSpelling(word, spelling);
}

/** Cheapest and dearest of some products. */
export function priceSpan(products: readonly GuideProduct[]) {
  if (products.length === 0) return undefined;
  const prices = products.map(({ price }) => price);
  return { min: Math.min(...prices), max: Math.max(...prices) };
}

/** “Daha ucuz”, “daha iyisi”: seen from what was just proposed. */
function priceShift(folded: string, proposed: readonly GuideProduct[]) {
  const span = priceSpan(proposed);
  if (!span || asksWhichIsBetter.test(folded)) return undefined;
  if (asksForCheaper.test(folded)) return { max: span.min - 1 };
  if (asksForDearer.test(folded)) return { min: span.max };
  return undefined;
}

function settledBy(folded: string, asked: Asked | undefined, wishes: readonly Wish[]): string[] {
  const given = wishes.map(({ attribute }) => attribute);
  if (asked?.about === 'attribute') return [...given, asked.attribute];
  if (asked?.about === 'other' && (indifferent.test(folded) || given.length > 0))
    return [...given, 'other'];
  return given;
}

/** Names said now come first; what is said now replaces its opposite. */
const newest = (before: readonly string[], now: readonly string[], opposite: readonly string[]) => [
  ...new Set([...now, ...before].filter((id) => !opposite.includes(id))),
];

const same = (a: Wish, b: Wish) => a.attribute === b.attribute && a.value === b.value;

/** Kinds of values that exclude each other: the newest replaces the older. */
const single = new Set([
  'gender',
  'operating_system',
  'screen_size',
  'network',
  'transmission',
  'fuel_type',
  'vehicle_type',
  'longevity',
  'swimwear_type',
  'service_type',
  'insurance_type',
  'household_size',
  'refrigerator_type',
  'connection_type',
  'contract_preference',
]);

function mergeWishes(
  before: readonly Wish[],
  now: readonly Wish[],
  opposite: readonly Wish[],
): Wish[] {
  const kept = before.filter(
    (wish) =>
      !opposite.some((other) => same(wish, other)) &&
      !now.some(
        (other) =>
          same(wish, other) || (single.has(wish.attribute) && wish.attribute === other.attribute),
      ),
  );
  return [...now, ...kept];
}

/** What a kind's name says beside its noun: `ruj` of make-up, nothing of `cilt bakımı`. */
function beyondNoun(
  phrase: readonly string[],
  kinds: readonly string[],
  lexicon: Lexicon,
): string[] {
  const nouns = kinds.flatMap((id) =>
    foldedWords(`${lexicon.kinds.get(id)?.noun} ${lexicon.kinds.get(id)?.plural}`),
  );
  const own = new Set(nouns.map(stem));
  return phrase.filter((word) => !own.has(stem(word)));
}

const modelWords = ({ folded }: Words, used: readonly number[]) =>
  folded.filter(
    (word, at) =>
      !used.includes(at) &&
      word.length >= 2 &&
      !noiseWords.has(word) &&
      !noiseWords.has(stem(word)),
  );

function unknownWords({ folded, raw }: Words): string {
  const rest = folded.filter(
    (word) => !/^\d+$/.test(word) && !noiseWords.has(word) && !noiseWords.has(stem(word)),
  );
  if (rest.length === 0) return '';
  return raw.replace(/\s+/g, ' ').trim().slice(0, 60);
}
