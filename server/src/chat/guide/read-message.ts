import { fold } from '@denk/shared/text';
import { aliases } from '../../search/aliases';
import { stem } from '../../search/turkish/stem';
import { foldedWords } from '../../search/turkish/words';
import type { Asked } from './asked-before';
import { chatAliases } from './chat-aliases';
import { meets, textStems } from './choose-three';
import { correctSpelling } from './correct-spelling';
import { picturesAsWords } from './emoji-words';
import { findBrands } from './find-brands';
import { findKinds } from './find-kinds';
import { findWishes } from './find-wishes';
import type { GuideProduct } from './guide-catalogue';
import { wishOf, type Lexicon } from './lexicon';
import { measureWishes } from './measure-wishes';
import {
  adds,
  asksForCheaper,
  asksForDearer,
  asksForOtherBrands,
  asksForOthers,
  asksWhichIsBetter,
  dropsWishes,
  englishNoise,
  indifferent,
  noiseWords,
  refusals,
  vocatives,
} from './noise-words';
import { readBudget } from './read-budget';
import { noWants, type Budget, type Wants, type Wish } from './wants';

/** What stood before a message: the question it may answer, and the products that were just proposed. */
export interface Before {
  readonly asked: Asked | undefined;
  readonly proposed: readonly GuideProduct[];
}

/** A message read: what is wanted now, and whether the message said anything about it. */
export interface ReadMessage {
  readonly wants: Wants;
  readonly understood: boolean;
  readonly namesKind: boolean;
  /** Whether something was refused that no product is about anyway. */
  readonly refusesUnknown: boolean;
  /** Whether more was said than that a brand is refused. */
  readonly changesMore: boolean;
  /** Brands that were refused just now. */
  readonly refusedBrands: readonly string[];
  /** Words that named nothing known, as the visitor wrote them; empty where everything was understood. */
  readonly unknown: string;
}

/** A message's words in the forms that are looked up. */
export interface Words {
  readonly raw: string;
  readonly folded: readonly string[];
  readonly stems: readonly string[];
}

/** Reads one message of the visitor on top of what was said before; the newest word wins. */
export function readMessage(
  said: string,
  wants: Wants,
  before: Before,
  lexicon: Lexicon,
): ReadMessage {
  const message = picturesAsWords(said);
  const folded = fold(message);
  const { asked, proposed } = before;
  const readMoney = (kinds: readonly string[]) =>
    readBudget(message, {
      asked: asked?.about === 'budget',
      isTaste: answersAttribute(message, asked, wants, lexicon),
      prices: priceSpan(lexicon.productsOf(kinds)),
    });
  const words = readWords(readMoney(wants.kinds).rest, message, lexicon);
  const found = findKinds(words, wants, asked, lexicon);
  const named = found.kinds ?? settledKinds(words, wants, asked, lexicon);
  const switched = found.kinds !== undefined && !found.narrows;
  const base: Wants =
    switched && found.kinds && wants.kinds.length > 0
      ? { ...noWants, kinds: found.kinds }
      : { ...wants, kinds: named ?? wants.kinds };

  // The scale of a bare number depends on the kind, which may have become known just now.
  const spoken = readMoney(base.kinds).budget;
  const brands = brandsOf(words, found.brand, base, proposed, folded, lexicon);
  const wishes = findWishes(words, base.kinds, asked, lexicon, {
    brands: brands.used,
    kind: found.used,
  });
  const measured = base.kinds.flatMap((id) => measureWishes(message, lexicon.kinds.get(id)));
  const wanted = [
    ...wishes.wanted,
    ...measured.filter((wish) => !wishes.wanted.some((other) => same(wish, other))),
  ];
  const kinds = kindsWith(wanted, base.kinds, lexicon);
  const model = [
    ...modelWords(words, [...brands.used, ...wishes.used, ...found.used]),
    ...placeWords(words, base.kinds, lexicon),
    ...beyondNoun(found.phrase, base.kinds, lexicon),
  ];
  const shift = priceShift(folded, proposed, base.budget);
  const budget = shift ?? within(spoken, base.budget);
  const settled = settledBy(folded, asked, wanted);
  const others = proposed.length > 0 && asksForOthers.test(folded);
  const isNews =
    named !== undefined ||
    [brands.named, brands.refused, wanted, wishes.refused].some((list) => list.length > 0) ||
    budget !== undefined ||
    others;
  const text = unknownWords(words, [...brands.used, ...found.used], base.kinds, lexicon);
  const refusesUnknown =
    text.unknown !== '' &&
    brands.refused.length === 0 &&
    words.folded.some((word) => refusals.has(word));

  const next: Wants = {
    kinds,
    // Who answers something else has not said that money does not matter.
    budget:
      budget ??
      (asked?.about === 'budget' && !switched && indifferent.test(folded)
        ? (base.budget ?? 'any')
        : base.budget),
    brands: brands.wanted,
    refusedBrands: newest(base.refusedBrands, brands.refused, brands.named),
    wishes: mergeWishes(base.wishes, wanted, wishes.refused),
    refusedWishes: mergeWishes(base.refusedWishes, wishes.refused, wanted),
    modelWords: [...new Set([...withoutBrands(base, brands.gone, lexicon), ...model])],
    settled: [...new Set([...base.settled, ...settled])],
    seen: others ? [...new Set([...base.seen, ...proposed.map(({ title }) => title)])] : base.seen,
    ...(dropsWishes.test(folded) && { wishes: [], refusedWishes: [], modelWords: [], seen: [] }),
  };
  return {
    wants: next,
    namesKind: found.kinds !== undefined,
    understood: isNews || settled.length > 0 || text.known,
    unknown: isNews || indifferent.test(folded) || text.known ? '' : text.unknown,
    refusesUnknown,
    changesMore:
      found.kinds !== undefined ||
      brands.named.length > 0 ||
      wanted.length > 0 ||
      wishes.refused.length > 0 ||
      budget !== undefined ||
      others ||
      text.known,
    refusedBrands: brands.refused,
  };
}

