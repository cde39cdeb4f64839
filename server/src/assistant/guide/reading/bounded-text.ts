import { chatLimits } from '@denk/shared/product/wire';

/** What of a message is read; the rest is said to be left out. */
export const mostLetters = chatLimits.characters;
/** Some letters unfold to eighteen when they are compared: so much is read of what they become. */
const mostUnfolded = 4000;
const mostWords = 250;

/** A message's beginning, bounded in letters, in words and in what its letters unfold to. */
export function boundedText(message: string): { readonly text: string; readonly cut: boolean } {
  let text = message.slice(0, mostLetters);
  if (text.normalize('NFKD').length > mostUnfolded) text = text.slice(0, mostUnfolded / 20);
  const words = text.split(/\s+/, mostWords + 1);
  if (words.length > mostWords) text = words.slice(0, mostWords).join(' ');
  return { text, cut: text.length < message.trimEnd().length };
}
