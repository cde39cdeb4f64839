import { fold } from '@denk/shared/product/text';
import {
  type AttributeValue,
  boundOf,
  isCountedIn,
  decadesIn,
  type Kind,
  onlyValueOf,
  valueOfNumber,
  valueOfSize,
} from '../../../catalogue';
import {
  clauseOf,
  foldedWords,
  hardened,
  isDative,
  isOrdinaryWord,
  isRoot,
  isSomebody,
  isVerb,
  leastPrice,
  nounRests,
  readNumbers,
  recipientCalled,
  smallNumeral,
  stem,
  stemOfHaving,
  verbStems,
  writtenIn,
  type Found,
  type Reading,
} from '../../../language';
import type { Intent } from '../../../search';
import { countryCalled } from '../names/countries';
import { isSmall, willToo } from './small';
import { upper } from '../names/question-texts';
import { endOfBound, measureIn, yearsIn } from '../slots/measure';
import { either, sameValue, type Wish } from '../slots/slots';

/** What a message says of a kind's attributes. */
export interface Wishes {
  readonly wanted: readonly Wish[];
  readonly refused: readonly Wish[];
  /** Told of with no word on whether it is wanted: `kablolu uğraştırıyor`, `kablolu kalsın`. */
  readonly unsure: readonly Wish[];
  /** Attributes for which the choice is left to us. */
  readonly open: readonly string[];
  /** The places of the words that it was read from. */
  readonly read: readonly Found[];
}

/** What a text about a kind is said into. */
export interface Context {
  readonly turn: number;
  /** The attribute that was just asked for. */
  readonly asked: string | undefined;
  /** Attributes that were spoken of: a number alone is another value of theirs. */
  readonly sized: readonly string[];
  /** Whether some product tells a quantity in a unit; one that is comparable to it where it is given. */
  readonly isTold: (unit: string, like?: number) => boolean;
  /** Whether some product carries a word. */
  readonly carries: (stem: string) => boolean;
  /** Something else is turned down: what then stays is wanted (`windows kalsın, macbook istemiyorum`). */
  readonly isContrast: boolean;
}

/** Words that say one thing of a kind: any of some values of it. */
interface Phrase extends Found {
  readonly values: readonly AttributeValue[];
  /** It only suggests it: `öğrenciyim`. */
  readonly hint: boolean;
  /** It names the value, and no circumstance that hints at it. */
  readonly isOutright: boolean;
  /** It is a part of what the thing is called: `robot süpürge`. */
  readonly names: boolean;
  /** And the part that stands first: `kışlık lastik`. */
  readonly isSort: boolean;
}