/** `Lüks` is a kind of brand where a kind of brand was asked for, and no budget. */
function answersAttribute(
  message: string,
  asked: Asked | undefined,
  { kinds }: Wants,
  lexicon: Lexicon,
): boolean {
  if (asked?.about !== 'attribute') return false;
  const stems = foldedWords(message).map(stem);
  return kinds.some((kind) =>
    lexicon
      .wishNames(kind)
      .find(stems)
      .some(({ meanings }) => meanings.some((one) => wishOf(one).attribute === asked.attribute)),
  );
}

/** Who does not choose between kinds when asked to (`komik olsun`, `farketmez`) gets the likeliest. */
function settledKinds(
  words: Words,
  wants: Wants,
  asked: Asked | undefined,
  lexicon: Lexicon,
): readonly string[] | undefined {
  if (asked?.about !== 'category' || wants.kinds.length < 2) return undefined;
  const fitting = (kind: string) => {
    const wishes = lexicon.wishNames(kind).find(words.stems);
    const wanted = wishes.flatMap(({ meanings }) => meanings).map(wishOf);
    return lexicon
      .productsOf([kind])
      .filter((product) => wanted.some((wish) => meets(product, wish))).length;
  };
  const [likeliest] = [...wants.kinds].sort((a, b) => fitting(b) - fitting(a));
  return likeliest === undefined ? undefined : [likeliest];
}

/** Of several kinds those whose products can be what is wanted. */
function kindsWith(
  wishes: readonly Wish[],
  kinds: readonly string[],
  lexicon: Lexicon,
): readonly string[] {
  if (kinds.length < 2) return kinds;
  const able = kinds.filter((kind) =>
    wishes.every(
      ({ attribute, value }) =>
        attribute === 'gender' || lexicon.kinds.get(kind)?.attributes[attribute]?.values[value],
    ),
  );
  return able.length > 0 ? able : kinds;
}

interface BrandsSaid {
  readonly named: readonly string[];
  readonly refused: readonly string[];
  readonly wanted: readonly string[];
  /** Brands that were wanted before and are no more. */
  readonly gone: readonly string[];
  readonly used: readonly number[];
}

