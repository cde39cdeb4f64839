import type { AttributeValue, Kind, Knowledge } from '../../../catalogue';
import { foldedWords, stem } from '../../../language';
import {
  onlyKind,
  readValue,
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
  readonly people?: number | undefined;
  readonly wanted?: readonly Wish[];
  readonly refused?: readonly Wish[];
  /** What it wants takes the place of what was wanted of the same attribute: `aslında korku`. */
  readonly corrects?: boolean;
  readonly brands?: readonly BrandWish[];
  readonly refusedBrands?: readonly BrandWish[];
  /** `sadece lg`: no other brand any more. */
  readonly onlyBrands?: boolean;
  readonly names?: readonly NamedWord[];
  readonly refusedNames?: readonly NamedWord[];
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
    refusedNames = [],
    open = [],
  } = changes;
  const kind = knowledge.kinds.get(onlyKind(slots) ?? '');
  const { level } = changes.budget ?? {};
  // `daha ucuz` beside a sum keeps to both.
  const budget =
    level && slots.budget?.max !== undefined ? { ...slots.budget, level } : changes.budget;
  const newSum = budget !== undefined || changes.total !== undefined;
  const freed = changes.freeBudget ?? false;
  const others = (list: readonly Wish[], news: readonly Wish[]) =>
    list.filter(
      ({ anyOf }) =>
        !news.some((one) => one.anyOf.some((value) => anyOf.some((old) => sameValue(old, value)))),
    );
  const reopened = slots.open.filter(
    (name) => !wanted.some(({ anyOf }) => anyOf.some(({ attribute }) => attribute === name)),
  );
  const isRenamed = changes.corrects === true && names.some(({ ordinary }) => !ordinary);
  const otherBrands = (list: readonly BrandWish[], news: readonly BrandWish[]) =>
    list.filter(({ id }) => !news.some((one) => one.id === id));
  return {
    ...slots,
    budget:
      freed || (changes.order && slots.budget?.level)
        ? undefined
        : (budget ?? (changes.total ? undefined : slots.budget)),
    total: freed || budget ? undefined : (changes.total ?? slots.total),
    people: changes.people ?? slots.people,
    order: changes.order ?? (newSum || freed ? undefined : slots.order),
    wanted: last([
      ...others(replaced(slots.wanted, wanted, kind, changes.corrects ?? false), [
        ...wanted,
        ...refused,
      ]).filter(
        ({ anyOf, said }) =>
          (anyOf.length === 0 || !anyOf.every(({ attribute }) => open.includes(attribute))) &&
          // `mil olmasın` refuses what was read from `mil`.
          !foldedWords(said).some((word) => refusedNames.some((one) => one.stem === stem(word))),
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
      // Another brand is another name, and `iphone 15 dedim` means no other that was said before.
      ...otherNames(
        slots.names.filter(
          ({ as, ordinary }) =>
            // Of two sorts of a thing the later is meant.
            !(as === 'thing' && names.some((one) => one.as === 'thing')) &&
            ((brands.length === 0 && !isRenamed) || as === 'thing' || ordinary),
        ),
        [...names, ...refusedNames],
      ),
      ...names,
    ]),
    refusedNames: last([
      ...otherNames(slots.refusedNames, [...names, ...refusedNames]),
      ...refusedNames,
    ]),
    open: [...new Set([...reopened, ...open, ...(freed ? ['budget'] : [])])],
  };
}

const otherNames = (list: readonly NamedWord[], news: readonly NamedWord[]) =>
  list.filter(({ stem }) => !news.some((one) => one.stem === stem));

const last = <T>(list: readonly T[]): readonly T[] => list.slice(-mostOfEach);

/** Of an attribute with one value per product, a new value takes the old one's place. */
const replaced = (
  old: readonly Wish[],
  news: readonly Wish[],
  kind: Kind | undefined,
  corrects: boolean,
) =>
  old.filter(
    ({ anyOf, hint, measure }) =>
      !(measure && news.some((one) => one.measure?.unit === measure.unit)) &&
      !anyOf.some(
        ({ attribute }) =>
          (kind?.attributes[attribute]?.choice === 'one' || hint || corrects) &&
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
  // Until one thing is settled nothing that was said belongs to another.
  const sameThing = first.kinds.join() === before.kinds.join() || before.kinds.length !== 1;
  const kind = knowledge.kinds.get(onlyKind(first) ?? '');
  const closeTo = knowledge.kinds.get(onlyKind(before) ?? '')?.category;
  const isClose =
    !besides &&
    !kind?.accessoryOf &&
    before.later.length === 0 &&
    kind !== undefined &&
    kind.category === closeTo;
  const known = (list: readonly Wish[]) =>
    sameThing
      ? list
      : list.filter(
          ({ anyOf, measure }) =>
            !measure &&
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
    wanted: [...wanted, ...(kind ? wishesOf(recipient, kind, wanted, knowledge) : [])],
    refused: known(before.refused),
    // A gift's sum is the person's and not the thing's.
    budget:
      budget ??
      (sameThing || isClose || (before.recipient && !newPerson && !besides)
        ? before.budget
        : undefined),
    order: sameThing ? before.order : undefined,
    brands: sameThing ? before.brands : [],
    refusedBrands: sameThing ? before.refusedBrands : [],
    names: sameThing ? before.names : [],
    refusedNames: sameThing ? before.refusedNames : [],
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

/** A mother's perfume is a woman's, a child's book is one for children. */
function wishesOf(
  recipient: Errand['recipient'],
  kind: Kind,
  known: readonly Wish[],
  knowledge: Knowledge,
): Wish[] {
  if (!recipient) return [];
  const { said, turn, gender, child } = recipient;
  const values: AttributeValue[] = [
    ...(gender ? [{ attribute: 'gender', value: gender }] : []),
    ...(child
      ? knowledge.valueWords(kind.id).meaningsOf(['cocuk']).map(readValue).slice(0, 1)
      : []),
  ];
  return values.flatMap((value) => {
    const label = kind.attributes[value.attribute]?.values[value.value];
    const isKnown = known.some(({ anyOf }) => anyOf[0]?.attribute === value.attribute);
    return label && !isKnown ? [{ label, anyOf: [value], said, turn }] : [];
  });
}
