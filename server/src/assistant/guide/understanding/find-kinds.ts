import type { Asked } from './asked-before';
import { textStems } from '../product-traits';
import { findBrands, isRefused } from './find-brands';
import type { Lexicon } from './lexicon';
import { noiseWords, turning } from './noise-words';
import type { Words } from './read-words';
import { severalKinds, type SeveralKinds } from './several-kinds';
import type { Wants } from './wants';
import { fold } from '@denk/shared/product/text';
import { foldedWords, type FoundPhrase, stem } from '../../../language';

/** The kinds a message is about, if it names any. */
export interface FoundKinds {
  readonly kinds: readonly string[] | undefined;
  /** True where the kinds are among those that were in question, so that what was said of them still holds. */
  readonly narrows: boolean;
  readonly used: readonly number[];
  /** The words of the phrase that named it, and the brand of a model's name. */
  readonly phrase: readonly string[];
  readonly brand?: string;
  /** Kinds that were named together with these and come after them. */
  readonly later?: readonly string[];
  /** Whether the visitor named several kinds to choose between. */
  readonly isChoice?: boolean;
}

const nothing: FoundKinds = { kinds: undefined, narrows: false, used: [], phrase: [] };

/** Finds the kind of product; a word that only describes the present kind (`kamerası iyi` of a telephone) is none. */
export function findKinds(
  words: Words,
  wants: Wants,
  asked: Asked | undefined,
  lexicon: Lexicon,
): FoundKinds {
  if (asked?.about === 'category') {
    const said = fold(words.raw).trim();
    const chosen = wants.kinds.find((id) => fold(lexicon.kinds.get(id)?.noun ?? '') === said);
    const used = words.folded.map((_, at) => at);
    if (chosen) return { kinds: [chosen], narrows: true, used, phrase: [] };
  }
  const several = severalKinds(namedPhrases(words, lexicon, wants), words);
  if (several) return settleSeveral(several, words, wants, asked, lexicon);
  const phrase = headPhrase(words, lexicon, wants);
  if (phrase)
    return settle(
      narrowedByTheRest(phrase, words, lexicon),
      positions(phrase),
      words,
      wants,
      asked,
      lexicon,
    );
  const named = lexicon.modelNames.find(words.stems)[0];
  const model = named?.meanings[0]?.split('|');
  // `iphone`, after telephones were agreed on, is a brand.
  if (wants.kinds.length === 1)
    return named && model?.[1] && isFamily(named, wants.kinds, words, lexicon)
      ? { ...nothing, brand: model[1] }
      : nothing;
  if (model?.[0] && model[1]) {
    return { ...settle([model[0]], [], words, wants, asked, lexicon), brand: model[1] };
  }
  const wide = lexicon.broadNames
    .find(words.stems)
    .filter(
      (one) => !namesPartOfAnother(one, words, lexicon) && !isForSomethingElse(one, words, lexicon),
    );
  const broad = wide.at(-1);
  if (broad && wants.kinds.length === 0)
    return {
      kinds: broad.meanings,
      narrows: false,
      used: positions(broad),
      phrase: wordsAt(positions(broad), words),
    };
  const [brand] = findBrands(words, lexicon).named;
  const ofBrand = brand === undefined ? undefined : lexicon.kindsOfBrand.get(brand)?.slice(0, 6);
  if (ofBrand && wants.kinds.length === 0)
    return { kinds: ofBrand, narrows: false, used: [], phrase: [] };
  const narrowed = ofBrand ? wants.kinds.filter((kind) => ofBrand.includes(kind)) : [];
  return narrowed.length > 0 && narrowed.length < wants.kinds.length
    ? { kinds: narrowed, narrows: true, used: [], phrase: [] }
    : nothing;
}

