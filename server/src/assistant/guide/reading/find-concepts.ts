import type { Knowledge } from '../../../catalogue';
import {
  hardened,
  isAddress,
  isDative,
  type Person,
  personOfDay,
  recipientCalled,
  stem,
  type Found,
  type Reading,
  type SpelledWord,
} from '../../../language';
import type { EngineKnowledge, Intent } from '../../../search';
import type { Ears } from './ears';
import { fillers } from '../names/fillers';

/** Something that the catalogue or this language has a name for, and the words of the text it was read from. */
export type Concept = Found &
  (
    | {
        readonly is: 'kinds';
        readonly kinds: readonly string[];
        readonly sure: boolean;
        /** It is no kind's name, and products are called so: `sırt çantası`. */
        readonly called?: true;
      }
    /** What says something of a kind. */
    | { readonly is: 'value' }
    | {
        readonly is: 'recipient';
        readonly recipient: Person;
      }
  );

/** What a text is read with. */
export interface Readable {
  readonly knowledge: Knowledge;
  readonly engine: EngineKnowledge;
  readonly ears: Ears;
}

/** `kedim`, `saatim`, `köpeğim`: short words, too. */
const mine = /^(.{3,})[iu]?m$/;
/** A text's words as the search spells them; what it takes no notice of stays as it is. */
export const spelledBy = ({ words }: Intent, reading: Reading): SpelledWord[] => {
  const spelled: SpelledWord[] = [];
  for (let at = 0; at < reading.words.length;) {
    const word = reading.words[at];
    const found = words.filter((one) => one.at.from === at);
    const [first] = found;
    // `parfüm sevmez` is searched for by its opposite.
    const isOther = first?.at.to === at + 1 && first.text !== word?.text;
    const isKept =
      first && !isOther && !(first.how === 'corrected' && fillers.has(word?.text ?? ''));
    if (word && !isKept)
      spelled.push({
        stem: word.stem,
        written: word.text,
        prefix: false,
        how: 'known',
        from: at,
        to: at + 1,
      });
    else spelled.push(...found.map((one) => ({ ...one, written: one.text, ...one.at })));
    at = Math.max(at + 1, (isKept && first.at.to) || 0);
  }
  return spelled;
};

/** Places in a list: `ikincisi` is no `ikinci el`. */
export const ordinal =
  /^(?:bir|iki|uc)?(?:inci|nci|uncu)(?:s[iu]\w*|y[iu]|n[iu]n|ler\w*)?$|^ilki\w*$/;

/** Fillers name nothing by themselves: `kişi` is no `kış`, `abi` no `abiye`. */
const saysMore = ({ from, to }: Found, spelled: readonly SpelledWord[]): boolean => {
  const written = spelled[from]?.written ?? '';
  return to - from > 1 || !(fillers.has(written) || ordinal.test(written));
};

/** The unit of a quantity names nothing: `iki saat`, `5 gece`. */
export const isCounted = ({ from, to }: Found, { sizes }: Reading): boolean =>
  sizes.some((size) => size.from < from && size.to === to);

/** Names of kinds, hints at them and wide words. */
export function findKinds(
  spelled: readonly SpelledWord[],
  reading: Reading,
  knowledge: Knowledge,
): Concept[] {
  const stems = spelled.map(({ stem }) => stem);
  const { kindNames, kindHints, occasionNames } = knowledge;
  // `köpeğim`, `cildim`: somebody's own thing, where the form itself is no name.
  const own = stems.map((one) => {
    const root = mine.exec(one)?.[1];
    const isNamed = [kindNames, kindHints, occasionNames].some(
      (book) => book.meaningsOf([one]).length > 0,
    );
    return root === undefined || isNamed ? one : stem(hardened(root));
  });
  const named = [stems, own].flatMap((row) => [
    ...kindNames.find(row).map((found) => ({ ...found, sure: true })),
    ...occasionNames.find(row).map((found) => ({ ...found, sure: false })),
    ...kindHints.find(row).map((found) => ({ ...found, sure: false })),
  ]);
  const isNoun = ({ from, to }: Found) =>
    knowledge.kindNouns.meaningsOf(stems.slice(from, to)).length > 0;
  return named
    .filter((found) => saysMore(found, spelled) || isNoun(found))
    .filter((found) => !isCounted(placeOf(found, spelled), reading))
    .map(({ meanings, sure, ...found }) => {
      const place = placeOf(found, spelled);
      // Of what several things are called the likeliest comes first.
      const likely = occasionNames.meaningsOf(stems.slice(found.from, found.to));
      const rank = (id: string) => (likely.includes(id) ? likely.indexOf(id) : likely.length);
      const ranked = [...meanings].sort((a, b) => rank(a) - rank(b));
      return { ...place, is: 'kinds' as const, kinds: ranked, sure };
    });
}

/** Where a text says something of a kind. */
export function placesOfValues(
  reading: Reading,
  kind: string | undefined,
  { ears, knowledge }: Readable,
): readonly Concept[] {
  if (kind === undefined) return [];
  const { words, without } = ears.hear(reading, kind);
  const told = [...words, ...without]
    .filter(({ values }) => values.some((one) => one.kind === kind))
    .map(({ at }) => at)
    .filter(({ from, to }) => {
      const stems = reading.words.slice(from, to).map((word) => word.stem);
      return !knowledge.kindNouns.meaningsOf(stems).includes(kind);
    })
    .sort((a, b) => a.from - b.from);
  const joined: Concept[] = [];
  for (const { from, to } of told) {
    const before = joined.at(-1);
    if (before?.to === from) joined.splice(-1, 1, { ...before, to });
    else joined.push({ is: 'value', from, to });
  }
  return joined;
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

/** From places among spelled words to places among the text's words. */
function placeOf({ from, to }: Found, spelled: readonly SpelledWord[]): Found {
  return { from: spelled[from]?.from ?? 0, to: spelled[to - 1]?.to ?? 0 };
}

/** Of concepts that share words the longest; of equally long ones the first given. */
export function withoutOverlaps(concepts: readonly Concept[]): Concept[] {
  const chosen: Concept[] = [];
  for (const one of [...concepts].sort((a, b) => b.to - b.from - (a.to - a.from))) {
    if (!chosen.some(({ from, to }) => one.from < to && one.to > from)) chosen.push(one);
  }
  return chosen.sort((a, b) => a.from - b.from);
}
