/** A text as a piece of a pattern that matches it letter by letter. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
