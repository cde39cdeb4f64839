import type { Kind } from '../../../catalogue';
import type { Intent } from '../../../search';
import { changeSlots, type Changes } from '../slots/change-slots';
import { emptySlots, onlyKind, type Budget, type Slots, type Wish } from '../slots/slots';
import { isAboutMoney } from '../names/is-about-money';
import { boundedText } from './bounded-text';
import {
  kindsOfBrand,
  type Brands,
  type LeftOver,
  type Names,
  readBrands,
  readNames,
} from './read-names';
import { isNumbered, readSentence } from './read-sentence';
import { readSubject, type Subject } from './read-subject';
import { looseNumber, readSum } from './read-sum';
import type { Situation } from './situation';
import type { ThingAsked } from './things-asked';
import { readWishes, type Wishes } from './read-wishes';
import type { Readable } from './find-concepts';
import {
  companyCalled,
  type Found,
  foldedWords,
  type Reading,
  recipientCalled,
  stem,
  stemOfHaving,
  writtenIn,
} from '../../../language';

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
  const { turn, asked, listed } = situation;
  const { ears, engine, knowledge } = readable;
  const values = knowledge.valueWords(onlyKind(slots) ?? '');
  const sentence = readSentence(
    text,
    situation,
    readable,
    (word) => values.meaningsOf([word]).length > 0,
  );
  const { reading, folded, isQuestion } = sentence;
  const subject = readSubject(reading, slots, situation, readable);
  const { news, meant, kind, searched, lacking, lackingToo = '' } = subject;
  const intent = ears.hear(reading, kind?.id);
  const sized = slots.wanted.flatMap(({ anyOf }) => anyOf.map(({ attribute }) => attribute));
  const wishes = kind && !lacking ? wishesOf(intent, kind, { ...situation, sized }) : noWishes;
  const brands = readBrands(intent, searched, [...meant, ...wishes.named], turn, engine);
  const names = lacking
    ? noNames
    : readNames(intent, kind, subject, brands, turn, isQuestion, readable);
  const left = names.left.filter(({ said }) => !lackingToo.includes(said));
  const earlier =
    kind && !lacking && kind.id !== onlyKind(slots) ? readEarlier(situation, kind, readable) : none;
  const saysWish = wishes.wanted.length + wishes.refused.length > 0;
  const isLeft = situation.leaves === true || wishes.open.length > 0;
  const leaves = isLeft && !saysWish && !news && !reading.price;
  const people = reading.sizes.find(({ unit }) => unit === 'kisi' || unit === 'kisilik')?.value;
  const isByPerson = (one: Kind | undefined, kinds: readonly string[]) =>
    [one?.id ?? '', ...kinds].some((id) =>
      knowledge.kinds.get(id)?.priceNote?.startsWith('kişi başı'),
    );
  const insist = <T extends object>(wish: T) => (listed ? { ...wish, insisted: true } : wish);
  const after = changeSlots(
    slots,
    {
      ...errandsIn(folded, subject, brands, situation, readable),
      ...readSum(reading, folded, turn, {
        ofSeveral: (news?.length ?? 0) > 1,
        ofPeople: (people ?? slots.people ?? 1) > 1 && isByPerson(kind, searched),
        hasPrices: !kind || isAboutMoney(kind),
      }),
      people,
      wanted: [...earlier.wanted, ...wishes.wanted.map(insist)],
      refused: [...earlier.refused, ...wishes.refused],
      corrects: situation.corrects === true || correcting.test(folded),
      brands: brands.wanted.map(insist),
      onlyBrands: brands.wanted.length > 0 && /\b(?:sadece|yalniz(?:ca)?)\b/.test(folded),
      refusedBrands: brands.refused,
      names: names.wanted,
      refusedNames: names.refused,
      open: [...wishes.open, ...(leaves && asked ? [asked] : []), ...brands.open],
    },
    knowledge,
  );
  const places = [...subject.taken, ...wishes.read, ...brands.read, ...placesOf(names)];
  return {
    slots: after,
    changed: JSON.stringify(bare(after)) !== JSON.stringify(bare(slots)),
    read: wordsRead(reading, places, left, kind, [
      after.budget?.said ?? '',
      after.total?.said ?? '',
      lackingToo,
      ...earlier.wanted.map(({ said }) => said),
    ]),
    left,
    lacking,
    lackingToo: subject.lackingToo,
    misfits: brands.misfits,
    leaves,
    isQuestion,
    repeats: !news && meant.some(({ sure }) => sure),
    questioned: wishes.questioned,
    unusedSum: reading.price !== undefined && kind?.category === 'finance',
    loose: reading.price || isNumbered(folded) ? undefined : looseNumber(reading, places, turn),
  };
}

