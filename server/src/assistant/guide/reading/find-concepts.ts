import type { Knowledge } from '../../../catalogue';
import {
  isAddress,
  isDative,
  type Person,
  personOfDay,
  recipientCalled,
  type Found,
  type Reading,
} from '../../../language';
import type { Ears } from './ears';

/** Something that the catalogue or this language has a name for, and the words of the text it was read from. */
export type Concept = Found &
  (
    | {
        readonly is: 'kinds';
        readonly kinds: readonly string[];
        readonly sure: boolean;
      }
    | { readonly is: 'recipient'; readonly recipient: Person }
  );

/** What a text is read with. */
export interface Readable {
  readonly knowledge: Knowledge;
  readonly ears: Ears;
}

/** Whether some words name a kind as a whole, and no sort or value of it: `otel`, not `villa`. */
export function isWholeKind(stems: readonly string[], id: string, { lexicon }: Ears): boolean {
  const { kindNames, kindNouns, sortNames, valueNames } = lexicon;
  const isSort = sortNames.meaningsOf(stems).includes(id);
  const isValue = valueNames.meaningsOf(stems).some((meaning) => meaning.startsWith(`${id} `));
  return (
    kindNouns.meaningsOf(stems).includes(id) ||
    (kindNames.meaningsOf(stems).includes(id) && !isSort && !isValue)
  );
}

/** What makes somebody who is spoken of (`kızım`) the one a thing is for. */
const isForThem =
  /\b(?:icin|hediye\w*|dogum|gunu\w*|yil ?donumu\w*|ona|sever|seviyor\w*|istiyor|kullanacak\w*|ne al\w*)\b/;
const isForMe = /\b(?:bana|bize|ben|benim|kendim\w*)\b/;

/** People a thing is for: `anneme`, `kız arkadaşım için`; who is only spoken to or of (`eşim çalışıyor`) is none. */
export function findRecipients({ words }: Reading): Concept[] {
  const said = words.map(({ text }) => text).join(' ');
  return words.flatMap(({ text }, at): Concept[] => {
    const next = words[at + 1]?.text ?? '';
    const day = personOfDay(text, next);
    const pair = day ?? recipientCalled(`${text} ${next}`);
    const to = at + (pair ? 2 : 1);
    const recipient = pair ?? recipientCalled(text);
    const [last = '', after = ''] = [words[to - 1]?.text, words[to]?.text];
    const isGiven = day !== undefined || after === 'icin' || isDative(last);
    const isSpokenOf = isForThem.test(said) && !isForMe.test(said);
    return recipient && (isGiven || (isSpokenOf && !isAddress(last)))
      ? [{ is: 'recipient', recipient, from: at, to }]
      : [];
  });
}

/** Of concepts that share words the longest; of equally long ones the first given. */
export function withoutOverlaps(concepts: readonly Concept[]): Concept[] {
  const chosen: Concept[] = [];
  for (const one of [...concepts].sort((a, b) => b.to - b.from - (a.to - a.from))) {
    if (!chosen.some(({ from, to }) => one.from < to && one.to > from)) chosen.push(one);
  }
  return chosen.sort((a, b) => a.from - b.from);
}
