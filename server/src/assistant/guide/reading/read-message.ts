import type { Kind } from '../../../catalogue';
import { changeSlots, type Changes } from '../slots/change-slots';
import { takeBack } from '../slots/chips';
import { emptySlots, onlyKind, type Budget, type Slots, type Wish } from '../slots/slots';
import { kindsOfBrand } from './find-brands';
import { isAboutMoney } from '../names/is-about-money';
import { boundedText } from './bounded-text';
import type { Aside } from './asides';
import type { Readable } from './find-concepts';
import type { LeftOver } from './left-over';
import type { NotSold } from './not-sold';
import { namesIn, type Names } from './read-names';
import { isNumbered, readSentence, type Sentence } from './read-sentence';
import { readSubject, type Subject } from './read-subject';
import { looseNumber, readSum } from './read-sum';
import type { Situation } from './situation';
import { wishesIn } from './wishes-in';

/** What was heard in a message. */
export interface Heard {
  readonly slots: Slots;
  /** Whether it says anything new about what is looked for. */
  readonly changed: boolean;
  readonly aside: Aside | undefined;
  /** Words meant to say something that nothing was read from. */
  readonly left: readonly LeftOver[];
  /** A thing that is asked for and that the catalogue lacks. */
  readonly lacking: NotSold | undefined;
  /** What is asked for beside it and is not there either, as it was written. */
  readonly lackingToo: string | undefined;
  /** Brands that make no such thing. */
  readonly misfits: readonly string[];
  /** It leaves to us what was asked. */
  readonly leaves: boolean;
  readonly english: boolean;
  readonly cut: boolean;
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
  aside: undefined,
  left: [],
  lacking: undefined,
  lackingToo: undefined,
  misfits: [],
  leaves: false,
  english: false,
  cut: false,
  isQuestion: false,
  repeats: false,
  unusedSum: false,
  loose: undefined,
  questioned: undefined,
};

const indifferent =
  /\b(?:fark ?etme\w*|ferketmez|onemli degil|onemi yok|bilmiyorum|bilmem|sen sec\w*|siz sec\w*|sana (?:kalmis|birakiyorum)|karar ver(?:eme)?\w*|hepsi olur|ne olursa|herhangi(?: bir\w*)?|emin degilim|kararsiz\w*|tercihim yok|bos ?ver|atla|gec\b|fikrim yok|acil\w*|hemen|sen oner\w*|siz oner\w*)/;
const bareNo = /^\W*(?:yok|hayir|gerek yok|ozel bir sey yok|hicbiri)\W*$/;
/** What was said before is taken back for what follows. */
const correcting = /\b(?:aslinda|yok|vazgec\w*|pardon|daha dogrusu|onun yerine|yerine|degil)\b/;
const besides = /\b(?:bir de|birde|bi de|ayrica|bunun yaninda|simdi de|sonra)\b/;

/** Reads a message into changes of the slots. Time grows with the message's words alone, and those are bounded. */
export function readMessage(
  message: string,
  slots: Slots,
  situation: Situation,
  readable: Readable,
): Heard {
  const { text, cut } = boundedText(message);
  const taken = takeBack(text, slots);
  if (taken) return { ...nothingHeard, slots: taken, changed: taken !== slots, cut };
  const values = readable.knowledge.valueWords(onlyKind(slots) ?? '');
  const sentence = readSentence(
    text,
    situation,
    readable,
    (word) => values.meaningsOf([word]).length > 0,
  );
  const { reading, folded, aside, english, isQuestion } = sentence;
  const subject = readSubject(sentence, slots, situation, readable);
  const { news, meant } = subject;
  const wishes = wishesIn(sentence, subject, slots, situation, readable);
  const names = namesIn(sentence, subject, situation.turn, readable);
  const saysWish = wishes.wanted.length + wishes.refused.length > 0;
  const isLeft = indifferent.test(folded) || bareNo.test(folded) || wishes.open.length > 0;
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
      corrects: correcting.test(folded),
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
    aside,
    left: names.left,
    lacking: subject.lacking,
    lackingToo: subject.lackingToo,
    misfits: brands.misfits,
    leaves,
    english,
    cut,
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
