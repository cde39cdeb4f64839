import { fold } from '@denk/shared/product/text';
import type { SearchResponse } from '@denk/shared/product/wire';
import { namesOf } from '../../../catalogue';
import {
  type Found,
  foldedWords,
  isDative,
  isFunctionWord,
  isOrdinaryWord,
  isPlace,
  isRoot,
  isVerb,
  read,
  type Reading,
  recipientCalled,
  smallNumeral,
  stem,
  stemOfHaving,
  writtenIn,
} from '../../../language';
import type { Intent, IntentWord } from '../../../search';
import { formOf, hasPredicate, type Clause } from '../acts';
import { fillers } from '../names/fillers';
import { isTrait, namesThing } from '../names/thing-name';
import type { Ears } from './ears';
import { isWholeKind } from './find-concepts';
import { isAskedAfter, isOwner, standingOf, type Standing } from './standing';

/** A thing that is asked for, as the search answers to it. */
export interface ThingAsked {
  /** As it was written: `sırt çantası`; empty where no word names it. */
  readonly said: string;
  /** `named` by its kind's name, `called` as products are; `hinted` at by what is said of it. */
  readonly how: 'named' | 'called' | 'hinted';
  readonly standing: Standing;
  /** Kinds that it is sold as, the likeliest first; none where it is not sold. */
  readonly kinds: readonly string[];
  /** Where it is not: kinds that are near to it. */
  readonly near: readonly string[];
}

/** What has nothing to do with what is looked for, or only tells of it. */
const beside: ReadonlySet<Clause['act']> = new Set([
  'tell',
  'greet',
  'thanks',
  'seller',
  'self',
  'outside',
  'crisis',
  'health',
  'mood',
  'stop',
  'why',
  'next',
]);
const joint =
  /[,;.!?:]|\s(?:ve|veya|ya da|yada|yahut|ile|bir de|birde|yoksa|(?<!(?:var|yok|olur|olmaz)\s)m[ıiuü])(?=\s|$)/u;
/** What says by its form which thing's turn it is, folded: `önce nakliyat`, `şimdi internet`, `yanına kahve de`. */
const inTurn =
  /^(?:(?:tamam|peki|neyse|olur|o zaman),? )*(?:(?:ilk )?once|simdi|sira(?:da)?|yanina)\b/;
/** `ayrıca bir paket çekirdek kahve istiyorum` asks for the coffee, and for no such machine. */
const besides = /^(?:ayrica|bir de|bide)\b/;
/** `annem dikey süpürge diyor, onlara baksak`: what stands before it is meant. */
const ofBefore = /^(?:b[iu]r? de |bide )?on(?:lar)?a (?:da |de )?(?:bak|gec|don)\w+$/;
/** `laptop değil sırt çantası` */
const refusedBefore = /^.*(?<!\p{L})de[ğg]il(?!\p{L})/u;
const mostParts = 8;
const mostOfName = 3;
/** A word that is said of more kinds names none. */
const mostKinds = 3;
/** Who says more than so many words tells a story. */
const mostTelling = 6;
/** What a compound's last word ends in: `makinesi`, `robotu`, `çantası`. */
const ofCompound = /(?:[^aeiou][iu]|s[iu])$/;
/** Nouns made of what a thing does or is for: `düzleştirici`, `kitaplık`. */
const made = /(?:[iu]c[iu]|l[iu]k)$/;

/** What is talked of: a kind, or what is not sold. */
export interface Present {
  readonly kind: string | undefined;
  readonly isLost: boolean;
  /** Kinds that wait to be talked of. */
  readonly later: readonly string[];
  /** Whether one of its products has a word. */
  carries(stem: string): boolean;
}

