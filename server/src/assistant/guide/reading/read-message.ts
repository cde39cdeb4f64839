import { fold } from '@denk/shared/product/text';
import type { Kind, Knowledge } from '../../../catalogue';
import {
  foldedWords,
  read,
  stem,
  writtenIn,
  type Found,
  type Reading,
  type SpelledWord,
} from '../../../language';
import { findBrands, kindsOfBrand } from './find-brands';
import { takeBack } from '../slots/chips';
import { changeSlots, type Changes } from '../slots/change-slots';
import { onlyKind, type BrandWish, type Budget, type Slots } from '../slots/slots';
import { boundedText } from './bounded-text';
import { readAside, saidBeside, type Aside } from './asides';
import { inTurkish } from './english';
import {
  findKinds,
  findRecipients,
  findValues,
  kindsOfValues,
  spellOut,
  withoutOverlaps,
  type Concept,
  type Readable,
} from './find-concepts';
import { isAboutMoney } from '../names/is-about-money';
import { leftOver, type LeftOver } from './left-over';
import { picturesAsWords } from './pictures';
import { readErrands, type Errands } from './read-errands';
import { readWishes, refuses } from './read-wishes';

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
}

const indifferent =
  /\b(?:fark ?etme\w*|ferketmez|onemli degil|onemi yok|bilmiyorum|bilmem|sen sec\w*|siz sec\w*|sana (?:kalmis|birakiyorum)|karar ver(?:eme)?\w*|hepsi olur|ne olursa|herhangi(?: bir\w*)?|emin degilim|kararsiz\w*|tercihim yok|bos ?ver|atla|gec\b|fikrim yok|sen oner\w*|siz oner\w*)/;
const bareNo = /^\W*(?:yok|hayir|gerek yok|ozel bir sey yok|hicbiri)\W*$/;
const turning =
  /\b(?:vazgec\w*|bosver|bos ver|onun yerine|yerine|degil(?: de)?|simdi de|bir de|birde|peki|daha dogrusu|pardon|onu gec|oner\w*|bak\w*|ariyor\w*|isti?yor\w*|isterim|lazim|al(?:acagim|icam|ayim|sam)|gecelim|aslinda|asıl|var mi)\b/;
