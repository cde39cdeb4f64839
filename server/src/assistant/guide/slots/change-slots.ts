import type { Kind, Knowledge } from '../../../catalogue';
import {
  onlyKind,
  sameValue,
  type BrandWish,
  type Budget,
  type Errand,
  type NamedWord,
  type Slots,
  type Wish,
} from './slots';

/** What a message changes. */
export interface Changes {
  readonly errands?: readonly Errand[];
  /** The errand comes beside the one before and has money of its own. */
  readonly besides?: boolean;
  readonly budget?: Budget;
  readonly total?: Budget;
  readonly order?: 'cheap' | 'dear';
  readonly freeBudget?: boolean;
  readonly wanted?: readonly Wish[];
  readonly refused?: readonly Wish[];
  readonly brands?: readonly BrandWish[];
  readonly refusedBrands?: readonly BrandWish[];
  /** `sadece lg`: no other brand any more. */
  readonly onlyBrands?: boolean;
  readonly names?: readonly NamedWord[];
  readonly open?: readonly string[];
}

const mostOfEach = 8;

/** The slots after a message: the newest word wins, and what contradicts it goes. */
export function changeSlots(before: Slots, changes: Changes, knowledge: Knowledge): Slots {
  const slots = changes.errands ? turnTo(changes.errands, before, changes, knowledge) : before;
  const {
    wanted = [],
    refused = [],
    brands = [],
    refusedBrands = [],
    names = [],
    open = [],
  } = changes;
  const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
  const newSum = changes.budget !== undefined || changes.total !== undefined;
  const freed = changes.freeBudget ?? false;
  const others = (list: readonly Wish[], news: readonly Wish[]) =>
    list.filter(
      ({ anyOf }) =>
        !news.some((one) => one.anyOf.some((value) => anyOf.some((old) => sameValue(old, value)))),
    );
  const reopened = slots.open.filter(
    (name) => !wanted.some(({ anyOf }) => anyOf.some(({ attribute }) => attribute === name)),
  );
  const otherBrands = (list: readonly BrandWish[], news: readonly BrandWish[]) =>
    list.filter(({ id }) => !news.some((one) => one.id === id));
  return {
    ...slots,
    budget: freed ? undefined : (changes.budget ?? (changes.total ? undefined : slots.budget)),
    total: freed || changes.budget ? undefined : (changes.total ?? slots.total),
    order: changes.order ?? (newSum || freed ? undefined : slots.order),
    wanted: last([
      ...others(replaced(slots.wanted, wanted, kind), [...wanted, ...refused]).filter(
        ({ anyOf }) => !anyOf.every(({ attribute }) => open.includes(attribute)),
      ),
      ...wanted,
    ]),
    refused: last([...others(slots.refused, [...refused, ...wanted]), ...refused]),
    brands: open.includes('brand')
      ? []
      : last([
          ...(changes.onlyBrands ? [] : otherBrands(slots.brands, [...brands, ...refusedBrands])),
          ...brands,
        ]),
    refusedBrands: last([
      ...otherBrands(slots.refusedBrands, [...refusedBrands, ...brands]),
      ...refusedBrands,
    ]),
    names: last([
      // Another brand is another name.
      ...(brands.length > 0 ? [] : slots.names).filter(
        ({ stem }) => !names.some((one) => one.stem === stem),
      ),
      ...names,
    ]),
    open: [...new Set([...reopened, ...open, ...(freed ? ['budget'] : [])])],
  };
}

const last = <T>(list: readonly T[]): readonly T[] => list.slice(-mostOfEach);

/** Of an attribute with one value per product, a new value takes the old one's place. */
const replaced = (old: readonly Wish[], news: readonly Wish[], kind: Kind | undefined) =>
  old.filter(
    ({ anyOf }) =>
      !anyOf.some(
        ({ attribute }) =>
          kind?.attributes[attribute]?.choice === 'one' &&
          news.some((one) => one.anyOf.some((value) => value.attribute === attribute)),
      ),
  );

/** Another thing or person: what was said holds on as far as the new thing knows it. */
function turnTo(
  errands: readonly Errand[],
  before: Slots,
  { budget, besides }: Changes,
  knowledge: Knowledge,
): Slots {
  const [first, ...later] = errands;
  if (!first) return before;
  const sameThing =
    first.kinds.join() === before.kinds.join() ||
    before.kinds.length === 0 ||
    (before.kinds.length > 1 && first.kinds.every((kind) => before.kinds.includes(kind)));
  const kind = knowledge.kinds.get(onlyKind(first) ?? '');
  const closeTo = knowledge.kinds.get(onlyKind(before) ?? '')?.category;
  const isClose =
    !besides && before.later.length === 0 && kind !== undefined && kind.category === closeTo;
  const known = (list: readonly Wish[]) =>
    sameThing
      ? list
      : list.filter(({ anyOf }) =>
          anyOf.every(
            ({ attribute, value }) =>
              (isClose || attribute === 'gender') &&
              kind?.attributes[attribute]?.values[value] !== undefined,
          ),
        );
  const recipient = first.recipient ?? before.recipient;
  const newPerson = first.recipient && first.recipient.label !== before.recipient?.label;
  const isPersons = (wish: Wish) =>
    before.recipient !== undefined &&
    wish.said === before.recipient.said &&
    wish.turn === before.recipient.turn;
  const wanted = known(before.wanted).filter(
    (wish) => !(newPerson && (isPersons(wish) || wish.anyOf[0]?.attribute === 'gender')),
  );
  return {
    ...before,
    kinds: first.kinds,
    recipient,
    wanted: [...wanted, ...(kind ? genderOf(recipient, kind, wanted) : [])],
    refused: known(before.refused),
    budget: budget ?? (sameThing || isClose ? before.budget : undefined),
    order: sameThing ? before.order : undefined,
    brands: sameThing ? before.brands : [],
    refusedBrands: sameThing ? before.refusedBrands : [],
    names: sameThing ? before.names : [],
    open: sameThing ? before.open : [],
    unwanted: sameThing ? before.unwanted : [],
    kept: [],
    sharers: later.length > 0 ? errands.map(({ kinds }) => kinds) : before.sharers,
    later:
      later.length > 0
        ? later
        : before.later.filter(({ kinds }) => kinds.join() !== first.kinds.join()),
  };
}

/** A mother's perfume is a woman's. */
function genderOf(recipient: Errand['recipient'], kind: Kind, wanted: readonly Wish[]): Wish[] {
  const label = recipient?.gender && kind.attributes['gender']?.values[recipient.gender];
  if (!recipient?.gender || !label) return [];
  if (wanted.some(({ anyOf }) => anyOf[0]?.attribute === 'gender')) return [];
  const { said, turn, gender } = recipient;
  return [{ label, anyOf: [{ attribute: 'gender', value: gender }], said, turn }];
}
