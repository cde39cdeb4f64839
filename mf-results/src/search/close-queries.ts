/** Close queries of an answer, tidied: at most five, none twice, and not the one that was searched. */
export function closeQueries(suggestions: readonly string[], query: string): string[] {
  const tidy = suggestions.map((text) => text.trim().slice(0, 120)).filter(Boolean);
  return [...new Set(tidy)].filter((text) => text !== query).slice(0, 5);
}