const bareSum = /^\W*\d[\d.,]*\d(?:[\s-]+\d[\d.,]*\d)?\s*(?:bin|k|tl|lira)?\W*$/;
const fee = /^(?:ucret|aidat|bedel)\w*$/;
const besides = /\b(?:bir de|birde|bi de|ayrica|bunun yaninda|simdi de|sonra)\b/;
const together =
  /\b(?:toplam\w*|ikisine|ikisi (?:icin|birlikte|beraber)|hepsine|hepsi (?:icin|birlikte|toplam)|beraber|birlikte|ucune)\b/;

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
  const isQuestion =
    /\?|\bm[iu]\b|\bm[iu]y?d[iu]r?\b|\b(?:kac|nasil|nedir|ne demek|var m[iu])\b/.test(folded);
  const nothing = { aside, left: [], misfits: [], leaves: false, english, cut, isQuestion };
  if (taken) return { ...nothing, slots: taken, changed: true };

  const { asked, prices } = situation;
  const reading = read(shown, { asked: asked === 'budget' || bareSum.test(folded), prices });
  const spelled = spellOut(reading, readable);
  const { knowledge, engine } = readable;
  const present = onlyKind(slots);
  const named = findKinds(spelled, knowledge).map((one) => byNoun(one, shown, knowledge));
  const kinds =
    named.length > 0 || slots.kinds.length > 0 ? named : kindsOfValues(spelled, knowledge);
  const own = present ? findValues(spelled, present, knowledge) : [];
  // With a thing in hand, a word that also describes it (`film` of a tablet) is no other thing, unless one turns to it.
  const turns = turning.test(folded) && !(asked && asked !== 'kind');
  const things = withoutOverlaps(
    turns
      ? [...findRecipients(reading), ...kinds, ...own]
      : [...findRecipients(reading), ...own, ...kinds],
  )
    .filter((one) => one.is !== 'values')
    .filter((one, _, all) => !describesAnother(one, all, spelled, readable));
  const isOfKind = (item: Found, one: Concept) =>
    one.is === 'kinds' &&
    findValues(spelled, one.kinds[0] ?? '', knowledge).some(
      ({ from, to }) => from >= item.from && from < one.from && to <= one.to,
    );
  const errands = readErrands(
    things.filter((one) => !isRefused(one, reading, things, isOfKind)),
    reading,
    situation.turn,
  );
  const apart = leftOver(reading, spelled, things, situation.turn, readable, undefined);
  const sorts = apart.filter(({ at }) => !own.some(({ from, to }) => at >= from && at < to));
  const lacking = isLacking(errands, apart, reading);
  const news = lacking
    ? undefined
    : (newErrands(errands, slots) ?? otherSort(sorts, slots, knowledge));
  const kind = news ? onlyKind(news.list[0] ?? { kinds: [] }) : present;
  const searched = kind ? [kind] : (news?.list[0]?.kinds ?? slots.kinds);
  const values = kind ? findValues(spelled, kind, knowledge) : [];
  const chosen = withoutOverlaps([
    ...errands.things,
    ...things.filter((one) => one.is === 'recipient'),
    ...values,
    ...findBrands(reading, spelled, searched, engine),
    ...things,
  ]);
  const concepts = [...chosen, ...valuesInNames(values, chosen, spelled, knowledge)];
  const described = kind ? knowledge.kinds.get(kind) : undefined;
  const wishes = described && readWishes(concepts, reading, described, situation, readable);
  const earlier =
    described && kind !== present ? readEarlier(situation, described, readable) : undefined;
  const said = brandsOf(concepts, reading, situation.turn);
  const others = leftOver(reading, spelled, concepts, situation.turn, readable, described);
  // `iphone mu samsung mu`: a brand beside a name is an alternative to it.
  const isChoice =
    others.length > 0 && reading.comparisons.some(({ relation }) => relation === 'versus');
  const brands = isChoice ? { ...said, wanted: [] } : said;
  const left = isChoice
    ? [...others, ...said.wanted.map((brand, at) => asName(brand, others.length + at))]
    : others;
  const says = wishes && wishes.wanted.length + wishes.refused.length > 0;
  const leaves =
    (indifferent.test(folded) || bareNo.test(folded)) && !says && !news && !reading.price;
  const open = [...(wishes?.open ?? []), ...(leaves && asked ? [asked] : []), ...brands.open];
  const changes: Changes = {
    ...(news && { errands: news.list, besides: besides.test(folded) }),
    ...(!kind &&
      brands.wanted.length > 0 &&
      searched.length === 0 && {
        errands: [{ kinds: kindsOfBrand(brands.wanted[0]?.id ?? '', engine) }],
      }),
    ...(described && !isAboutMoney(described)
      ? {}
      : budgetOf(
          reading,
          situation.turn,
          together.test(folded) || (news?.list.length ?? 0) > 1,
          /^\W*(?:en )?(?:uygun|hesapli)(?:u|undan)?(?: olsun| bir sey| fiyatli)*\W*$/.test(folded),
        )),
    wanted: [...(earlier?.wanted ?? []), ...(wishes?.wanted ?? [])],
    refused: [...(earlier?.refused ?? []), ...(wishes?.refused ?? [])],
    brands: brands.wanted,
    onlyBrands: brands.wanted.length > 0 && /\b(?:sadece|yalniz(?:ca)?)\b/.test(folded),
    refusedBrands: brands.refused,
    names:
      aside && !saidBeside.has(aside) && aside !== 'greeting'
        ? []
        : left.filter((one) => engine.vocabulary.has(one.stem) && !names(described, one.stem)),
    open,
  };
  const after = changeSlots(slots, changes, knowledge);
  return {
    ...nothing,
    slots: after,
    changed: JSON.stringify(bare(after)) !== JSON.stringify(bare(slots)),
    left,
    misfits: brands.misfits,
    leaves,
  };
}

