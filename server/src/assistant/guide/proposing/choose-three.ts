import { foldedWords, stem } from '../../../language';
import type { GuideProduct } from '../guide-catalogue';
import { isWithin, rangeOf } from '../asking/price-bands';
import { carries, meets, textStems } from '../product-traits';
import type { PriceRange, Wants, Wish } from '../understanding/wants';
import { essential, mixedKinds, noThings } from './kinds-of-wishes';

/** Three products of three brands, or why there are none. */
export type Choice =
  | {
      readonly found: true;
      readonly products: readonly GuideProduct[];
      /** Wishes that not all three meet. */
      readonly unmet: readonly Wish[];
      /** Words of titles that were asked for and that not all three carry, or none of them: `Ruj`. */
      readonly rareWords: readonly { readonly word: string; readonly some: boolean }[];
      /** From which price three brands meet every wish, where that is beyond the budget but not out of reach. */
      readonly allMetFrom: number | undefined;
      /** Named brands that have nothing that fits. */
      readonly missingBrands: readonly string[];
      /** What the three cost at most and at least; the lower end is left out where it could not be kept. */
      readonly range: PriceRange;
    }
  | {
      readonly found: false;
      readonly range: PriceRange;
      /** Brands that do have something within the budget. */
      readonly brandsInRange: number;
      /** The price up to which three brands would fit, where raising the budget helps. */
      readonly enough: number | undefined;
      /** The price from which three brands would fit, where lowering it helps. */
      readonly from: number | undefined;
    };

const wanted = 3;

/**
 * Picks the best three of three brands within the budget, out of products of the wanted kinds. Where a range has too
 * few of them, cheaper ones come in; dearer ones only where no sum was named (“ucuz olsun”).
 */
export function chooseThree(wants: Wants, products: readonly GuideProduct[]): Choice {
  const range = rangeOf(wants.budget, comparable(wants, products));
  const choice = chooseWithin(range, wants, products);
  if (choice.found) return choice;
  const wider = widerRange(wants, range, products);
  const second = wider && chooseWithin(wider, wants, products);
  return second?.found ? second : choice;
}

function widerRange(
  wants: Wants,
  range: PriceRange,
  products: readonly GuideProduct[],
): PriceRange | undefined {
  const { budget } = wants;
  if (budget === 'cheap') return rangeOf('modest', comparable(wants, products));
  return range.min !== undefined && range.max !== undefined ? { max: range.max } : undefined;
}

function chooseWithin(range: PriceRange, wants: Wants, products: readonly GuideProduct[]): Choice {
  const words = new Set(wants.modelWords.map(stem));
  const allowed = products.filter(
    ({ brandId, title }) => !wants.refusedBrands.includes(brandId) && !wants.seen.includes(title),
  );
  const inRange = allowed.filter(({ price }) => isWithin(price, range));
  const ranked = rank(inRange, wants, range, words);
  // First everything essential; only where three brands cannot meet that, the nearest others.
  const strict = ranked.filter(
    (product) => meetsEssentials(product, wants) && !isRefusedTaste(product, wants),
  );
  const worded = namedThings(strict, words, wants.brands);
  for (const pool of [worded, strict]) {
    const three = ofThreeBrands(pool);
    if (three.length === wanted) return choice(three, wants, allowed, range);
  }
  // A kind of one or two makers, like museum passes: three of those.
  const notRefused = products.filter(({ brandId }) => !wants.refusedBrands.includes(brandId));
  if (brandsOf(notRefused).length < wanted && strict.length >= wanted) {
    const apart = ofThreeBrands(worded);
    const three = [...new Set([...apart, ...worded, ...strict])].slice(0, wanted);
    return choice(three, wants, allowed, range);
  }
  // Swimwear for men: where nobody makes it, nothing else will do.
  const gender = wants.wishes.find(({ attribute }) => attribute === 'gender');
  if (gender && products[0]?.attributes['gender'] && brandsMeeting(gender, products) < wanted)
    return shortage(range, 0, []);
  const strictEverywhere = allowed.filter((product) => meetsEssentials(product, wants));
  if (brandsOf(strictEverywhere).length < wanted) {
    const three = ofThreeBrands([...strict, ...ranked]);
    if (three.length === wanted) return choice(three, wants, allowed, range);
  }
  const pleasing = strictEverywhere.filter((product) => !isRefusedTaste(product, wants));
  return shortage(
    range,
    brandsOf(strict).length,
    [pleasing, strictEverywhere].find((pool) => brandsOf(pool).length >= wanted) ?? allowed,
  );
}

