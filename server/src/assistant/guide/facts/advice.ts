import type { Kind } from '../../../catalogue';
import { isVerb } from '../../../language';
import { bookOf, carries, keysOf, particle, wordsOf } from './advice-book';
import { asksHowMuch, asksJudgement } from './content';
import { sendsToDoctor } from './health';

/** How much of what a question tells a piece must have: all but all of it, less where it has what is asked about. */
const nearlyAll = 0.7;
const eased = 0.8;
/** What sends to a doctor, is asked for by a way of asking of several words, or for how much one takes, is told where it has half of it. */
const half = 0.5;
/** How much that must tell. */
const clear = 0.8;
/** How far it must be before the next. */
const ahead = 1.12;
/** Whose way of asking is there whole is before whose words are only among others. */
const wholly = 0.3;

/**
 * What a good seller of a kind answers to a question, whichever product it is asked of: the piece that has most of what the
 * question's words tell. Undefined where none has nearly all of it, none is clearly before the others, or the best has
 * nothing of what is asked about.
 */
export function advised(text: string, kind: Kind): string | undefined {
  const { having, weight, wordings, isOwn } = bookOf(kind);
  const said = wordsOf(text);
  const words = [...new Set(said)];
  const keys = new Set(words.flatMap(keysOf));
  const sum = (some: readonly string[]) => some.reduce((all, word) => all + weight(word), 0);
  const [best, next] = kind.advice
    .map(({ says }, at) => {
      const strength = (word: string) => having(word)[at] ?? 0;
      const had = words.reduce((all, word) => all + weight(word) * strength(word), 0);
      const whole = (wordings[at] ?? []).filter((one) =>
        one.every((word) => keysOf(word).some((key) => keys.has(key))),
      );
      const sums = whole.map(sum);
      const isPhrase = whole.some(({ length }) => length > 1);
      return { says, had, strength, rank: had + wholly * Math.max(0, ...sums), sums, isPhrase };
    })
    .sort((a, b) => b.rank - a.rank);
  if (!best) return undefined;
  // What is only answered somewhere and asked nowhere can be had no better.
  const all = words.reduce((one, word) => one + weight(word) * (Math.max(...having(word)) || 1), 0);
  const isNearlyAll = best.had >= all * nearlyAll;
  const foci = fociOf(said).filter((word) => weight(word) > 0);
  const isAbout = foci.some((word) => best.strength(word) === 1);
  const isEased = sendsToDoctor(best.says) || asksHowMuch(said) || best.isPhrase;
  const least = isEased ? half : nearlyAll;
  if (best.had < all * (isAbout ? least * eased : least)) return undefined;
  if (!isNearlyAll && next && next.rank * ahead > best.rank) return undefined;
  // One word of an answer may be there by chance, and so may what only carries a sentence.
  const asked = words.filter((word) => best.strength(word) === 1);
  const isOfKind = best.sums.some((weight) => weight > 0) && words.some(isOwn);
  const isChance = asked.every(carries) && (asked.length < 2 || !isNearlyAll);
  if ((sum(asked) < clear || isChance) && !isOfKind) return undefined;
  return foci.length === 0 || isAbout || isNearlyAll ? best.says : undefined;
}

/** What only says that something is there or is needed. */
const being = /^(?:var|yok|dahil|gerek\w*|lazim|sart)$/;

/** What a question asks about, where that is no deed: what stands before its particle (`modem beyaz mı`), and what is counted. */
const fociOf = (words: readonly string[]): readonly string[] =>
  words
    .flatMap((word, at) => {
      if (word === 'kac') return words.slice(at + 1, at + 2);
      if (!particle.test(word)) return [];
      return words.slice(0, at).findLast((one) => !being.test(one)) ?? [];
    })
    .filter((word) => !carries(word) && !isVerb(word) && !asksJudgement([word]));
