/** Milliseconds (docs/product.md#typed-placeholder). */
export const typingPace = { type: 100, delete: 50, full: 2000, empty: 500 } as const;

/** How much of which phrase stands there, and whether it grows. */
export interface TypedText {
  /** Counts up; taken modulo the number of phrases. */
  readonly phrase: number;
  readonly length: number;
  readonly growing: boolean;
}

/** The first phrase in full: what is shown before anything moves. */
export function firstText(phrases: readonly string[]): TypedText {
  return { phrase: 0, length: phraseAt(phrases, 0).length, growing: true };
}

/** The visible part of the current phrase. */
export function visibleText({ phrase, length }: TypedText, phrases: readonly string[]): string {
  return phraseAt(phrases, phrase).slice(0, length);
}

/** What comes next, and after how many milliseconds (docs/product.md#typed-placeholder). */
export function nextText(
  { phrase, length, growing }: TypedText,
  phrases: readonly string[],
): { readonly after: number; readonly text: TypedText } {
  if (growing && length < phraseAt(phrases, phrase).length) {
    return { after: typingPace.type, text: { phrase, length: length + 1, growing } };
  }
  if (length > 0) {
    const after = growing ? typingPace.full : typingPace.delete;
    return { after, text: { phrase, length: length - 1, growing: false } };
  }
  return { after: typingPace.empty, text: { phrase: phrase + 1, length: 1, growing: true } };
}

function phraseAt(phrases: readonly string[], index: number): string {
  return phrases[index % phrases.length] ?? '';
}
