import {
  labelOf,
  valueCalled,
  valuesOf,
  type AttributeValue,
  type Kind,
  type Knowledge,
} from '../../../catalogue';
import { fold } from '@denk/shared/product/text';
import {
  foldedWords,
  isOrdinaryWord,
  isRoot,
  writtenIn,
  type Found,
  type FoundPhrase,
  type Reading,
} from '../../../language';
import { isCalledBy } from '../names/is-called-by';
import type { Intent } from '../../../search';
import { inSentence } from '../names/in-sentence';
import type { Wish } from '../slots/slots';

/** A text as it is read within a kind. */
export interface WithinKind {
  readonly kind: Kind;
  readonly turn: number;
  readonly reading: Reading;
  readonly knowledge: Knowledge;
}

/** What says how a property is meant, and none of it. */
export const small =
  /^(?:ol(?!ed)\w*|iste\w*|istiy\w*|tarz\w*|cesit\w*|model\w*|marka\w*|cok|biraz|gayet|epey|tam|renk(?!li|siz)\w*|reng\w*|uygun\w*|(?:ust|alt)(?!in\b)\w*|uzer\w*|aras\w*)$/;

interface Group {
  readonly at: Found;
  readonly isHint: boolean;
  readonly values: readonly AttributeValue[];
}

/** The wishes that some words say by their names or hint at: of those that share words the longest. */
export function valuesIn(
  { kind, turn, reading, knowledge }: WithinKind,
  words: Intent['words'],
  take: (found: Found) => void = () => {},
  isFree: (found: Found) => boolean = ({ from }) => words.some(({ at }) => at.from === from),
): Wish[] {
  const stems = reading.words.map((word) => word.stem);
  // `11 yaşında` is no `Yaş`, but `4 numara` is what it is.
  const isOfSize = (found: Found) =>
    reading.sizes.some(
      (size) =>
        found.to <= size.to &&
        (found.from > size.from || (found.from === size.from && found.to < size.to)),
    );
  // `kişi` shares its stem with `kış`, and is a word itself.
  const isOther = ({ from, to, meanings }: FoundPhrase) => {
    const { text = '' } = reading.words[from] ?? {};
    const names = valuesOf(kind)
      .filter(({ attribute, value }) => meanings.includes(`${attribute}=${value}`))
      .flatMap(({ names: own, hints }) => [...own, ...hints]);
    return (
      to - from === 1 && isRoot(text) && !names.some((name) => foldedWords(name).includes(text))
    );
  };
  const named: Group[] = knowledge
    .valueWords(kind.id)
    .find(stems)
    .filter(isFree)
    .filter((found) => !isOfSize(found) && !isOther(found))
    .map(({ from, to, meanings }) => {
      const names = knowledge.valueNames.meaningsOf(stems.slice(from, to));
      const isName = meanings.some((one) => names.includes(`${kind.id} ${one}`));
      return { at: { from, to }, isHint: !isName, values: meanings.map(valueCalled) };
    });
  const heard = words.flatMap(({ values, suggests, at, isHint, how }): Group[] => {
    // `kasımda` is no slip for `kaş`.
    if (isOfSize(at) || (how !== 'known' && isOrdinaryWord(fold(writtenIn(reading, at)))))
      return [];
    const own = [...values, ...suggests]
      .filter((one) => one.kind === kind.id)
      .map(({ name, value }) => ({ attribute: name, value }));
    return own.length > 0 ? [{ at, isHint: isHint || values.length === 0, values: own }] : [];
  });
  const chosen: Group[] = [];
  const sized = ({ at }: Group) => at.to - at.from;
  for (const one of [...named, ...together(heard)].sort((a, b) => sized(b) - sized(a))) {
    const isSmall = placesIn(one.at).every((at) => small.test(reading.words[at]?.text ?? ''));
    if (!isSmall && chosen.every(({ at }) => at.to <= one.at.from || one.at.to <= at.from))
      chosen.push(one);
  }
  return chosen
    .sort((a, b) => a.at.from - b.at.from)
    .flatMap(({ at, values, isHint }) => {
      take(at);
      const said = writtenIn(reading, at);
      const own = nearest(values, said, kind);
      const isOfAll = own.some(({ attribute, value }) => kind.fixed[attribute]?.includes(value));
      return own.length > 0 && !isOfAll ? [wishOf(own, kind, said, turn, isHint)] : [];
    });
}

export const placesIn = ({ from, to }: Found): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** Words in a row that share a value say it together: `gürültü engelleme`. */
function together(words: readonly Group[]): readonly Group[] {
  return words.reduce<Group[]>((groups, word) => {
    const open = groups.at(-1);
    const shared =
      open?.at.to === word.at.from
        ? open.values.filter((one) => word.values.some((other) => isSame(one, other)))
        : [];
    if (!open || shared.length === 0) return [...groups, word];
    const at = { from: open.at.from, to: word.at.to };
    return [...groups.slice(0, -1), { at, isHint: open.isHint && word.isHint, values: shared }];
  }, []);
}

const isSame = (one: AttributeValue, other: AttributeValue): boolean =>
  one.attribute === other.attribute && one.value === other.value;

const rank = { essential: 0, helpful: 1, quiet: 2 };

/** Of several values that some words may mean those of one attribute: whose label says them, else the weightiest's. */
export function nearest(
  values: readonly AttributeValue[],
  said: string,
  kind: Kind,
): readonly AttributeValue[] {
  const isLabel = (one: AttributeValue) => isCalledBy(labelOf(one, kind), said);
  const weightOf = ({ attribute }: AttributeValue) =>
    rank[kind.attributes[attribute]?.importance ?? 'quiet'];
  const [best] = [...values].sort(
    (a, b) => Number(isLabel(b)) - Number(isLabel(a)) || weightOf(a) - weightOf(b),
  );
  const own = values.filter(({ attribute }) => attribute === best?.attribute);
  const labelled = own.filter(isLabel);
  return labelled.length > 0 ? labelled : own;
}

/** A wish for any of some values, labelled by them where they are few, else as it was said. */
export function wishOf(
  anyOf: readonly AttributeValue[],
  { attributes }: Kind,
  said: string,
  turn: number,
  isHint: boolean,
): Wish {
  const labels = [
    ...new Set(anyOf.map(({ attribute, value }) => attributes[attribute]?.values[value] ?? value)),
  ];
  return {
    label: labels.length > 2 ? inSentence(said.trim()) : labels.join(' ya da '),
    anyOf,
    said,
    turn,
    ...(isHint && { hint: true as const }),
  };
}
