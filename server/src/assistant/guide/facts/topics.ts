import type { Kind } from '../../../catalogue';
import { foldedWords, stem, waysOfAsking, type WaysOfAsking } from '../../../language';
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

interface Book {
  readonly topics: readonly Topic[];
  readonly ways: WaysOfAsking;
}

const books = new WeakMap<Kind, Book>();

/** What a question may be about, the nearest first, and how near it comes to what nothing answers. */
export function topicsOf(
  question: string,
  kind: Kind,
  sample: readonly Option[],
): { readonly matches: readonly Match[]; readonly open: number } {
  const { topics, ways } = bookOf(kind, sample);
  const near = ways.near(question);
  const matches = topics.map((topic, at) => ({ topic, near: near[at] ?? 0 }));
  return {
    matches: matches.sort((a, b) => b.near - a.near),
    open: ways.nearest(question, kind.unanswered),
  };
}

/** Whether a question has all words by which a topic is called. */
export function isCalled(topic: Topic, question: string, { attributes }: Kind): boolean {
  if (topic.is === 'advice') return false;
  const stems = foldedWords(question).map(stem);
  const name = topic.is === 'figure' ? topic.id : (attributes[topic.id]?.label ?? '');
  return foldedWords(name).every((word) => stems.includes(stem(word)));
}

function bookOf(kind: Kind, sample: readonly Option[]): Book {
  const known = books.get(kind);
  if (known) return known;
  const figures = [
    ...new Set(sample.flatMap(({ product }) => product.specs.map(({ name }) => name))),
    ...(kind.called['Marka'] ? ['Marka'] : []),
  ];
  const called = (label: string) => [label, ...(kind.called[label] ?? [])];
  const all = [
    ...figures.map((id) => ({ topic: { is: 'figure' as const, id }, ways: called(id), says: '' })),
    ...Object.entries(kind.attributes).map(([id, { label, values }]) => ({
      topic: { is: 'attribute' as const, id },
      ways: figures.includes(label) ? [] : called(label),
      says: Object.values(values).join(' '),
    })),
    ...kind.advice.map(({ question, asked, says }, at) => ({
      topic: { is: 'advice' as const, at },
      ways: [...(question === undefined ? [] : [question]), ...asked],
      says,
    })),
  ];
  const book: Book = { topics: all.map(({ topic }) => topic), ways: waysOfAsking(all) };
  books.set(kind, book);
  return book;
}
