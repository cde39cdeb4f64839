import type { Kind } from '../../../catalogue';
import { changeSlots, type Changes } from '../slots/change-slots';
import { emptySlots, onlyKind, type Budget, type Slots, type Wish } from '../slots/slots';
import { kindsOfBrand } from './find-brands';
import { isAboutMoney } from '../names/is-about-money';
import type { LeftOver } from './left-over';
import { namesIn, type Names } from './read-names';
import { isNumbered, readSentence, type Sentence } from './read-sentence';
import { readSubject, type Subject } from './read-subject';
import { looseNumber, readSum } from './read-sum';
import type { Situation } from './situation';
import type { ThingAsked } from './things-asked';
import { wishesIn, type WishesSaid } from './wishes-in';
import type { Concept, Readable } from './find-concepts';
import { foldedWords, stem, writtenIn } from '../../../language';

/** What was heard in a message. */
export interface Heard {
  readonly slots: Slots;
  /** Whether it says anything new about what is looked for. */
  readonly changed: boolean;
  /** Its words that something was read from, folded. */
  readonly read: ReadonlySet<string>;
  /** Words meant to say something that nothing was read from. */
  readonly left: readonly LeftOver[];
  /** A thing that is asked for and that the catalogue lacks. */
  readonly lacking: ThingAsked | undefined;
  /** What is asked for beside it and is not there either, as it was written. */
  readonly lackingToo: string | undefined;
  /** Brands that make no such thing. */
  readonly misfits: readonly string[];
  /** It leaves to us what was asked. */
  readonly leaves: boolean;
  readonly isQuestion: boolean;
  /** It names the very thing that is talked of. */
  readonly repeats: boolean;
  /** Whether a sum was said of what has no price of its own: a loan, a deposit. */
  readonly unusedSum: boolean;
  /** A number that may be a sum, if the things cost about that. */
  readonly loose: Budget | undefined;
  /** Values that were asked about and not asked for: `OLED mi QLED mi?`, `no frost ne demek?`. */
  readonly questioned: Wish | undefined;
}

/** Before anything was said. */
export const nothingHeard: Heard = {
  slots: emptySlots,
  changed: false,
  read: new Set(),
  left: [],
  lacking: undefined,
  lackingToo: undefined,
  misfits: [],
  leaves: false,
  isQuestion: false,
  repeats: false,
  unusedSum: false,
  loose: undefined,
  questioned: undefined,
};

/** What was said before is taken back for what follows. */
const correcting = /\b(?:aslinda|yok|vazgec\w*|pardon|daha dogrusu|onun yerine|yerine|degil)\b/;
const besides = /\b(?:bir de|birde|bi de|ayrica|bunun yaninda|simdi de|sonra)\b/;

/** Reads a message into changes of the slots. Time grows with the message's words alone, and those are bounded. */
export function readMessage(
  text: string,
  slots: Slots,
  situation: Situation,
  readable: Readable,
): Heard {
  const values = readable.knowledge.valueWords(onlyKind(slots) ?? '');
  const sentence = readSentence(
    text,
    situation,
    readable,
    (word) => values.meaningsOf([word]).length > 0,
  );
  const { reading, folded, isQuestion } = sentence;
  const subject = readSubject(sentence, slots, situation, readable);
  const { news, meant } = subject;
  const wishes = wishesIn(sentence, subject, slots, situation, readable);
  const names = namesIn(sentence, subject, situation.turn, readable);
  const saysWish = wishes.wanted.length + wishes.refused.length > 0;
  const isLeft = situation.leaves === true || wishes.open.length > 0;
  const leaves = isLeft && !saysWish && !news && !reading.price;
  const { brands } = names;
  const people = reading.sizes.find(({ unit }) => unit === 'kisi' || unit === 'kisilik')?.value;
  const isByPerson = (one: Kind | undefined, kinds: readonly string[]) =>
    [one?.id ?? '', ...kinds].some((id) =>
      readable.knowledge.kinds.get(id)?.priceNote?.startsWith('kişi başı'),
    );
  const insist = <T extends object>(wish: T) =>
    situation.listed ? { ...wish, insisted: true } : wish;
  const after = changeSlots(
    slots,
    {
      ...errandsIn(sentence, subject, names, situation, readable),
      ...readSum(reading, folded, situation.turn, {
        ofSeveral: (news?.length ?? 0) > 1,
        ofPeople: (people ?? slots.people ?? 1) > 1 && isByPerson(subject.kind, subject.searched),
        hasPrices: !subject.kind || isAboutMoney(subject.kind),
      }),
      people,
      wanted: [...wishes.earlier.wanted, ...wishes.wanted.map(insist)],
      refused: [...wishes.earlier.refused, ...wishes.refused],
      corrects: situation.corrects === true || correcting.test(folded),
      brands: brands.wanted.map(insist),
      onlyBrands: brands.wanted.length > 0 && /\b(?:sadece|yalniz(?:ca)?)\b/.test(folded),
      refusedBrands: brands.refused,
      names: names.wanted,
      refusedNames: names.refused,
      open: [
        ...wishes.open,
        ...(leaves && situation.asked ? [situation.asked] : []),
        ...brands.open,
      ],
    },
    readable.knowledge,
  );
  return {
    slots: after,
    changed: JSON.stringify(bare(after)) !== JSON.stringify(bare(slots)),
    read: wordsRead(sentence, subject, wishes, names, [after.budget, after.total]),
    left: names.left,
    lacking: subject.lacking,
    lackingToo: subject.lackingToo,
    misfits: brands.misfits,
    leaves,
    isQuestion,
    repeats: !news && meant.some(({ sure }) => sure),
    questioned: wishes.questioned,
    unusedSum: reading.price !== undefined && subject.kind?.category === 'finance',
    loose:
      reading.price || isNumbered(folded)
        ? undefined
        : looseSum(sentence, subject, names, situation.turn),
  };
}