/** Whether a word names one brand's models (`iphone`, not `pro`), as it stands and not refused. */
function isFamily(
  { meanings, from, to }: FoundPhrase,
  kinds: readonly string[],
  words: Words,
  lexicon: Lexicon,
): boolean {
  const said = words.folded.slice(from, to);
  return (
    meanings.length === 1 &&
    meanings.every((meaning) => kinds.includes(meaning.split('|')[0] ?? '')) &&
    !isRefused(words, to) &&
    lexicon
      .productsOf(kinds)
      .some(({ title }) => said.every((word) => foldedWords(title).includes(word)))
  );
}

const positions = ({ from, to }: FoundPhrase) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** `mama` is for cats or dogs, `kedime mama` for cats. */
function narrowedByTheRest(
  { meanings }: FoundPhrase,
  words: Words,
  lexicon: Lexicon,
): readonly string[] {
  if (meanings.length < 2) return meanings;
  const others = lexicon.broadNames.find(words.stems).flatMap((wide) => wide.meanings);
  const both = meanings.filter((kind) => others.includes(kind));
  return both.length > 0 ? both : meanings;
}

/** `kutu oyunu` is a synonym of toys, but the very name of another kind. */
function byTheirName(phrase: FoundPhrase, words: Words, lexicon: Lexicon): FoundPhrase {
  const said = words.stems.slice(phrase.from, phrase.to).join(' ');
  const named = phrase.meanings.filter(
    (kind) =>
      foldedWords(lexicon.kinds.get(kind)?.noun ?? '')
        .map(stem)
        .join(' ') === said,
  );
  return named.length > 0 && phrase.to - phrase.from > 1 ? { ...phrase, meanings: named } : phrase;
}

const wordsAt = (used: readonly number[], words: Words) => used.map((at) => words.folded[at] ?? '');

/** `çamaşır makinesi de buzdolabı da`: the first now and the others after it; `laptop mu tablet mi` is to be asked. */
function settleSeveral(
  { phrases, isChoice }: SeveralKinds,
  words: Words,
  wants: Wants,
  asked: Asked | undefined,
  lexicon: Lexicon,
): FoundKinds {
  const [first = '', ...others] = phrases.flatMap(({ meanings }) => meanings);
  const used = phrases.flatMap(positions);
  const now = isChoice ? [first, ...others] : [first];
  const found = settle(now, used, words, wants, asked, lexicon);
  if (!found.kinds) return found;
  return isChoice ? { ...found, isChoice } : { ...found, later: others };
}

/** The phrases that name a thing itself: not a wish of another, not refused. */
function namedPhrases(words: Words, lexicon: Lexicon, wants: Wants): FoundPhrase[] {
  const found = lexicon.kindNames.find(words.stems).filter((phrase) => !isAccident(phrase, words));
  const strictly = found.filter(
    (phrase) => !isRefused(words, phrase.to) || refusesItsTaste(phrase, words, lexicon),
  );
  const wanted =
    strictly.length > 0
      ? strictly
      : found.filter((phrase) => wantsAnotherTaste(phrase, words, lexicon));
  const named = wanted.filter(
    (phrase) =>
      !isWishOfAnother(phrase, wanted, words, lexicon, wants) &&
      !namesSomethingElse(phrase, words, lexicon),
  );
  const scattered = scatteredName(words, lexicon);
  return scattered && named.every(({ from, to }) => to <= scattered.from || from >= scattered.to)
    ? [scattered, ...named]
    : named;
}

/** The phrase that names the thing itself: also not what it is for; else the last. */
function headPhrase(words: Words, lexicon: Lexicon, wants: Wants): FoundPhrase | undefined {
  const named = namedPhrases(words, lexicon, wants);
  const things = named.filter(
    (phrase) =>
      !words.folded.slice(phrase.to, phrase.to + 2).includes('icin') &&
      !(named.length > 1 && isCircumstance(phrase, words)),
  );
  const head = scatteredName(words, lexicon) ?? things.at(-1) ?? named.at(-1);
  // `koltuk yıkama` is no sofa.
  const wider = lexicon.broadNames
    .find(words.stems)
    .find(
      ({ from, to }) =>
        head && from <= head.from && to >= head.to && to - from > head.to - head.from,
    );
  if (wider) return wider;
  return head && byTheirName(mostTelling(head, named, words, lexicon), words, lexicon);
}

