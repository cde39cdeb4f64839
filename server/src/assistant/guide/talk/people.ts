import { fold } from '@denk/shared/product/text';
import { foldedWords, readSizes, readWords, recipientCalled } from '../../../language';
import type { Clause, Heard } from '../sense';
import type { Recipient } from '../slots/slots';
import type { Talk } from './talk';

/** Somebody as they are spoken of: `9 yaşındaki kızıma`. */
export function personCalled(text: string, turn: number): Recipient | undefined {
  const words = foldedWords(text);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const person =
      recipientCalled(`${words[at - 1] ?? ''} ${words[at] ?? ''}`) ??
      recipientCalled(words[at] ?? '') ??
      recipientCalled(`${words[at] ?? ''}m`);
    const age = readSizes(readWords(text)).find(({ unit }) => unit === 'yas')?.value;
    if (person)
      return {
        ...person,
        ...(age !== undefined && { age }),
        ...(age !== undefined && age < grown && { child: true }),
        said: text,
        turn,
      };
  }
  return undefined;
}

/** Whom a clause speaks of, where it is for them; how old they are may stand elsewhere in the message, or was told before. */
export function somebodyIn(
  { text, to, from }: Heard,
  clause: Clause,
  { message, turn, slots }: Talk,
): Recipient | undefined {
  const after = fold(clause.text.slice(to));
  // `kızım için değil, kendim için`, `annem 800 lira verdi`
  if (/^ *(?:icin)? *degil/.test(after) || onlyTold.test(after)) return undefined;
  const before = fold(message.slice(0, Math.max(0, message.indexOf(clause.text)) + from));
  const all = fold(message).match(/\d{1,2} yas\w*/g) ?? [];
  const [aged = ''] =
    /^ *(?:daha |simdi )?\d{1,2} yas\w*/.exec(after) ??
    /\d{1,2} yas\w*(?: olan)? *$/.exec(before) ??
    // `kızıma hediye, 6 yaşında`
    (all.length === 1 ? all : []);
  const person = personCalled(`${aged} ${text}`.trim(), turn);
  if (!person) return undefined;
  // `kızıma da`: how old she is was told before.
  const known = person.label === slots.recipient?.label ? slots.recipient : {};
  return { ...known, ...person, said: text };
}

/** `eşimle`, `kız arkadaşımla`: who goes with somebody are two. */
export const pairIn = (said: string): number | undefined =>
  /^(?:\w+ )?(?:esim|sevgilim|nisanlim|hanim|karim|kocam|(?:kiz|erkek) arkadasim)l[ae]$/.test(
    fold(said).trim(),
  )
    ? 2
    : undefined;

/** What somebody does who is no reason for the present one. */
const onlyTold = /\b(?:verdi|dedi|diyo\w*|soyledi|oner(?:di|iyo\w*)|gonderdi|kork[iu]yo\w*)\b/;
export const oneself = /\b(?:kendi\w*|bana|benim)\b/;
/** Years from which somebody is no child. */
const grown = 13;
