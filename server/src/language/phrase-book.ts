import { stem } from './suffixes';
import { foldedWords, type Found } from './words';

/** A phrase found in a row of stems: what it names, and where it stands. */
export interface FoundPhrase extends Found {
  readonly meanings: readonly string[];
}

/** Phrases by their stems, so that `cep telefonları` finds `cep telefonu`; a phrase may mean several things. */
export class PhraseBook {
  private readonly meanings = new Map<string, Set<string>>();
  private readonly joined = new Map<string, readonly string[]>();
  /** How long the phrases are that begin with a stem. */
  private readonly longest = new Map<string, number>();

  add(phrase: string, meaning: string): void {
    const words = foldedWords(phrase);
    const stems = words.map(stem);
    const [first] = stems;
    if (first === undefined) return;
    if (stems.length > 1) this.joined.set(stem(words.join('')), stems);
    const key = stems.join(' ');
    this.longest.set(first, Math.max(this.longestOf(first), stems.length));
    const known = this.meanings.get(key);
    if (known) known.add(meaning);
    else this.meanings.set(key, new Set([meaning]));
  }

  /** What a row of stems means as a whole; nothing where it is no phrase. */
  meaningsOf(stems: readonly string[]): readonly string[] {
    const isBegun = stems.length <= this.longestOf(stems[0]);
    return isBegun ? [...(this.meanings.get(stems.join(' ')) ?? [])] : [];
  }

  private longestOf(first = ''): number {
    return this.longest.get(first) ?? 0;
  }

  /** The stems of a phrase of several words that were written as one, by that word's stem. */
  parted(stemmed: string): readonly string[] | undefined {
    return this.joined.get(stemmed);
  }

  /** The phrases of a row of stems, the longest at every place, from left to right. */
  find(stems: readonly string[]): FoundPhrase[] {
    const found: FoundPhrase[] = [];
    for (let from = 0; from < stems.length;) {
      let to = Math.min(stems.length, from + this.longestOf(stems[from]));
      while (to > from && !this.meanings.has(stems.slice(from, to).join(' '))) to -= 1;
      if (to > from) {
        found.push({ meanings: this.meaningsOf(stems.slice(from, to)), from, to });
        from = to;
      } else from += 1;
    }
    return found;
  }
}
