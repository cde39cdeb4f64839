import type { Kind } from '../../../catalogue';
import { foldedWords, read } from '../../../language';
import { onlyKind, type Slots, type Wish } from '../slots/slots';
import { boundedText } from './bounded-text';
import { findKinds, findValues, spellOut, withoutOverlaps, type Readable } from './find-concepts';
import type { Sentence } from './read-sentence';
import type { Subject } from './read-subject';
import { readWishes, type Wishes } from './read-wishes';
import type { Situation } from './situation';

/** A message's wishes, those it only asks about apart, and what earlier messages wished of a thing named only now. */
export interface WishesSaid extends Wishes {
  readonly earlier: Pick<Wishes, 'wanted' | 'refused'>;
  readonly questioned: Wish | undefined;
}

const none = { wanted: [], refused: [] };

/** Reads what a message wishes of the thing that it is about. */
export function wishesIn(
  { reading }: Sentence,
  { kind, concepts, lacking }: Subject,
  slots: Slots,
  situation: Situation,
  readable: Readable,
): WishesSaid {
  if (!kind || lacking) return { ...none, open: [], earlier: none, questioned: undefined };
  const sized = slots.wanted.flatMap(({ anyOf }) => anyOf.map(({ attribute }) => attribute));
  const wishes = readWishes(concepts, reading, kind, { ...situation, sized }, readable);
  const versus = reading.comparisons.some(({ relation }) => relation === 'versus');
  const asking = new Set(situation.asking);
  const questioned = wishes.wanted.filter(
    ({ said, label }) =>
      (versus && label.includes(' / ')) || foldedWords(said).every((word) => asking.has(word)),
  );
  const [first] = questioned;
  const leaving = new Set(situation.leaving);
  const left = wishes.wanted.filter(({ said }) =>
    foldedWords(said).every((word) => leaving.has(word)),
  );
  return {
    ...wishes,
    wanted: wishes.wanted.filter((wish) => !questioned.includes(wish) && !left.includes(wish)),
    open: [...wishes.open, ...left.flatMap(({ anyOf }) => anyOf.map(({ attribute }) => attribute))],
    earlier: kind.id === onlyKind(slots) ? none : readEarlier(situation, kind, readable),
    questioned: first && { ...first, anyOf: questioned.flatMap(({ anyOf }) => anyOf) },
  };
}

/** What was said of the thing before it was named: `kablosuz olsun`, then `kulaklık`. */
export function readEarlier(
  { before, turn }: Pick<Situation, 'before' | 'turn'>,
  kind: Kind,
  readable: Readable,
): Pick<Wishes, 'wanted' | 'refused'> {
  const texts = before.map((message) => boundedText(message).text);
  const wishes = texts.map((text, at) => {
    const reading = read(text);
    const spelled = spellOut(reading, readable);
    // `beyaz eşya` names things and no colour.
    const concepts = withoutOverlaps([
      ...findValues(spelled, kind.id, readable.knowledge),
      ...findKinds(spelled, reading, readable.knowledge).filter(({ from, to }) => to - from > 1),
    ]);
    return readWishes(concepts, reading, kind, { turn: turn - texts.length + at }, readable);
  });
  return {
    wanted: wishes.flatMap(({ wanted }) => wanted),
    refused: wishes.flatMap(({ refused }) => refused),
  };
}
