import { fold } from '@denk/shared/product/text';
import { phoneticKey } from '../../language';

/** Words of letters, long enough to tell an error from another word. */
const correctable = /^[a-z]{4,}$/;
/** A model's name: `ww90t4020ce`. */
const code = /^(?=.*[a-z])(?=.*\d).{5,}$/;

/** A word of the catalogue: how many products carry it, and how it is written there. */
export interface KnownWord {
  readonly count: number;
  readonly written: string;
}

/** The catalogue's own words by stem, for spelling, prefixes and rarity. */
export class Vocabulary {
  /** Stems and written forms, for a typing error may sit in either; shortest first. */
  private readonly words: readonly string[];
  private readonly stems: readonly string[];
  private readonly masks: Int32Array;
  private readonly sorted: readonly string[];
  private readonly bySound = new Map<string, string>();

  constructor(
    private readonly known: ReadonlyMap<string, KnownWord>,
    /** How many products there are. */
    readonly documents: number,
  ) {
    const forms = new Map<string, string>();
    const codes: string[] = [];
    for (const [stem, { written }] of known) {
      if (code.test(stem)) codes.push(stem);
      if (!correctable.test(stem)) continue;
      forms.set(stem, stem);
      const folded = written === stem ? stem : fold(written);
      if (correctable.test(folded) && !forms.has(folded)) forms.set(folded, stem);
    }
    const byLength = [...forms].sort(([a], [b]) => a.length - b.length);
    this.words = byLength.map(([word]) => word);
    this.stems = byLength.map(([, stem]) => stem);
    this.masks = Int32Array.from(this.words, lettersOf);
    this.sorted = [...this.words, ...codes].sort();
    for (const [word, stem] of byLength) {
      const sound = phoneticKey(word);
      const other = this.bySound.get(sound);
      if (other === undefined || this.count(stem) > this.count(other))
        this.bySound.set(sound, stem);
    }
  }

  has(stem: string): boolean {
    return this.known.has(stem);
  }

  count(stem: string): number {
    return this.known.get(stem)?.count ?? 0;
  }

  /** The word as the catalogue writes it: `buzdolap` → `Buzdolabı`. */
  written(stem: string): string | undefined {
    return this.known.get(stem)?.written;
  }

  /** How much a word tells products apart; a word nobody carries counts as the rarest. */
  weight(stem: string): number {
    return Math.log(1 + (this.documents + 1) / (this.count(stem) + 1));
  }

  /** The stem of the word that sounds like this one, however it is spelled: `lakost` → `lacost`. */
  alike(word: string): string | undefined {
    return correctable.test(word) ? this.bySound.get(phoneticKey(word)) : undefined;
  }

  /** Whether a word of four letters or more, or a model's name, begins like this. */
  hasPrefix(prefix: string): boolean {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    return this.sorted[low]?.startsWith(prefix) ?? false;
  }

  /** The stems of words at most this many edits away (Damerau), nearest first, then the likelier. */
  near(word: string, distance: number): string[] {
    const mask = lettersOf(word);
    const consonants = consonantsOf(word);
    const found: { stem: string; distance: number; likely: number }[] = [];
    for (let at = this.firstOfLength(word.length - distance); at < this.words.length; at += 1) {
      const other = this.words[at] ?? '';
      if (other.length > word.length + distance) break;
      if (bits((this.masks[at] ?? 0) ^ mask) > 2 * distance) continue;
      const edits = editsBetween(word, other, distance);
      if (edits > distance) continue;
      const stem = this.stems[at] ?? other;
      const slip = consonantsOf(other) === consonants ? vowelSlip : 1;
      found.push({ stem, distance: edits, likely: slip * (1 + this.count(stem)) });
    }
    found.sort((a, b) => a.distance - b.distance || b.likely - a.likely);
    return [...new Set(found.map(({ stem }) => stem))];
  }

  private firstOfLength(length: number): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? '').length < length) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Vowels are what people leave out or mistake: how much more often than consonants. */
const vowelSlip = 12;

const consonantsOf = (word: string): string => word.replace(/[aeiou]/g, '');

/** Which letters a word has, a bit each: words with very different letters need no closer look. */
function lettersOf(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) - 97);
  return mask;
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Optimal string alignment distance, or something above `most`. */
export function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min(
        (previous[j] ?? 0) + 1,
        (current[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      current.push(edits);
      if (edits < least) least = edits;
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? most + 1;
}
