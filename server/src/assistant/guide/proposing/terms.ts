import { inSentence } from '../names/in-sentence';
import { suitsAll, type CatalogueProduct, type Kind } from '../../../catalogue';
import { lacking, untold, withoutAside } from './marks';
import { costOf, eachOf, isWithin, type PriceRange } from './price-range';
import { groupsOf, type Slots, type Wish } from '../slots/slots';
import { roughly } from '../slots/chips';
import { hasFigure, shareOfFigure } from '../slots/figure';
import { hasMeasure, nearTo } from '../slots/measure';

/** Whether a product meets a term; unknown where the catalogue does not say. */
export type State = 'met' | 'unmet' | 'unknown';

/** A found product with the stems of its text. */
export interface Option {
  readonly product: CatalogueProduct;
  readonly stems: ReadonlySet<string>;
  /** Those of its title alone. */
  readonly title: ReadonlySet<string>;
  /** The cheapest offer, TL. */
  readonly price: number;
}

/** One thing that was asked for, and how a product stands to it. */
export interface Term {
  readonly label: string;
  readonly weight: number;
  /** Whoever does not meet it is the wrong product. */
  readonly must: boolean;
  /** It makes the thing what it is: `kasko` among insurances; `first` before all else, as the size of a tyre. */
  readonly essential?: boolean;
  readonly first?: boolean;
  /**
   * A `hint` only ranks: it was an everyday word that a product happens to carry. `narrow`: what is for some alone comes
   * after what is for everybody.
   */
  readonly of: 'budget' | 'brand' | 'name' | 'hint' | 'wish' | 'refusal' | 'narrow';
  readonly wish?: Wish;
  state(option: Option): State;
  /** Whether a product that does not meet it is near enough to be shown as if it did; its line says how far it is. */
  nearly?(option: Option): boolean;
  /** 0–1: how much of it a product has that does not meet it, or how well one meets it. */
  part?(option: Option): number;
  /** What it costs in the measure that is asked for: `gecelik 1.967 TL`, `kilosu 133 TL`. */
  inOwn?(option: Option): string | undefined;
  /** Whether a product that does not meet it costs too much. */
  exceeds?(option: Option): boolean;
  /** What is missing, in words: `5G yok`, `5G belirtilmemiş`, `bütçenizin 1.200 TL üstünde`. */
  missing(option: Option): string;
}

/** Whether a term says outright which sort of thing is meant: `kasko` among insurances, `ruj`, Bodrum. */
export const isOfSort = ({ must, essential, of }: Term): boolean =>
  essential === true || (must && of === 'name');

/** How much more weighs what was said of a list that was shown. */
const insistence = 3;
const weights = { essential: 4, helpful: 2, quiet: 1 };

/** What the slots ask of a product, the weightiest first; `range` is what the budget means for this kind. */
export function termsOf(slots: Slots, kind: Kind, range: PriceRange): Term[] {
  const { wanted, refused, brands, refusedBrands } = slots;
  return [
    ...refusedBrands.map((brand): Term => ({
      label: `${brand.label} olmasın`,
      weight: 0,
      must: true,
      of: 'refusal',
      state: ({ product }) => (product.brandId === brand.id ? 'unmet' : 'met'),
      missing: () => brand.label,
    })),
    ...refused.map((wish): Term => ({
      label: `${wish.label} olmasın`,
      weight: 0,
      must: true,
      of: 'refusal',
      state: (option) =>
        stateOf(option, wish, true) === 'met' && !offersAnother(option, wish, refused, kind)
          ? 'unmet'
          : 'met',
      missing: () => wish.label,
    })),
    ...groupsOf(slots.refusedNames).map((group): Term => {
      const label = group.map(({ said }) => said).join(' ');
      return {
        label: `${label} olmasın`,
        weight: 0,
        must: true,
        of: 'refusal',
        state: ({ stems }) => (group.every(({ stem }) => stems.has(stem)) ? 'unmet' : 'met'),
        missing: () => label,
      };
    }),
    ...namedTerms(slots),
    ...(brands.length > 0 ? [brandTerm(slots)] : []),
    ...(range.min !== undefined || range.max !== undefined ? [budgetTerm(range, slots)] : []),
    ...(range.unit === undefined ? [] : [worthTerm(range)]),
    ...wanted.map((wish) => wishTerm(wish, kind)).sort((a, b) => b.weight - a.weight),
    ...narrowTerms(slots, kind),
  ];
}

