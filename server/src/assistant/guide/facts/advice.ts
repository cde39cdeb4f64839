import type { Kind } from '../../../catalogue';
import { bookOf, carries, fociOf, keysOf, wordsOf } from './advice-book';
import { asksHowMuch } from './content';
import { sendsToDoctor } from './health';

/** What a good seller answers, and how much of what a question tells that accounts for. */
export interface Advice {
  readonly says: string;
  readonly covers: number;
}

/** Below so much of a question nothing is claimed; less is enough for what it asks about, and for what sends to a doctor or is asked for in its own words. */
const least = 0.6;
const about = 0.5;
const eased = 0.4;
/** Which of two pieces is meant is open where they have about as much, unless one has nearly all of it. */
const ahead = 1.12;
const nearlyAll = 0.7;
/** Who has so much of it need not have what is asked about. */
const most = 0.66;
/** How much the words that are asked about, and not only answered, must tell: one may be there by chance. */
const clear = 0.8;
/** Whose way of asking is there whole is before whose words are only among others. */
const wholly = 0.3;

/**
 * What a good seller of a kind answers to a question, whichever product it is asked of: the piece that has most of what the
 * question's words tell. Undefined where none has enough of it, none is before the others, or the best has nothing of what
 * is asked about.
 */
export function adviceOn(text: string, kind: Kind): Advice | undefined {
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
  const covers = all > 0 ? best.had / all : 0;
  const foci = fociOf(said).filter((word) => weight(word) > 0);
  const isAbout = foci.some((word) => best.strength(word) === 1);
  const isEased = sendsToDoctor(best.says) || asksHowMuch(said) || best.isPhrase;
  if (covers < (isEased ? eased : isAbout ? about : least)) return undefined;
  if (covers < nearlyAll && next && next.rank * ahead > best.rank) return undefined;
  if (covers < most && foci.length > 0 && !isAbout) return undefined;
  const asked = words.filter((word) => best.strength(word) === 1 && weight(word) > 0);
  const isOfKind = best.sums.some((weight) => weight > 0) && words.some(isOwn);
  const isChance = asked.every(carries) && (asked.length < 2 || covers < nearlyAll);
  return (sum(asked) < clear || isChance) && !isOfKind ? undefined : { says: best.says, covers };
}

/** What a good seller answers to a question. */
export const advised = (text: string, kind: Kind): string | undefined => adviceOn(text, kind)?.says;
