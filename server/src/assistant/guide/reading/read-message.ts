import { fold } from '@denk/shared/product/text';
import type { Kind } from '../../../catalogue';
import {
  foldedWords,
  read,
  stem,
  type Found,
  type Reading,
  type SpelledWord,
} from '../../../language';
import { findBrands, kindsOfBrand } from './find-brands';
import { takeBack } from '../slots/chips';
import { changeSlots, type Changes } from '../slots/change-slots';
import { onlyKind, type Budget, type Slots, type Wish } from '../slots/slots';
import { boundedText } from './bounded-text';
import { readAside, saidBeside, type Aside } from './asides';
import { inTurkish } from './english';
import {
  findKinds,
  findValues,
  spellOut,
  withoutOverlaps,
  type Concept,
  type Readable,
} from './find-concepts';
import { isAboutMoney } from '../names/is-about-money';
import { leftOver, type LeftOver } from './left-over';
import { picturesAsWords } from './pictures';
import { asName, readBrands } from './read-brands';
import { isFee, looseNumber, readSum } from './read-sum';
import { readThings } from './read-things';
import { readWishes } from './read-wishes';

/** What a message is said into. */
export interface Situation {
  /** The visitor's how-manieth message, from 0. */
  readonly turn: number;
  /** What was just asked for: `kind`, `budget` or an attribute. */
  readonly asked?: string | undefined;
  /** What the kind's products cost, TL. */
  readonly prices?: { readonly min: number; readonly max: number } | undefined;
  /** Messages since the thing was last named, for what they said before it was known. */
  readonly before: readonly string[];
}

/** What was heard in a message. */
export interface Heard {
  readonly slots: Slots;
  /** Whether it says anything new about what is looked for. */
  readonly changed: boolean;
  readonly aside: Aside | undefined;
  /** Words meant to say something that nothing was read from. */
  readonly left: readonly LeftOver[];
  /** Brands that make no such thing. */
  readonly misfits: readonly string[];
  /** It leaves to us what was asked. */
  readonly leaves: boolean;
  readonly english: boolean;
  readonly cut: boolean;
  readonly isQuestion: boolean;
  /** It names the very thing that is talked of. */
  readonly repeats: boolean;
  /** A number that may be a sum, if the things cost about that. */
  readonly loose: Budget | undefined;
  /** Values that were asked about and not asked for: `OLED mi QLED mi?`, `no frost ne demek?`. */
  readonly questioned: Wish | undefined;
}

const indifferent =
  /\b(?:fark ?etme\w*|ferketmez|onemli degil|onemi yok|bilmiyorum|bilmem|sen sec\w*|siz sec\w*|sana (?:kalmis|birakiyorum)|karar ver(?:eme)?\w*|hepsi olur|ne olursa|herhangi(?: bir\w*)?|emin degilim|kararsiz\w*|tercihim yok|bos ?ver|atla|gec\b|fikrim yok|sen oner\w*|siz oner\w*)/;
const bareNo = /^\W*(?:yok|hayir|gerek yok|ozel bir sey yok|hicbiri)\W*$/;
const bareSum = /^\W*(?:\d[\d.,]*\s*(?:bin|bn|k|tl|lira)|\d[\d.,]*\d(?:[\s-]+\d[\d.,]*\d)?)\W*$/;
/** What was said before is taken back for what follows. */
const correcting = /\b(?:aslinda|yok|vazgec\w*|pardon|daha dogrusu|onun yerine|yerine|degil)\b/;
const besides = /\b(?:bir de|birde|bi de|ayrica|bunun yaninda|simdi de|sonra)\b/;
const question =
  /\?|\bhangi\w*|\bm[iu]\b|\bm[iu]y?d[iu]r?\b|\b(?:kac|nasil|nedir|ne demek|var m[iu])\b/;
const explains = /\b(?:nedir|ne demek|ne ise yar\w*)/;
/** What a thing is, what it is good for, which of two is better: knowledge, and no wish. */
const asksToKnow =
  /\b(?:nedir|ne demek|ne ise yar\w*|ne farki|farki ne\w*|fark(?:lari)? ne\w*|(?:gerekli|onemli|lazim|sart|mantikli|deger|yeter|yeterli|iyi) m[iu]\w*|daha iyi (?:m[iu]|olur|degil)|hangisi\w*|sence|tavsiye eder)/;

