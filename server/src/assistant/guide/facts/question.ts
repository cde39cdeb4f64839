import type { Kind, Knowledge } from '../../../catalogue';
import type { Judged } from '../proposing/choose';
import type { Option } from '../proposing/terms';
import type { Act } from '../sense';
import type { Slots } from '../slots/slots';

/** A question, and of which products it is asked where it names some. */
export interface Question {
  readonly act: Act;
  readonly text: string;
  readonly about: readonly Judged[];
}

/** What questions are answered from. */
export interface Known {
  readonly kind: Kind;
  readonly sample: readonly Option[];
  readonly listed: readonly Judged[];
  /** Those of earlier lists, too. */
  readonly shown: readonly Judged[];
  /** What else there is. */
  readonly judged: readonly Judged[];
  readonly knowledge: Knowledge;
  /** For how many it is, where that was said. */
  readonly people: number | undefined;
  /** How many of it are wanted, where that was said. */
  readonly pieces: number | undefined;
  /** What was taken already. */
  readonly chosen: Slots['chosen'];
  /** Of each thing that was talked of what was taken, else the first that was shown. */
  readonly basket: Slots['chosen'];
  /** What there is to spend on all of them, TL. */
  readonly total: number | undefined;
  /** Everything that was said to the visitor. */
  readonly replies: readonly string[];
}

/** An answer, or that none was found; then what can be said instead. */
export interface Answer {
  readonly text: string;
  readonly isKnown: boolean;
}