/** Reads wishes from the values that the search hears in a text about one kind. */
export function readWishes(intent: Intent, kind: Kind, context: Context): Wishes {
  const { reading } = intent;
  const { asked, sized } = context;
  const wanted: Wish[] = [];
  const turnedDown: Wish[] = [];
  const unsure: Wish[] = [];
  const read: Found[] = [];
  const wishAt = (place: Found, values: readonly AttributeValue[], isSize = false) =>
    wishOf(place, values, kind, reading, context, isSize);
  const isMeasured = (place: Found) => measured.some(({ size }) => size === place);
  const want = (place: Found, values: readonly AttributeValue[], more: Partial<Wish> = {}) => {
    const wish = wishAt(place, values, isMeasured(place));
    if (!wish) return;
    wanted.push({ ...wish, ...more });
    read.push(place);
  };
  const rates = reading.sizes.filter((size) => isRate(size, reading));
  // `24 ay çok uzun, 12 olsun`
  const tooMuch = reading.sizes.filter((size) => isTooMuch(size, reading));
  const figures = reading.sizes.filter(
    (size) => size.letters === undefined && !rates.includes(size) && !tooMuch.includes(size),
  );
  const measured = [...figures, ...decadesIn(reading), ...yearsIn(reading)].map((size) => {
    const bound = boundOf(size, reading);
    const within = valueOfSize(size, kind, asked, bound);
    // `50 dakikadan uzun olmasın` where all that is told is `90 dakikadan kısa`.
    const isMost = bound === 'most' || bound === 'atMost';
    const values = isMost && within.length === 0 ? valueOfSize(size, kind, asked) : within;
    const to = endOfBound(size, bound, reading);
    return {
      size,
      bound,
      said: { from: size.from, to },
      values: /^kisi/.test(size.unit) ? ofAll(values, reading, kind) : values,
    };
  });
  const phrases = phrasesIn(intent, kind).filter(
    (phrase) => phrase.names || !isOfAnother(phrase, intent, kind, context),
  );
  // How long it is, a figure says: `kısa olsun, 24 bölüm`.
  const isTimed = measured.some(({ size }) => ofTime.test(size.unit));
  const isAsking = reading.clauses.some(({ saying }) => saying === 'asks');
  for (const phrase of phrases) {
    const isOfFigure =
      measured.some(({ size, said }) => phrase.from >= size.to && phrase.to <= said.to) ||
      (isTimed && /^(?:kisa|uzun)$/.test(writtenFolded(reading, phrase)));
    const isSized = measured.some(
      ({ size, values }) =>
        overlap(size, phrase) &&
        (values.length > 0 ||
          phrase.to - phrase.from < 2 ||
          // `dört fincan` is no `iki fincan birden`.
          phrase.values.every((one) => isCountedIn(one, size.unit, kind))),
    );
    // A count alone is no `2 gün`, and a sum no `3000 K`.
    const isNumber = (isAsking ? /^\d$/ : /^(?:\d|\d{4,})$/).test(writtenIn(reading, phrase));
    const isOut = [...rates, ...tooMuch].some((one) => overlap(one, phrase));
    // `sarkıt olmasın` refuses those that are called so, and no ceiling lamp.
    const isByName = intent.without.some(
      ({ at, stems, values }) => stems.length > 0 && values.length === 0 && overlap(at, phrase),
    );
    if (isOfFigure) read.push(phrase);
    if (isSized || isOfFigure || isNumber || isOut || isByName) continue;
    if (
      isRefused(phrase, reading) ||
      isOutOf(phrase, reading) ||
      isBothering(phrase, reading) ||
      isListedWithRefused(phrase, phrases, intent)
    ) {
      const isHint = isBothering(phrase, reading) && !phrase.isOutright;
      const wish = isHint ? undefined : wishAt(phrase, phrase.values);
      if (wish) turnedDown.push(wish);
      read.push(phrase);
    } else if (isUnsure(phrase, reading, context)) {
      const wish = phrase.isOutright ? wishAt(phrase, phrase.values) : undefined;
      if (wish) unsure.push(wish);
      read.push(phrase);
    } else
      want(
        phrase,
        phrase.values,
        phrase.hint
          ? { hint: true }
          : phrase.names
            ? { insisted: true, ...(phrase.isSort && { hard: 'sort' as const }) }
            : {},
      );
  }
  for (const { size, bound, values, said } of measured) {
    // `6 sezon üzeri istemedim`
    const isOut = reading.refusals.some(
      ({ kind: way, items, cue }) =>
        (way === 'not' || way === 'instead') &&
        cue.from >= said.to &&
        items.some(
          (item) =>
            overlap(item, size) &&
            !(item.to > said.to && isWhither(writtenFolded(reading, size).replace(/.*\d\s*/, ''))),
        ),
    );
    if (isOut) {
      const wish = wishAt(said, values, true);
      if (wish) turnedDown.push(wish);
      read.push(said);
      continue;
    }
    const measure = measureIn(size, bound, reading, context);
    // A bound is kept by what products tell, to the figure; what tells none by its values.
    if (
      measure &&
      !read.some((one) => overlap(one, size)) &&
      (values.length === 0 ? valueOfSize(size, kind, asked).length === 0 : bound !== 'exact')
    ) {
      wanted.push({ ...measure.wish, anyOf: values });
      read.push(measure.at);
    } else want(size, values);
  }
  // `yok, 65 olsun` of a screen that was 55 inches.
  if (wanted.length === 0 && reading.price === undefined)
    for (const { min, factor, inWords, from, to } of readNumbers(reading.words)) {
      const size = { value: min, unit: '', from, to };
      // `75 desibeli geçmesin`: a number goes with the noun beside it.
      const next = reading.words[to];
      const isOfNoun = next !== undefined && !/[,;.]/.test(next.before) && !isSmall(next.text);
      if (factor !== 1 || inWords || isOfNoun || reading.sizes.some((one) => overlap(one, size)))
        continue;
      const [other] = tooMuch;
      const known = asked ? [asked] : sized;
      const same = other && { ...size, unit: other.unit };
      const measure = same && measureIn(same, 'exact', reading, { ...context, isTold: () => true });
      if (measure) {
        const unit = writtenIn(reading, { from: other.to - 1, to: other.to }).replace(
          /^[\d.,\s]+/,
          '',
        );
        const label = `${min} ${unit}`;
        wanted.push({ ...measure.wish, label, anyOf: valueOfSize(same, kind, asked) });
        read.push(measure.at);
      } else
        want(size, known.length > 0 ? valueOfNumber(size, kind, known) : onlyValueOf(size, kind));
    }
  const ownOf = (values: Intent['values']) =>
    values.filter((one) => one.kind === kind.id).map(asAttributeValue);
  const refused = [
    ...turnedDown,
    ...intent.without.flatMap(({ at, values }): readonly Wish[] => {
      const wish = wishAt(at, ownOf(values));
      if (!wish || read.some((one) => overlap(one, at))) return [];
      read.push(at);
      return [wish];
    }),
  ];
  // `bebek olmasın, bebekten geçilmiyor`: what is refused and told of again is refused.
  const out = intent.without
    .filter(({ at }) => isOutright(at, reading))
    .flatMap(({ values }) => ownOf(values));
  const open = unsure.flatMap(({ anyOf }) => anyOf);
  const merged = mergedByAttribute(wanted, kind).filter(
    ({ anyOf }) => !anyOf.some((own) => [...out, ...open].some((one) => sameValue(one, own))),
  );
  // `kombi değil klima bakımı`: what is named in its place weighs more.
  const isWanted = ({ anyOf }: Wish) =>
    merged.some((wish) => wish.anyOf.some((one) => anyOf.some((own) => sameValue(one, own))));
  return {
    wanted: merged,
    refused: refused.filter(
      (wish, at) =>
        !isWanted(wish) && refused.findIndex(({ label }) => label === wish.label) === at,
    ),
    // Where another value of the same is wanted, that says enough.
    unsure: unsure.filter(
      ({ anyOf: [first] }) =>
        ![...merged, ...refused].some(({ anyOf }) =>
          anyOf.some(({ attribute }) => attribute === first?.attribute),
        ),
    ),
    open: leftOpen(freedIn(reading), kind),
    read,
  };
}