/** The brands wanted after a message: a new name takes the place of the old one, unless it is added with `de`, `veya`. */
function brandsOf(
  words: Words,
  ofModel: string | undefined,
  base: Wants,
  proposed: readonly GuideProduct[],
  folded: string,
  lexicon: Lexicon,
): BrandsSaid {
  const { named: said, refused: away, used } = findBrands(words, lexicon);
  const another = asksForOtherBrands.test(folded);
  const refused = another
    ? [...new Set([...away, ...base.brands, ...proposed.map(({ brandId }) => brandId)])].filter(
        (id) => !said.includes(id),
      )
    : away;
  const named = ofModel && !refused.includes(ofModel) ? [...new Set([...said, ofModel])] : said;
  const kept = named.length > 0 && !adds.test(folded) ? [] : base.brands;
  const wanted = newest(kept, named, refused);
  return { named, refused, wanted, gone: base.brands.filter((id) => !wanted.includes(id)), used };
}

/** Model words that belong to no brand that was given up: without Apple no `iphone`. */
function withoutBrands(
  { kinds, modelWords: words }: Wants,
  gone: readonly string[],
  lexicon: Lexicon,
): readonly string[] {
  if (gone.length === 0) return words;
  const products = lexicon.productsOf(kinds);
  return words.filter((word) => {
    const carrying = products.filter((product) => textStems(product).includes(stem(word)));
    return carrying.some(({ brandId }) => !gone.includes(brandId));
  });
}

/** “Ucuz olsun” does not lift a limit that was named before. */
function within(spoken: Budget | undefined, before: Budget | undefined): Budget | undefined {
  const isLimited = typeof before === 'object' && before.max !== undefined;
  return isLimited && (spoken === 'cheap' || spoken === 'modest') ? before : spoken;
}

function readWords(text: string, raw: string, lexicon: Lexicon): Words {
  const all = foldedWords(text);
  const isEnglish = all.filter((word) => englishNoise.has(word)).length >= 2;
  const folded = all.flatMap((word) => {
    if (vocatives.has(word) || (isEnglish && englishNoise.has(word))) return [];
    const alias = chatAliases[word] ?? aliases[word];
    return alias ? alias.split(' ') : [knownForm(word, lexicon)];
  });
  return { raw, folded, stems: folded.map(stem) };
}

