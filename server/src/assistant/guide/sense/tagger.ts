/** A row of things, each with what is known of it; and what each of them is. */
export interface Row {
  readonly features: readonly (readonly string[])[];
  readonly labels: readonly number[];
}

/** What was learned of rows: how much each feature speaks for each label, and each label for the next. */
export interface Tagger {
  readonly size: number;
  /** By feature: where its weights begin, one a label. */
  readonly places: ReadonlyMap<string, number>;
  readonly weights: Float32Array;
  /** Label × label that follows; the last row is the beginning. */
  readonly steps: Float32Array;
}

/** A feature that is there less often says nothing. */
const leastTimes = 3;

/** Chance decides what one learns of what is rare; several make it up together. */
const learners = 3;

/**
 * Structured perceptrons with averaged weights (Collins 2002), the mean of some that saw the rows in other orders: the likeliest
 * row of labels is found by Viterbi, and what was wrong in it is set right. The same rows in the same order give the same.
 */
export function learnRows(rows: readonly Row[], size: number, rounds: number): Tagger {
  const places = placesOf(rows, size);
  const read = rows.map(({ features, labels }) => ({
    labels,
    at: features.map((some) => known(some, places)),
  }));
  const random = numbers();
  const weights = new Float32Array(places.size * size);
  const steps = new Float32Array((size + 1) * size);
  for (let one = 0; one < learners; one += 1) {
    const own = learnOnce(read, { size, weights, steps }, rounds, random);
    for (const [all, added] of [
      [weights, own.weights],
      [steps, own.steps],
    ] as const)
      added.forEach((weight, at) => (all[at] = (all[at] ?? 0) + weight / learners));
  }
  return pruned({ size, places, weights, steps });
}

/** One perceptron's averaged weights, as many as `like` has. */
function learnOnce(
  rows: readonly { readonly labels: readonly number[]; readonly at: readonly Int32Array[] }[],
  { size, ...like }: Weights,
  rounds: number,
  random: () => number,
): Pick<Weights, 'weights' | 'steps'> {
  const weights = new Float64Array(like.weights.length);
  const steps = new Float64Array(like.steps.length);
  const sums = [new Float64Array(weights.length), new Float64Array(steps.length)] as const;
  let time = 1;
  const change = (all: Float64Array, sum: Float64Array, place: number, by: number) => {
    all[place] = (all[place] ?? 0) + by;
    sum[place] = (sum[place] ?? 0) + by * time;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const { at, labels } of shuffled(rows, random)) {
      const guess = best(at, { size, weights, steps });
      labels.forEach((label, index) => {
        const wrong = guess[index] ?? 0;
        if (wrong !== label)
          for (const place of at[index] ?? []) {
            change(weights, sums[0], place + label, 1);
            change(weights, sums[0], place + wrong, -1);
          }
        const [before, guessed] = [labels[index - 1] ?? size, guess[index - 1] ?? size];
        if (before === guessed && wrong === label) return;
        change(steps, sums[1], before * size + label, 1);
        change(steps, sums[1], guessed * size + wrong, -1);
      });
      time += 1;
    }
  }
  const averaged = (all: Float64Array, sum: Float64Array) =>
    Float32Array.from(all, (one, at) => one - (sum[at] ?? 0) / time);
  return { weights: averaged(weights, sums[0]), steps: averaged(steps, sums[1]) };
}

/** The likeliest labels of a row. */
export const tagged = (features: readonly (readonly string[])[], tagger: Tagger): number[] =>
  best(
    features.map((some) => known(some, tagger.places)),
    tagger,
  );

/**
 * How much better the likeliest row is than the best one in which a place has another label, place by place; `alike` are
 * labels that make no difference there.
 */