/** What somebody says of a thing's ways with third persons' verbs: `uğraştırıyor`, `sararır`. */
const ofIt = /(?!^var)(?:[iu]yor?|[aeiu]r)(?:l[ae]r)?$/;
/** `kırmızı yaşlı gösteriyor` */
const mostOfFault = 1;
/** What something does to somebody who would not have it: `terletiyor`, `başını ağrıtıyor`. */
const bothers =
  /^(?:agrit|acit|terlet|ugrastir|kasindir|bunalt|bay|bog|carp|yor|bas|kizart|sikil|sik|cekilm)(?:[iu]yo|[ae]r)/;
const inFavour = /^(?:iste|begen|sev|oner|soyle|tavsiye|ara|laz[iı]m|ol|yet|bul|bak|di?yo|der)/;

/** Whether a value is only told of and stays open: it is what does something, or is left as it is. */
function isUnsure(
  { from, to, isOutright, names }: Phrase,
  { words, clauses, refusals }: Reading,
  { isContrast }: Context,
): boolean {
  if (/^kals[iu]n/.test(words[to]?.text ?? ''))
    return isOutright && !names && !isContrast && refusals.every(({ kind }) => kind !== 'not');
  const { saying, verb = -1, from: start = from } = clauseOf(from, clauses) ?? {};
  const does = words[verb]?.text ?? '';
  if (saying !== 'tells' || verb < to) return false;
  // `siyah çok var bende`
  const isHad = does === 'var' && /^(?:cok|dolu|yeterince)$/.test(words[verb - 1]?.text ?? '');
  if (isHad) return true;
  if (!isOutright || names) return false;
  const isFirst =
    /[,;]/.test(words[from]?.before ?? '') ||
    words.slice(start, from).every(({ text }) => isSmall(text));
  const between = words.slice(to, verb);
  const isSubject =
    between.every(({ before }) => !/[,;]/.test(before)) &&
    between.filter(({ text }) => !isSmall(text)).length <= mostOfFault;
  return ofIt.test(does) && !isRoot(does) && !inFavour.test(does) && isFirst && isSubject;
}

