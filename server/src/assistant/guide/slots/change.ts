import { fold } from '@denk/shared/product/text';
import { valueOfSize, type Kind } from '../../../catalogue';
import { foldedWords, isPlace, stem } from '../../../language';
import {
  either,
  nothingOfIt,
  sameValue,
  sharesAttribute,
  type BrandWish,
  type Budget,
  type Errand,
  type NamedWord,
  type Recipient,
  type Slots,
  type Wish,
} from './slots';

/** What a message says of the thing that is looked for. */
export interface Changes {
  readonly budget?: Budget;
  /** A sum for several things or people together. */
  readonly total?: Budget;
  /** The things that it is for, where it names them. */
  readonly sharers?: Slots['sharers'];
  readonly order?: Slots['order'];
  readonly freeBudget?: boolean;
  readonly people?: number | undefined;
  readonly wanted: readonly Wish[];
  readonly refused: readonly Wish[];
  /** What it wants takes the place of what was wanted of the same attribute: `aslında korku`. */
  readonly corrects: boolean;
  readonly brands: readonly BrandWish[];
  readonly refusedBrands: readonly BrandWish[];
  readonly names: readonly NamedWord[];
  readonly refusedNames: readonly NamedWord[];
  /** Attributes for which the choice is left to us. */
  readonly open: readonly string[];
  /** Titles of products that are known already. */
  readonly unwanted: readonly string[];
}

/** A message that says nothing of it. */
export const noChange: Changes = {
  ...nothingOfIt,
  wanted: [],
  unwanted: [],
  corrects: false,
};

const mostOfEach = 8;
const last = <T>(list: readonly T[]): readonly T[] => list.slice(-mostOfEach);

/** The slots after a message: the newest word wins, and what contradicts it goes. */
export function change(slots: Slots, changes: Changes, kind: Kind | undefined): Slots {
  const wanted = changes.wanted
    .map((one) => widened(one, slots.wanted))
    .filter((one, at, all) => at === all.findIndex((other) => isSaidBy(other, one)));
  const { refused, brands, refusedBrands, refusedNames, open, corrects } = changes;
  const named = slots.names.findLast(({ as }) => as === 'name');
  const names = changes.names.map((one) =>
    one.also && named ? { ...one, turn: named.turn, group: named.group + one.group + 1 } : one,
  );
  const {
    freeBudget = false,
    order,
    total,
    people = slots.people,
    sharers = slots.sharers,
  } = changes;
  // `daha ucuz` beside a sum keeps to both.
  const level = changes.budget?.level;
  const budget =
    level && slots.budget?.max !== undefined && !slots.budget.level
      ? { ...slots.budget, level }
      : changes.budget;
  const turnsSort = (turn: number) =>
    changes.wanted.some(({ anyOf: [one] }) =>
      slots.wanted.some(
        (old) =>
          old.turn === turn &&
          one !== undefined &&
          kind?.attributes[one.attribute]?.importance === 'essential' &&
          kind.attributes[one.attribute]?.choice === 'one' &&
          speaksOf(old, one.attribute) &&
          !old.anyOf.some((value) => sameValue(value, one)),
      ),
    );
  const isNewSum = budget !== undefined || total !== undefined;
  const without = (list: readonly Wish[], news: readonly Wish[]) =>
    list.filter((old) => !news.some((one) => sharesValue(one, old)));
  const others = <T extends { readonly id: string }>(list: readonly T[], news: readonly T[]) =>
    list.filter(({ id }) => !news.some((one) => one.id === id));
  const otherNames = (list: readonly NamedWord[]) =>
    list.filter(({ stem }) => ![...names, ...refusedNames].some((one) => one.stem === stem));
  return {
    ...slots,
    budget:
      freeBudget || (order && slots.budget?.level)
        ? undefined
        : (budget ?? (total ? undefined : slots.budget)),
    // A sum for one of several things leaves what there is for all.
    total: freeBudget || (budget && sharers.length < 2) ? undefined : (total ?? slots.total),
    order: order ?? (isNewSum || freeBudget ? undefined : slots.order),
    people,
    sharers,
    wanted: last([
      ...without(slots.wanted, [...wanted, ...refused]).filter(
        (old) =>
          !isReplaced(old, wanted, kind, corrects) &&
          !isLeftOpen(old, open) &&
          !refusedNames.some(({ stem: one }) =>
            foldedWords(`${old.label} ${old.said}`).map(stem).includes(one),
          ),
      ),
      ...wanted,
    ]),
    refused: last([...without(slots.refused, [...refused, ...wanted]), ...refused]),
    brands: open.includes('brand')
      ? []
      : last([
          ...(corrects && brands.length > 0
            ? []
            : others(slots.brands, [...brands, ...refusedBrands])),
          ...brands,
        ]),
    refusedBrands: last([
      ...others(slots.refusedBrands, [...refusedBrands, ...brands]),
      ...refusedBrands,
    ]),
    // Another brand is another name, and another place another way.
    names: last([
      ...otherNames(slots.names).filter(
        ({ ordinary, place, turn }) =>
          // What a product of one sort is called none of another is: `kısa sap` is no guitar.
          (place === true || !turnsSort(turn)) &&
          (brands.length === 0 || ordinary) &&
          !(place && names.some((one) => one.place && !one.also)),
      ),
      ...names,
    ]),
    refusedNames: last([...otherNames(slots.refusedNames), ...refusedNames]),
    unwanted: [...new Set([...slots.unwanted, ...changes.unwanted])],
    open: [
      ...new Set([
        ...slots.open.filter((name) => !wanted.some((wish) => speaksOf(wish, name))),
        ...open,
        ...(freeBudget ? ['budget'] : []),
      ]),
    ],
  };
}

