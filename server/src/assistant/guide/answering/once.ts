const leastLetters = 25;

/**
 * A reply without the sentences that were said before, so that nobody reads the same twice; questions, lists and what
 * names something stay. As it was, where nothing else would be left.
 */
export function once(text: string, told: readonly string[]): string {
  const isSaid = (sentence: string) =>
    sentence.length >= leastLetters &&
    !/[?:“…]|\.\.\.$/.test(sentence) &&
    told.some((one) => one.includes(sentence));
  const paragraphs = text.split('\n\n').map((paragraph) =>
    /^(?:(?:•|\d\.) |Güzel seçim!)/m.test(paragraph)
      ? paragraph
      : paragraph
          .split(/(?<=[.!]) (?=[\p{Lu}“])/u)
          .filter((sentence) => !isSaid(sentence))
          .join(' '),
  );
  return paragraphs.filter(Boolean).join('\n\n') || text;
}