/** `24 ay çok uzun`: more than somebody wants. */
const isTooMuch = ({ to }: Found, { words }: Reading): boolean =>
  tooMuch.test(
    words
      .slice(to, to + mostAfter)
      .map(({ text, before }) => `${before.includes(',') ? ', ' : ''}${text}`)
      .join(' '),
  );
const mostAfter = 3;
const tooMuch =
  /^(?:(?:cok|fazla|biraz) (?:uzun|kisa|buyuk|kucuk|az|agir|genis|dar|gel|kal)\w*(?! ol)|(?:az|fazla|cok|kucuk|kisa|uzun|dar|agir|buyuk|yetm\w+|(?:sig|tasin|uy)m[ae]z)(?: (?:gel|kal)\w+)?(?= ?,|$| \d))/;

/** Whether nothing is named in place of what is refused there. */
const isOutright = (at: Found, { refusals }: Reading): boolean =>
  refusals.some(({ kind, from, to }) => kind === 'not' && at.from >= from && at.to <= to);

/** What how long something is is counted in. */
const ofTime = /^(?:dakika|saat|bolum|sezon|sayfa|gun|gece|hafta|ay|yil)$/;

const writtenFolded = (reading: Reading, place: Found): string => fold(writtenIn(reading, place));

/** `2 yetişkin 2 çocuk` is no couple, but what those with children are called. */
function ofAll(
  values: readonly AttributeValue[],
  { words }: Reading,
  { attributes }: Kind,
): readonly AttributeValue[] {
  if (!words.some(({ text }) => /^(?:cocu[kg]|bebe[kg])/.test(text))) return values;
  return [...new Set(values.map(({ attribute }) => attribute))].flatMap((attribute) =>
    Object.entries(attributes[attribute]?.hints ?? {}).flatMap(([value, hints]) =>
      hints.includes('çocuklu') ? [{ attribute, value }] : [],
    ),
  );
}

export const overlap = (one: Found, other: Found): boolean =>
  one.from < other.to && one.to > other.from;

/** `iki haftada bir`, `bir günü 2000`: how often something is done, or what so much of it costs. */
const isRate = ({ to }: Found, { words }: Reading): boolean => {
  const [unit = '', next] = [words[to - 1]?.text, words[to]];
  const count = next?.number?.value ?? smallNumeral(next?.text ?? '') ?? 0;
  return count > 0 && (/[dt][ae]$/.test(unit) || (count >= leastPrice && /[iu]$/.test(unit)));
};

/** What somebody says of themselves: `tek kişiyim`. */
const ofOneself = /(?:y[iu]m|y[iu]z)$/;