/** Asks the search what a message looks for: as a whole, until something is talked of, and part by part for what is beside it. */
export async function thingsAsked(
  clauses: readonly Clause[],
  present: Present,
  ears: Ears,
): Promise<readonly ThingAsked[]> {
  const stands = present.kind !== undefined || present.isLost;
  const isMeant = (thing: ThingAsked) => isSurelyMeant(thing, clauses, ears);
  const whole = stands ? [] : (await wholeThings(clauses, ears)).filter(isMeant);
  const about = present.kind ?? onlyKindOf(whole);
  const parts = partsOf(clauses);
  if (whole.length === 1 && whole.every(isLost) && parts.length < 2) return whole;
  const others = await Promise.all(
    parts.map(async (part) =>
      (await thingsIn(part.text, ears))
        .map((thing) => (part.isNext ? inItsTurn(thing, ears) : thing))
        .filter(
          (thing) =>
            !(isLost(thing) && part.act === 'fact' && !isAskedFor(thing, part)) &&
            isMeant(thing) &&
            isTurnedTo(thing, part, { ...present, kind: about }, ears),
        ),
    ),
  );
  const groups = stands ? clauses.flatMap(({ text }) => groupIn(text, present.kind, ears)) : [];
  if (groups.length > 0) return groups;
  const isSure = (thing: ThingAsked) => !isLost(thing) || isElsewhere(thing, ears);
  // Where the whole tells what is looked for, no part of it hints at something else.
  const isOfWhole = ({ how }: ThingAsked) => how !== 'hinted' || about === undefined;
  const found = [...whole.filter(isSure), ...others.flat().filter(isOfWhole)];
  // `haber ve maç seyrediyoruz, televizyon lazım`: where one is asked for outright, others are only told of.
  const asked = found.filter(({ how, standing }) => how === 'named' && standing === 'asked');
  const isOnlyTold = ({ said, standing }: ThingAsked) =>
    asked.length > 0 &&
    standing === 'named' &&
    clauses.some(
      ({ text }) =>
        text.includes(said) &&
        !asked.some((one) => text.includes(one.said)) &&
        formOf(text) === 'open' &&
        hasPredicate(text),
    );
  // `temizlikçi arıyorum, Ankara`: beside what is named, what products are called by only describes it.
  const isNamed = found.some(({ how }) => how === 'named');
  const all = found.filter((thing) => (thing.how !== 'called' || !isNamed) && !isOnlyTold(thing));
  const isFirst = (thing: ThingAsked, at: number) =>
    all.findIndex(
      ({ said, kinds }) =>
        kinds.join() === thing.kinds.join() && (said === thing.said || !isLost(thing)),
    ) === at;
  return all.filter(isFirst);
}

const isLost = ({ kinds }: ThingAsked): boolean => kinds.length === 0;

/** What may look for something by its bare name. */
const seeking: ReadonlySet<Clause['act']> = new Set(['wish', 'seek']);
const quiteSure = 0.75;

/**
 * Whether somebody surely looks for a thing that is not sold, or that is only called as some products are: it has a name, and
 * is asked for outright (`kartuş var mı`) or is all that a wish says (`kulak damlası`). What is told (`terfi aldım`), wished
 * to us (`ömrünüze bereket`) is no thing; what others are known to sell is one.
 */
function isSurelyMeant(thing: ThingAsked, clauses: readonly Clause[], ears: Ears): boolean {
  const { said, how, standing } = thing;
  const own = foldedWords(said);
  // `sağlam olsun` asks for no “Sağlam Kart”.
  const isOnlyWished = standing === 'wished' && own.length === 1 && own.every(isOrdinaryWord);
  if (how === 'called') return standing !== 'told' && standing !== 'liked' && !isOnlyWished;
  if (!isLost(thing)) return true;
  const isKnown = isElsewhere(thing, ears);
  const isNamed = namesThing(said) && (standing === 'asked' || standing === 'named');
  if (!isKnown && !isNamed) return false;
  const isWished = ({ act, certainty, words }: Clause) =>
    own.every((word) => words.includes(word)) &&
    (asksOutright.test(words.join(' ')) ||
      (isKnown
        ? act !== 'unclear' || standing === 'asked'
        : seeking.has(act) && certainty > quiteSure));
  return clauses.some(isWished);
}

/** `kartuş var mı` */
const asksOutright = /\b(?:var|yok) ?m[iu]/;

/** Whether it is known that others sell it. */
const isElsewhere = ({ said }: ThingAsked, { elsewhere }: Ears): boolean =>
  elsewhere.find(foldedWords(said).map(stem)).length > 0;

/** `tasma ne kadar`, `kurabiye var mı`: asked for, and no part of what is talked of. */
const isAskedFor = ({ said }: ThingAsked, { text }: Part): boolean =>
  asksForIt.test(fold(text)) && isRoot(foldedWords(said).at(-1) ?? '');