const isThing = (word: string, kinds: readonly string[]) =>
  /^\p{L}{3,}$/u.test(word) && !noThings.has(word) && kinds.every((kind) => mixedKinds.has(kind));

/** “Yurt dışı” is Europe, Asia or America: one of the values wanted for an attribute is enough. */
const meetsLike = (product: GuideProduct, { attribute }: Wish, { wishes }: Wants) =>
  wishes.some((wish) => wish.attribute === attribute && meets(product, wish));

function choice(
  products: readonly GuideProduct[],
  wants: Wants,
  all: readonly GuideProduct[],
  range: PriceRange,
): Choice {
  return {
    found: true,
    products,
    range,
    unmet: wants.wishes.filter(
      (wish) => !products.every((product) => meetsLike(product, wish, wants)),
    ),
    rareWords: wants.modelWords
      .filter(
        (word) =>
          isThing(word, wants.kinds) &&
          brandsOf(all.filter((product) => carries(product, word))).length >= 2 &&
          !products.every((product) => carries(product, word)),
      )
      .map((word) => ({
        word: asWritten(word, all),
        some: products.some((product) => carries(product, word)),
      })),
    allMetFrom: priceOfAll(wants, all, range),
    missingBrands: wants.brands.filter(
      (brand) => !products.some(({ brandId }) => brandId === brand),
    ),
  };
}

/** What the cheapest three brands that meet every wish cost, where the budget ends not too far below that. */
function priceOfAll(
  wants: Wants,
  products: readonly GuideProduct[],
  { max }: PriceRange,
): number | undefined {
  const all = products.filter((product) =>
    wants.wishes.every((wish) => meetsLike(product, wish, wants)),
  );
  const third = thirdCheapest(all);
  return third !== undefined && max !== undefined && third > max && third <= max * 3
    ? third
    : undefined;
}

/** A folded word as the catalogue writes it: `istanbula` → `İstanbul`; of several forms the shortest. */
function asWritten(word: string, products: readonly GuideProduct[]): string {
  const forms = products.flatMap(({ title, details }) =>
    `${title} ${details}`
      .split(/[^\p{L}\p{N}]+/u)
      .filter((one) => foldedWords(one).map(stem)[0] === stem(word)),
  );
  return forms.sort((a, b) => a.length - b.length)[0] ?? word;
}

function rank(
  products: readonly GuideProduct[],
  wants: Wants,
  range: PriceRange,
  words: ReadonlySet<string>,
): GuideProduct[] {
  // Cleaning a home is not compared with a new bathroom.
  const alike = products.filter((product) => meetsEssentials(product, wants));
  const prices = alike.map(({ price }) => price).sort((a, b) => a - b);
  const usual = prices[Math.floor(prices.length / 2)] ?? Infinity;
  // Too few to part into cheap and dear ones: then the cheapest come first.
  const isToSave = wants.budget === 'cheap' && range.max === undefined;
  const scored = products.map((product) => ({
    product,
    // Where no sum was named, nobody expects the one that costs many times the others.
    score:
      score(product, wants, range, words) -
      (range.max === undefined && range.min === undefined && product.price > usual * 3 ? 2 : 0) +
      (isToSave ? ((prices[0] ?? 0) / Math.max(product.price, 1)) * 2 : 0),
  }));
  return scored
    .sort((a, b) => b.score - a.score || a.product.id.localeCompare(b.product.id, 'en'))
    .map(({ product }) => product);
}

function score(
  product: GuideProduct,
  wants: Wants,
  range: PriceRange,
  words: ReadonlySet<string>,
): number {
  const wishes = wants.wishes.filter((wish) => meets(product, wish)).length;
  const refused = wants.refusedWishes.filter((wish) => meets(product, wish)).length;
  const brand = wants.brands.includes(product.brandId) ? 8 : 0;
  const model = [...words].filter((word) => textStems(product).includes(word)).length;
  // Who names a sum wants to spend about that; who asks for something cheap does not.
  const near =
    typeof wants.budget === 'object' && range.max ? (product.price / range.max) * 1.5 : 0;
  const saved = wants.budget === 'cheap' && range.max ? (1 - product.price / range.max) * 0.5 : 0;
  const aside = isUsual(product, wants) ? 0 : 4;
  const kept = wants.kept.includes(product.title) ? 100 : 0;
  return (
    kept + wishes * 3 + brand + model * 2.5 + product.rating + near + saved - refused * 6 - aside
  );
}

