import type { AttributeValue } from '../../../catalogue';
import type { Per, Person } from '../../../language';
import type { Clause } from '../sense';
import type { Figure } from './figure';
import type { Measure } from './measure';

/** Where a slot's content comes from: the visitor's own words, and in which of their messages (from 0). */
export interface Origin {
  readonly said: string;
  readonly turn: number;
}

/** Something a product shall have, or not have: any of these values. */
export interface Wish extends Origin {
  /** In the catalogue's words: `Uzun pil ömrü`. */
  readonly label: string;
  readonly anyOf: readonly AttributeValue[];
  /** Said of a list that was shown: it weighs more than what was said before. */
  readonly insisted?: boolean;
  /** It is what the thing is made for: no other sort makes up for it. */
  readonly hard?: 'sort';
  /** What was said only suggests it (`öğrenciyim`): what is said outright of the same takes its place. */
  readonly hint?: true;
  /** A quantity that no value of the kind is: then there are none. */
  readonly measure?: Measure;
  /** How far ahead it shall be in a row of its table: `hafif`. */
  readonly figure?: Figure;
  /** It will do beside what was wanted of the same: `taahhütlü de olur`. */
  readonly also?: true;
}

/** A brand that is wanted or refused. */
export interface BrandWish extends Origin {
  /** Said of a list that was shown. */
  readonly insisted?: boolean;
  readonly id: string;
  readonly label: string;
}

/** Words that may be part of a product's name or place (`iphone 15`, `kapadokya`): the catalogue decides. */
export interface NamedWord extends Origin {
  readonly stem: string;
  /** A word of the dictionary names less surely than one that is none. */
  readonly ordinary: boolean;
  /** It is the thing itself: what is not called so is another thing. */
  readonly called?: true;
  /** Another place takes its own: `Bodrum olsun`. */
  readonly place?: true;
  /** Words of one group are one name: `iphone 16 ile galaxy s25` are two. */
  readonly group: number;
  /** `breaking bad gibi`: another one like it is wanted. */
  readonly like: boolean;
  /**
   * `name`: surely meant, since no everyday word or in a place that says what is wanted (`kırmızı laptop`, `… olsun`).
   * `thing`: another word for the kind that may be in the names (`ruj`). `aside`: an everyday word somewhere.
   */
  readonly as: 'name' | 'thing' | 'aside';
  /** It will do beside what was named before: `Bodrum da olur`. */
  readonly also?: true;
}

/** TL; `near` is the sum that was said where the ends are how far from it is still near. */
export interface Budget extends Origin {
  readonly min?: number;
  readonly max?: number;
  readonly near?: number;
  /** Said as a feeling that depends on the kind's prices. */
  readonly level?: 'cheap' | 'modest' | 'middle' | 'dear';
  /** Said of a list that was shown. */
  readonly insisted?: boolean;
  /** What it is counted by, where that was said; `all` is what several pay together. */
  readonly per?: Per | 'all';
  /** For how many of the thing it is: `dördüne 16 bin`. */
  readonly pieces?: number;
  /** Cheaper than this, as `daha ucuz` of what was shown. */
  readonly below?: number;
}

/** Somebody a thing is for. */
export interface Recipient extends Origin, Person {
  /** In years, where it was told. */
  readonly age?: number;
}

/** A thing to look for: what, and for whom. */
export interface Errand {
  /** None: not known. Several: a wide word that needs a choice. */
  readonly kinds: readonly string[];
  readonly recipient?: Recipient | undefined;
  /** What was said of it while another thing was looked for. */
  readonly told?: readonly Clause[];
}

export const isSameErrand = (one: Errand, other: Errand): boolean =>
  one.kinds.join() === other.kinds.join() && one.recipient?.label === other.recipient?.label;

/** A product that was taken; `price` in TL. */
export interface Chosen {
  readonly kind: string;
  /** For whom, as they are called. */
  readonly whom: string | undefined;
  readonly name: string;
  readonly price: number;
  readonly pieces: number;
}

/** What the visitor has said so far, taken together. */
export interface Slots extends Errand {
  readonly budget?: Budget | undefined;
  /** A sum for several things together, and their kinds: each gets its share. */
  readonly total?: Budget | undefined;
  readonly sharers: readonly (readonly string[])[];
  /** What was taken of each kind: of a sum for several things so much is spent. */
  readonly chosen: readonly Chosen[];
  /** `worth` counts by the kilo or the litre where packs differ: `en hesaplısı`. */
  readonly order?: 'cheap' | 'worth' | 'dear' | undefined;
  /** How many of the thing are wanted: `4 tane`. */
  readonly pieces?: number | undefined;
  /** How many people it is for, by whom a sum for all is shared where prices are a person's. */
  readonly people?: number | undefined;
  readonly wanted: readonly Wish[];
  readonly refused: readonly Wish[];
  readonly brands: readonly BrandWish[];
  readonly refusedBrands: readonly BrandWish[];
  readonly names: readonly NamedWord[];
  /** Words that no name shall carry: `macbook olmasın`. */
  readonly refusedNames: readonly NamedWord[];
  /** Attributes, `budget` or `brand`, for which the visitor leaves the choice to us. */
  readonly open: readonly string[];
  /** Titles that shall not be proposed again. */
  readonly unwanted: readonly string[];
  /** Titles that stay while others are replaced. */
  readonly kept: readonly string[];
  /** What else was asked for in the same breath. */
  readonly later: readonly Errand[];
}

/** What is said of a thing beside its wishes: nothing yet. */
export const nothingOfIt = {
  refused: [],
  brands: [],
  refusedBrands: [],
  names: [],
  refusedNames: [],
  open: [],
} as const;

/** Nothing said yet. */
export const emptySlots: Slots = {
  ...nothingOfIt,
  kinds: [],
  wanted: [],
  unwanted: [],
  kept: [],
  later: [],
  sharers: [],
  chosen: [],
};

/** The one kind that is looked for; undefined while there is none or a choice. */
export const onlyKind = ({ kinds }: Errand): string | undefined =>
  kinds.length === 1 ? kinds[0] : undefined;

export const sameValue = (one: AttributeValue, other: AttributeValue): boolean =>
  one.attribute === other.attribute && one.value === other.value;

/** Whether two wishes speak of the same attribute, or measure the same. */
export const sharesAttribute = (one: Wish, other: Wish): boolean =>
  (one.measure !== undefined && one.measure.unit === other.measure?.unit) ||
  one.anyOf.some(({ attribute }) => other.anyOf.some((own) => own.attribute === attribute));

/** A wish that another will do for, too: `Antalya ya da Bodrum`. */
export const either = (one: Wish, other: Wish): Pick<Wish, 'label' | 'anyOf' | 'measure'> => ({
  label: `${one.label.replaceAll(' ya da ', ', ')} ya da ${other.label}`,
  anyOf: [...one.anyOf, ...other.anyOf],
  ...(one.measure && other.measure && { measure: { ...other.measure, or: one.measure } }),
});

/** Names word by word → names: the words of one group of one message are one. */
export function groupsOf(names: readonly NamedWord[]): NamedWord[][] {
  const groups = new Map<string, NamedWord[]>();
  for (const name of names) {
    const key = `${name.turn} ${name.group}`;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()];
}