/** The words that something came of: things, people, brands, sums, values that became wishes, names, sizes. */
function wordsRead(
  { reading }: Sentence,
  { concepts, kind, lackingToo = '' }: Subject,
  { wanted, refused, open, earlier, questioned }: WishesSaid,
  names: Names,
  sums: readonly (Budget | undefined)[],
): ReadonlySet<string> {
  const wishes = [...wanted, ...refused, ...earlier.wanted, ...(questioned ? [questioned] : [])];
  const left = new Set(names.left.map(({ at }) => at));
  const isHeard = (one: Concept) =>
    one.is !== 'values' || one.values.some(({ attribute }) => open.includes(attribute));
  const places = [
    ...concepts.filter(isHeard),
    ...[...names.wanted, ...names.refused].map(({ at }) => ({ from: at, to: at + 1 })),
    ...reading.sizes.filter(({ from }) => !left.has(from)),
    ...reading.refusals.flatMap(({ cue, kind: how }) => (how === 'without' ? [] : [cue])),
    ...reading.comparisons,
    ...[...reading.money].map((at) => ({ from: at, to: at + 1 })),
  ].filter(({ from }) => from >= 0);
  const said = [
    ...places.map((place) => writtenIn(reading, place)),
    ...wishes.flatMap((wish) => [wish.said, wish.label]),
    ...sums.map((sum) => sum?.said ?? ''),
    lackingToo,
  ];
  // `koku` of a perfume asks for nothing that it lacks.
  const own = new Set(
    [kind?.noun ?? '', ...Object.values(kind?.attributes ?? {}).map(({ label }) => label)]
      .flatMap(foldedWords)
      .map(stem),
  );
  const ofKind = reading.words.flatMap(({ text }) => (own.has(stem(text)) ? [text] : []));
  return new Set([...said.flatMap(foldedWords), ...ofKind]);
}

/** Another thing than before; a brand alone means what it makes. */
function errandsIn(
  { folded }: Sentence,
  { news, kind, searched }: Subject,
  { brands }: Names,
  { lacking }: Situation,
  { engine }: Readable,
): Pick<Changes, 'errands' | 'besides'> {
  const [brand] = brands.wanted;
  if (news) return { errands: news, besides: besides.test(folded) };
  return !kind && !lacking && brand && searched.length === 0
    ? { errands: [{ kinds: kindsOfBrand(brand.id, engine) }] }
    : {};
}

const looseSum = (
  { reading }: Sentence,
  { concepts }: Subject,
  { wanted, refused }: Names,
  turn: number,
): Budget | undefined =>
  looseNumber(
    reading,
    [...concepts, ...[...wanted, ...refused].map(({ at }) => ({ from: at, to: at + 1 }))],
    turn,
  );

/** What tells one state from another, but for what was only left open. */
const bare = ({ open: _, names, ...rest }: Slots) => ({
  ...rest,
  names: names.filter(({ as }) => as === 'name'),
});
