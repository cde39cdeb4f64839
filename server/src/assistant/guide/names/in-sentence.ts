import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import { isOrdinaryWord, isProperName, isRoot } from '../../../language';

/** Names that the dictionary lacks, or has as other words, too. */
const proper =
  /^(?:Amerika|Çin$|Kore|Akdeniz|Arjantin|Kapadokya|Londra|Berlin|Dubai|Fas$|Çekya|Hersek|Mısır$|Bodrum|Sapanca|Kaş$|Ordu$|Bolu$|Afyon|Bali$|Oscar|Nobel|Doğu$|Abu$|Dabi|Netflix|Disney|Android|Windows|Linux|Apple|Samsung|Xiaomi|Bluetooth|Inverter|No$|Frost)/u;

const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(word);

/** `Yılmaz Erdoğan`, `J. A. Bayona`: of a property's labels only names have a capital in every word. */
const name = /^\p{Lu}[\p{L}.’-]*(?: \p{Lu}(?:[\p{Ll}’-][\p{L}’-]*|\.))+$/u;

/** What a kind is called within a sentence: `kahve makinesi`. */
export const nounOf = ({ noun }: Pick<Kind, 'noun'>): string => noun.toLocaleLowerCase('tr');

/** Whether a word keeps its capital wherever it stands; `internet` has lost it since the dictionary was written. */
const isNamed = (word: string): boolean =>
  proper.test(word) ||
  (isRoot(fold(word)) && isProperName(fold(word)) && !word.startsWith('İnternet'));

/** `Uzun pil ömrü` → `uzun pil ömrü`; `5G`, `iOS`, `No Frost`, `Can Dündar` and names (`Türk kahvesi`) stay as they are. */
export const inSentence = (label: string): string => {
  if (name.test(label)) return label;
  const words = label.split(' ');
  // `Hayao Miyazaki`, and no `Kahve Makinesi`
  const isName = (word: string) => isNamed(word) || !isOrdinaryWord(fold(word));
  // `iPhone 17 Pro`, `Galaxy A16`
  const isOfName = (word: string) =>
    (isCapital(word) && isName(word)) || /\d|^\p{Ll}\p{Lu}|^\p{Lu}{2,}$/u.test(word);
  if (words.length > 1 && words.every(isOfName) && words.some(isCapital)) return label;
  return label.replace(/\p{L}[\p{L}\p{N}]*/gu, (word, at: number) =>
    isCapital(word) && !isNamed(word) && !label.startsWith('Orta Doğu', at)
      ? word.toLocaleLowerCase('tr')
      : word,
  );
};
