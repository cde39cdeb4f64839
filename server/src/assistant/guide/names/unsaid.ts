/** The first of some ways to say one thing that was not said before in the conversation; the last where all were. */
export const unsaid = (told: readonly string[], ways: readonly string[]): string =>
  ways.find((way) => !told.some((one) => one.includes(way))) ?? ways.at(-1) ?? '';
