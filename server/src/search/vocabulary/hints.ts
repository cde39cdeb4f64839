import { foldedWords, isFunctionWord, isVerb, stem, verbStems, type Word } from '../../language';
import { namesOf, valuesOf, type Kind } from '../../catalogue';
import { keysOf } from './word-keys';

/** What people say who look for a kind or a value without naming it, a set of keys for each of its words. */
export interface Hint {
  readonly kind: string;
  /** The value it hints at, as `kind attribute=value`; the kind itself where missing. */
  readonly meaning?: string;
  readonly words: readonly ReadonlySet<string>[];
  /** Whether it says what somebody does or what happened: `tıkandı`, `üşümek`. */
  readonly isVerb: boolean;
  /** Whether it is said of any other thing: `… bozuldu`. */
  readonly ofAnything: boolean;
}

/** A kind that a query hints at, and the words that do. */
export interface HintedKind {
  readonly kind: string;
  readonly places: readonly number[];
  readonly isVerb: boolean;
  readonly ofAnything: boolean;
  /** Whether it says enough alone: a single noun (`kedi`) is no hint but of itself. */
  readonly isSaid: boolean;
}

/** A word by its stem and its folded form. */
export type SaidWord = Pick<Word, 'stem' | 'text'>;

/** The hints of kinds and of their values, by the keys of their last words. */
export type Hints = ReadonlyMap<string, readonly Hint[]>;

/** Collects what kinds and their values are hinted at by. */
export function hintsOf(kinds: Iterable<Kind>): Hints {
  const byKey = new Map<string, Hint[]>();
  const add = (text: string, of: Pick<Hint, 'kind' | 'meaning'>) => {
    const all = foldedWords(text);
    const own = all.filter((word) => !isFunctionWord(word));
    const telling = own.length > 1 ? own : all.filter((word) => word !== 'ne');
    // `ne pişirsem` is heard in what cooks.
    const words = telling.length ? telling : all;
    const last = words.at(-1) ?? '';
    const hint = {
      ...of,
      words: words.map(keysOf),
      isVerb: isVerb(last) && verbStems(last).length > 0,
      ofAnything: text.startsWith('…'),
    };
    for (const key of keysOf(last)) {
      const others = byKey.get(key);
      if (others) others.push(hint);
      else byKey.set(key, [hint]);
    }
  };
  for (const kind of kinds) {
    // Who says `evi taşıyacağım` speaks of `ev taşıma`.
    const deeds = namesOf(kind).flatMap((name) => (/ \S+m[ae]$/.test(name) ? `${name}k` : []));
    for (const hint of [...kind.hints, ...deeds]) add(hint, { kind: kind.id });
    for (const { attribute, value, hints } of valuesOf(kind)) {
      const meaning = `${kind.id} ${attribute}=${value}`;
      for (const hint of hints) add(hint, { kind: kind.id, meaning });
    }
  }
  return byKey;
}

interface FoundHint {
  readonly hint: Hint;
  readonly places: readonly number[];
}

/** What was found last in the same words: a query asks for it of kinds, of values and of what is said around them. */
const foundIn = new WeakMap<
  readonly SaidWord[],
  { readonly hints: Hints; readonly found: FoundHint[] }
>();

/** Each hint whose words are all there, in any order and form, with their places. */
function hintsIn(words: readonly SaidWord[], hints: Hints): readonly FoundHint[] {
  const before = foundIn.get(words);
  if (before?.hints === hints) return before.found;
  const found = [...hintsAmong(words, hints)];
  foundIn.set(words, { hints, found });
  return found;
}

/** What can be done to a thing. */
const canBe = /[nl][ae]bil[ei][rn]$/;

function* hintsAmong(words: readonly SaidWord[], hints: Hints): Iterable<FoundHint> {
  // `karadeniz` is a place, and no form of `kar`; who wants something `taşınabilir` does not move.
  const isWhole = (text: string) =>
    canBe.test(text) ||
    (!isVerb(text) && hints.get(text)?.some(({ words: [own = []] }) => [...own][0] === text));
  const near = new Set<Hint>();
  const places: Places = new Map();
  for (const [at, { text }] of words.entries()) {
    for (const key of isWhole(text) ? new Set([text, stem(text)]) : keysOf(text)) {
      const known = places.get(key);
      if (known) known.push(at);
      else places.set(key, [at]);
      for (const hint of hints.get(key) ?? [])
        if (hint.words.length <= words.length) near.add(hint);
    }
  }
  for (const hint of near) {
    const own = placesOf(hint, places);
    if (own.length) yield { hint, places: own };
  }
}

/** Where the words stand that have a key, in their order. */
type Places = Map<string, number[]>;

/** The first place of each of a hint's words that none before it has; none where one is not there. */
function placesOf({ words }: Hint, places: Places): number[] {
  const own: number[] = [];
  for (const word of words) {
    const firsts = [...word].map((key) => places.get(key)?.find((at) => !own.includes(at)));
    const first = Math.min(...firsts.map((at) => at ?? Infinity));
    if (first === Infinity) return [];
    own.push(first);
  }
  return own;
}

/** The kinds that a query hints at, the fullest hint first. */
export function kindsHintedAt(words: readonly SaidWord[], hints: Hints): HintedKind[] {
  const found: HintedKind[] = [];
  for (const { hint, places } of hintsIn(words, hints)) {
    const { kind, meaning, isVerb: isDone, ofAnything } = hint;
    const isSaid = places.length > 1 || isDone || ofAnything || words.length === 1;
    if (meaning === undefined) found.push({ kind, places, isVerb: isDone, ofAnything, isSaid });
  }
  return found.sort((a, b) => b.places.length - a.places.length);
}

/** The kinds that a word alone says something of. */
export const kindsSpeakingOf = (word: SaidWord, hints: Hints): readonly string[] => [
  ...new Set(hintsIn([word], hints).map(({ hint: { kind } }) => kind)),
];

/** The values of some kinds that a query hints at, as `kind attribute=value`: `kapıda kaldım` of a locksmith. */
export function valuesHintedAt(
  words: readonly SaidWord[],
  hints: Hints,
  kinds: readonly string[],
): { readonly meaning: string; readonly places: readonly number[] }[] {
  if (!kinds.length) return [];
  return hintsIn(words, hints).flatMap(({ hint: { kind, meaning }, places }) =>
    meaning !== undefined && kinds.includes(kind) ? { meaning, places } : [],
  );
}
