/** What was learned from examples: how much each feature speaks for each label. */
export interface Learned<Label extends string> {
  readonly labels: readonly Label[];
  /** By feature: where its weights begin, one a label. */
  readonly places: ReadonlyMap<string, number>;
  readonly weights: Float32Array;
}

export interface Example<Label extends string> {
  readonly label: Label;
  readonly features: readonly string[];
}

const { abs, exp, sqrt } = Math;

const rounds = 6;
const rate = 0.5;
/** A new weight’s share of the first step, so that no rare feature decides alone. */
const calm = 0.1;
/** A guess that is wrong by less is left as it is. */
const least = 0.02;

/**
 * Multinomial logistic regression by stochastic descent, every weight at its own pace (AdaGrad). The same examples in the
 * same order give the same; a feature that only one example has says nothing.
 */
export function learn<Label extends string>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
): Learned<Label> {
  const size = labels.length;
  const telling = tellingFeatures(examples);
  const weights = new Float32Array(telling.length * size);
  const squares = new Float32Array(telling.length * size).fill(calm);
  const learned = { labels, places: new Map(telling.map((one, at) => [one, at * size])), weights };
  const known = examples.map(({ label, features }) => ({
    label: labels.indexOf(label),
    places: placesOf(features, learned),
  }));
  const random = numbers();
  for (let round = 0; round < rounds; round += 1) {
    for (const { label, places } of shuffled(known, random)) {
      const wrong = guess(places, learned);
      wrong[label] = (wrong[label] ?? 0) - 1;
      const scale = scaleOf(places.length);
      for (let one = 0; one < size; one += 1) {
        const miss = wrong[one] ?? 0;
        if (abs(miss) <= least) continue;
        const slope = miss * scale;
        for (const place of places) {
          const square = (squares[place + one] ?? 0) + slope * slope;
          squares[place + one] = square;
          weights[place + one] = (weights[place + one] ?? 0) - (rate * slope) / sqrt(square);
        }
      }
    }
  }
  return learned;
}

/** The labels with their probabilities, the likeliest first. */
export function classify<Label extends string>(
  features: readonly string[],
  learned: Learned<Label>,
): readonly (readonly [Label, number])[] {
  const chances = guess(placesOf(features, learned), learned);
  return learned.labels
    .map((label, at) => [label, chances[at] ?? 0] as const)
    .sort((a, b) => b[1] - a[1]);
}

/** How much some features speak for each label. */
export interface Evidence {
  /** One a label, in their order. */
  readonly weights: Float64Array;
  /** How many of the features are known. */
  readonly known: number;
}

/** What features say, before it is a chance: what is said by parts can be added up. */
export const evidenceOf = (features: readonly string[], learned: Learned<string>): Evidence =>
  evidenceAt(placesOf(features, learned), learned);

/** How likely each label is by all that was said. */
export function chancesOf(all: readonly Evidence[], labels: number): Float64Array {
  const sum = new Float64Array(labels);
  for (const { weights } of all)
    for (let one = 0; one < labels; one += 1) sum[one] = (sum[one] ?? 0) + (weights[one] ?? 0);
  return softmax(sum, scaleOf(all.reduce((count, { known }) => count + known, 0)));
}

const placesOf = (features: readonly string[], { places }: Learned<string>): Int32Array =>
  Int32Array.from(features.flatMap((one) => places.get(one) ?? []));

function evidenceAt(places: Int32Array, { labels, weights }: Learned<string>): Evidence {
  const size = labels.length;
  const sum = new Float64Array(size);
  for (const place of places)
    for (let one = 0; one < size; one += 1)
      sum[one] = (sum[one] ?? 0) + (weights[place + one] ?? 0);
  return { weights: sum, known: places.length };
}

function guess(places: Int32Array, learned: Learned<string>): Float64Array {
  return softmax(evidenceAt(places, learned).weights, scaleOf(places.length));
}

/** Features that more than one example has. */
function tellingFeatures(examples: readonly Example<string>[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).map(([one]) => one);
}

/** A long clause weighs no more than a short one. */
const scaleOf = (known: number): number => 1 / sqrt(known || 1);

function softmax(scores: Float64Array, scale: number): Float64Array {
  const most = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1)
    sum += scores[at] = exp(((scores[at] ?? 0) - most) * scale);
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
  return scores;
}

/** Numbers from 0 to 1, the same at every start. */
function numbers(): () => number {
  let state = 1;
  return () => (state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
}

function shuffled<T>(row: readonly T[], random: () => number): T[] {
  return row
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
