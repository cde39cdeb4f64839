import { isFunctionWord, stem } from '../../../language';
import { fillers } from '../names/fillers';

/** Whether a word only carries the sentence. */
export const isSmall = (text: string): boolean =>
  isFunctionWord(text) || fillers.has(text) || fillers.has(stem(text));

/** What says of the words before it that they will do, too: `Bodrum | da olur`. */
export const willToo = /^d[ae] (?:ol(?:ur|abilir|sa)|bakar|uyar|giy)/;
