import type { Knowledge } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import type { Option } from '../proposing/terms';
import type { Ears } from '../reading/ears';
import type { Clause } from '../sense';
import { emptySlots, type Slots } from '../slots/slots';
import type { Command } from './commands';
import type { Shelf, Taken } from './earlier';

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
  /** Whether it changed what is to be proposed. */
  readonly changed: boolean;
  /** What it asked for last that is not sold: what follows is about that. */
  readonly lacking: Lacking | undefined;
  /** Whether the thing was guessed from what was told of it. */
  readonly guessed: boolean;
  /** Whether it leaves one of several things out. */
  readonly dropped: boolean;
  /** Words of the message that say something of the thing which the catalogue does not know. */
  readonly unheard: readonly string[];
  /** What it asks for beside a thing and is not sold, as it was written. */
  readonly missing: readonly string[];
  /** What the message takes of the shown. */
  readonly taken: readonly Taken[];
  readonly english: boolean;
  /** Only its beginning was read. */
  readonly cut: boolean;
  /** The products of the last list, as far as the catalogue still has them. */
  readonly listed: readonly Option[];
  /** Every product that was shown of this thing, the newest list first. */
  readonly shown: readonly Option[];
  /** The things that were talked of before this one, with their lists, the newest first. */
  readonly earlier: readonly Shelf[];
  /** The products that the visitor pointed at last. */
  readonly spoken: readonly Option[];
  /** Everything that we said before it, the newest last. */
  readonly replies: readonly string[];
  /** What was asked for this thing: `kind`, `budget` or an attribute. */
  readonly asked: readonly string[];
  /** What was asked last and is still open. */
  readonly pending: string | undefined;
  /** What was said of a thing before it was named. */
  readonly since: readonly Clause[];
}

/** A thing that is not sold. */
export interface Lacking {
  /** As it was written. */
  readonly said: string;
  /** Kinds that are near to it. */
  readonly near: readonly string[];
  /** Where one finds it, in a sentence: `kuyumcularda`. */
  readonly where: string | undefined;
  /** In which of the visitor's messages it was asked for. */
  readonly turn: number;
}

/** What messages are heard with. */
export interface Hearing {
  readonly engine: SearchEngine;
  readonly knowledge: Knowledge;
  readonly ears: Ears;
}

/** Before anything was said. */
export const beginning: Talk = {
  slots: emptySlots,
  before: emptySlots,
  message: '',
  turn: -1,
  clauses: [],
  command: undefined,
  changed: false,
  lacking: undefined,
  guessed: false,
  dropped: false,
  unheard: [],
  missing: [],
  taken: [],
  english: false,
  cut: false,
  listed: [],
  shown: [],
  earlier: [],
  spoken: [],
  replies: [],
  asked: [],
  pending: undefined,
  since: [],
};