/** Reads a message into changes of the slots. Time grows with the message's words alone, and those are bounded. */
export function readMessage(
  message: string,
  slots: Slots,
  situation: Situation,
  readable: Readable,
): Heard {
  const { text, cut } = boundedText(message);
  const { text: shown, english } = inTurkish(picturesAsWords(text));
  const taken = takeBack(text, slots);
  const aside = taken ? undefined : readAside(shown);
  const folded = fold(shown);
  const isQuestion = question.test(folded);
  const nothing: Omit<Heard, 'slots' | 'changed'> = {
    aside,
    left: [],
    misfits: [],
    leaves: false,
    english,
    cut,
    isQuestion,
    repeats: false,
    loose: undefined,
    questioned: undefined,
  };
  if (taken) return { ...nothing, slots: taken, changed: true };

  const { asked, prices, turn } = situation;
  const { knowledge, engine } = readable;
  const reading = read(shown, { asked: asked === 'budget' || bareSum.test(folded), prices });
  const spelled = spellOut(reading, readable);
  const present = onlyKind(slots);
  const { named, meant, news } = readThings(shown, reading, spelled, slots, situation, readable);
  const kind = news ? onlyKind(news[0] ?? { kinds: [] }) : present;
  const searched = kind ? [kind] : (news?.[0]?.kinds ?? slots.kinds);
  const values = kind ? findValues(spelled, kind, knowledge) : [];
  const chosen = withoutOverlaps([
    ...meant,
    ...named.filter((one) => one.is === 'recipient'),
    ...values,
    ...findBrands(reading, spelled, searched, engine),
    ...named,
  ]);
  const concepts = [...chosen, ...valuesInNames(values, chosen, spelled, readable)];
  const described = kind ? knowledge.kinds.get(kind) : undefined;
  const sized = slots.wanted.flatMap(({ anyOf }) => anyOf.map(({ attribute }) => attribute));
  const wishes =
    described && readWishes(concepts, reading, described, { ...situation, sized }, readable);
  const earlier =
    described && kind !== present ? readEarlier(situation, described, readable) : undefined;
  const said = readBrands(concepts, reading, turn);
  const others = leftOver(reading, spelled, concepts, turn, readable, described);
  const versus = reading.comparisons.some(({ relation }) => relation === 'versus');
  // `iphone mu samsung mu`: a brand beside a name is an alternative to it.
  const isChoice = others.length > 0 && versus;
  const brands = isChoice ? { ...said, wanted: [] } : said;
  const left = isChoice
    ? [...others, ...said.wanted.map((brand, at) => asName(brand, others.length + at))]
    : others;
  const questioned = wishes?.wanted.find(
    ({ anyOf, label }) =>
      (versus && label.includes(' / ')) ||
      (asksToKnow.test(folded) && isQuestion && anyOf.length > 0),
  );
  const wanted = (wishes?.wanted ?? []).filter((wish) => wish !== questioned);
  const says = wanted.length + (wishes?.refused.length ?? 0) > 0;
  const leaves =
    (indifferent.test(folded) || bareNo.test(folded) || (wishes?.open.length ?? 0) > 0) &&
    !says &&
    !news &&
    !reading.price;
  const speaksOfNames =
    (!aside || saidBeside.has(aside) || aside === 'greeting') &&
    (versus || !(isQuestion && explains.test(folded)));
  const isOpen = (at: number) =>
    reading.refusals.some(
      ({ kind: how, from, to }) => how === 'indifferent' && at >= from && at < to,
    );
  const names = left.filter(
    (one) =>
      speaksOfNames &&
      !isOpen(one.at) &&
      engine.vocabulary.has(one.stem) &&
      !isNoun(described, one.stem),
  );
  const unwanted = names.filter(({ at }) => isUnwanted(at, reading));
  const changes: Changes = {
    ...(news && { errands: news, besides: besides.test(folded) }),
    ...(!kind &&
      brands.wanted.length > 0 &&
      searched.length === 0 && {
        errands: [{ kinds: kindsOfBrand(brands.wanted[0]?.id ?? '', engine) }],
      }),
    ...readSum(reading, folded, turn, {
      ofSeveral: (news?.length ?? 0) > 1,
      hasPrices: !described || isAboutMoney(described),
    }),
    people: reading.sizes.find(({ unit }) => unit === 'kisi' || unit === 'kisilik')?.value,
    wanted: [...(earlier?.wanted ?? []), ...wanted],
    refused: [...(earlier?.refused ?? []), ...(wishes?.refused ?? [])],
    corrects: correcting.test(folded),
    brands: brands.wanted,
    onlyBrands: brands.wanted.length > 0 && /\b(?:sadece|yalniz(?:ca)?)\b/.test(folded),
    refusedBrands: brands.refused,
    names: names.filter((name) => !unwanted.includes(name)),
    refusedNames: unwanted,
    open: [...(wishes?.open ?? []), ...(leaves && asked ? [asked] : []), ...brands.open],
  };
  const after = changeSlots(slots, changes, knowledge);
  return {
    ...nothing,
    slots: after,
    changed: JSON.stringify(bare(after)) !== JSON.stringify(bare(slots)),
    left: left.filter((one) => !unwanted.some(({ at }) => at === one.at)),
    misfits: brands.misfits,
    leaves,
    repeats: !news && meant.some(({ sure }) => sure),
    questioned,
    loose: reading.price
      ? undefined
      : looseNumber(
          reading,
          [...concepts, ...names.map(({ at }) => ({ from: at, to: at + 1 }))],
          turn,
        ),
  };
}