/** `korku filmi değil`: the horror is refused, the film is not. */
function refusesItsTaste({ meanings, from }: FoundPhrase, words: Words, lexicon: Lexicon) {
  const before = words.stems.slice(Math.max(from - 1, 0), from);
  return meanings.some((kind) => lexicon.wishNames(kind).find(before).length > 0);
}

/** `ikinci el araba değil sıfır`: another car is wanted. */
function wantsAnotherTaste({ meanings, to }: FoundPhrase, words: Words, lexicon: Lexicon) {
  const after = words.stems.slice(to);
  return meanings.some((kind) => lexicon.wishNames(kind).find(after).length > 0);
}

/** `kahve yapacağım makine öner`: the words of one kind's name, apart from each other. */
function scatteredName(words: Words, lexicon: Lexicon): FoundPhrase | undefined {
  for (const [id, { noun }] of lexicon.kinds) {
    const stems = foldedWords(noun).map(stem);
    const at = stems.map((one) => words.stems.indexOf(one));
    const [from = -1] = at;
    const to = at.at(-1) ?? -1;
    const inOrder = at.every((place, index) => place >= 0 && place > (at[index - 1] ?? -1));
    if (stems.length > 1 && inOrder && to - from < 4) return { meanings: [id], from, to: to + 1 };
  }
  return undefined;
}

/** `mama sandalyesi`, `kedi kumu`: with an unknown word that belongs to it, a word names another thing. */
function namesSomethingElse({ meanings, to }: FoundPhrase, words: Words, lexicon: Lexicon) {
  return isPossessed(words.folded[to] ?? '') && isStrange(to, meanings, words, lexicon);
}

/** `kedi kumu`, `saç kurutma makinesi`: the last word is the thing, and a wide word before it does not stand for it. */
function namesPartOfAnother({ meanings, to }: FoundPhrase, words: Words, lexicon: Lexicon) {
  const foreign = (at: number) => isForeign(at, meanings, words, lexicon);
  const possessed = (at: number) => isPossessed(words.folded[at] ?? '');
  if (possessed(to)) return foreign(to);
  return (
    possessed(to + 1) && !noiseWords.has(words.folded[to] ?? '') && foreign(to) && foreign(to + 1)
  );
}

/** `bebeğim için mama sandalyesi`: who it is for is known, the thing itself is not. */
function isForSomethingElse({ meanings, to }: FoundPhrase, words: Words, lexicon: Lexicon) {
  if (words.folded[to] !== 'icin') return false;
  return words.folded.some(
    (word, at) => at > to && isPossessed(word) && isStrange(at, meanings, words, lexicon),
  );
}

/** `kumu`, `sandalyesi`; no adjective as `netflixli`. */
const isPossessed = (word: string) =>
  /^\p{L}{3,}[iu]$/u.test(word) && !/\p{L}{4,}l[iu]$/u.test(word) && !noiseWords.has(word);

/** Whether a word means nothing anywhere. */
const isStrange = (at: number, kinds: readonly string[], words: Words, lexicon: Lexicon) =>
  words.stems[at] !== words.folded[at] &&
  !lexicon.knownStems.has(words.stems[at] ?? '') &&
  isForeign(at, kinds, words, lexicon);

/** Whether a word means nothing for products of these kinds. */
function isForeign(at: number, kinds: readonly string[], words: Words, lexicon: Lexicon): boolean {
  const end = words.stems[at] ?? '';
  return !noiseWords.has(end) && !kinds.some((kind) => knows(kind, end, lexicon));
}

