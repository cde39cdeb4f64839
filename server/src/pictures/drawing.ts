import type { Finish, FinishName } from './palette';
import type { Dice } from './seed';

/** What a drawing knows of the product and may choose by. */
export interface Subject extends Dice {
  /** Whether the product is said to have one of these attribute values. */
  is(...values: readonly string[]): boolean;
  /** The first of these values that the product has, or one chosen by the seed. */
  among<const Value extends string>(values: readonly [Value, ...Value[]]): Value;
  /** May be empty; may hold anything. */
  readonly brand: string;
}

/** How one kind of product is drawn on a square of 320. */
export interface Drawing {
  /** The colours it comes in. */
  readonly finish: FinishName | ((subject: Subject) => Finish | undefined);
  /** Fills the square by itself; else a ground is laid under it. */
  readonly poster?: boolean;
  readonly draw: (subject: Subject) => readonly string[];
}

export type Drawings = Readonly<Record<string, Drawing>>;
