import { fold } from '@denk/shared/product/text';
import { remembering } from './remembering';
import { stem } from './suffixes';

/** Something that may be asked: in which ways, and what is answered. */
export interface Askable {
  readonly ways: readonly string[];
  readonly says: string;
}

/** What may be asked, held against questions. */
export interface WaysOfAsking {
  /** How near a question comes to each, in their order; one whole way of asking is about 1. */
  near(question: string): readonly number[];
  /** How near it comes to the nearest of some other texts. */
  nearest(question: string, texts: readonly string[]): number;
}

/** A text as weights of its features, of length 1. */
type Vector = ReadonlyMap<string, number>;

/** Words that point at products and carry no topic. */
const pointing =
  /^(?:bu|o|su|bun\w*|onun?|ilk\w*|birinci\w*|ikinci\w*|ucuncu\w*|sonuncu\w*|hangi\w*|peki|acaba|bir)$/;
const leastPiece = 4;
const greatestPiece = 5;
const most = 20_000;

/** The features of a text, each with how much it says: stems, pairs of stems, and pieces of words, for whoever types on a telephone. */
const featuresOf = remembering(most, (text: string): ReadonlyMap<string, number> => {
  const words = (fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => word.replace(/\d+/g, '#'))
    .filter((word) => !pointing.test(word));
  const found = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    found.set(feature, Math.max(found.get(feature) ?? 0, weight));
  const stems = words.map(stem);
  stems.forEach((one, at) => {
    add(`s${one}`, 1);
    if (at > 0) add(`${stems[at - 1] ?? ''} ${one}`, 0.5);
  });
  for (const word of words) {
    if (word.length >= leastPiece) add(`p${word.slice(0, leastPiece)}`, 0.8);
    for (let size = leastPiece; size <= greatestPiece; size += 1)
      for (let from = 0; from + size <= word.length; from += 1)
        add(word.slice(from, from + size), from === 0 ? 0.7 : 0.4);
  }
  return found;
});

/** Learns the ways in which some things are asked: what few of them are asked by tells more than what all are. */
export function waysOfAsking(all: readonly Askable[]): WaysOfAsking {
  const counts = new Map<string, number>();
  for (const { ways, says } of all)
    for (const feature of new Set([...ways, says].flatMap((text) => [...featuresOf(text).keys()])))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarity = (feature: string) => Math.log(1 + all.length / (counts.get(feature) ?? 0.5));
  const vectorOf = (text: string): Vector => {
    const weights = [...featuresOf(text)].map(
      ([feature, weight]) => [feature, weight * rarity(feature) ** 2] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([feature, weight]) => [feature, weight / length]));
  };
  const vectors = all.map(({ ways, says }) => ({
    ways: ways.map(vectorOf),
    says: vectorOf([...ways, says].join(' ')),
  }));
  const others = remembering(most, vectorOf);
  return {
    near(question) {
      const asked = vectorOf(question);
      return vectors.map(({ ways, says }) => {
        const [first = 0, second = 0, third = 0] = ways
          .map((way) => dot(asked, way))
          .sort((a, b) => b - a);
        return (first + 0.5 * second + 0.25 * third + 0.6 * dot(asked, says)) / 1.75;
      });
    },
    nearest(question, texts) {
      const asked = vectorOf(question);
      return Math.max(0, ...texts.map((text) => dot(asked, others(text))));
    },
  };
}

function dot(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [feature, weight] of one) sum += weight * (other.get(feature) ?? 0);
  return sum;
}