const asksForIt =
  /(?:\b(?:var|yok) m[iu]\w*|\bsat\w+ m[iu]\w*|\bne kadar|\bkaca|\bkac para)(?: \w+)?$/;

/** What a message looks for as a whole: what it asks for outright comes before what it tells. */
async function wholeThings(clauses: readonly Clause[], ears: Ears): Promise<readonly ThingAsked[]> {
  const textOf = (some: readonly Clause[]) => some.map(({ text }) => text).join(', ');
  const asking = clauses.filter(({ act }) => act === 'wish' || act === 'seek' || act === 'money');
  const isPart = asking.length > 0 && asking.length < clauses.length;
  const asked = isPart ? await thingsIn(textOf(asking), ears) : [];
  const isSold = ({ how, kinds }: ThingAsked) => how !== 'hinted' && kinds.length > 0;
  if (asked.some(isSold)) return asked;
  return thingsIn(textOf(clauses), ears);
}

const onlyKindOf = ([first]: readonly ThingAsked[]): string | undefined =>
  first?.kinds.length === 1 ? first.kinds[0] : undefined;

const asksWhatThereIs = /\bne(?:ler)?(?: \w+)? (?:var|sat[iu]\w*)\b|\bneler\b|\burunler\w*/;

/** `elektronikte ne satıyorsunuz`: the kinds that a wide word means, beside what is talked of. */
function groupIn(
  text: string,
  present: string | undefined,
  { lexicon }: Ears,
): readonly ThingAsked[] {
  const kinds = asksWhatThereIs.test(fold(text))
    ? lexicon.occasions.find(foldedWords(text).map(stem)).flatMap(({ meanings }) => meanings)
    : [];
  const others = [...new Set(kinds)].filter((id) => id !== present);
  return others.length > 0
    ? [{ said: '', how: 'named', standing: 'asked', kinds: others, near: [] }]
    : [];
}

/** A part of a message that may name a thing. */
interface Part {
  readonly text: string;
  readonly act: Clause['act'];
  /** Something was refused before it: `roman değil, matematik kitabı`. */
  readonly isInstead: boolean;
  /** It says that the turn of what it names has come, or asks for it beside what is talked of. */
  readonly isNext: boolean;
  readonly isBeside: boolean;
}

function partsOf(clauses: readonly Clause[]): readonly Part[] {
  const isRefusing = (text: string) =>
    read(text).refusals.some(({ kind }) => kind === 'not' || kind === 'instead');
  let isInstead = false;
  return clauses
    .flatMap(({ text, act }, at) => {
      const isNext = act === 'next' || turnsByForm(text, clauses[at + 1]);
      const isBeside = besides.test(fold(text));
      if (beside.has(act) && !isNext) return [];
      return text
        .split(joint)
        .flatMap(forEach)
        .flatMap((whole, place) => {
          const part = whole.replace(refusedBefore, '').trim();
          isInstead ||= part !== whole.trim();
          return part === '' || isRefusing(part)
            ? []
            : [
                {
                  act,
                  text: part,
                  isInstead,
                  isNext: isNext && (place === 0 || inTurn.test(fold(part))),
                  isBeside,
                },
              ];
        });
    })
    .slice(0, mostParts);
}

/** `anneme parfüm babama saat`: what is for each. */
function forEach(text: string): readonly string[] {
  const words = text.trim().split(/\s+/);
  const isFor = (word: string) => isDative(fold(word)) && recipientCalled(fold(word)) !== undefined;
  const [, ...others] = words.flatMap((word, at) => (isFor(word) ? [at] : []));
  const ends = [...others.filter((at) => !isFor(words[at - 1] ?? '')), words.length];
  return ends.map((end, at) => words.slice(ends[at - 1] ?? 0, end).join(' '));
}

/** Whether a clause says by its form, or by the one after it, that the turn of what it names has come. */
const turnsByForm = (text: string, after: Clause | undefined): boolean =>
  inTurn.test(fold(text)) || ofBefore.test(fold(after?.text ?? ''));