/** A maternity dress, a child's guitar: nobody means one who has not said so, by the value or by a name. */
const narrowTerms = ({ wanted, names }: Slots, { attributes }: Kind): Term[] =>
  Object.entries(attributes).flatMap(([name, { label, nature, narrow, values }]): Term[] => {
    const closed = narrow.filter(
      (value) =>
        !wanted.some(({ anyOf }) =>
          anyOf.some((one) => one.attribute === name && one.value === value),
        ),
    );
    // What suits others, too, is for them as well; what has one more fact is for fewer.
    const ownOf = ({ product, title }: Option): readonly string[] => {
      const all = product.attributes[name] ?? [];
      const own = all.filter((value) => closed.includes(value));
      const isNamed = names.some(({ stem, as }) => as === 'name' && title.has(stem));
      const isAsked = all.some((value) => narrow.includes(value) && !closed.includes(value));
      return isNamed || isAsked || (nature === 'fit' && own.length < all.length) ? [] : own;
    };
    if (closed.length === 0) return [];
    return [
      {
        label,
        weight: 0,
        must: false,
        of: 'narrow',
        state: (option) => (ownOf(option).length > 0 ? 'unmet' : 'met'),
        missing: (option) =>
          ownOf(option)
            .map((value) => withoutAside(inSentence(values[value] ?? value)))
            .join(', '),
      },
    ];
  });

/** Words of one group are one name: `iphone 15`; of several names in one breath any will do. */
function namedTerms({ names }: Slots): Term[] {
  const own = names.filter(({ like }) => !like);
  const breaths = [...new Set(own.map(({ turn, as }) => `${turn} ${as}`))];
  return breaths.map((breath): Term => {
    const groups = groupsOf(own.filter(({ turn, as }) => `${turn} ${as}` === breath));
    const names = groups.map((group) => group.map(({ said }) => said).join(' '));
    const label = [...new Set(names)].join(' ya da ');
    const isAside = breath.endsWith('aside');
    return {
      label,
      weight: isAside
        ? 1
        : breath.endsWith('name') &&
            groups.every((group) => group.every(({ ordinary }) => ordinary))
          ? 3
          : 6,
      must:
        breath.endsWith('thing') ||
        groups.every((group) => group.some(({ called, place }) => called ?? place)),
      of: isAside ? 'hint' : 'name',
      // What happens to be said of a product is less than to be called so: `kombi bakımı`.
      state: ({ stems, title }) =>
        groups.some((group) => group.every(({ stem }) => (isAside ? title : stems).has(stem)))
          ? 'met'
          : 'unmet',
      part: ({ stems }) =>
        Math.max(
          // `airpods pro`: what stands first says most.
          ...groups.map(
            (group) =>
              group.reduce((sum, { stem }, at) => sum + (stems.has(stem) ? 1 / (at + 1) : 0), 0) /
              group.reduce((sum, _, at) => sum + 1 / (at + 1), 0),
          ),
        ) * 0.6,
      missing: () => `“${label}” belirtilmemiş`,
    };
  });
}

const brandTerm = ({ brands }: Slots): Term => {
  const label = brands.map((one) => one.label).join(' ya da ');
  const isInsisted = brands.some(({ insisted }) => insisted);
  return {
    label,
    weight: 3 + (isInsisted ? insistence : 0),
    must: isInsisted,
    of: 'brand',
    state: ({ product }) => (brands.some(({ id }) => id === product.brandId) ? 'met' : 'unmet'),
    missing: () => `${label} değil`,
  };
};

/** Who names both ends does not mind a little below the lower one. */
const closeBelow = 0.99;

