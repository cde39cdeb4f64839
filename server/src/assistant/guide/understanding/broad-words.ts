import type { GuideCatalogue } from '../guide-catalogue';

/** Wide words, occasions and what hints at a kind → the kinds they may mean, the likeliest first. */
export function broadWordsOf({ kinds, knowledge }: GuideCatalogue): Map<string, readonly string[]> {
  return new Map([
    ...kinds.flatMap(({ id, hints }) => hints.map((word) => [word, [id]] as const)),
    ...knowledge.occasions.flatMap(({ words, kinds: ids }) =>
      words.map((word) => [word, ids] as const),
    ),
  ]);
}

/** What is offered where nothing is known yet. */
export const popularKinds: readonly string[] = [
  'perfume',
  'smartphone',
  'laptop',
  'movie',
  'refrigerator',
  'sport-shoe',
  'hotel',
  'sunglasses',
];
