import { isRoot } from './dictionary';
import type { Word } from './words';

/** A word and what sounds like it from its first vowel on, with an `m` before that: `telefon melefon`, `aşk meşk`. */
const alike = /^(?!m)[^aeiou ]*([aeiou])([a-z]{2,}) (m([aeiou])\2)$/;

/** Whether a word only says the one before it again, for whatever is like it; `kasa masa` are two things. */
function isEcho({ text }: Word, at: number, words: readonly Word[]): boolean {
  if (!text.startsWith('m')) return false;
  const [, first, , echo = '', second] = alike.exec(`${words[at - 1]?.text ?? ''} ${text}`) ?? [];
  return echo !== '' && (first !== second || !isRoot(echo));
}

/** The words of a text without those that echo the one before them, which then reaches over both. */
export const withoutEchoes = (words: readonly Word[]): readonly Word[] =>
  words.some(isEcho)
    ? words.flatMap((word, at) => {
        const next = words[at + 1];
        if (isEcho(word, at, words)) return [];
        return next && isEcho(next, at + 1, words) ? { ...word, to: next.to } : word;
      })
    : words;