/** `ağır koku sevmem`: what stands right before the word that is refused is refused with it. */
/** `95 kiloya sınırda olmasın`, `saça zararlı olmasın`: what it shall not be to that. */
const isWhither = (word: string): boolean => isDative(word) && !isRoot(word);

const isRefused = ({ to }: Found, { refusals, words }: Reading): boolean =>
  refusals.some(
    ({ kind, items }) =>
      (kind === 'not' || kind === 'instead') &&
      items
        .slice(-1)
        .some(
          (item) =>
            item.from < to &&
            !isOfSomebody(words[to - 1]?.text ?? '') &&
            to === item.to - 1 &&
            !isWhither(words[to - 1]?.text ?? '') &&
            !ofOneself.test(words[to - 1]?.text ?? '') &&
            !/^(?:fena|kotu|berbat)$/.test(words[to]?.text ?? ''),
        ),
  );

/** `yağlı bırakmasın`: what stands right before a verb that says what shall not be. */
const isOutOf = ({ to, isOutright }: Phrase, { words }: Reading): boolean => {
  const next = words[to]?.text ?? '';
  return (
    isOutright &&
    (/m[ae]s[iu]n(?:l[ae]r)?$/.test(next) || fitsNot.test(next)) &&
    verbStems(next).length > 0
  );
};

/** `köşe sığmaz` */
const fitsNot = /^(?:sig|tasin|uy|yakis)(?:m[ae]z|m[iu]yo\w*)$/;

/** `visco terletiyor`, `acıtıyor silikonlular` */
const isBothering = ({ from, to }: Phrase, { words, clauses }: Reading): boolean => {
  const { verb = -1 } = clauseOf(from, clauses) ?? {};
  const isEnd = to === words.length || /[,;.!]/.test(words[to]?.before ?? '');
  const isInverted =
    isEnd && words[from]?.before === '' && bothers.test(words[from - 1]?.text ?? '');
  return isInverted || (verb >= to && bothers.test(words[verb]?.text ?? ''));
};

/** `çocuk hap yutamıyor`, `ablamınki ağır olmasın` */
const isOfSomebody = (word: string): boolean => isSomebody(word.replace(/[iu]nki$/, ''));

/** `et tavuk balık yok`: what stands side by side and is of one attribute is refused together. */
function isListedWithRefused(
  phrase: Phrase,
  phrases: readonly Phrase[],
  { without, reading }: Pick<Intent, 'without' | 'reading'>,
): boolean {
  const isRefusing =
    !ofOneself.test(reading.words[phrase.to - 1]?.text ?? '') &&
    !isOfSomebody(reading.words[phrase.to - 1]?.text ?? '') &&
    reading.refusals.some(
      ({ kind, items }) =>
        (kind === 'not' || kind === 'instead') &&
        items.some(({ from, to }) => from <= phrase.from && phrase.to <= to),
    );
  const isAlike = (values: readonly AttributeValue[]) =>
    values.some(({ attribute }) => phrase.values.some((own) => own.attribute === attribute));
  const next = phrases.find(({ from }) => from === phrase.to);
  return (
    isRefusing &&
    (without.some(
      ({ at, values }) =>
        (at.from === phrase.to || at.to === phrase.from) && isAlike(values.map(asAttributeValue)),
    ) ||
      (next !== undefined &&
        isAlike(next.values) &&
        (isRefused(next, reading) || isListedWithRefused(next, phrases, { without, reading }))))
  );
}

const asAttributeValue = ({ name, value }: Intent['values'][number]): AttributeValue => ({
  attribute: name,
  value,
});

