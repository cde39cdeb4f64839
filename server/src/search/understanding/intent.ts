import type { Found, PriceRange, Reading, SpelledWord } from '../../language';
import type { NamedValue } from './named-values';

/** A word products are looked for by. */
export interface IntentWord extends SpelledWord {
  /** Folded, with its suffixes. */
  readonly text: string;
  /** Its place among the query's words; `from`–`to` are its place among the words that were asked for. */
  readonly at: Found;
  /** Named the kind or the category, or only describes the thing: it ranks, and nothing has to carry it. */
  readonly optional: boolean;
  /** Says whom or what for (`annem için`), or is a verb: never the thing itself. */
  readonly aside: boolean;
  /** Of what somebody else shall do (`saç ektirmek`): the kinds that speak of it. */
  readonly doneBy?: readonly string[];
  /** Could be a verb, too. */
  readonly isVerb: boolean;
  /** Is part of a name: of a kind, a category, a brand, a value. */
  readonly isName: boolean;
  /** Only suggests its values: `bodrum` a place in the country. */
  readonly isHint: boolean;
  /** Of what it only suggests, where something is: no product has to be there. */
  readonly suggests: readonly NamedValue[];
  /** What it says of products of the named kinds: a product of such a kind carries it by having one of these. */
  readonly values: readonly NamedValue[];
}

/** A brand by its id; `at` is its place among the query's words. */
export interface NamedMaker {
  readonly brand: string;
  readonly at: Found;
}

/** What is not wanted: a product that carries all of the stems (where there are any), has the value or is of the brand is left out. */
export interface Refused {
  readonly stems: readonly string[];
  readonly brand?: string;
  readonly values: readonly NamedValue[];
  /** Its place among the query's words. */
  readonly at: Found;
}

/** What a query asks for. */
export interface Intent {
  readonly reading: Reading;
  readonly words: readonly IntentWord[];
  /** The loose text as folded words, with those that were taken out of it. */
  readonly whole: string;
  /** Quoted phrases as folded words. */
  readonly phrases: readonly string[];
  readonly without: readonly Refused[];
  /** Kind ids the query names; more than one where a word is ambiguous (`bilgisayar`). */
  readonly kinds: readonly string[];
  /** Where among `words` the kind is named. */
  readonly head?: Found;
  /** Whether it is not named, but what is said about it: `tuvalet tıkandı`. */
  readonly isKindHinted: boolean;
  /** Where it is, or is merely told of, the kinds that nearly as much tells of. */
  readonly rivals: readonly string[];
  /** Whether several kinds are asked for by name: `telefon ve kulaklık`. */
  readonly several: boolean;
  /** Where no kind is named, the one that a word is only said of: `tansiyon` of blood pressure monitors. */
  readonly hinted?: string;
  /** Attribute values the query names, of those kinds or the hinted one: `oyun konsolu`, `çiçeksi`. */
  readonly values: readonly NamedValue[];
  /** Those that the kind's very name says: `gitar` of musical instruments, `powerbank` of chargers. */
  readonly sorts: readonly NamedValue[];
  /** Where no kind is named: those that a wide word or an occasion may mean, the likeliest first. */
  readonly occasion: readonly string[];
  readonly category?: string;
  readonly brand?: string;
  /** All brands that it names, in their order, and the words that do. */
  readonly makers: readonly NamedMaker[];
  readonly price?: PriceRange;
  readonly preferences: Preferences;
  /** Words that were read as others, as they were written and as they are shown. */
  readonly corrected: readonly Corrected[];
  /** What may have been meant by words that nothing carries; none of it was applied. */
  readonly maybe: readonly Corrected[];
}

/** A word as the visitor wrote it, and the one it was or could be read as. */
export interface Corrected {
  readonly written: string;
  readonly read: string;
}

interface Preferences {
  readonly cheap: boolean;
  readonly dear: boolean;
  /** `en ucuz`, `en pahalı`: the price alone decides the order of what fits. */
  readonly byPrice: boolean;
  readonly best: boolean;
}