/** `kedime` → `kedi`, `laptob` → `laptop`: the word as the lexicon knows it. */
function knownForm(word: string, { knownStems, spelling }: Lexicon): string {
  if (word.length < 4 || knownStems.has(stem(word)) || noiseWords.has(word)) return word;
  const bare = word.replace(
    /(?:(?:[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m|[iu]n)(?:[aeiu]|d[ae]n?|l[ae])?|s?[iu]n(?:[aeiu]|d[ae]n?))$/,
    '',
  );
  if (bare !== word && bare.length >= 3) {
    const known = [bare, `${bare}i`, `${bare}u`].find((form) => knownStems.has(stem(form)));
    if (known) return known;
  }
  return correctSpelling(word, spelling);
}

/** Cheapest and dearest of some products. */
export function priceSpan(products: readonly GuideProduct[]) {
  if (products.length === 0) return undefined;
  const prices = products.map(({ price }) => price);
  return { min: Math.min(...prices), max: Math.max(...prices) };
}

/** “Daha ucuz”, “daha iyisi”: seen from what was just proposed, before that from the limit that was named. */
function priceShift(
  folded: string,
  proposed: readonly GuideProduct[],
  budget: Budget | undefined,
): Budget | undefined {
  if (asksWhichIsBetter.test(folded)) return undefined;
  const span = priceSpan(proposed);
  if (asksForCheaper.test(folded)) {
    if (span) return { max: span.min - 1 };
    return typeof budget === 'object' && budget.max !== undefined
      ? { max: Math.round(budget.max * 0.75) }
      : undefined;
  }
  return span && asksForDearer.test(folded) ? { min: span.max } : undefined;
}

function settledBy(folded: string, asked: Asked | undefined, wishes: readonly Wish[]): string[] {
  const given = wishes.map(({ attribute }) => attribute);
  if (asked?.about === 'attribute') return [...given, asked.attribute];
  if (asked?.about === 'other' && (indifferent.test(folded) || given.length > 0))
    return [...given, 'other'];
  return given;
}

/** Names said now come first; what is said now replaces its opposite. */
const newest = (before: readonly string[], now: readonly string[], opposite: readonly string[]) => [
  ...new Set([...now, ...before].filter((id) => !opposite.includes(id))),
];

const same = (a: Wish, b: Wish) => a.attribute === b.attribute && a.value === b.value;

/** Kinds of values that exclude each other: the newest replaces the older. */
const single = new Set([
  'gender',
  'operating_system',
  'screen_size',
  'network',
  'transmission',
  'fuel_type',
  'vehicle_type',
  'longevity',
  'swimwear_type',
  'service_type',
  'insurance_type',
  'household_size',
  'refrigerator_type',
  'connection_type',
  'contract_preference',
  'capacity',
  'size',
  'rim',
  'season',
  'machine_type',
  'ticket_type',
  'loan_type',
  'room_size',
]);

function mergeWishes(
  before: readonly Wish[],
  now: readonly Wish[],
  opposite: readonly Wish[],
): Wish[] {
  const kept = before.filter(
    (wish) =>
      !opposite.some((other) => same(wish, other)) &&
      !now.some(
        (other) =>
          same(wish, other) || (single.has(wish.attribute) && wish.attribute === other.attribute),
      ),
  );
  return [...now, ...kept];
}

/** What a kind's name says beside its noun: `ruj` of make-up, nothing of `cilt bakımı`. */
function beyondNoun(
  phrase: readonly string[],
  kinds: readonly string[],
  lexicon: Lexicon,
): string[] {
  const nouns = kinds.flatMap((id) =>
    foldedWords(`${lexicon.kinds.get(id)?.noun} ${lexicon.kinds.get(id)?.plural}`),
  );
  const own = new Set(nouns.map(stem));
  return phrase.filter((word) => !own.has(stem(word)));
}

/** `Antalya` is a region's wish and a place that titles and details name. */
function placeWords(
  { folded, stems }: Words,
  kinds: readonly string[],
  lexicon: Lexicon,
): string[] {
  const places = kinds.flatMap((kind) =>
    lexicon
      .wishNames(kind)
      .find(stems)
      .filter(({ meanings }) => meanings.some((one) => one.startsWith('destination_preference=')))
      .flatMap(({ from, to }) => folded.slice(from, to)),
  );
  const products = lexicon.productsOf(kinds);
  return places.filter((word) =>
    products.some((product) => textStems(product).includes(stem(word))),
  );
}

const modelWords = ({ folded }: Words, used: readonly number[]) =>
  folded.filter(
    (word, at) =>
      !used.includes(at) &&
      word.length >= 2 &&
      !noiseWords.has(word) &&
      !noiseWords.has(stem(word)),
  );

/** The words that name nothing known, as they were written, and whether others are found in products' own texts. */
function unknownWords(
  { folded, raw }: Words,
  used: readonly number[],
  kinds: readonly string[],
  lexicon: Lexicon,
): { readonly unknown: string; readonly known: boolean } {
  const rest = folded.filter(
    (word, at) =>
      !used.includes(at) &&
      !/^\d+$/.test(word) &&
      !noiseWords.has(word) &&
      !noiseWords.has(stem(word)) &&
      !refusals.has(word),
  );
  const products = lexicon.productsOf(kinds);
  const strange = rest.filter(
    (word) => !products.some((product) => textStems(product).includes(stem(word))),
  );
  return { unknown: quoted(strange, raw), known: strange.length < rest.length };
}

/** The stretch of a message from its first strange word to its last. */
function quoted(strange: readonly string[], raw: string): string {
  if (strange.length === 0) return '';
  const written = raw.replace(/\s+/g, ' ').trim().split(' ');
  const isStrange = (word: string) =>
    foldedWords(word).some((part) =>
      strange.some((one) => one.startsWith(part) || part.startsWith(one)),
    );
  const from = written.findIndex(isStrange);
  const to = written.findLastIndex(isStrange);
  const stretch = from < 0 ? written : written.slice(from, to + 1);
  return stretch
    .join(' ')
    .replace(/[^\p{L}\p{N}\s'’+.,-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .slice(0, 40)
    .trim();
}
