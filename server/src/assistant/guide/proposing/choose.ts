import type { Slots } from '../slots/slots';
import { listName } from './line';
import { costOf, eachOf, type PriceRange } from './price-range';
import { isOfSort, type Option, type State, type Term } from './terms';

/** How many products a conversation ends with (docs/product.md#ai-chat-page). */
export const wanted = 3;

/** A product with how it stands to what was asked. */
export interface Judged extends Option {
  /** Meets every term, or nearly. */
  readonly exact: boolean;
  /** TL, as the budget is counted: a night's where that was said. */
  readonly cost: number;
  /** 0–1 */
  readonly fit: number;
  readonly met: readonly Term[];
  readonly missing: readonly Term[];
}

/** How a product stands to the terms. */
export function judge(option: Option, terms: readonly Term[], range: PriceRange): Judged {
  const met: Term[] = [];
  const missing: Term[] = [];
  let sum = 0;
  let most = 0;
  for (const term of terms) {
    const state = term.state(option);
    most += term.weight;
    if (state === 'met') met.push(term);
    else if (term.of !== 'hint') missing.push(term);
    sum += term.weight * shareOf(term, state, option, range);
  }
  const exact = missing.every((term) => term.nearly?.(option));
  return {
    ...option,
    exact,
    cost: costOf(option, range),
    fit: most > 0 ? sum / most : 1,
    met,
    missing,
  };
}

function shareOf(term: Term, state: State, option: Option, range: PriceRange): number {
  const part = term.part?.(option);
  if (state === 'met') return term.of === 'budget' || term.wish?.figure ? (part ?? 1) : 1;
  if (term.of === 'budget')
    return term.nearly?.(option) ? 0.95 : nearness(costOf(option, range), range);
  return part ?? (state === 'unknown' ? 0.3 : 0);
}

/** How near a price is to the range it is not in: 0.9 for a little beyond, nothing from half as much again. */
function nearness(price: number, { min, max }: PriceRange): number {
  const ratio =
    max !== undefined && price > max ? price / max : (min ?? price) / Math.max(price, 1);
  return Math.max(0, 0.9 - (ratio - 1) * 1.8);
}

/** Whether a product is none that was refused. */
export const mayBeShown = ({ missing }: Pick<Judged, 'missing'>): boolean =>
  !missing.some(({ of }) => of === 'refusal');

/**
 * The best three by fit, exact ones first. Among those that fit equally well the better liked come first (the cheaper
 * where that was asked for), and another brand before the same one again. `kept` are among them.
 */
export function chooseThree(
  judged: readonly Judged[],
  slots: Slots,
  range: PriceRange,
  kept: readonly Judged[] = [],
): Judged[] {
  const possible = judged.filter(
    ({ missing, product }) => mayBeShown({ missing }) && !slots.unwanted.includes(product.title),
  );
  const known = new Map(possible.map((one) => [one, breaksOf(one, slots, range)]));
  const breaks = (one: Judged) => known.get(one) ?? 0;
  const sorted = [...possible].sort(
    (a, b) =>
      breaks(a) - breaks(b) ||
      Number(b.exact) - Number(a.exact) ||
      Math.round((b.fit - a.fit) * 50) ||
      preferred(a, b, slots, range),
  );
  const chosen = [...kept];
  const nameOf = ({ product }: Judged) => listName(product.title);
  const names = new Set(kept.map(nameOf));
  while (chosen.length < wanted) {
    const rest = sorted.filter((one) => !chosen.includes(one) && !names.has(nameOf(one)));
    const [best] = rest;
    if (!best) break;
    // Who asks for the cheapest asks for no other brand.
    const equals = slots.order
      ? []
      : rest.filter((one) => isEqual(one, best) && breaks(one) === breaks(best));
    const brands = new Set(chosen.map(({ product }) => product.brandId));
    const next = equals.find(({ product }) => !brands.has(product.brandId)) ?? best;
    chosen.push(next);
    names.add(nameOf(next));
  }
  return chosen;
}