/** What tells one state from another, but for what was only left open. */
const bare = ({ open: _, names, ...rest }: Slots) => ({
  ...rest,
  names: names.filter(({ as }) => as === 'name'),
});

/** `elektrikli araba` names a car and says which; a kind's own noun (`elektrikli süpürge`) says no more than that. */
function valuesInNames(
  values: readonly Concept[],
  concepts: readonly Concept[],
  spelled: readonly SpelledWord[],
  { knowledge: { kindNouns } }: Readable,
): Concept[] {
  const stems = (found: Found) =>
    spelled.filter(({ from }) => from >= found.from && from < found.to).map(({ stem }) => stem);
  return values.filter((value) =>
    concepts.some(
      (one) =>
        one.is === 'kinds' &&
        value.from >= one.from &&
        value.to <= one.to &&
        kindNouns.meaningsOf(stems(one)).length === 0,
    ),
  );
}

/** What was said of the thing before it was named: `kablosuz olsun`, then `kulaklık`. */
export function readEarlier(
  { before, turn }: Pick<Situation, 'before' | 'turn'>,
  kind: Kind,
  readable: Readable,
) {
  const texts = before.map((message) => boundedText(message).text);
  const wishes = texts.map((text, at) => {
    const reading = read(text);
    const spelled = spellOut(reading, readable);
    // `beyaz eşya` names things and no colour.
    const concepts = withoutOverlaps([
      ...findKinds(spelled, reading, readable.knowledge).filter(({ from, to }) => to - from > 1),
      ...findValues(spelled, kind.id, readable.knowledge),
    ]);
    return readWishes(concepts, reading, kind, { turn: turn - texts.length + at }, readable);
  });
  return {
    wanted: wishes.flatMap(({ wanted }) => wanted),
    refused: wishes.flatMap(({ refused }) => refused),
  };
}

/** `macbook olmasın`, `xiaomi hariç`: whether a word is within what is refused. */
const isUnwanted = (at: number, { refusals, words }: Reading): boolean =>
  refusals.some(
    ({ kind, items, cue }) =>
      (kind === 'not' || kind === 'instead') &&
      !isFee(words[cue.from - 1]?.text ?? '') &&
      items.some(({ from, to }) => at >= from && at < to && to - at <= 2),
  );

/** Whether a word is a part of what the kind itself is called. */
const isNoun = (kind: Kind | undefined, one: string): boolean =>
  kind !== undefined && foldedWords(kind.noun).map(stem).includes(one);