/** What a text asks for: the kinds that the search understands or finds, or a thing that it does not have. */
async function thingsIn(text: string, ears: Ears): Promise<readonly ThingAsked[]> {
  const intent = ears.understand(text);
  const { words, kinds, head, isKindHinted, rivals, several, occasion, reading } = intent;
  if (words.length === 0) return [];
  const { lexicon } = ears;
  const answer = await ears.find(text);
  const found = [...new Set(answer.products.flatMap(({ kind }) => kind ?? []))];
  const isOfIt = (at: number) => words.some((one) => one.at.from === at && one.values.length > 0);
  const thing = (some: readonly IntentWord[], more: Partial<ThingAsked>): ThingAsked => ({
    said: written(some, reading),
    how: 'named',
    standing: standingOf(spanOf(some), reading, isOfIt),
    kinds: [],
    near: [],
    ...more,
  });
  if (several)
    return ears.lexicon.kindNames
      .find(words.map((word) => word.stem))
      .filter(({ meanings }) => meanings.some((id) => kinds.includes(id)))
      .map(({ from, to, meanings }) =>
        thing(beforeGap(words.slice(from, to)), { kinds: meanings }),
      );
  const naming = words.filter(
    ({ aside, isName, text }) => !aside && !isName && !fillers.has(text) && /[a-z]/.test(text),
  );
  const others = soldElsewhere(intent, answer, ears);
  if (others.length > 0) return [thing(others, {})];
  if (head && kinds.length > 0) {
    const named = words.slice(head.from, head.to);
    // `valla` is no slip for `villa`, and `kahverengi` no `kahve`.
    if (named.every((word) => isTyped(word, reading))) return [];
    // `Türk kahvesi makinesi`: with what stands before it, it is called by one kind alone.
    const called = beforeHead(intent);
    if (isKindHinted && kinds.length === 1 && called.length > 1 && answer.fit !== 'vague')
      return [thing(called, { kinds })];
    const absent = isKindHinted ? absentAsked(intent, answer) : [];
    if (absent.length > 0) return [thing(absent, {})];
    const standing = standingOf(spanOf(named), reading, isOfIt);
    if (!isKindHinted && (standing === 'no' || isDeed(named, intent, ears))) return [];
    const other = isKindHinted ? [] : otherThing(intent, answer, ears);
    // `bisiklet kaskı` is no sort of bicycle.
    const isSort = other.at(-1) === words[head.to - 1];
    if (other.length > 0) return [thing(other, { near: isSort ? kinds : [] })];
    // `arabaya teyp`
    const after = words
      .slice(head.to)
      .filter((word) => isNoun(word, reading) && !isPlace(word.text) && isOrdinaryWord(word.text));
    if (!isKindHinted && standing === 'spoken' && isCased(named) && after.length > 0)
      return [thing(around(after.at(-1), words), {})];
    const isToldMore = words.some(({ aside, optional }) => !aside && !optional);
    const sold = isToldMore ? kinds.filter((id) => found.includes(id)) : [];
    const own = sold.length > 0 ? sold : kinds;
    if (isKindHinted || standing === 'liked') {
      // What is broken may be mended or bought anew; of all else the search has chosen.
      const all = [...new Set([...own, ...rivals])];
      const mends = all.some((id) => lexicon.kinds.get(id)?.hints.some((one) => /^…/.test(one)));
      const told = mends ? undefined : answer.understood?.kind?.id;
      return [thing(named, { how: 'hinted', kinds: told ? [told] : all.slice(0, mostKinds) })];
    }
    return [thing(named, { kinds: own })];
  }
  const hinted = { said: '', how: 'hinted' } as const;
  if (answer.fit === 'vague' || (occasion.length > 0 && answer.fit !== 'exact'))
    return occasion.length > 0 ? [thing([], { ...hinted, kinds: occasion })] : [];
  const told = answer.understood?.kind?.id;
  if (told !== undefined) return [thing([], { ...hinted, kinds: [told] })];
  const category = answer.understood?.category?.id;
  const ofCategory = [...lexicon.kinds.values()].filter((kind) => kind.category === category);
  if (ofCategory.length > 0)
    return [thing([], { ...hinted, kinds: ofCategory.map(({ id }) => id) })];
  const absent = new Set((answer.unmatched ?? []).flatMap(foldedWords));
  const isCarried = naming.some(({ at }) => !absent.has(reading.words[at.from]?.text ?? ''));
  if (answer.fit === 'exact' || (intent.brand !== undefined && isCarried))
    return naming.length > 0 && found.length > 0 && found.length <= mostKinds
      ? [thing(around(naming.at(-1), words), { kinds: found, how: 'called' })]
      : [];
  if (intent.brand !== undefined && naming.length === 0) return [];
  // A value of many things is a thing of its own where none of them is there: `gelinlik`.
  const isMaker = ({ at }: IntentWord) => intent.makers.some((one) => one.at.from === at.from);
  const lost = words.filter(
    (word) => isNoun({ ...word, isName: isMaker(word) }, reading) && !isPlace(word.text),
  );
  const isAsked = ({ at }: IntentWord) => standingOf(at, reading) === 'asked';
  const last = lost.findLast(isAsked) ?? lost.at(-1);
  const phrase = around(last, words);
  // `bir alet arıyorum`: what kinds are called by is sold.
  const alone = phrase.length === 1 && last ? await ears.find(last.text) : undefined;
  if (alone?.fit === 'exact') {
    const meant = [...new Set(alone.products.flatMap(({ kind }) => kind ?? []))];
    return [thing([], { ...hinted, kinds: meant.slice(0, mostKinds) })];
  }
  const isThing =
    last !== undefined &&
    words.length <= mostTelling &&
    isOrdinaryOrForeign(last) &&
    !isOfSomething(phrase, reading) &&
    !isDone(phrase, reading);
  return isThing ? [thing(phrase, { near: intent.category ? found : [] })] : [];
}