/** The words that say something of the kind; those beside each other that say the same are one phrase. */
function phrasesIn(
  { words, reading, head }: Intent,
  { id, noun, attributes }: Kind,
): readonly Phrase[] {
  // `Mayo ve Bikini`: each names a sort.
  const nouns = noun.includes(' ve ') ? [] : foldedWords(noun).map(stem);
  const phrases: Phrase[] = [];
  let key = '';
  for (const [at, word] of words.entries()) {
    const own = (word.values.length > 0 ? word.values : word.suggests).filter(
      ({ kind }) => kind === id,
    );
    const typed = reading.words[word.at.from]?.text ?? '';
    // A word that means something as it was written is no slip for a value.
    const isGuess = word.how === 'corrected' && isOrdinaryWord(typed);
    if (isMisheard(own, word, typed, attributes) || isOnlyOfPerson(own, typed, attributes))
      continue;
    // `daha uyguna` is of a price, and says nothing of `indüksiyona uygun`.
    const isOfPrice =
      /^uygun\w*$/.test(typed) &&
      (typed === 'uyguna' || reading.words[word.at.from - 1]?.text === 'daha');
    // `ikincisini değiştir`
    const isPlace = /^(?:birinci|ikinci|ucuncu|sonuncu)s[iu]/.test(typed);
    if (
      own.length === 0 ||
      isGuess ||
      isOfPrice ||
      isPlace ||
      (word.optional && nouns.includes(word.stem))
    )
      continue;
    const values = own.map(asAttributeValue);
    const before = phrases.at(-1);
    // `hepa filtreli` has a HEPA filter, and need not have one of water.
    const isOfBefore =
      before?.values.every(({ attribute, value }) =>
        foldedWords(attributes[attribute]?.values[value] ?? '').some(
          (one) => stem(one) === stemOfHaving(typed),
        ),
      ) === true;
    const isNext = before !== undefined && before.to === word.at.from;
    if (isNext && isOfBefore) {
      phrases[phrases.length - 1] = { ...before, to: word.at.to };
      continue;
    }
    const isOne = isNext && key === JSON.stringify(values);
    key = JSON.stringify(values);
    const isTold = clauseOf(word.at.from, reading.clauses)?.saying === 'tells';
    const isOutright = !word.isHint && word.values.length > 0;
    const hint = !isOutright || isTold;
    // `kışlık lastik`, but not `televizyon netflixli`.
    const isNaming = head !== undefined && at >= head.from && at < head.to;
    const isFirst = head?.from === at;
    if (isOne)
      phrases[phrases.length - 1] = { ...before, to: word.at.to, hint: before.hint && hint };
    else
      phrases.push({
        values,
        from: word.at.from,
        to: word.at.to,
        hint,
        isOutright,
        names: isNaming,
        isSort: isFirst,
      });
  }
  return phrases;
}

/** What is like something is no such thing: `dağ gibi adamım`. */
const like = /^(?:gibi|kadar)$/;

/** Whether what some words say is said of something else: as they stand, the thing is not spoken of. */
function isOfAnother(
  { from, to, hint }: Phrase,
  { reading, words: named, without }: Intent,
  kind: Kind,
  { carries }: Context,
): boolean {
  const { words } = reading;
  if ((words[to]?.before ?? ',') !== '') return false;
  const next = words[to]?.text ?? '';
  // … but `makarna, pilav gibi` names what will do.
  const after = words[to + 1]?.text ?? '';
  if (like.test(next)) return verbStems(after).length > 0 || /[iu]m$/.test(after);
  const known = knownOf(kind);
  // `ağır kokmasın`: so it shall not be.
  const does = verbStems(next).flatMap((one) => [`${one}mak`, `${one}mek`]);
  if (hint && /m[ae]s[iu]n$/.test(next) && does.some((one) => known.has(one))) return true;
  // `ev sahibi`, `pudra rengi`: what is called by both is neither.
  const rests = nounRests(next);
  const isCompound =
    ofCompound.test(next) &&
    !ofLiking.test(next) &&
    !isRoot(next) &&
    !isVerb(next) &&
    rests.some((one) => isRoot(one) || isRoot(hardened(one)));
  const isKnown = [next, ...rests].some(
    (one) => known.has(one) || known.has(stem(one)) || isSmall(one),
  );
  const isSaid = named.some(
    (one) =>
      overlap(one.at, { from: to, to: to + 1 }) &&
      (one.optional || [...one.values, ...one.suggests].some((value) => value.kind === kind.id)),
  );
  return (
    isCompound &&
    !isKnown &&
    !isSaid &&
    !carries(words[to]?.stem ?? '') &&
    recipientCalled(next) === undefined &&
    !without.some((one) => overlap(one.at, { from, to: to + 1 }))
  );
}
const ofCompound = /[^aeiou][iu](?:n?d[ae]n?)?$|s[iu](?:n?d[ae]n?)?$/;
/** `dinozor delisi` */
const ofLiking = /^(?:deli|hasta|merakli|tutkun|hayran|asig|fan)\w*$/;