/** How much a product breaks of what was asked: no price makes up for another sort, and a price is worse than a trait. */
export const breaksOf = (one: Judged, { budget }: Slots, range: PriceRange): number =>
  one.missing.reduce((sum, term) => sum + weightOf(term, one), costsMore(one, budget, range));

/** How much dearer than a budget hardly matters; its line says so. */
const aLittle = 1.05;

const weightOf = (term: Term, one: Option): number => {
  const own = weights.find(([is]) => is(term))?.[1] ?? taste * term.weight;
  if (isOfSort(term)) return own;
  const isNear = (term.wish?.measure ?? term.wish?.figure) && term.part ? term.part(one) : 0;
  return term.state(one) === 'unknown' ? own * maybe : own * (1 - isNear);
};
/** What is dearer than was already too dear. */
const tooDear = 2000;
/** Less than a number, and more than a taste. */
const asDear = 1.5;
/** What weighs so much when it is missed: what may harm somebody is worst. */
const weights: readonly (readonly [(term: Term) => boolean, number])[] = [
  // How far it is from a budget is counted by itself.
  [({ of }) => of === 'budget', 0],
  [(term) => isOfSort(term) && term.first === true, 1500],
  [isOfSort, 1000],
  [({ of }) => of === 'narrow', 30],
  [({ must }) => must, 4],
  // A size or a number is a condition.
  [({ wish }) => wish !== undefined && /\d/.test(wish.said), 2],
  [({ of }) => of === 'name', 2],
];
/** What only makes one nicer than another weighs by how much it does so. */
const taste = 0.3;
/** What is not known may be there. */
const maybe = 0.75;

/**
 * What is far over a budget comes after whatever misses a wish: with each half of it that is over, twice as far. Who asks
 * for cheaper ones gives up a colour for it and no size, and none is dearer than what was too dear.
 */
function costsMore({ cost }: Judged, budget: Slots['budget'], { max }: PriceRange): number {
  if (budget?.below !== undefined)
    return cost < budget.below ? 0 : cost > budget.below ? tooDear : asDear;
  const times = max ? cost / max : 1;
  if (times <= 1) return 0;
  if (times <= aLittle) return 0.5;
  const insisted = budget?.insisted ? 4 : 0;
  return insisted + (times <= 1.2 ? 2 : Math.min(farthest, 5 * 2 ** Math.floor((times - 1) * 2)));
}
const farthest = 40;

const isEqual = (one: Judged, other: Judged): boolean =>
  one.exact === other.exact && Math.abs(one.fit - other.fit) < 0.02;

function preferred(a: Judged, b: Judged, { order }: Slots, range: PriceRange): number {
  const { near, max } = range;
  if (order === 'cheap') return a.price - b.price;
  if (order === 'worth') return worthOf(a, range) - worthOf(b, range);
  if (order === 'dear') return b.price - a.price;
  if (max !== undefined && (a.cost > max || b.cost > max)) return a.cost - b.cost;
  if (near !== undefined) return Math.abs(a.cost - near) - Math.abs(b.cost - near);
  return liking(b, range) - liking(a, range);
}

const worthOf = (one: Judged, range: PriceRange): number =>
  range.unit === undefined ? one.price : (eachOf(one, range) ?? Number.MAX_VALUE);

/**
 * How well liked, and how well a budget is used: who has 20.000 TL to spend expects more than the cheapest, and who says
 * nothing of money what is far from no usual price.
 */
function liking({ product, price, cost }: Judged, { max, usual }: PriceRange): number {
  const reviews = Math.log10(1 + (product.reviewCount ?? 0)) / 5;
  const far = usual ? Math.abs(Math.log(Math.max(price, 1) / usual)) : 0;
  const used = max ? Math.min(1, cost / max) * 0.6 : far * -0.3;
  return (product.rating ?? 3.8) / 5 + reviews * 0.4 + used;
}