const none = { wanted: [], refused: [] };
const noWishes = { ...none, open: [], read: [], named: [], questioned: undefined };
const noNames: Names = { ...none, left: [] };

/** The wishes of a message; what it only asks about apart, and what it leaves to us no wish at all. */
function wishesOf(
  intent: Intent,
  kind: Kind,
  situation: Situation & { readonly sized: readonly string[] },
): Wishes & { readonly questioned: Wish | undefined } {
  const wishes = readWishes(intent, kind, situation);
  const versus = intent.reading.comparisons.some(({ relation }) => relation === 'versus');
  const isWithin = ({ said }: Wish, words: readonly string[] = []) =>
    foldedWords(said).every((word) => words.includes(word));
  const questioned = wishes.wanted.filter(
    (wish) => (versus && wish.label.includes(' / ')) || isWithin(wish, situation.asking),
  );
  const left = wishes.wanted.filter((wish) => isWithin(wish, situation.leaving));
  const [first] = questioned;
  return {
    ...wishes,
    wanted: wishes.wanted.filter((wish) => !questioned.includes(wish) && !left.includes(wish)),
    open: [...wishes.open, ...left.flatMap(({ anyOf }) => anyOf.map(({ attribute }) => attribute))],
    questioned: first && { ...first, anyOf: questioned.flatMap(({ anyOf }) => anyOf) },
  };
}

/** What was said of the thing before it was named: `kablosuz olsun`, then `kulaklık`. */
export function readEarlier(
  { before, turn }: Pick<Situation, 'before' | 'turn'>,
  kind: Kind,
  { ears }: Readable,
): Pick<Wishes, 'wanted' | 'refused'> {
  const wishes = before.map((message, at) => {
    const intent = ears.hear(ears.read(boundedText(message).text), kind.id);
    return readWishes(intent, kind, { turn: turn - before.length + at });
  });
  return {
    wanted: wishes.flatMap(({ wanted }) => wanted),
    refused: wishes.flatMap(({ refused }) => refused),
  };
}

const placesOf = ({ wanted, refused }: Names): readonly Found[] =>
  [...wanted, ...refused].map(({ at }) => ({ from: at, to: at + 1 }));

/** The folded words that something came of: those at some places, sizes and sums, what refuses, what the kind is called. */
function wordsRead(
  reading: Reading,
  places: readonly Found[],
  left: readonly LeftOver[],
  kind: Kind | undefined,
  more: readonly string[],
): ReadonlySet<string> {
  const unread = new Set(left.map(({ at }) => at));
  const all = [
    ...places,
    ...reading.sizes.filter(({ from }) => !unread.has(from)),
    ...reading.refusals.flatMap(({ cue, kind: how }) => (how === 'without' ? [] : [cue])),
    ...reading.comparisons,
    ...[...reading.money].map((at) => ({ from: at, to: at + 1 })),
  ].filter(({ from }) => from >= 0);
  // `koku` of a perfume asks for nothing that it lacks.
  const own = new Set(
    [kind?.noun ?? '', ...Object.values(kind?.attributes ?? {}).map(({ label }) => label)]
      .flatMap(foldedWords)
      .map(stem),
  );
  return new Set([
    ...[...all.map((place) => writtenIn(reading, place)), ...more].flatMap(foldedWords),
    ...reading.words.flatMap(({ text }) =>
      // `16 gb ramli`
      [stem(text), stemOfHaving(text) ?? ''].some((one) => own.has(one)) ||
      recipientCalled(text) ||
      companyCalled(text)
        ? [text]
        : [],
    ),
  ]);
}

/** Another thing than before; a brand alone means what it makes. */
function errandsIn(
  folded: string,
  { news, kind, searched }: Subject,
  { wanted: [brand] }: Brands,
  { lacking }: Situation,
  { engine }: Readable,
): Pick<Changes, 'errands' | 'besides'> {
  if (news) return { errands: news, besides: besides.test(folded) };
  return !kind && !lacking && brand && searched.length === 0
    ? { errands: [{ kinds: kindsOfBrand(brand.id, engine) }] }
    : {};
}

/** What tells one state from another, but for what was only left open. */
const bare = ({ open: _, names, ...rest }: Slots) => ({
  ...rest,
  names: names.filter(({ as }) => as === 'name'),
});