export function margins(
  features: readonly (readonly string[])[],
  labels: readonly number[],
  tagger: Tagger,
  alike: (one: number, other: number) => boolean,
): number[] {
  const row = features.map((some) => known(some, tagger.places));
  const { size, steps } = tagger;
  const emitted = row.map((places) => emissions(places, tagger));
  const ahead: Float64Array[] = [];
  row.forEach((_, index) => {
    const before = ahead[index - 1];
    ahead.push(
      Float64Array.from({ length: size }, (__, label) => {
        let most = before ? -Infinity : (steps[size * size + label] ?? 0);
        for (let other = 0; before && other < size; other += 1)
          most = Math.max(most, (before[other] ?? 0) + (steps[other * size + label] ?? 0));
        return most + (emitted[index]?.[label] ?? 0);
      }),
    );
  });
  const behind: Float64Array[] = new Array<Float64Array>(row.length);
  for (let index = row.length - 1; index >= 0; index -= 1) {
    const after = behind[index + 1];
    behind[index] = Float64Array.from({ length: size }, (_, label) => {
      let most = after ? -Infinity : 0;
      for (let other = 0; after && other < size; other += 1)
        most = Math.max(
          most,
          (after[other] ?? 0) +
            (emitted[index + 1]?.[other] ?? 0) +
            (steps[label * size + other] ?? 0),
        );
      return most;
    });
  }
  return labels.map((label, index) => {
    let [own, others] = [-Infinity, -Infinity];
    for (let other = 0; other < size; other += 1) {
      const score = (ahead[index]?.[other] ?? 0) + (behind[index]?.[other] ?? 0);
      if (alike(label, other)) own = Math.max(own, score);
      else others = Math.max(others, score);
    }
    return own - others;
  });
}

function emissions(places: Int32Array, { size, weights }: Weights): Float64Array {
  const own = new Float64Array(size);
  for (const place of places)
    for (let label = 0; label < size; label += 1)
      own[label] = (own[label] ?? 0) + (weights[place + label] ?? 0);
  return own;
}

/** Where the weights of the features begin that say something. */
function known(features: readonly string[], places: ReadonlyMap<string, number>): Int32Array {
  const found = new Int32Array(features.length);
  let count = 0;
  for (const feature of features) {
    const place = places.get(feature);
    if (place !== undefined) found[count++] = place;
  }
  return found.subarray(0, count);
}

type Weights = Pick<Tagger, 'size'> & {
  readonly weights: Float64Array | Float32Array;
  readonly steps: Float64Array | Float32Array;
};

function best(row: readonly Int32Array[], { size, weights, steps }: Weights): number[] {
  const backs: Int32Array[] = [];
  let scores = new Float64Array(size);
  for (const [index, places] of row.entries()) {
    const next = new Float64Array(size);
    const back = new Int32Array(size);
    for (let label = 0; label < size; label += 1) {
      let most = index === 0 ? (steps[size * size + label] ?? 0) : -Infinity;
      for (let before = 0; index > 0 && before < size; before += 1) {
        const score = (scores[before] ?? 0) + (steps[before * size + label] ?? 0);
        if (score <= most) continue;
        most = score;
        back[label] = before;
      }
      next[label] = most;
    }
    for (const place of places)
      for (let label = 0; label < size; label += 1)
        next[label] = (next[label] ?? 0) + (weights[place + label] ?? 0);
    backs.push(back);
    scores = next;
  }
  let label = scores.indexOf(Math.max(...scores));
  const labels = new Array<number>(row.length);
  for (let index = row.length - 1; index >= 0; index -= 1) {
    labels[index] = label;
    label = backs[index]?.[label] ?? 0;
  }
  return labels;
}

function placesOf(rows: readonly Row[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of rows)
    for (const some of features)
      for (const one of some) counts.set(one, (counts.get(one) ?? 0) + 1);
  const telling = [...counts].filter(([, count]) => count >= leastTimes);
  return new Map(telling.map(([one], at) => [one, at * size]));
}

/** Without the features that came to say nothing. */
function pruned({ size, places, weights, steps }: Tagger): Tagger {
  const kept = [...places].filter(([, place]) =>
    weights.subarray(place, place + size).some((one) => Math.abs(one) > least),
  );
  const own = new Float32Array(kept.length * size);
  kept.forEach(([, place], at) => own.set(weights.subarray(place, place + size), at * size));
  return { size, places: new Map(kept.map(([one], at) => [one, at * size])), weights: own, steps };
}

const least = 1;

/** Numbers from 0 to 1, always the same ones. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const row = [...all];
  for (let at = row.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [row[at], row[other]] = [row[other] as T, row[at] as T];
  }
  return row;
}
