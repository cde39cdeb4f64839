import { fold } from '@denk/shared/product/text';
import {
  foldedWords,
  isFunctionWord,
  isOrdinaryWord,
  isRoot,
  isVerb,
  stem,
} from '../../../language';
import { type Act, type Clause, readActs } from '../acts';
import { fillers } from '../names/fillers';
import { nameOf } from '../facts/table';
import type { Option } from '../proposing/terms';
import type { Heard } from '../reading/read-message';
import { onlyKind, type NamedWord, type Slots } from '../slots/slots';
import { actOfCommand, type Command } from './commands';

/** What a message is taken apart in. */
interface Before {
  readonly slots: Slots;
  readonly listed: readonly Option[];
  readonly pending: string | undefined;
}

/** A message's clauses with what each does; a button of ours says it by itself. */
export function clausesOf(
  text: string,
  command: Command | undefined,
  { slots, listed, pending }: Before,
): readonly Clause[] {
  const act = command && actOfCommand[command];
  if (command !== undefined) {
    const words = foldedWords(text);
    return act ? [{ text, from: 0, to: text.length, act, certainty: 1, likely: [act], words }] : [];
  }
  return readActs(text, { listed: listed.map(nameOf), asked: pending, kind: onlyKind(slots) });
}

/** What has nothing to do with what is looked for: nothing is ever read from it. */
const beside: ReadonlySet<Act> = new Set([
  'seller',
  'outside',
  'self',
  'greet',
  'thanks',
  'crisis',
]);
/** What asks something of the shown products. */
export const asks: ReadonlySet<Act> = new Set(['fact', 'compare', 'pick', 'why']);
/** What asks about the shown products, or says what shall be done with them, and wishes for nothing. */
const aboutList: ReadonlySet<Act> = new Set([
  ...asks,
  'accept',
  'stop',
  'next',
  'health',
  'leave',
  'tell',
  'unclear',
]);

const isQuestion =
  /\?|\bm[iu](?:dir|yd[iu]|s[iu]n)?\b|\b(?:kim|ne|kac|hangi\w*|nasil|nerede|var m[iu]|yok mu)\b/;
const fairlySure = 0.4;
const mostBareWords = 2;

/**
 * After a list, what is not sure is taken for what it is likely to be where that costs little: a question, a wish for
 * others, a word or two that name what there is (`kadın`). `says` tells whether something would be read from it.
 */
export function settled(clause: Clause, says: (clause: Clause) => boolean): Clause {
  const { act, likely, certainty, words, text } = clause;
  const isBare = words.length <= mostBareWords && !isQuestion.test(fold(text));
  const isOpen = act === 'unclear' || (act === 'complain' && isBare && certainty < 0.7);
  if (!isOpen) return clause;
  const asked = likely.find((one) => asks.has(one));
  if (asked && (likely[0] === asked || isQuestion.test(fold(text))))
    return { ...clause, act: asked };
  const [first] = likely;
  if (first && asksForOthers.has(first) && certainty >= fairlySure)
    return { ...clause, act: first };
  const isTurned = likely.some((one) => turnsDown.has(one)) && !isBare;
  return !isTurned && says(clause) ? { ...clause, act: 'wish' } : clause;
}

/** What says how another list shall differ: read where it says more than that. */
export const asksForOthers: ReadonlySet<Act> = new Set(['cheaper', 'dearer', 'other']);
/** What turns something down. */
export const turnsDown: ReadonlySet<Act> = new Set(['refuse', 'complain']);

/** Whether wishes are read from a clause; before there is a list, a question tells what is looked for, too. */
export const mayWish = ({ act }: Clause, hasList: boolean): boolean =>
  !beside.has(act) && !(hasList && aboutList.has(act));

/** Clauses whose words have to be found again in what was understood. */
const owes: ReadonlySet<Act> = new Set(['wish', 'refuse', 'unclear']);
const mostTold = 2;

/**
 * The clauses of which something was not taken into account, whole: nothing was read from one, or what is left of it
 * names a thing or a property. In doubt nothing is told. `absent` are names that nothing carries.
 */
export const notTaken = (
  clauses: readonly Clause[],
  heard: Heard,
  absent: readonly NamedWord[],
): readonly string[] => {
  const missing = new Set(absent.flatMap(({ said }) => foldedWords(said)));
  const isRead = (word: string) => heard.read.has(word) && !missing.has(word);
  return clauses
    .filter(({ act, words }) => {
      if (!owes.has(act)) return false;
      const left = words.filter((word) => !isRead(word) && says(word));
      const isUnread = !words.some(isRead);
      return left.some((word) => isUnread || missing.has(word) || isNaming(word));
    })
    .map(({ text }) => text.replace(edges, ''))
    .filter(Boolean)
    .slice(0, mostTold);
};

/** Marks and joining words round a clause. */
const edges = /^[\s,;.]*(?:(?:ama|fakat|ancak|hem|ve|bir de)\s+)?|[\s,;.!?…]+$/giu;

const says = (word: string): boolean =>
  word.length > 2 &&
  !/^\d+$|^m[iu](?:yd[iu]|ym[iu]s)$/.test(word) &&
  ![word, stem(word)].some((one) => fillers.has(one) || isFunctionWord(one));

/** An everyday word as it stands in the dictionary, or one made of it, that is no verb: a thing or a property. */
const isNaming = (word: string): boolean =>
  isOrdinaryWord(word) && !isVerb(word) && (isRoot(word) || /(?:l[iu]k?|s[iu]z)$/.test(word));
