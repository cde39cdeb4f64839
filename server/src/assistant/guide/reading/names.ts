import type { Kind } from '../../../catalogue';
import {
  clauseOf,
  foldedWords,
  isOrdinaryWord,
  isPlace,
  isSomebody,
  isVerb,
  recipientCalled,
  stem,
  stemOfHaving,
  writtenIn,
  type Found,
  type Reading,
} from '../../../language';
import type { EngineKnowledge, Intent, IntentWord } from '../../../search';
import { standsAlone } from '../names/thing-name';
import type { Option } from '../proposing/terms';
import type { BrandWish, NamedWord, Wish } from '../slots/slots';
import { isSmall, willToo } from './small';
import { overlap } from './wishes';

/** What a message says of brands. */
export interface Brands {
  readonly wanted: readonly BrandWish[];
  readonly refused: readonly BrandWish[];
  /** Names of brands that make no such thing. */
  readonly misfits: readonly string[];
  readonly read: readonly Found[];
}

/**
 * The brands that the search hears as wanted, refused or making none of the kind: `maç` is no MAC, since an everyday word
 * is a brand only where that makes such a thing.
 */
export function readBrands(
  { makers, words, without, reading }: Intent,
  kind: Kind,
  taken: readonly Found[],
  turn: number,
  sample: readonly Option[],
  { brands, pairs }: EngineKnowledge,
): Brands {
  const read: Found[] = [];
  const makes = (id: string) => pairs.some((pair) => pair.brandId === id && pair.kind === kind.id);
  const found = (id: string, at: Found): readonly BrandWish[] => {
    const label = brands.get(id)?.name ?? id;
    const said = writtenIn(reading, at);
    const { text = '', stem: own = '' } = reading.words[at.from] ?? {};
    // `smart` is said of televisions, too.
    const isEveryday =
      at.to - at.from === 1 && (isOrdinaryWord(text) || sample.some(({ stems }) => stems.has(own)));
    const isTaken = taken.some((one) => overlap(one, at) && at.to - at.from <= one.to - one.from);
    // `yapacam`, `valo`: what was not written is a slip for no verb, nor for who makes something else.
    const isGuess = words.some((word) => overlap(word.at, at) && word.how !== 'known');
    if (((isEveryday || isGuess) && !makes(id)) || (isGuess && isVerb(text)) || isTaken) return [];
    read.push(at);
    return [{ id, label, said, turn }];
  };
  const isOut = ({ to }: Found) =>
    turnedDown.test(
      reading.words
        .slice(to, to + 2)
        .map(({ text }) => text)
        .join(' '),
    );
  const all = makers.map(({ brand, at }) => ({
    isOut: isOut(at),
    isTold: isTold(at, reading),
    found: found(brand, at),
  }));
  // `nike ayağımı vurdu` tells of one and asks for none.
  const named = all.flatMap((one) => (one.isOut || one.isTold ? [] : one.found));
  const refused = [
    ...without.flatMap(({ brand, at }) => (brand === undefined ? [] : found(brand, at))),
    ...all.flatMap((one) => (one.isOut ? one.found : [])),
  ];
  return {
    wanted: named.filter(({ id }) => makes(id) && refused.every((one) => one.id !== id)),
    refused,
    misfits: named.filter(({ id }) => !makes(id)).map(({ label }) => label),
    read,
  };
}

/** Whether something is only told of: what is liked, or there to be used (`Netflix var`), is wished for. */
const isTold = ({ from }: Found, { clauses, words, refusals }: Reading): boolean => {
  const { saying, verb = -1 } = clauseOf(from, clauses) ?? {};
  const isRefusing = refusals.some(({ cue }) => cue.from === verb);
  return (
    saying === 'tells' && !isRefusing && !/^(?:sev|begen|guven|var)/.test(words[verb]?.text ?? '')
  );
};

/** `Arçelik pahalı`, `HP’yi çıkar` */
const turnedDown = /^(?:cikar|kaldir|sil|elensin|ele|(?:cok )?(?:pahali|tuzlu)|butce\w* as)/;

/** What a message calls by name, and what is left of it. */
export interface Names {
  readonly wanted: readonly NamedWord[];
  readonly refused: readonly NamedWord[];
  /** What is liked, and another one like it wanted: `breaking bad gibi`. */
  readonly like: readonly Wish[];
  /** Titles of what is liked. */
  readonly liked: readonly string[];
  /** What no product of the kind is called or carries, as a wish says it: `cam olmasın`. */
  readonly unknown: readonly string[];
  readonly read: readonly Found[];
  /** The places of it that surely name something. */
  readonly named: readonly Found[];
}