/** What tells one state from another, but for what was only left open. */
const bare = ({ open: _, names, ...rest }: Slots) => ({
  ...rest,
  names: names.filter(({ as }) => as === 'name'),
});

/** The errands that are new: another thing, or another person; a wide word round the present thing says nothing new. */
function newErrands({ list, things }: Errands, slots: Slots): Errands | undefined {
  const [first] = list;
  if (!first) return undefined;
  // Hints and wide words tell what is looked for only while that is not known.
  if (onlyKind(slots) && things.length > 0 && !things.some(({ sure }) => sure)) return undefined;
  const present = onlyKind(slots);
  const stays =
    first.kinds.length === 0 || (present !== undefined && first.kinds.includes(present));
  const samePerson = !first.recipient || first.recipient.label === slots.recipient?.label;
  if (stays && samePerson && list.length === 1) return undefined;
  const kinds = stays && slots.kinds.length > 0 ? slots.kinds : first.kinds;
  return { list: [{ ...first, kinds }, ...list.slice(1)], things: [] };
}

/** A button's own noun (`Gözlük`) means that one kind, whatever else is called so. */
function byNoun(one: Concept, message: string, { kindNouns, kinds }: Knowledge): Concept {
  if (one.is !== 'kinds' || one.kinds.length < 2) return one;
  const stems = foldedWords(message).map(stem);
  const own = kindNouns
    .meaningsOf(stems)
    .filter((id) => one.kinds.includes(id) && kinds.get(id)?.noun === message.trim());
  return own.length === 1 ? { ...one, kinds: own } : one;
}

/** `telefon, kamerası iyi`: what is also a value of another thing that is named describes that one. */
function describesAnother(
  one: Concept,
  all: readonly Concept[],
  spelled: readonly SpelledWord[],
  { knowledge }: Readable,
): boolean {
  if (one.is !== 'kinds') return false;
  return all.some(
    (other) =>
      other.is === 'kinds' &&
      other !== one &&
      other.sure &&
      other.kinds.length === 1 &&
      other.kinds.join() !== one.kinds.join() &&
      findValues(spelled, other.kinds[0] ?? '', knowledge).some(
        ({ from, to }) => from <= one.from && to >= one.to,
      ),
  );
}