/**
 * `altın bileklik`: what others are known to sell by a name of several words, of which a kind's is but a part, and no product's
 * name; what stands between them tells only how it shall be (`kiralık 1+1 eşyalı ev`).
 */
function soldElsewhere(
  { words, head, isKindHinted, reading }: Intent,
  { products }: SearchResponse,
  { elsewhere }: Ears,
): readonly IntentWord[] {
  const isNamed = head !== undefined && !isKindHinted;
  const kept = reading.words.flatMap(({ text }, at) =>
    /^\d/.test(text) || (isTrait(text) && !made.test(text)) ? [] : at,
  );
  const stems = kept.map((at) => reading.words[at]?.stem ?? '');
  const placeOf = ({ from, to }: Found): Found => ({
    from: kept[from] ?? 0,
    to: (kept[to - 1] ?? 0) + 1,
  });
  const isWhole = ({ from, to }: Found) =>
    isNamed || to - from > 1
      ? to - from > (isNamed ? head.to - head.from : 1) &&
        !products.some(({ title }) => {
          const own = foldedWords(title).map(stem);
          return stems.slice(from, to).every((one) => own.includes(one));
        })
      : // `yüzük arıyorum`: what others are known to sell, and no kind is called.
        standingOf(placeOf({ from, to }), reading) === 'asked';
  const found = elsewhere.find(stems).find(isWhole);
  if (!found) return [];
  const { from, to } = placeOf(found);
  const beside = around(
    words.find(({ at }) => at.to === to),
    words,
  );
  return words.filter(
    (word) => beside.includes(word) || (word.at.from >= from && word.at.to <= to),
  );
}

/** `ikinci el motosiklet arıyorum`: what is asked for outright and nothing has, where all else only hints at a kind. */
function absentAsked(
  { words, reading }: Intent,
  { unmatched = [] }: SearchResponse,
): readonly IntentWord[] {
  const absent = new Set(unmatched.flatMap(foldedWords));
  const asked = words.findLast(
    (word) =>
      absent.has(reading.words[word.at.from]?.text ?? '') &&
      isNoun(word, reading) &&
      !isPlace(word.text) &&
      isOrdinaryOrForeign(word) &&
      standingOf(word.at, reading) === 'asked',
  );
  // `ders hocası` is called by what stands before it, too.
  const phrase = asked && ofCompound.test(asked.text) ? around(asked, words) : [];
  const own = asked && phrase.length === 0 ? [asked] : phrase;
  return isOfSomething(own, reading) ? [] : own;
}

/**
 * Whether a part of a message turns to something else than what is talked of: it is asked for outright, wished in place of
 * something, or is all that is said. What products carry, or is a part or a value of them, is said of them.
 */
