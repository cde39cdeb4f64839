import { foldedWords, stem } from '../../../language';

/** Whether a label and what somebody says share a word, in any form. */
export function isCalledBy(label: string, said: string): boolean {
  const own = foldedWords(label).map(stem);
  return foldedWords(said).some((word) => own.includes(stem(word)));
}