/** `elektrikli araba` names a car and says which; a kind's own noun (`elektrikli süpürge`) says no more than that. */
function valuesInNames(
  values: readonly Concept[],
  concepts: readonly Concept[],
  spelled: readonly SpelledWord[],
  { kindNouns }: Knowledge,
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

/** `kediye kum lazım`: what is wanted is named and not known; the rest only suggests a thing. */
const isLacking = ({ things }: Errands, left: readonly LeftOver[], { words }: Reading): boolean =>
  things.length > 0 &&
  !things.some(({ sure }) => sure) &&
  left.some(
    ({ at, as }) => as === 'name' && /^(?:lazim|ariyor|isti)/.test(words[at + 1]?.text ?? ''),
  );

/** `robot olsun` of a vacuum cleaner: with the thing's own noun it names another thing. */
function otherSort(
  left: readonly LeftOver[],
  slots: Slots,
  { kinds, kindNames }: Knowledge,
): Errands | undefined {
  const noun = kinds.get(onlyKind(slots) ?? '')?.noun;
  const head = noun && stem(foldedWords(noun).at(-1) ?? '');
  if (!head) return undefined;
  const [other, more] = left.flatMap((one) => kindNames.meaningsOf([one.stem, head]));
  return other && !more && other !== onlyKind(slots)
    ? { list: [{ kinds: [other] }], things: [] }
    : undefined;
}

/** `laptop değil`; but `korku filmi değil` refuses the taste and not the film. */
const isRefused = (
  one: Concept,
  reading: Reading,
  concepts: readonly Concept[],
  isOfKind: (item: Found, one: Concept) => boolean,
): boolean =>
  one.is === 'kinds' &&
  reading.refusals.some(
    (refusal) =>
      (refusal.kind === 'not' || refusal.kind === 'instead') &&
      refusal.items.some((item) => item.to === one.to && !isOfKind(item, one)) &&
      refuses(refusal, one, reading, concepts),
  );

/** What was said of the thing before it was named: `kablosuz olsun`, then `kulaklık`. */
export function readEarlier(
  { before, turn }: Pick<Situation, 'before' | 'turn'>,
  kind: Kind,
  readable: Readable,
) {
  const texts = before.map((message) => boundedText(message).text);
  const wishes = texts.map((text, at) => {
    const reading = read(text);
    const concepts = withoutOverlaps(
      findValues(spellOut(reading, readable), kind.id, readable.knowledge),
    );
    return readWishes(concepts, reading, kind, { turn: turn - texts.length + at }, readable);
  });
  return {
    wanted: wishes.flatMap(({ wanted }) => wanted),
    refused: wishes.flatMap(({ refused }) => refused),
  };
}

function budgetOf(reading: Reading, turn: number, isTotal: boolean, modest: boolean): Changes {
  const { price, level, refusals, words } = reading;
  const free = refusals.find(
    ({ items, lacks, kind }) =>
      kind !== 'indifferent' &&
      (fee.test(lacks ?? '') ||
        items.some(
          ({ to }) =>
            fee.test(words[to - 1]?.text ?? '') &&
            !/^(?:kargo|iade)/.test(words[to - 2]?.text ?? ''),
        )),
  );
  if (free) return { budget: { said: writtenIn(reading, free), turn, max: 0 }, order: 'cheap' };
  if (price) {
    const { min, max, near, said, from, to } = price;
    const origin = { said: writtenIn(reading, { from, to }), turn };
    // A bare sum is what somebody has; `civarı` is what it may be near to.
    const budget: Budget =
      said === 'sum' && near !== undefined
        ? { ...origin, max: near }
        : {
            ...origin,
            ...(min !== undefined && { min }),
            ...(max !== undefined && { max }),
            ...(near !== undefined && { near }),
          };
    return isTotal ? { total: budget } : { budget };
  }
  if (!level) return modest ? { budget: { said: 'uygun', turn, level: 'cheap' } } : {};
  if (level.level === 'any') return { freeBudget: true };
  if (level.order && (level.level === 'cheap' || level.level === 'dear'))
    return { order: level.level };
  return { budget: { said: writtenIn(reading, level), turn, level: level.level } };
}

function brandsOf(concepts: readonly Concept[], reading: Reading, turn: number) {
  const wanted: BrandWish[] = [];
  const refused: BrandWish[] = [];
  const misfits: string[] = [];
  for (const found of concepts) {
    if (found.is !== 'brand') continue;
    const { id, label, fits } = found;
    const refusal = reading.refusals.find((one) => refuses(one, found, reading, concepts));
    const out = /^(?:cikar|kaldir|sil|elensin|ele)\w*$/.test(reading.words[found.to]?.text ?? '');
    const brand = { id, label, said: writtenIn(reading, found), turn };
    if (out || refusal?.kind === 'not' || refusal?.kind === 'instead') refused.push(brand);
    else if (fits) wanted.push(brand);
    else misfits.push(label);
  }
  const open = reading.refusals.some(
    ({ kind, items }) =>
      kind === 'indifferent' &&
      items.some(({ to }) => /^marka/.test(reading.words[to - 1]?.text ?? '')),
  )
    ? ['brand']
    : [];
  return { wanted, refused, misfits, open };
}

/** Whether a word is a part of what the kind itself is called. */
const names = (kind: Kind | undefined, one: string): boolean =>
  kind !== undefined && foldedWords(kind.noun).map(stem).includes(one);

const asName = ({ label, said, turn }: BrandWish, group: number): LeftOver => ({
  stem: stem(foldedWords(label)[0] ?? ''),
  said,
  turn,
  group: group + 100,
  ordinary: false,
  as: 'name',
  like: false,
  at: -1,
});