/** The words that a kind's own names, values and talk are made of. */
const knownOf = (kind: Kind): ReadonlySet<string> => {
  const before = knownWords.get(kind);
  if (before) return before;
  const { noun, plural, synonyms, about, attributes } = kind;
  const texts = Object.values(attributes).flatMap(({ label, values, words, hints }) => [
    label,
    ...Object.values(values),
    ...Object.values(words).flat(),
    ...Object.values(hints).flat(),
  ]);
  const all = [noun, plural, ...synonyms, ...about, ...texts].flatMap(foldedWords);
  const known = new Set([...all, ...all.map(stem)]);
  knownWords.set(kind, known);
  return known;
};
const knownWords = new WeakMap<Kind, ReadonlySet<string>>();

/** `öğrenciyim` says who somebody is, and no `Eğitim`; where a value is of people, it says that: `tek kişiyim`. */
const isOnlyOfPerson = (
  own: Intent['values'],
  typed: string,
  attributes: Kind['attributes'],
): boolean => {
  if (!ofOneself.test(typed)) return false;
  const rests = [typed, ...nounRests(typed)].map(stem);
  return !own.some(({ name, value }) => {
    const label = attributes[name]?.values[value] ?? '';
    return foldedWords(label).some((word) => rests.includes(stem(word)));
  });
};

/** Whether a word is one of those that hint at a value, in some form: `kardeşim` is no `kar`. */
const isHintedBy = (typed: string, hints: readonly string[]): boolean => {
  const rootOf = (word: string) =>
    [word, ...nounRests(word)].map((one) => (isRoot(one) ? one : hardened(one))).find(isRoot);
  const forms = (word: string) => [word, stem(word), rootOf(word) ?? word, ...verbStems(word)];
  const own = new Set(forms(typed));
  return hints.flatMap(foldedWords).some((word) => forms(word).some((one) => own.has(one)));
};

/** Whether none of its values is hinted at by the word itself. */
const isMisheard = (
  own: Intent['values'],
  { isHint, values }: Intent['words'][number],
  typed: string,
  attributes: Kind['attributes'],
): boolean =>
  own.length > 0 &&
  (isHint || values.length === 0) &&
  !own.some(({ name, value }) => isHintedBy(typed, attributes[name]?.hints[value] ?? []));

const weight = { essential: 0, helpful: 1, quiet: 2 };

