import type { Clause } from '../acts';
import type { Option } from '../proposing/terms';
import type { ThingAsked } from '../reading/things-asked';
import { nothingHeard, type Heard } from '../reading/read-message';
import { emptySlots, type NamedWord, type Slots } from '../slots/slots';
import type { NotTaken } from './clauses';
import type { Command } from './commands';

/** A conversation as it stands after the visitor's last message. */
export interface Talk {
  readonly slots: Slots;
  /** The slots before the last message. */
  readonly before: Slots;
  /** The last message, in Turkish words. */
  readonly message: string;
  /** The how-manieth of the visitor's messages it is, from 0. */
  readonly turn: number;
  /** What the last message does, clause by clause. */
  readonly clauses: readonly Clause[];
  /** Which of our buttons it is. */
  readonly command: Command | undefined;
  readonly heard: Heard;
  /** Whether it changed what is to be proposed. */
  readonly changed: boolean;
  /** What it turned down that is out now, as it is told. */
  readonly taken: readonly string[];
  /** What of it was not taken into account. */
  readonly notTaken: NotTaken | undefined;
  /** It was an English one. */
  readonly english: boolean;
  /** Only its beginning was read. */
  readonly cut: boolean;
  /** The products of the last list, as far as the catalogue still has them. */
  readonly listed: readonly Option[];
  /** Every product that was shown of this thing, the newest list first. */
  readonly shown: readonly Option[];
  /** Every list so far, names in order. */
  readonly lists: readonly (readonly string[])[];
  /** What was said last before it. */
  readonly replied: string;
  /** Everything that was said before it. */
  readonly told: readonly string[];
  /** What was asked for this thing. */
  readonly asked: readonly string[];
  /** What was asked last and is still open. */
  readonly pending: string | undefined;
  /** How often in a row nothing was understood. */
  readonly lost: number;
  readonly absent: readonly NamedWord[];
  /** What was asked for last and is not in the catalogue. */
  readonly lacking: ThingAsked | undefined;
  /** Whether the thing was not chosen by the visitor: the likeliest is meant. */
  readonly assumed: boolean;
  /** Kinds that the search finds for a message that names none. */
  readonly guesses: readonly string[];
  /** The products that the visitor pointed at last. */
  readonly spoken: readonly Option[];
  /** What was said since a thing was last named. */
  readonly since: readonly string[];
}

export const beginning: Talk = {
  slots: emptySlots,
  before: emptySlots,
  message: '',
  turn: -1,
  clauses: [],
  command: undefined,
  heard: nothingHeard,
  changed: false,
  taken: [],
  notTaken: undefined,
  english: false,
  cut: false,
  listed: [],
  shown: [],
  lists: [],
  replied: '',
  told: [],
  asked: [],
  pending: undefined,
  lost: 0,
  absent: [],
  lacking: undefined,
  assumed: false,
  guesses: [],
  spoken: [],
  since: [],
};
