import { writtenIn, type Reading, type SpelledWord } from '../../../language';
import { onlyKind, type Slots } from '../slots/slots';
import type { Concept, Readable } from './find-concepts';
import { made, wordSenses, type WordSenses } from './word-senses';

/** A thing that is asked for and that no kind is: as it was written, and the kinds that are near to it. */
export interface NotSold {
  readonly said: string;
  readonly near: readonly string[];
}

type Kinds = Extract<Concept, { readonly is: 'kinds' }>;

/** What a compound's last word ends in: `makinesi`, `robotu`, `çantası`. */
const ofCompound = /(?:[^aeiou][iu]|s[iu])$/;
/** What follows a thing that is asked for. */
const asking =
  /^(?:lazim|gerek\w*|isti\w*|ari\w*|bak\w*|al\w*|oner\w*|var\w*|ne|hangi\w*|bul\w*|olsun|tavsiye\w*|ol\w*|gibi|tarzi)$/;
/** What turns away from what is talked of. */
const turnsAway = /^(?:vazgec\w*|bosver\w*|yerine)$/;
const mostWords = 3;
/** Who says more than so many words tells a story. */
const mostTelling = 6;

/**
 * The thing that a message asks for where the catalogue has none such: a compound whose head is known to nothing
 * (`saç kurutma makinesi` beside `saç`), or a noun that names none.
 */
export function notSold(
  reading: Reading,
  spelled: readonly SpelledWord[],
  named: readonly Concept[],
  slots: Slots,
  readable: Readable,
): NotSold | undefined {
  const { words } = reading;
  const senses = wordSenses(reading, spelled, named, readable);
  const kinds = named.filter((one): one is Kinds => one.is === 'kinds' && one.to > one.from);
  for (const kind of [...kinds].reverse()) {
    // What describes one of those to choose from is no thing of its own.
    if (slots.kinds.length > 1 && senses.describes(kind.from, slots.kinds)) continue;
    const found = compoundWith(kind, reading, senses);
    if (found) return found;
  }
  const telling = words.filter((_, at) => !senses.isTaken(at)).length;
  const stays = onlyKind(slots) !== undefined && !words.some(({ text }) => turnsAway.test(text));
  return kinds.length > 0 || stays || telling > mostTelling
    ? undefined
    : loneThing(reading, slots, senses);
}

/** Whether what is asked for ends before a place. */
function endsAt(to: number, { words, money }: Reading): boolean {
  const next = words[to];
  return (
    !next ||
    /[,.;!?]/.test(next.before) ||
    /^\d/.test(next.text) ||
    money.has(to) ||
    asking.test(next.text)
  );
}

/** `bisiklet kaskı`: the words after a thing whose last one makes another thing of it. */
function compoundWith(
  { kinds, sure, from, to: end }: Kinds,
  reading: Reading,
  { isPart, isWord, isNoun, describes }: WordSenses,
): NotSold | undefined {
  let to = end;
  // What is named in full takes one word more: `bisiklet kaskı`, and no `buzdolabı bozuldu, yenisi`.
  const most = sure ? 1 : mostWords;
  while (to - end < most && isPart(to) && isWord(to) && !describes(to, kinds)) to += 1;
  const head = reading.words[to - 1]?.text ?? '';
  const isHead = to > end && isNoun(to - 1) && (made.test(head) ? !sure : ofCompound.test(head));
  return isHead && endsAt(to, reading)
    ? {
        said: writtenIn(reading, { from, to }),
        near: sure ? kinds : [],
      }
    : undefined;
}

/** `blender`, `matkap lazım`: a noun in the place of what is asked for. */
function loneThing(
  reading: Reading,
  slots: Slots,
  { isTaken, isPart, isWord, isNoun, describes, describesAny }: WordSenses,
): NotSold | undefined {
  const { words } = reading;
  const isDescribing = (at: number) => describesAny(at) || describes(at, slots.kinds);
  const isThing = (at: number) =>
    isNoun(at) && !isDescribing(at) && !/^(?:cok|daha|en)$/.test(words[at - 1]?.text ?? '');
  const head = words.findLastIndex((_, at) => {
    let next = at + 1;
    while (isPart(next) && !isTaken(next) && isDescribing(next)) next += 1;
    return isThing(at) && endsAt(next, reading);
  });
  if (head < 0) return undefined;
  // `ofis sandalyesi`: a compound is two words.
  const isPair = ofCompound.test(words[head]?.text ?? '') && isPart(head) && isWord(head - 1);
  const from = isPair ? head - 1 : head;
  return { said: writtenIn(reading, { from, to: head + 1 }), near: [] };
}
