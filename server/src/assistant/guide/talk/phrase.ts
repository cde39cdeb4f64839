import type { Kind, Knowledge } from '../../../catalogue';
import { isSomebody, type Found, type Reading } from '../../../language';
import type { Intent } from '../../../search';
import type { Option } from '../proposing/terms';
import type { Ears } from '../reading/ears';
import type { Heard } from '../sense';
import type { BrandWish, NamedWord, Wish } from '../slots/slots';

/** What some words of a visitor mean of a kind: values, brands, sizes, names; or nothing that the catalogue knows. */
export interface Meaning {
  /** Whether it is wanted or refused. */
  readonly sign: '+' | '-';
  readonly said: string;
  readonly wishes: readonly Wish[];
  readonly brands: readonly BrandWish[];
  readonly names: readonly NamedWord[];
  /** For how many people it is. */
  readonly people: number | undefined;
  /** Words of it that no product of the kind carries. */
  readonly unknown: string;
  readonly isSure: boolean;
}

/** What words are understood within. */
export interface Within {
  readonly kind: Kind;
  readonly turn: number;
  /** What was just asked: a number alone answers it. */
  readonly asked: string | undefined;
  readonly sample: readonly Option[];
  readonly ears: Ears;
  readonly knowledge: Knowledge;
  /** Those of the sample that the budget reaches, where they are several. */
  readonly affordable: readonly Option[];
  /** What was shown. */
  readonly listed: readonly Option[];
}

/** A clause as the search reads it within a kind. */
export interface Read extends Within {
  readonly reading: Reading;
  readonly intent: Intent;
}

/** Words of a clause that were heard as one thing that is wanted or refused. */
export interface Phrase extends Read {
  readonly heard: Heard;
  readonly said: string;
  /** Whether a place in the clause is of these words. */
  readonly isOf: (at: Found) => boolean;
  /** … and nothing was read there yet. */
  readonly isFree: (at: Found) => boolean;
  /** Says that something was read there. */
  readonly take: (at: Found) => void;
}

/** What says nothing. */
export const nothing = {
  wishes: [],
  brands: [],
  names: [],
  people: undefined,
  unknown: '',
  isSure: false,
};

interface Place {
  readonly from: number;
  readonly to: number;
}

export const overlaps = (one: Place, other: Place): boolean =>
  one.from < other.to && one.to > other.from;

/** Where some words stand in the text, in UTF-16 units. */
export const placeOf = ({ from, to }: Found, { words }: Reading): Place => ({
  from: words[from]?.from ?? 0,
  to: words[to - 1]?.to ?? 0,
});

/** `kız arkadaşımla` is with whom, and no company that a film is for. */
export const isOwnPerson = (word: string): boolean =>
  /[iu]m(?:[iu]z)?(?:l[ae]|[ae]|[iu]n?|d[ae]n?)?$/.test(word) && isSomebody(word);