function budgetTerm(range: PriceRange, { budget }: Slots): Term {
  const sum = range.near ?? range.max;
  const isBetween =
    sum === undefined || (range.near === undefined && range.min !== undefined && !budget?.level);
  return {
    label: 'bütçe',
    weight: 4,
    must: false,
    of: 'budget',
    // Nobody is sorry for what costs less than he has; who names both ends is told of what lies below them, too.
    state: (option) =>
      isWithin(
        costOf(option, range),
        isBetween ? { ...range, min: (range.min ?? 0) * closeBelow } : { max: sum },
      )
        ? 'met'
        : 'unmet',
    ...(range.near !== undefined && {
      nearly: (option: Option) => costOf(option, range) <= (range.max ?? 0),
    }),
    exceeds: (option) =>
      sum !== undefined &&
      range.max !== 0 &&
      budget?.below === undefined &&
      costOf(option, range) > sum,
    part: (option: Option) =>
      range.min === undefined ? 1 : Math.min(1, costOf(option, range) / range.min),
    ...(range.nightly !== undefined && {
      inOwn: (option: Option) => `gecelik ${roughly(costOf(option, range))}`,
    }),
    missing: (option) => {
      const cost = costOf(option, range);
      if (range.max === 0) return 'ücretsiz değil';
      if (budget?.below !== undefined) return 'daha ucuz değil';
      if (cost < (range.min ?? 0) && range.near === undefined)
        return `istediğiniz fiyatın ${roughly((range.min ?? 0) - cost)} altında`;
      if (sum === undefined) return '';
      const isSame = cost === option.price;
      const of = range.nightly ? 'gecelik ' : isSame ? '' : `${range.nights} gece için `;
      const whose = budget?.said && !budget.level ? 'bütçenizin' : 'baktığınız fiyatın';
      return `${of}${whose} ${roughly(cost - sum)} üstünde`;
    },
  };
}

/** What only tells what packs are compared by. */
const worthTerm = (range: PriceRange): Term => ({
  label: '',
  weight: 0,
  must: false,
  of: 'hint',
  state: () => 'met',
  inOwn: (option) => {
    const each = eachOf(option, range);
    return each === undefined
      ? undefined
      : `${range.unit === 'kg' ? 'kilosu' : 'litresi'} ${roughly(each)}`;
  },
  missing: () => '',
});

function wishTerm(wish: Wish, kind: Kind): Term {
  const [first] = wish.anyOf;
  const { measure, figure } = wish;
  const attribute = first && kind.attributes[first.attribute];
  const importance = attribute?.importance ?? 'helpful';
  // What is merely `hafif` makes up for nothing else.
  const isInsisted = wish.insisted === true && (!figure || figure.isMore);
  const isEssential = importance === 'essential' || wish.hard !== undefined;
  const label = inSentence(wish.label).replace(/[“”]/g, '');
  return {
    label,
    weight: weights[importance] + (isInsisted ? insistence : 0),
    must: isEssential || (!wish.hint && isInsisted),
    essential: isEssential,
    first: attribute?.asked === 'first',
    of: 'wish',
    wish,
    state: (option) => stateOf(option, wish, false),
    ...(measure && { part: ({ product }: Option) => nearTo(product, measure) }),
    ...(figure && { part: ({ product }: Option) => shareOfFigure(product, figure) }),
    missing: (option) =>
      stateOf(option, wish, false) === 'unknown'
        ? untold(wish, label, kind)
        : lacking(wish, label, option.product, kind),
  };
}

/** Whether a product offers something else than what is refused: a flight in the morning, and others of the day. */
function offersAnother(
  { product }: Option,
  wish: Wish,
  refused: readonly Wish[],
  { attributes }: Kind,
): boolean {
  const isRefused = (attribute: string, value: string) =>
    refused.some(({ anyOf }) =>
      anyOf.some((one) => one.attribute === attribute && one.value === value),
    );
  return wish.anyOf.some(
    ({ attribute }) =>
      attributes[attribute]?.choice === 'offered' &&
      product.attributes[attribute]?.some((own) => !isRefused(attribute, own)),
  );
}

function stateOf({ product }: Option, { anyOf, measure, figure }: Wish, strictly: boolean): State {
  const { attributes } = product;
  if (figure) {
    const has = hasFigure(product, figure);
    return has === undefined ? 'unknown' : has ? 'met' : 'unmet';
  }
  if (measure) {
    const has = hasMeasure(product, measure);
    if (has !== undefined || anyOf.length === 0)
      return has === undefined ? 'unknown' : has ? 'met' : 'unmet';
  }
  const states = anyOf.map(({ attribute, value }): State => {
    const values = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined;
    if (!values?.length) return 'unknown';
    return values.includes(value) || (!strictly && values.some((one) => suitsAll.has(one)))
      ? 'met'
      : 'unmet';
  });
  return states.includes('met') ? 'met' : states.includes('unmet') ? 'unmet' : 'unknown';
}
