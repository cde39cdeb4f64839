import * as v from '@denk/shared/schema';

/** Terms kept (docs/product.md#search-history). */
export const historyLimit = 10;

const termLimit = 200;

/** Puts a term first; earlier copies go, the oldest beyond ten go (docs/product.md#search-history). */
export function remember(history: readonly string[], term: string): string[] {
  const trimmed = term.trim().slice(0, termLimit);
  if (!trimmed) return [...history];
  return [trimmed, ...history.filter((other) => other !== trimmed)].slice(0, historyLimit);
}

// Earlier releases wrote the list inside zustand's envelope; both are read, the plain list is written.
const storedSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ state: v.object({ history: v.array(v.unknown()) }) }),
    v.transform((stored) => stored.state.history),
  ),
]);

/** Reads the stored list; what is not a term is dropped, what cannot be read is an empty list. */
export function parseHistory(text: string | null): string[] {
  if (!text) return [];
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return [];
  }
  const parsed = v.safeParse(storedSchema, stored);
  if (!parsed.success) return [];
  return parsed.output
    .filter((term): term is string => typeof term === 'string')
    .reduceRight<string[]>(remember, []);
}