const knows = (id: string, end: string, lexicon: Lexicon) => {
  const kind = lexicon.kinds.get(id);
  const names = foldedWords([kind?.noun, kind?.plural, ...(kind?.synonyms ?? [])].join(' '));
  return (
    names.some((name) => stem(name) === end) ||
    lexicon.wishNames(id).find([end]).length > 0 ||
    lexicon.productsOf([id]).some((product) => textStems(product).includes(end))
  );
};

/** `uçakta`, `arabaya`, `evden` say where or for what, not what. */
const isCircumstance = ({ to }: FoundPhrase, { folded, stems }: Words) => {
  const word = folded[to - 1] ?? '';
  return word !== stems[to - 1] && /(?:[dt][ae]n?|[aeiou]y[ae])$/.test(word);
};

/** After `yks` the `kitap` is one of those that help with it: the more special kind whose names hold the plain word. */
function mostTelling(
  head: FoundPhrase,
  all: readonly FoundPhrase[],
  words: Words,
  lexicon: Lexicon,
): FoundPhrase {
  const said = words.stems.slice(head.from, head.to).join(' ');
  const holds = (id: string) => {
    const kind = lexicon.kinds.get(id);
    return [kind?.noun ?? '', ...(kind?.synonyms ?? [])].some((name) =>
      ` ${foldedWords(name).map(stem).join(' ')} `.includes(` ${said} `),
    );
  };
  const special = all.find(
    (phrase) =>
      phrase !== head &&
      phrase.meanings.some((kind) => !head.meanings.includes(kind) && holds(kind)),
  );
  return special ?? head;
}

/** `ne tür`, `her tür` are no tours; `far` without its e is no eye shadow. */
function isAccident({ from, to }: FoundPhrase, { folded, raw }: Words): boolean {
  if (to - from > 1) return false;
  const word = folded[from] ?? '';
  // `abi` is no `abiye`.
  if (word === 'abi') return true;
  if (/^tur(?:de|den|u|lu|ler|leri)?$/.test(word)) {
    return (
      /\p{L}*tür/iu.test(raw) || ['her', 'ne', 'hangi', 'bu', 'o'].includes(folded[from - 1] ?? '')
    );
  }
  return word === 'far' && folded[to] === 'etmez';
}

function isWishOfAnother(
  phrase: FoundPhrase,
  all: readonly FoundPhrase[],
  words: Words,
  lexicon: Lexicon,
  wants: Wants,
): boolean {
  const stems = words.stems.slice(phrase.from, phrase.to);
  const isWishOf = (kind: string) => lexicon.wishNames(kind).find(stems).length > 0;
  const others = all.filter((other) => other !== phrase).flatMap(({ meanings }) => meanings);
  const present =
    wants.kinds.length === 1 && !phrase.meanings.includes(wants.kinds[0] ?? '') ? wants.kinds : [];
  return [...others, ...present].some((kind) => !phrase.meanings.includes(kind) && isWishOf(kind));
}

function settle(
  meanings: readonly string[],
  used: readonly number[],
  words: Words,
  wants: Wants,
  asked: Asked | undefined,
  lexicon: Lexicon,
): FoundKinds {
  const narrowed = meanings.filter((kind) => wants.kinds.includes(kind));
  if (narrowed.length > 0) {
    const changes = narrowed.length < wants.kinds.length;
    return {
      kinds: changes ? narrowed : wants.kinds,
      narrows: true,
      used,
      phrase: wordsAt(used, words),
    };
  }
  const turned = { kinds: meanings, narrows: false, used, phrase: wordsAt(used, words) };
  if (wants.kinds.length === 0 || asked?.about === 'category') return turned;
  // While a question is open, a chance word does not change the subject: `çikolata kokulu` of a perfume.
  const rest = words.folded.filter((word, at) => !used.includes(at) && !noiseWords.has(word));
  const brands = findBrands(words, lexicon).used;
  const says =
    turning.test(fold(words.raw)) ||
    rest.every((word) => brands.includes(words.folded.indexOf(word)));
  return says || asked === undefined ? turned : nothing;
}
