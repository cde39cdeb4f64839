import type { Knowledge } from '../../../catalogue';
import type { SearchEngine } from '../../../search';
import type { Ears } from '../reading/ears';
import type { Clause } from '../acts';
import type { Option } from '../proposing/terms';
import type { ThingAsked } from '../reading/things-asked';
import { emptySlots, type Slots, type Wish } from '../slots/slots';
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
  /** Whether it changed what is to be proposed. */
  readonly changed: boolean;
  /** What it asks for, as the catalogue was searched for it. */
  readonly things: readonly ThingAsked[];
  /** What was asked for last and is not sold: what follows is about that. */
  readonly lacking: Lacking | undefined;
  /** What of it has to be told. */
  readonly told: Told;
  readonly english: boolean;
  /** Only its beginning was read. */
  readonly cut: boolean;
  /** The products of the last list, as far as the catalogue still has them. */
  readonly listed: readonly Option[];
  /** Every product that was shown of this thing, the newest list first. */
  readonly shown: readonly Option[];
  /** The lists of other things that were shown before, the newest first. */
  readonly earlier: readonly (readonly Option[])[];
  /** The products that the visitor pointed at last. */
  readonly spoken: readonly Option[];
  /** Everything that we said before it, the newest last. */
  readonly replies: readonly string[];
  /** What was asked for this thing: `kind`, `budget` or an attribute. */
  readonly asked: readonly string[];
  /** What was asked last and is still open. */
  readonly pending: string | undefined;
  /** What was said since a thing was last named: it is read again once that is known. */
  readonly since: readonly string[];
}

/** A thing that is not sold, and where one finds it: `kuyumcularda`. */
export interface Lacking extends ThingAsked {
  readonly where?: string | undefined;
  /** The product that it was to go with. */
  readonly goesWith?: string | undefined;
}

/** What a message said that the slots do not show. */
export interface Told {
  /** What it asks for and is not sold. */
  readonly lacking: Lacking | undefined;
  /** What it asks for beside it and is not sold either, as it was written. */
  readonly lackingToo: string | undefined;
  /** What it turned down that is out now. */
  readonly out: readonly string[];
  /** What it took before it turned to something else. */
  readonly chosen: Option | undefined;
  /** Brands that make no such thing. */
  readonly misfits: readonly string[];
  /** Values that were only asked about. */
  readonly questioned: readonly Wish[];
  /** Values that were told of with no word on whether they are wanted. */
  readonly unsure: readonly Wish[];
  /** What was wished for in words of which nothing was read, as it was written. */
  readonly unheard: readonly string[];
  /** Whether the thing was guessed from what its words find. */
  readonly guessed: boolean;
  /** Whether it names again what is talked of. */
  readonly repeats: boolean;
}

export const nothingTold: Told = {
  lacking: undefined,
  lackingToo: undefined,
  out: [],
  chosen: undefined,
  misfits: [],
  questioned: [],
  unsure: [],
  unheard: [],
  guessed: false,
  repeats: false,
};

export const beginning: Talk = {
  slots: emptySlots,
  before: emptySlots,
  message: '',
  turn: -1,
  clauses: [],
  command: undefined,
  changed: false,
  things: [],
  lacking: undefined,
  told: nothingTold,
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

/** What was heard in a text: the slots that it makes, and what they do not show. */
export interface Heard {
  readonly slots: Slots;
  readonly told: Told;
}

/** What a text is heard with. */
export interface Hearing {
  readonly engine: SearchEngine;
  readonly knowledge: Knowledge;
  readonly ears: Ears;
}