/** Attribute → values of which one is meant where nothing is said: a ready meal, no dessert or dry pasta; a car for a family. */
const usualValues: Readonly<Record<string, readonly string[]>> = {
  meal_type: ['lunch', 'dinner'],
  dining_preference: ['delivery', 'restaurant'],
  passenger_capacity: ['four_seater', 'five_seater', 'seven_seater', 'eight_plus'],
};

const isUsual = ({ attributes }: GuideProduct, { wishes }: Wants) =>
  Object.entries(usualValues).every(
    ([name, values]) =>
      !attributes[name] ||
      wishes.some(({ attribute }) => attribute === name) ||
      attributes[name].some((value) => values.includes(value)),
  );

/** The products that what is wanted is compared with: of comprehensive insurances the cheap are dearer than of all. */
export function comparable(
  wants: Wants,
  products: readonly GuideProduct[],
): readonly GuideProduct[] {
  const alike = products.filter(
    (product) => meetsEssentials(product, wants) && isUsual(product, wants),
  );
  return brandsOf(alike).length >= wanted ? alike : products;
}

/** What the visitor's words name in titles and details (`ruj`, `antalya`), as far as each leaves three brands. */
function namedThings(
  products: readonly GuideProduct[],
  words: ReadonlySet<string>,
  brands: readonly string[],
): readonly GuideProduct[] {
  const ofBrands = (some: readonly GuideProduct[]) =>
    some.filter(({ brandId }) => brands.includes(brandId)).length;
  let named = products;
  for (const word of words) {
    const carrying = named.filter((product) => textStems(product).includes(word));
    // `AirPods Pro`: not every “Pro”, but first of all Apple's.
    const keepsBrands = ofBrands(named) === 0 || ofBrands(carrying) > 0;
    if (word.length >= 3 && keepsBrands && brandsOf(carrying).length >= wanted) named = carrying;
  }
  return named;
}

/** Whether a word of the visitor names something that three brands have. */
export const namesThing = (wants: Wants, products: readonly GuideProduct[]): boolean =>
  namedThings(products, new Set(wants.modelWords.map(stem)), wants.brands) !== products;

function ofThreeBrands(ranked: readonly GuideProduct[]): GuideProduct[] {
  const brands = new Set<string>();
  const titles = new Set<string>();
  return ranked
    .filter(({ brandId, title }) => {
      if (brands.has(brandId) || titles.has(title)) return false;
      brands.add(brandId);
      titles.add(title);
      return true;
    })
    .slice(0, wanted);
}

function shortage(range: PriceRange, brandsInRange: number, pool: readonly GuideProduct[]): Choice {
  const dearest = [...best(pool, Math.max).values()].sort((a, b) => b - a);
  const third = thirdCheapest(pool);
  const thirdDearest = dearest[wanted - 1];
  return {
    found: false,
    range,
    brandsInRange,
    enough: third !== undefined && third > (range.max ?? Infinity) ? third : undefined,
    from: thirdDearest !== undefined && thirdDearest < (range.min ?? 0) ? thirdDearest : undefined,
  };
}

/** The price up to which three brands have something. */
const thirdCheapest = (products: readonly GuideProduct[]): number | undefined =>
  [...best(products, Math.min).values()].sort((a, b) => a - b)[wanted - 1];

function best(products: readonly GuideProduct[], better: (a: number, b: number) => number) {
  const prices = new Map<string, number>();
  for (const { brandId, price } of products)
    prices.set(brandId, better(prices.get(brandId) ?? price, price));
  return prices;
}

const brandsMeeting = (wish: Wish, products: readonly GuideProduct[]) =>
  brandsOf(products.filter((product) => meets(product, wish))).length;

const brandsOf = (products: readonly GuideProduct[]) => [
  ...new Set(products.map(({ brandId }) => brandId)),
];

function meetsEssentials(product: GuideProduct, { wishes }: Wants): boolean {
  const byAttribute = new Map<string, Wish[]>();
  for (const wish of wishes) {
    if (essential.has(wish.attribute) && product.attributes[wish.attribute]) {
      byAttribute.set(wish.attribute, [...(byAttribute.get(wish.attribute) ?? []), wish]);
    }
  }
  return [...byAttribute.values()].every((any) => any.some((wish) => meets(product, wish)));
}

const isRefusedTaste = (product: GuideProduct, { refusedWishes }: Wants) =>
  refusedWishes.some((wish) => meets(product, wish));