function isTurnedTo(
  thing: ThingAsked,
  { text, isInstead, isNext, isBeside }: Part,
  { kind: present, isLost: isTalkedOf, carries, later }: Present,
  ears: Ears,
): boolean {
  const { kinds, how, said, standing } = thing;
  if (how !== 'named' || standing === 'no') return false;
  const own = foldedWords(said);
  const isWhole = isNext || isBeside ? endsInWhole(thing, ears) : isOneWhole(own, kinds, ears);
  // `wifi olsun` of a printer that is not sold says how that shall be; `film olsun` turns to films.
  const isWished =
    standing === 'wished' &&
    (!isTalkedOf ||
      insteadOfLost.test(fold(text)) ||
      kinds.some((id) => ears.lexicon.kindNouns.meaningsOf(own.map(stem)).includes(id)));
  const isMeant =
    standing === 'asked' || (isWhole && (isWished || (isInstead && standing !== 'spoken')));
  const isKnown = isLost(thing) && isElsewhere(thing, ears);
  const isBare = () => !isLost(thing) && standing === 'named' && endsWith(own, text, kinds, ears);
  if (present === undefined) return isMeant || isBare();
  if (kinds.includes(present)) return true;
  if (kinds.some((id) => later.includes(id)) && standing !== 'spoken') return true;
  const { reading, words } = ears.hear(ears.read(text), present);
  const place = firstPlace(own, reading);
  const last = own.at(-1) ?? '';
  const noun = foldedWords(ears.lexicon.kinds.get(present)?.noun ?? '');
  // `süpürge olan` of a robot vacuum.
  const isNoun = kinds.some((id) => fold(ears.lexicon.kinds.get(id)?.noun ?? '') === own.join(' '));
  if (!isNext && !isNoun && own.every((word) => noun.includes(word))) return false;
  const isTold = own.every((_, at) =>
    words.some(
      (word) =>
        word.values.length + word.suggests.length > 0 &&
        word.at.from <= place.from + at &&
        word.at.to > place.from + at,
    ),
  );
  // `mikrofonu var mı` asks for a part of what is talked of.
  const isPart = own.length === 1 && ofCompound.test(last) && !isRoot(last);
  // `pencere var mı`, `odada klima var mı` asks what they have; `kask da var mı`, `kask var mı sizde` for another thing.
  if (isAskedAfter(place, reading) && !isBesideUs.test(fold(text))) {
    const isOfIt = isTold || (!isWhole && own.some((word) => carries(stem(word))));
    const isNamedSo = !isLost(thing) || (isKnown && (isRoot(last) || own.length > 1));
    if (isOfIt || !isNamedSo || isWithin(reading)) return false;
  }
  if (isKnown) return isMeant;
  if (isTold || isPart) return isWhole && standing === 'asked' && !isAskedAfter(place, reading);
  if (!isLost(thing)) return isMeant || isBare();
  // `dört tene`, `ikişer paket`
  const isCounted = [reading.words[place.from - 1]?.text ?? '', ...own].some(
    (word) => smallNumeral(word.replace(/s?er$/, '')) !== undefined,
  );
  return (
    isMeant &&
    !isCounted &&
    !own.some((word) => carries(stem(word))) &&
    isOrdinaryWord(last) &&
    namesThing(said)
  );
}

/** `peki süpürge olsun` */
const insteadOfLost = /^(?:peki|neyse|o zaman|tamam|bari|hadi)\b/;
/** `da var mı`, `var mı sizde` */
const isBesideUs = /\b(?:d[ae]|siz(?:de|lerde)|satiyo\w*|satar\w*|katalog\w*|baska)\b/;
/** Whether a question says where: `içinde`, `bagajda`. */
const isWithin = ({ words }: Reading): boolean =>
  words.some(
    ({ text }) => /.{2}[dt][ae]$/.test(text) && isPlace(text) && !/^(?:bura|ora)/.test(text),
  );

const isOneWhole = (own: readonly string[], kinds: readonly string[], ears: Ears): boolean =>
  kinds.some((id) => isWholeKind(own.map(stem), id, ears));

/** `çekirdek kahve`, `dikey süpürge`: the last word names a kind as a whole, or is what is not sold. */
const endsInWhole = (thing: ThingAsked, ears: Ears): boolean => {
  const own = foldedWords(thing.said);
  return isOneWhole(own, thing.kinds, ears) || isOneWhole(own.slice(-1), thing.kinds, ears);
};

