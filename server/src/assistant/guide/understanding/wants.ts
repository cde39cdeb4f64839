/** A price range in TL; an open end is missing. */
export interface PriceRange {
  readonly min?: number;
  readonly max?: number;
}

/** What was said about money: a range, a feeling that depends on the kind's prices, or that it does not matter. */
export type Budget = PriceRange | 'cheap' | 'modest' | 'middle' | 'dear' | 'any';

/** A value of an attribute somebody asked for: `important_features` = `camera_quality`. */
export interface Wish {
  readonly attribute: string;
  readonly value: string;
}

/** What the visitor has said so far, taken together; the newest word wins. */
export interface Wants {
  /** None: not known yet. Several: a wide word (`bilgisayar`, `hediye`) that needs a choice. */
  readonly kinds: readonly string[];
  readonly budget: Budget | undefined;
  /** Brand ids in the order they were named. */
  readonly brands: readonly string[];
  readonly refusedBrands: readonly string[];
  readonly wishes: readonly Wish[];
  readonly refusedWishes: readonly Wish[];
  /** Folded words of model names: `iphone`, `s24`. */
  readonly modelWords: readonly string[];
  /** Attributes that were asked for, whatever the answer. */
  readonly settled: readonly string[];
  /** Titles that were proposed and are not wanted again. */
  readonly seen: readonly string[];
  /** Titles that were proposed and are to stay, while another is replaced. */
  readonly kept: readonly string[];
  /** Kinds that were named together with the present one and come after it. */
  readonly later: readonly string[];
}

/** Nothing said yet. */
export const noWants: Wants = {
  kinds: [],
  budget: undefined,
  brands: [],
  refusedBrands: [],
  wishes: [],
  refusedWishes: [],
  modelWords: [],
  settled: [],
  seen: [],
  kept: [],
  later: [],
};