/**
 * The words that products of the kind carry and that say nothing else (`iphone 15`, `kapadokya`); what is no everyday word,
 * or stands in a title beside the kind's name, is a name, everything else only ranks.
 */
export function readNames(
  { words, without, reading, head }: Intent,
  kind: Kind,
  taken: readonly Found[],
  turn: number,
  sample: readonly Option[],
  isSortName: (stems: readonly string[]) => boolean,
): Names {
  const nouns = new Set([kind.noun, kind.plural].flatMap(foldedWords).map(stem));
  // `polarize gözlük`: a synonym of several words says more than the kind.
  const single = kind.synonyms.filter((name) => !name.includes(' '));
  const own = new Set([kind.noun, kind.plural, ...single].flatMap(foldedWords).map(stem));
  const isCity = ({ suggests }: IntentWord) => suggests.length > 0;
  // `dökülme şampuanı istemiyorum` refuses the one word, `silahlı mafyalı olmasın`, `ahmet ümit hariç` both.
  const before = ({ from }: Found): Found => {
    let first = from;
    const isOf = ({ text, stem: word }: Reading['words'][number], at: number) =>
      !isSmall(text) &&
      !isSomebody(text) &&
      !own.has(word) &&
      !taken.some((one) => overlap(one, { from: at, to: at + 1 }));
    for (let at = from - 1; at >= 0; at -= 1) {
      const word = reading.words[at];
      if (!word || !isOf(word, at) || /[,;.]/.test(reading.words[at + 1]?.before ?? '')) break;
      first = at;
    }
    return { from: first, to: from };
  };
  // `Sapanca da olur`: a title's own word that is no predicate here is no verb.
  const isTitled = ({ text, stem: one, at }: IntentWord) =>
    reading.clauses.every(({ verb }) => verb !== at.from) &&
    sample.some(
      ({ product, title }) => title.has(one) && foldedWords(product.title).includes(text),
    );
  const isFree = (word: IntentWord) => {
    const { at, text, optional, isVerb } = word;
    return (
      !optional &&
      !without.some((one) => overlap({ from: before(one.at).from, to: one.at.to }, at)) &&
      (!taken.some((one) => overlap(one, at)) || isCity(word) || isOfSides(word)) &&
      ![...reading.money].some((place) => place >= at.from && place < at.to) &&
      !reading.sizes.some((size) => overlap(size, at)) &&
      !own.has(stem(text)) &&
      !isSmall(text) &&
      recipientCalled(text) === undefined &&
      !(isVerb && isOrdinaryWord(text) && !isTitled(word)) &&
      (text.length > 1 || /\d/.test(text))
    );
  };
  // `kıbrıs turu`
  const isBeforeHead = ({ at }: IntentWord) =>
    head !== undefined && words[head.from]?.at.from === at.to;
  // `Ahmet Ümit` is no `Ahmet Hamdi`: of a name that is written as one, the whole or nothing.
  const isCut = (one: IntentWord, group: readonly IntentWord[]) =>
    isCapital(one, reading) &&
    group.some(
      (other) =>
        (other.at.to === one.at.from || other.at.from === one.at.to) &&
        isCapital(other, reading) &&
        !sample.some(({ stems }) => stems.has(stemIn(other, stems))),
    );
  const isAlso = ({ at }: IntentWord) =>
    willToo.test(
      reading.words
        .slice(at.to, at.to + 2)
        .map(({ text }) => text)
        .join(' '),
    );
  const groups: IntentWord[][] = [];
  for (const word of words.filter(isFree)) {
    const before = groups.at(-1)?.at(-1);
    const isNext =
      before?.at.to === word.at.from && !/[,;]/.test(reading.words[word.at.from]?.before ?? '');
    if (isNext) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  const wanted: NamedWord[] = [];
  const like: Wish[] = [];
  const liked: string[] = [];
  const unknown: string[] = [];
  const read: Found[] = [];
  const surely: Found[] = [];
  groups.forEach((group, at) => {
    const isIn = (one: IntentWord) => sample.some(({ stems }) => stems.has(stemIn(one, stems)));
    const carried = group.filter((one) => isIn(one) && !isCut(one, group));
    // `balık kokmasın`
    if (/m[ae]s[iu]n(?:l[ae]r)?$/.test(reading.words[group.at(-1)?.at.to ?? 0]?.text ?? '')) return;
    const isNamed = carried.some((one) => !/^\d+$/.test(one.stem));
    const place = { from: group[0]?.at.from ?? 0, to: group.at(-1)?.at.to ?? 0 };
    // A number says nothing by itself; a model that nothing carries is still meant.
    const models = group.filter((one) => isModel(one) && !isIn(one));
    if (!isNamed && models.length === 0) return;
    read.push(...[...carried, ...models].map((one) => one.at));
    const model =
      isLiked(place, reading) && !group.every((one) => isOrdinaryWord(one.text))
        ? modelOf(carried, sample)
        : undefined;
    const alike = model && likeIt(model, kind, writtenIn(reading, place), turn);
    if (model && alike) {
      like.push(alike);
      liked.push(model.product.title);
      return;
    }
    const inTitle = sample.some(({ title }) =>
      carried.every((one) => title.has(stemIn(one, title))),
    );
    // `metal kordon olsun`
    const isTogether =
      carried.length === group.length &&
      sample.some(({ stems }) => carried.every((one) => stems.has(stemIn(one, stems))));
    const isBare = reading.words.length <= group.length + 1;
    const isOutright = (one: IntentWord) =>
      isBare ||
      isBeforeHead(one) ||
      isAlso(one) ||
      /^(?:olsun|istiyorum)$/.test(reading.words[one.at.to]?.text ?? '');
    // `istanbuldan trabzona`
    const isWay = (one: IntentWord) =>
      isOfPlaces(kind) &&
      (isPlace(one.text) || carried.length > 1) &&
      sample.some(({ title }) => title.has(one.stem));
    const named = [...carried, ...models];
    const isNaming = named.some(
      (one) =>
        isCity(one) ||
        (!isOrdinaryWord(one.text) && !/^\d+\+?$/.test(one.text)) ||
        isWay(one) ||
        (inTitle && isOutright(one)) ||
        (isTogether && isDemanded(group.at(-1), reading)),
    );
    if (isNaming) surely.push(...named.map((one) => one.at));
    for (const one of named)
      wanted.push({
        said: asTitled(one, sample) ?? writtenIn(reading, one.at),
        turn,
        stem: sample.some(({ stems }) => stems.has(one.stem))
          ? one.stem
          : (stemOfHaving(one.text) ?? one.stem),
        ordinary: isOrdinaryWord(one.text),
        group: at,
        like: false,
        as: isNaming ? 'name' : 'aside',
        ...(isAlso(one) && { also: true }),
        ...(isCity(one) && { place: true }),
      });
  });
  // `yağmurluk`, `yüz kremi`: a sort that the kind's name says and products are called by.
  const sort = head ? words.slice(head.from, head.to) : [];
  const carrying = sample.filter(({ title }) => sort.every((one) => title.has(one.stem)));
  const isSort =
    sort.length > 0 &&
    !sort.every((one) => nouns.has(one.stem)) &&
    isSortName(sort.map((one) => one.stem));
  const isSaidSo = sort.every(
    ({ stem: one, at }) => own.has(one) || taken.some((place) => overlap(place, at)),
  );
  if (isSort && !isSaidSo && carrying.length === 0)
    unknown.push(sort.map(({ at }) => writtenIn(reading, at)).join(' '));
  if (isSort && carrying.length > 0)
    for (const one of sort)
      wanted.push({
        said: asTitled(one, sample) ?? writtenIn(reading, one.at),
        turn,
        stem: one.stem,
        ordinary: true,
        group: groups.length + without.length,
        like: false,
        as: 'thing',
      });
  const refused = without.flatMap((one, group): NamedWord[] => {
    const { brand, values } = one;
    const isThing = one.stems.length > 0 && one.stems.every((word) => own.has(word));
    const at = isThing ? before(one.at) : { from: before(one.at).from, to: one.at.to };
    const stems = isThing
      ? reading.words.slice(at.from, at.to).map((word) => word.stem)
      : one.stems;
    const isOther = brand !== undefined || values.some((value) => value.kind === kind.id);
    if (isOther || taken.some((place) => overlap(place, at)) || (isThing && stems.length === 0))
      return [];
    const said = writtenIn(reading, at);
    // `8 ve 12 yaş, korkunç olmasın`
    if (stems.some((word) => /^\d{1,2}$/.test(word))) return [];
    // `son ikisini izledik`
    if (foldedWords(said).every((word) => isSmall(word) || points.test(word))) return [];
    // What no product carries cannot be left out.
    if (!sample.some((option) => stems.every((one) => option.stems.has(one)))) {
      const isOutright = !/^(?:degil|yok)/.test(reading.words[one.at.to]?.text ?? '');
      const own = foldedWords(said);
      // `ayfon` may be anything.
      const isPlain =
        own.length <= mostRefused &&
        !own.some(isSmall) &&
        (own.length > 1 || own.every(isOrdinaryWord)) &&
        !/['’]/.test(said);
      if (isOutright && isPlain && standsAlone(said)) unknown.push(`${said} olmasın`);
      return [];
    }
    read.push(at);
    surely.push(at);
    const isEach = stems.length === at.to - at.from;
    return stems.map((one, place) => ({
      // `tavuksuz` refuses `tavuk`, and so do `tavuktan bıktım` and `Tavuk'u sil`.
      said: (isEach
        ? writtenIn(reading, { from: at.from + place, to: at.from + place + 1 })
        : said
      ).replace(/(?<=.{3})(?:s[ıiuü]z|[dt][ae]n|['’]\p{L}+)$/u, ''),
      turn,
      stem: one,
      ordinary: true,
      group: groups.length + group,
      like: false,
      as: 'name',
    }));
  });
  return { wanted, refused, like, liked, unknown, read, named: surely };
}

/** Whether it shall be so. */
const isDemanded = (word: IntentWord | undefined, { words }: Reading): boolean =>
  /^(?:ols[iu]n|koy|getir)$/.test(words[word?.at.to ?? 0]?.text ?? '');

const points = /^(?:ilk|son|birinci|ikinci|ucuncu|iki|ucu)/;
const mostRefused = 2;

/** `150x200`: beside what it says of the kind it is itself. */
const isOfSides = ({ text }: IntentWord): boolean => /^\d+x\d+$/.test(text);

/** `a16`, `150x200` */
export const isModel = ({ text }: Pick<IntentWord, 'text'>): boolean =>
  /\d/.test(text) && /[a-z]/.test(text);

/** Whether it matters of a kind where it is. */
export const isOfPlaces = ({ attributes, category }: Kind): boolean =>
  category === 'services' ||
  Object.keys(attributes).some((name) => /^(?:city$|destination)/.test(name));

/** Whether a word is written with a capital where not all are. */
const isCapital = ({ at }: IntentWord, { text, words }: Reading): boolean =>
  /^\p{Lu}/u.test(writtenIn({ text, words }, at)) &&
  words.some(({ from }) => /^\p{Ll}/u.test(text.slice(from)));

/** `asitli` is said of what has `asit`. */
const stemIn = ({ stem: own, text }: IntentWord, stems: ReadonlySet<string>): string =>
  stems.has(own) ? own : (stemOfHaving(text) ?? own);

/** A name as titles have it: `Kapadokya` of `kapadokyada`. */
const asTitled = ({ stem: own }: IntentWord, sample: readonly Option[]): string | undefined =>
  sample
    .flatMap(({ product, title }) => (title.has(own) ? product.title.split(/[\s,/()–-]+/) : []))
    .find((word) => foldedWords(word).map(stem).join(' ') === own);

const isLiked = (place: Found, { comparisons }: Intent['reading']): boolean =>
  comparisons.some(({ relation, of }) => relation === 'like' && overlap(of, place));

const modelOf = (words: readonly IntentWord[], sample: readonly Option[]): Option | undefined =>
  sample.find(({ stems }) => words.every(({ stem: one }) => stems.has(one)));

/** What a liked product is known for: its genre. */
function likeIt({ product }: Option, kind: Kind, said: string, turn: number): Wish | undefined {
  const known = Object.keys(kind.attributes).find(
    (name) => kind.attributes[name]?.asked === 'early' && product.attributes[name]?.length,
  );
  if (known === undefined) return undefined;
  const anyOf = (product.attributes[known] ?? []).map((value) => ({ attribute: known, value }));
  return { label: `“${said}” gibi`, anyOf, like: true, said, turn };
}