/** A thing whose turn has come is asked for, however it stands. */
const inItsTurn = (thing: ThingAsked, ears: Ears): ThingAsked =>
  thing.standing !== 'no' && thing.said && (isLost(thing) || endsInWhole(thing, ears))
    ? { ...thing, how: 'named', standing: 'asked' }
    : thing;

/** Whether a part of a message is a thing's name with what is said of it, and ends there: `koltuklar gri` tells. */
function endsWith(
  own: readonly string[],
  part: string,
  kinds: readonly string[],
  ears: Ears,
): boolean {
  const { reading, words } = ears.hear(ears.read(part), kinds[0]);
  const { to } = firstPlace(own, reading);
  const isOf = (at: number) =>
    !/l[ae]r$/.test(own.at(-1) ?? '') &&
    words.some((word) => word.at.from === at && (word.values.length > 0 || word.optional));
  return reading.words.every(
    ({ text }, at) =>
      at < to ||
      reading.money.has(at) ||
      reading.sizes.some((size) => at >= size.from && at < size.to) ||
      fillers.has(text) ||
      isFunctionWord(text) ||
      /^\d+$/.test(text) ||
      isOf(at),
  );
}

const isCased = (some: readonly IntentWord[]): boolean => isPlace(some.at(-1)?.text ?? '');

/** `bankaya sorayım`: what is done is no name of a thing by itself. */
const isDeed = (
  [only, other]: readonly IntentWord[],
  { reading }: Intent,
  { lexicon }: Ears,
): boolean =>
  only !== undefined &&
  other === undefined &&
  reading.clauses.some(({ verb }) => verb === only.at.from) &&
  lexicon.kindNames.meaningsOf([only.stem]).length === 0;

/** Whether a word that was read as others is one as it was written. */
const isTyped = ({ how, at }: IntentWord, { words }: Reading): boolean => {
  const typed = words[at.from]?.text ?? '';
  return (how === 'corrected' && fillers.has(typed)) || (how === 'split' && isOrdinaryWord(typed));
};

const spanOf = (some: readonly IntentWord[]): Found => ({
  from: some[0]?.at.from ?? 0,
  to: some.at(-1)?.at.to ?? 0,
});

const written = (some: readonly IntentWord[], reading: Reading): string =>
  some.length === 0 ? '' : writtenIn(reading, spanOf(some));

/** A compound's last word that hints at a kind, with what stands before it where all of that is a value of the kind. */
function beforeHead({ words, head }: Intent): readonly IntentWord[] {
  const named = words.slice(0, head?.to ?? 0);
  const isValue = named.slice(0, -1).every(({ values }) => values.length > 0);
  return isValue && ofCompound.test(named.at(-1)?.text ?? '') ? named : [];
}

/** `çamaşır | ve bulaşık makinesi`: the words that stand together. */
const beforeGap = (some: readonly IntentWord[]): readonly IntentWord[] => {
  const gap = some.findIndex(({ at }, place) => place > 0 && some[place - 1]?.at.to !== at.from);
  return gap < 0 ? some : some.slice(0, gap);
};

/**
 * A noun that makes another thing of a kind's name, and that no product carries: `bisiklet kaskı`, `traktör lastiği`, `saç
 * kurutma makinesi`.
 */
function otherThing(
  { words, head, kinds, reading }: Intent,
  { fit, unmatched = [] }: SearchResponse,
  { lexicon }: Ears,
): readonly IntentWord[] {
  const to = head?.to ?? 0;
  if (fit === 'exact') return [];
  const absent = new Set(unmatched.flatMap(foldedWords));
  const isOther = (word: IntentWord | undefined): word is IntentWord =>
    word !== undefined &&
    // `arabamın kaskosu` is a kasko.
    !isOwner(word.text) &&
    (isNoun(word, reading) || (isRoot(word.text) && !word.isName)) &&
    absent.has(reading.words[word.at.from]?.text ?? '') &&
    isOrdinaryOrForeign(word);
  const phrase = around(words[to - 1], words);
  const last = phrase.at(-1);
  const isWhole =
    to - (head?.from ?? 0) > 1 ||
    kinds.some((id) => {
      const kind = lexicon.kinds.get(id);
      return (
        kind &&
        namesOf(kind)
          .map(fold)
          .includes(last?.text ?? '')
      );
    });
  const follows = last !== words[to - 1] && isOther(last) && !/l[iu]$/.test(last.text);
  // A noun of doing has its own before it: `saç kurutma makinesi`.
  const before = phrase.slice(0, -1);
  const isOf =
    isOther(before.at(-1)) || (/m[ae]$/.test(before.at(-1)?.text ?? '') && before.some(isOther));
  const leads = last === words[to - 1] && !isWhole && isOf;
  const isOne = ofCompound.test(last?.text ?? '') && (follows || leads);
  const isTelling =
    words.length > mostTelling && last !== undefined && standingOf(last.at, reading) !== 'asked';
  return isOne && !isTelling && !isOfSomething(phrase, reading) ? phrase : [];
}