/** `Antalya`, then `Bodrum da olur`: either will do. */
function widened(one: Wish, known: readonly Wish[]): Wish {
  const before = known.find((old) => sharesAttribute(old, one));
  if (!one.also || !before) return one;
  return { ...one, ...(sharesValue(one, before) ? before : either(before, one)), turn: one.turn };
}

const speaksOf = ({ anyOf }: Wish, name: string) =>
  anyOf.some(({ attribute }) => attribute === name);

/** `lise`, and whoever goes there, say one age. */
const isSaidBy = (other: Wish, one: Wish): boolean =>
  other === one ||
  (one.anyOf.length > 0 &&
    !(one.measure ?? one.figure ?? other.measure ?? other.figure) &&
    one.anyOf.length === other.anyOf.length &&
    one.anyOf.every((value) => other.anyOf.some((own) => sameValue(own, value))));

const sharesValue = (one: Wish, other: Wish): boolean =>
  one.anyOf.some((value) => other.anyOf.some((old) => sameValue(old, value)));

/** Of an attribute with one value per product, a new value takes the old one's place; a new figure that of its unit. */
const isReplaced = (
  old: Wish,
  news: readonly Wish[],
  kind: Kind | undefined,
  corrects: boolean,
): boolean =>
  news.some(
    (one) =>
      (old.measure !== undefined && one.measure?.unit === old.measure.unit) ||
      (old.figure !== undefined && one.figure?.row === old.figure.row) ||
      old.anyOf.some(
        ({ attribute }) =>
          speaksOf(one, attribute) && (corrects || kind?.attributes[attribute]?.choice === 'one'),
      ),
  );

const isLeftOpen = ({ anyOf }: Wish, open: readonly string[]): boolean =>
  anyOf.length > 0 && anyOf.every(({ attribute }) => open.includes(attribute));

/**
 * Another thing, or another person: what was said holds on as far as it is known of the new thing; a sum only where it comes
 * in the old one's place (`isInstead`).
 */