/** The wish for any of some values that a place of the text says. */
function wishOf(
  place: Found,
  values: readonly AttributeValue[],
  kind: Kind,
  reading: Reading,
  { turn, asked }: Context,
  isMeasured: boolean,
): Wish | undefined {
  const said = writtenIn(reading, place);
  const { attributes } = kind;
  const labelOf = ({ attribute, value }: AttributeValue) => attributes[attribute]?.values[value];
  const importance = ({ attribute }: AttributeValue) =>
    attributes[attribute]?.importance ?? 'quiet';
  const outright = /^(?:ols|olma|isti)/.test(reading.words[place.to]?.text ?? '');
  const answered = values.filter(({ attribute }) => attribute === asked);
  // No quiet values for a single everyday word, unless they are asked for outright.
  const isTelling = place.to - place.from > 1 || !isOrdinaryWord(fold(said));
  const sayable = values.filter(
    (one) => importance(one) !== 'quiet' || isMeasured || isTelling || outright,
  );
  const meant = (answered.length > 0 ? answered : sayable)
    .filter(({ attribute, value }) => !kind.fixed[attribute]?.includes(value))
    .sort((a, b) => weight[importance(a)] - weight[importance(b)]);
  // `pizza` is a pizza before it is anything Italian.
  const own = meant.filter((one) => fold(labelOf(one) ?? '') === fold(said));
  const likely = own.length > 0 ? own : meant;
  const [first] = likely;
  if (!first || fold(labelOf(first) ?? '') === fold(kind.noun)) return undefined;
  // What makes the thing what it is is met by nothing else that the word may mean.
  const named = likely.filter(({ attribute }) => attribute === first.attribute).map(labelOf);
  const known =
    importance(first) === 'essential' && !isMeasured
      ? likely.filter((one) => named.includes(labelOf(one)))
      : likely;
  const country = kind.contentType === null ? undefined : countryCalled(said);
  const labels = new Set(
    known.flatMap((one) => (one.attribute === first.attribute ? (labelOf(one) ?? []) : [])),
  );
  const isSize = reading.sizes.some((size) => overlap(size, place));
  // `yurt dışı` is Europe and more.
  const wide = isSize ? [...labels].slice(0, 3).join(' ya da ') : upper(said);
  const after = reading.words.slice(place.to, place.to + 2).map(({ text }) => text);
  return {
    ...(country !== undefined && { country }),
    ...(willToo.test(after.join(' ')) && { also: true }),
    label:
      country !== undefined ? `${country} yapımı` : labels.size > 1 ? wide : ([...labels][0] ?? ''),
    anyOf: known,
    said,
    turn,
  };
}

/** What is said not to matter: `renk fark etmez`, `altın rengi olması gerekmez`. */
const freedIn = ({ refusals, words }: Reading): ReadonlySet<string> =>
  new Set(
    refusals.flatMap(({ kind, items }) =>
      kind === 'indifferent'
        ? items.flatMap(({ from, to }) => words.slice(from, to).map((word) => word.stem))
        : [],
    ),
  );

/** Attributes whose name, or a value of which, it is. */
const leftOpen = (freed: ReadonlySet<string>, { attributes }: Kind): string[] => {
  const isSaid = (text: string) => foldedWords(text).every((word) => freed.has(stem(word)));
  return Object.entries(attributes).flatMap(([name, { label, values }]) =>
    [label, ...Object.values(values)].some(isSaid) ? [name] : [],
  );
};

const isWithin = (one: Wish, other: Wish): boolean =>
  one.label !== other.label && fold(other.label).includes(fold(one.label));

/** Of an attribute with one value per product, several wanted ones are a choice; what is said outright needs no hint. */
function mergedByAttribute(all: readonly Wish[], { attributes }: Kind): readonly Wish[] {
  const isOne = (name = '') => attributes[name]?.choice === 'one';
  const attributeOf = ({ anyOf: [first] }: Wish) => first?.attribute;
  const merged: Wish[] = [];
  for (const wish of all) {
    const own = attributeOf(wish);
    const at = merged.findIndex(
      (one) => one.label === wish.label || (isOne(own) && attributeOf(one) === own),
    );
    const before = merged[at];
    if (!before) merged.push(wish);
    // `akıllı bileklik`: of two of which one says the other, the fuller.
    else if ((before.hint && !wish.hint) || isWithin(before, wish)) merged[at] = wish;
    else if (isWithin(wish, before)) continue;
    else if (before.label !== wish.label && (before.hint ?? false) === (wish.hint ?? false))
      merged[at] = { ...before, ...either(before, wish) };
  }
  return merged;
}