/** `kahve manyağı bir şey`: what only describes something. */
const isOfSomething = (phrase: readonly IntentWord[], { words }: Reading): boolean =>
  /^(?:bir?|birsey\w*|bisey\w*|sey\w*|olan\w*)$/.test(words[phrase.at(-1)?.at.to ?? 0]?.text ?? '');

/** `kayağa gitmek`: what one does something with. */
const isDone = (phrase: readonly IntentWord[], { words }: Reading): boolean => {
  const next = words[phrase.at(-1)?.at.to ?? 0]?.text ?? '';
  return /m[ae]k$/.test(next) && isVerb(next) && !isFunctionWord(next);
};

/** A word with those that stand beside it, but for what is said around the thing. */
function around(word: IntentWord | undefined, words: readonly IntentWord[]): readonly IntentWord[] {
  if (!word) return [];
  let from = words.indexOf(word);
  let to = from + 1;
  const isFree = (one: IntentWord | undefined) =>
    one !== undefined &&
    !one.aside &&
    !fillers.has(one.text) &&
    !/\d/.test(one.text) &&
    // `dikiş öğrenmek`
    !(/m[ae]k$/.test(one.text) && isVerb(one.text)) &&
    !isPlace(one.text);
  const isBeside = (at: number, other: number) => {
    const [one, next] = [words[at], words[other]];
    return isFree(next) && one?.at.to === next?.at.from;
  };
  while (to < words.length && isBeside(to - 1, to)) to += 1;
  while (isFree(words[from - 1]) && words[from - 1]?.at.to === words[from]?.at.from) from -= 1;
  return words.slice(Math.max(from, to - mostOfName), to);
}

/** Whether a word may be a thing; `çay` is one and no order to somebody where it is there or not. */
function isNoun(
  { text, aside, isName, stem: one, at }: IntentWord,
  { words, clauses, sizes }: Reading,
): boolean {
  // `ne olduğunu` speaks of what is the case.
  const isForm = (isVerb(text) && !made.test(text)) || /d[iu]g[iu]\w+$/.test(text);
  const isThere = /^(?:var|yok)/.test(words[at.to]?.text ?? '');
  return (
    !aside &&
    !isName &&
    (isThere || clauses.every(({ verb }) => verb !== at.from)) &&
    text.length > 1 &&
    !/^\d+$/.test(text) &&
    !sizes.some(({ from, to }) => at.from < to && at.to > from) &&
    !fillers.has(one) &&
    !fillers.has(text) &&
    (stemOfHaving(text) === undefined || made.test(text)) &&
    // `aidatsız` says how a thing is.
    !/.{2}s[iu]z$/.test(text) &&
    (!isForm || (isRoot(text) && isThere))
  );
}

/** A Turkish word, or one that nothing knows and that is no slip: no word begins like `mkinesi`. */
const isOrdinaryOrForeign = ({ text, how }: IntentWord): boolean =>
  isOrdinaryWord(text) ||
  (how !== 'known' && text.length > 3 && !/^[^aeious][^aeiourlh]/.test(text));

const firstPlace = (own: readonly string[], { words }: Reading): Found => {
  const from = words.findIndex((_, at) =>
    own.every((word, place) => words[at + place]?.text === word),
  );
  return { from, to: from < 0 ? from : from + own.length };
};

/** Where things that are asked for stand in a text; those that it does not name are left out. */
export const placesOfThings = (
  things: readonly ThingAsked[],
  reading: Reading,
): readonly (Found & { readonly thing: ThingAsked })[] =>
  things.flatMap((thing) => {
    const place = firstPlace(foldedWords(thing.said), reading);
    return place.from < 0 ? [] : [{ ...place, thing }];
  });