export function turnTo(
  slots: Slots,
  [first, ...later]: readonly Errand[],
  kinds: ReadonlyMap<string, Kind>,
  isInstead = true,
): Slots {
  if (!first) return slots;
  const kind = first.kinds.length === 1 ? kinds.get(first.kinds[0] ?? '') : undefined;
  const before = slots.kinds.length === 1 ? kinds.get(slots.kinds[0] ?? '') : undefined;
  const { recipient = slots.recipient } = first;
  const isOther = first.recipient !== undefined && first.recipient.label !== slots.recipient?.label;
  const isNew = before !== undefined && kind?.id !== before.id;
  // A sum goes with what costs alike, or with the person that it is spent on.
  const isNext = [...slots.sharers, ...slots.later.map(({ kinds }) => kinds)].some(
    (kinds) => kinds.join() === first.kinds.join(),
  );
  const keepsSum =
    !isNew ||
    (isInstead &&
      !isNext &&
      slots.total === undefined &&
      !kind?.accessoryOf &&
      (kind === undefined || kind.category === before.category || slots.recipient !== undefined));
  const isToWatch = (one: Kind | undefined) => (one?.contentType ?? null) !== null;
  // What was said of one thing stays with it; a place, for whom, on what body and for what it is go along, as what one is in
  // the mood to see.
  const goesAlong = (wish: Wish) =>
    wish.anyOf.length > 0 &&
    !wish.measure &&
    ((isToWatch(kind) && isToWatch(before)) ||
      isPlace(fold(wish.label)) ||
      speaksOf(wish, 'gender') ||
      /(?<!\p{L})uygun(?!\p{L})/iu.test(wish.label) ||
      (!isOther && wish.anyOf.some(({ attribute }) => ofWhoUsesIt.test(attribute))) ||
      (!isOther &&
        wish.anyOf.some(({ attribute }) => kind?.attributes[attribute]?.nature === 'fit')));
  const own = kind && isOther && recipient ? wishesOf(recipient, kind, []) : [];
  const wanted = slots.wanted.filter(
    (wish) =>
      !own.some((one) => sharesAttribute(one, wish)) &&
      wish.anyOf.every(
        ({ attribute, value }) =>
          kind === undefined || kind.attributes[attribute]?.values[value] !== undefined,
      ) &&
      (!isNew || goesAlong(wish)) &&
      !(isOther && (speaksOf(wish, 'gender') || wish.said === slots.recipient?.said)),
  );
  return {
    ...slots,
    kinds: first.kinds,
    recipient,
    // Out of its turn, too, a thing of several leaves the others waiting.
    later:
      isNext && later.length === 0
        ? slots.later.filter(({ kinds: own }) => own.join() !== first.kinds.join())
        : later,
    budget: keepsSum ? slots.budget : undefined,
    total: isNew && later.length === 0 && !isNext ? undefined : slots.total,
    sharers: isNext
      ? slots.sharers
      : later.length > 0
        ? [first, ...later].map((errand) => errand.kinds)
        : [],
    order: isNew ? undefined : slots.order,
    wanted: [...wanted, ...(kind && recipient ? wishesOf(recipient, kind, wanted) : [])],
    // A maker that somebody does not want makes nothing for them.
    ...(isNew && { ...nothingOfIt, pieces: undefined, refusedBrands: slots.refusedBrands }),
    unwanted: [],
    kept: [],
  };
}

/** What is so of whoever uses a thing, whatever it is: dry skin. */
const ofWhoUsesIt = /^(?:skin_|special_needs$)/;

/** What a thing for somebody is, where the kind knows it: `kadın`, a child's. */
function wishesOf(
  { gender, child, age, said, turn }: Recipient,
  kind: Kind,
  known: readonly Wish[],
): Wish[] {
  const ofChild = child
    ? Object.entries(kind.attributes).flatMap(([attribute, { narrow, values, words, hints }]) =>
        narrow.flatMap((value) =>
          [values[value], ...(words[value] ?? []), ...(hints[value] ?? [])].some((one) =>
            /^çocuk/iu.test(one ?? ''),
          )
            ? [{ attribute, value }]
            : [],
        ),
      )
    : [];
  const ofGender =
    gender && kind.attributes['gender']?.values[gender]
      ? [{ attribute: 'gender', value: gender }]
      : [];
  const years = age === undefined ? undefined : { value: age, unit: 'yas', from: 0, to: 1 };
  const aged = years ? valueOfSize(years, kind, undefined, 'exact') : [];
  // Who is 8 plays what is for those from 6, from 7 and from 8.
  const ofAge = aged.filter(({ attribute }) => attribute === aged[0]?.attribute);
  return [...[...ofGender, ...ofChild].map((one) => [one]), ofAge].flatMap((anyOf): Wish[] => {
    const [one] = anyOf;
    if (!one || known.some((wish) => speaksOf(wish, one.attribute))) return [];
    const own = kind.attributes[one.attribute]?.values[one.value] ?? one.value;
    return [{ label: anyOf.length > 1 ? `${age} yaşa uygun` : own, anyOf, said, turn }];
  });
}
