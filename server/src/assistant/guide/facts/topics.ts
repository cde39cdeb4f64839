import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { remembering, stem } from '../../../language';
import type { Option } from '../proposing/terms';

/** What a question may be about: a figure of the tables, an attribute, or the place of a piece of advice. */
export type Topic =
  | { readonly is: 'figure' | 'attribute'; readonly id: string }
  | { readonly is: 'advice'; readonly at: number };

/** A topic, and how near a question comes to the ways in which that is asked; one whole way of asking is about 1. */
export interface Match {
  readonly topic: Topic;
  readonly near: number;
}

/** A text as weights of its features, of length 1. */
type Vector = ReadonlyMap<string, number>;

interface Book {
  readonly topics: readonly {
    readonly topic: Topic;
    readonly ways: readonly Vector[];
    readonly says: Vector;
  }[];
  /** Questions that nothing of the kind answers. */
  readonly open: readonly Vector[];
  vectorOf(text: string): Vector;
}

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

const books = new WeakMap<Kind, Book>();

/** What a question may be about, the nearest first, and how near it comes to what nothing answers. */
export function topicsOf(
  question: string,
  kind: Kind,
  sample: readonly Option[],
): { readonly matches: readonly Match[]; readonly open: number } {
  const { topics, open, vectorOf } = bookOf(kind, sample);
  const asked = vectorOf(question);
  const matches = topics.map(({ topic, ways, says }) => {
    const [first = 0, second = 0, third = 0] = ways
      .map((way) => dot(asked, way))
      .sort((a, b) => b - a);
    return { topic, near: (first + 0.5 * second + 0.25 * third + 0.6 * dot(asked, says)) / 1.75 };
  });
  return {
    matches: matches.sort((a, b) => b.near - a.near),
    open: Math.max(0, ...open.map((one) => dot(asked, one))),
  };
}

function bookOf(kind: Kind, sample: readonly Option[]): Book {
  const known = books.get(kind);
  if (known) return known;
  const figures = [
    ...new Set(sample.flatMap(({ product }) => product.specs.map(({ name }) => name))),
  ];
  const called = (label: string) => [label, ...(kind.called[label] ?? [])];
  const texts = [
    ...figures.map((id) => ({ topic: { is: 'figure' as const, id }, ways: called(id), says: '' })),
    ...Object.entries(kind.attributes).map(([id, { label, values }]) => ({
      topic: { is: 'attribute' as const, id },
      ways: [...(figures.includes(label) ? [] : called(label))],
      says: Object.values(values).join(' '),
    })),
    ...kind.advice.map(({ question, asked, says }, at) => ({
      topic: { is: 'advice' as const, at },
      ways: [...(question === undefined ? [] : [question]), ...asked],
      says,
    })),
  ];
  // What few topics are asked by tells more than what all are.
  const counts = new Map<string, number>();
  for (const { ways, says } of texts)
    for (const feature of new Set([...ways, says].flatMap((text) => [...featuresOf(text).keys()])))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const all = texts.length;
  const rarity = (feature: string) => Math.log(1 + all / (counts.get(feature) ?? 0.5));
  const vectorOf = (text: string): Vector => {
    const weights = [...featuresOf(text)].map(
      ([feature, weight]) => [feature, weight * rarity(feature) ** 2] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([feature, weight]) => [feature, weight / length]));
  };
  const book: Book = {
    topics: texts.map(({ topic, ways, says }) => ({
      topic,
      ways: ways.map(vectorOf),
      says: vectorOf([...ways, says].join(' ')),
    })),
    open: kind.unanswered.map(vectorOf),
    vectorOf,
  };
  books.set(kind, book);
  return book;
}

function dot(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [feature, weight] of one) sum += weight * (other.get(feature) ?? 0);
  return sum;
}
