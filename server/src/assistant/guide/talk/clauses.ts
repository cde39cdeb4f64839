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
import { asks, byForm } from './forms';
import type { Heard } from '../reading/read-message';
import { onlyKind, type NamedWord, type Slots } from '../slots/slots';
import { actOfCommand, type Command } from './commands';

/** What a message is taken apart in. */
interface Before {
  readonly slots: Slots;
  readonly listed: readonly Option[];
  readonly shown: readonly Option[];
  readonly pending: string | undefined;
}

/** A message's clauses with what each does; a button of ours says it by itself. */
export function clausesOf(
  text: string,
  command: Command | undefined,
  { slots, listed, shown, pending }: Before,
): readonly Clause[] {
  const act = command && actOfCommand[command];
  if (command !== undefined) {
    const words = foldedWords(text);
    return act ? [{ text, from: 0, to: text.length, act, certainty: 1, likely: [act], words }] : [];
  }
  const said = { listed: listed.map(nameOf), asked: pending, kind: onlyKind(slots) };
  return readActs(text, said).map((clause) => {
    const own = byForm(clause, listed, shown);
    // `kediye de mama lazım`, `oğlum dinozor seviyor` tell and ask.
    return own.act === 'tell' && needs.test(fold(own.text)) ? { ...own, act: 'wish' } : own;
  });
}

const needs =
  /\b(?:sev(?:er|iyor)(?:ler|lar)?|lazim|gerek(?:li|iyor)?|ihtiyacim\w*|ariyor\w*|istiyor(?:um|uz))$/;

/** What has nothing to do with what is looked for: nothing is ever read from it. */
const beside: ReadonlySet<Act> = new Set([
  'seller',
  'outside',
  'self',
  'greet',
  'thanks',
  'mood',
  'crisis',
]);
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
const asksYesNo = /\bm[iu](?:dir|yd[iu]|y[iu]m|s[iu]n)?\b/;
const fairlySure = 0.4;
const mostBareWords = 2;

/**
 * After a list, what is not sure is taken for what it is likely to be where that costs little: a question, a wish for
 * others, a word or two that name what there is (`kadın`). `says` tells whether something would be read from it.
 */
export function settled(clause: Clause, says: (clause: Clause) => boolean): Clause {
  const { act, likely, certainty, words, text } = clause;
  const isBare = words.length <= mostBareWords && !isQuestion.test(fold(text));
  const isOpen =
    act === 'unclear' ||
    (act === 'tell' && asksYesNo.test(fold(text))) ||
    (act === 'complain' && isBare && certainty < 0.7);
  if (!isOpen) return clause;
  const asked = likely.find((one) => asks.has(one));
  if (asked && isQuestion.test(fold(text))) return { ...clause, act: asked };
  const [first] = likely;
  if (first && asksForOthers.has(first) && certainty >= fairlySure)
    return { ...clause, act: first };
  if (asksYesNo.test(fold(text)) && !likely.includes('seek')) return { ...clause, act: 'fact' };
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

/** What of a message was not taken into account, as it was written; whether it was asked for in the catalogue. */
export interface NotTaken {
  readonly said: readonly string[];
  readonly seeks: boolean;
}

/**
 * What of the clauses that wish or refuse something was not taken into account: nothing was read from it, or what
 * is left names a thing or a property. In doubt nothing is told. `absent` are names that nothing carries.
 */
export function notTaken(
  clauses: readonly Clause[],
  heard: Heard,
  absent: readonly NamedWord[],
): NotTaken | undefined {
  const missing = new Set(absent.flatMap(({ said }) => foldedWords(said)));
  const isRead = (word: string) => heard.read.has(word) && !missing.has(word);
  const found = clauses.flatMap(({ act, text, words, certainty, insists, likely }) => {
    const seeks = act === 'seek';
    // What is hardly sure to be a wish is a story, or tells how somebody feels.
    if (likely.includes('mood')) return [];
    if (!(
      act === 'refuse' ||
      seeks ||
      (act === 'wish' && (insists || certainty > fairlySure * 1.5))
    ))
      return [];
    const left = words.filter(
      (word) => !isRead(word) && (says(word) || (seeks && /^\d+$/.test(word))),
    );
    const isUnread = !words.some(isRead);
    const isOwed = left.some(
      (word) => isUnread || missing.has(word) || isNaming(word) || /^\d+$/.test(word),
    );
    const isWhole = isUnread || left.some((word) => /^\d+$/.test(word));
    const thing = seeks && isWhole ? thingAsked(text) : '';
    const isShort = thing !== '' && thing.split(' ').length <= mostWords;
    const things = left.filter((word) => !isVerb(word));
    const span = spanOf(text, new Set(things.length > 0 ? things : left));
    return isOwed ? [{ said: [isShort ? thing : span], seeks }] : [];
  });
  const [first] = found;
  return first && { ...first, said: found.slice(0, mostQuoted).flatMap(({ said }) => said) };
}

const mostWords = 5;
const mostQuoted = 2;
/** What of a question is not the thing that it asks for: `peki … var mı`. */
const asking =
  /^(?:(?:peki|tamam|ama|o zaman|ya)\s+)+|(?:\s+(?:hiç|başka))?\s+(?:var|yok|ne var|satıyor|satmıyor|satılıyor|olur|olmaz|olabilir)(?!\p{L}).*$/giu;

/** What a question asks for: `çocuk bisikleti` of `peki çocuk bisikleti yok mu`. */
export const thingAsked = (text: string): string => text.replace(asking, '');

/** A text from the first to the last of some folded words. */
function spanOf(text: string, words: ReadonlySet<string>): string {
  const own = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,-]*/gu)].filter(({ 0: word }) =>
    foldedWords(word).some((one) => words.has(one)),
  );
  const [first, last] = [own[0], own.at(-1)];
  return first && last
    ? text.slice(first.index, last.index + last[0].length).replace(/[,.]+$/, '')
    : text;
}

const says = (word: string): boolean =>
  word.length > 2 &&
  !/^\d+$|^m[iu](?:yd[iu]|ym[iu]s)$/.test(word) &&
  ![word, stem(word)].some((one) => fillers.has(one) || isFunctionWord(one));

/** An everyday word as it stands in the dictionary, or one made of it, that is no verb: a thing or a property. */
const isNaming = (word: string): boolean =>
  isOrdinaryWord(word) && !isVerb(word) && (isRoot(word) || /(?:l[iu]k?|s[iu]z)$/.test(word));
