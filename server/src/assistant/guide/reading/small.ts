import { isFunctionWord, stem } from '../../../language';
import { fillers } from '../names/fillers';

/** Whether a word only carries the sentence. */
export const isSmall = (text: string): boolean =>
  isFunctionWord(text) || fillers.has(text) || fillers.has(stem(text));
