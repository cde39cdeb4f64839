import type { ThingAsked } from './things-asked';

/** What a message is said into. */
export interface Situation {
  /** The visitor's how-manieth message, from 0. */
  readonly turn: number;
  /** What was just asked for: `kind`, `budget` or an attribute. */
  readonly asked?: string | undefined;
  /** What the kind's products cost, TL. */
  readonly prices?: { readonly min: number; readonly max: number } | undefined;
  /** Whether what was asked for last is not in the catalogue: what follows describes that. */
  readonly lacking?: boolean;
  /** Whether products were proposed: a question that points at them is about no other thing. */
  readonly listed?: boolean;
  /** Whether something beside buying is spoken of, too: what only hints at a thing asks for none then. */
  readonly beside?: boolean;
  /** The folded words of what it only asks: values among them are wished for by nobody. */
  readonly asking?: readonly string[];
  /** The folded words by which it leaves a choice to us. */
  readonly leaving?: readonly string[];
  /** Whether it leaves to us what was asked. */
  readonly leaves?: boolean;
  /** What it asks for that no kind's name says, as the catalogue was searched for it. */
  readonly things?: readonly ThingAsked[];
  /** Whether it finds fault with what was shown: what it wants takes the place of what was wanted of the same attribute. */
  readonly corrects?: boolean;
  /** Messages since the thing was last named, for what they said before it was known. */
  readonly before: readonly string[];
}
