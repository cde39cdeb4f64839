import { stem } from '../../search/turkish/stem';
import { foldedWords } from '../../search/turkish/words';
import type { GuideProduct } from './guide-catalogue';
import { isWithin, rangeOf } from './price-bands';
import type { PriceRange, Wants, Wish } from './wants';

/** Three products of three brands, or why there are none. */
export type Choice =
  | {
      readonly found: true;
      readonly products: readonly GuideProduct[];
      /** Wishes that not all three meet. */
      readonly unmet: readonly Wish[];
      /** Words of titles that were asked for and that not all three carry: `ruj`. */
      readonly rareWords: readonly string[];
      /** Named brands that have nothing that fits. */
      readonly missingBrands: readonly string[];
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

/** Wishes that are no matter of taste: a product that does not meet them is the wrong product. */
const essential: ReadonlySet<string> = new Set([
  'gender',
  'operating_system',
  'service_type',
  'insurance_type',
  'swimwear_type',
  'vehicle_type',
  'fuel_type',
  'transmission',
  'refrigerator_type',
  'connection_type',
  'purpose',
  'connection',
  'content-type',
  'passenger_capacity',
]);

/** Picks the best three of three brands within the budget, out of products of the wanted kinds. */
export function chooseThree(wants: Wants, products: readonly GuideProduct[]): Choice {
  const range = rangeOf(wants.budget, products);
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
  const worded = namedThings(strict, words);
  for (const pool of [worded, strict]) {
    const three = ofThreeBrands(pool);
    if (three.length === wanted) return choice(three, wants, allowed);
  }
  const strictEverywhere = allowed.filter((product) => meetsEssentials(product, wants));
  if (brandsOf(strictEverywhere).length < wanted) {
    const three = ofThreeBrands([...strict, ...ranked]);
    if (three.length === wanted) return choice(three, wants, allowed);
  }
  return shortage(
    range,
    brandsOf(strict).length,
    brandsOf(strictEverywhere).length < wanted ? allowed : strictEverywhere,
  );
}

/** Kinds that hold different things under one name, told apart by a word of the title. */
const mixedKinds: ReadonlySet<string> = new Set([
  'makeup',
  'skincare',
  'haircare',
  'bodycare',
  'fitness',
  'musical-instrument',
  'cookware',
  'lighting',
  'charger',
  'toy',
  'coffee',
  'food',
  'service',
  'car-accessory',
  'vitamin',
  'jacket',
]);

/** “Yurt dışı” is Europe, Asia or America: one of the values wanted for an attribute is enough. */
const meetsLike = (product: GuideProduct, { attribute }: Wish, { wishes }: Wants) =>
  wishes.some((wish) => wish.attribute === attribute && meets(product, wish));

function choice(
  products: readonly GuideProduct[],
  wants: Wants,
  all: readonly GuideProduct[],
): Choice {
  const carries = (product: GuideProduct, word: string) => titleStems(product).includes(stem(word));
  return {
    found: true,
    products,
    unmet: wants.wishes.filter(
      (wish) => !products.every((product) => meetsLike(product, wish, wants)),
    ),
    rareWords: wants.modelWords.filter(
      (word) =>
        wants.kinds.every((kind) => mixedKinds.has(kind)) &&
        all.some((product) => carries(product, word)) &&
        !products.every((product) => carries(product, word)),
    ),
    missingBrands: wants.brands.filter(
      (brand) => !products.some(({ brandId }) => brandId === brand),
    ),
  };
}

function rank(
  products: readonly GuideProduct[],
  wants: Wants,
  range: PriceRange,
  words: ReadonlySet<string>,
): GuideProduct[] {
  const scored = products.map((product) => ({
    product,
    score: score(product, wants, range, words),
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
  const model = titleStems(product).filter((word) => words.has(word)).length;
  // Who names a sum wants to spend about that; who asks for something cheap does not.
  const near =
    typeof wants.budget === 'object' && range.max ? (product.price / range.max) * 1.5 : 0;
  return wishes * 3 + brand + model * 2.5 + product.rating + near - refused * 6;
}

/** What a word of the message names in the titles themselves (`ruj`, `gitar`), where that leaves three brands. */
function namedThings(
  products: readonly GuideProduct[],
  words: ReadonlySet<string>,
): readonly GuideProduct[] {
  for (const word of words) {
    const titled = products.filter((product) => titleStems(product).includes(word));
    if (word.length >= 3 && brandsOf(titled).length >= wanted) return titled;
  }
  return products;
}

/** Whether a word of the visitor names the thing in the titles of three brands. */
export const namesThing = (wants: Wants, products: readonly GuideProduct[]): boolean =>
  namedThings(products, new Set(wants.modelWords.map(stem))) !== products;

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
  const cheapest = [...best(pool, Math.min).values()].sort((a, b) => a - b);
  const dearest = [...best(pool, Math.max).values()].sort((a, b) => b - a);
  const third = cheapest[wanted - 1];
  const thirdDearest = dearest[wanted - 1];
  return {
    found: false,
    range,
    brandsInRange,
    enough: third !== undefined && third > (range.max ?? Infinity) ? third : undefined,
    from: thirdDearest !== undefined && thirdDearest < (range.min ?? 0) ? thirdDearest : undefined,
  };
}

function best(products: readonly GuideProduct[], better: (a: number, b: number) => number) {
  const prices = new Map<string, number>();
  for (const { brandId, price } of products)
    prices.set(brandId, better(prices.get(brandId) ?? price, price));
  return prices;
}

const brandsOf = (products: readonly GuideProduct[]) => [
  ...new Set(products.map(({ brandId }) => brandId)),
];

/** Whether a product has a value; what suits everybody suits women and men. */
export function meets({ attributes }: GuideProduct, { attribute, value }: Wish): boolean {
  const values = attributes[attribute] ?? [];
  return values.includes(value) || (attribute === 'gender' && values.includes('unisex'));
}

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

const stems = new WeakMap<GuideProduct, readonly string[]>();

function titleStems(product: GuideProduct): readonly string[] {
  const known = stems.get(product) ?? foldedWords(product.title).map(stem);
  stems.set(product, known);
  return known;
}
