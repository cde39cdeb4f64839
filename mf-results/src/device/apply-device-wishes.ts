import type { DeviceWish } from '@denk/shared/product/handoff';
import type { Reason } from '@denk/shared/product/wire';
import type { Item } from '../product/item';

/** A list after the answers that stay on the device, and which of them the products tell nothing of. */
export interface Applied {
  readonly items: readonly Item[];
  readonly used: readonly DeviceWish[];
  readonly unused: readonly DeviceWish[];
}

/** The attributes whose values the products have to come with; the same whatever was answered. */
export const attributesFor = (wishes: readonly DeviceWish[]): string[] => [
  ...new Set(
    wishes.flatMap(({ attribute, avoid }) => [attribute, ...(avoid ? [avoid.attribute] : [])]),
  ),
];

/**
 * Applies the visitor's own answers to what the service found without them: each product gets its reasons, what speaks
 * against it is said, and, where the order is the best match, the list is ordered anew.
 */
export function applyDeviceWishes(
  items: readonly Item[],
  wishes: readonly DeviceWish[],
  reorder: boolean,
): Applied {
  const told = ({ attribute, avoid }: DeviceWish) =>
    items.some(
      ({ attributes = {} }) => attributes[attribute] ?? (avoid && attributes[avoid.attribute]),
    );
  const used = wishes.filter(told);
  const unused = wishes.filter((wish) => !used.includes(wish));
  if (!used.length) return { items, used, unused };
  const applied = items.map((item): Item => {
    const cautions = used.flatMap(({ avoid }) =>
      avoid && has(item, avoid.attribute, avoid.anyOf) ? [avoid.label] : [],
    );
    return {
      ...item,
      reasons: [...item.reasons, ...used.map((wish) => reasonOf(item, wish))],
      ...(cautions.length && { cautions }),
    };
  });
  return { items: reorder ? bestFirst(applied) : applied, used, unused };
}

function reasonOf(item: Item, { id, label, attribute, anyOf, avoid }: DeviceWish): Reason {
  const against = avoid && has(item, avoid.attribute, avoid.anyOf);
  const known = item.attributes?.[attribute]?.length;
  const met = has(item, attribute, anyOf);
  // That a product is made for a thing is said by some; that others do not say so speaks against none of them.
  const state = against ? 'not-met' : met ? 'met' : known && !avoid ? 'not-met' : 'unknown';
  return { id, label, state };
}

const has = ({ attributes = {} }: Item, name: string, anyOf: readonly string[]): boolean =>
  attributes[name]?.some((value) => anyOf.includes(value)) ?? false;

const worth = { met: 1, unknown: 0.35, 'not-met': 0 } as const;

/** By how much of everything asked for is met; what speaks against a product puts it last. */
function bestFirst(items: readonly Item[]): Item[] {
  const fit = ({ reasons, cautions }: Item) => {
    const share = reasons.reduce(
      (sum, { state, met = 0, of = 1 }) => sum + (state === 'partly' ? met / of : worth[state]),
      0,
    );
    return share - (cautions ? reasons.length + 1 : 0);
  };
  return items
    .map((item) => ({ item, fit: fit(item) }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ item }) => item);
}
