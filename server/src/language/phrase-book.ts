import { foldedWords } from './turkish/words';
import { stem } from './turkish/stem';

/** A phrase found in a row of stems: what it names, and where it stands. */
export interface FoundPhrase {
  readonly meanings: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** Phrases by their stems, so that `cep telefonları` finds `cep telefonu`. */
export class PhraseBook {
  private readonly meanings = new Map<string, Set<string>>();
  private longest = 1;

  add(phrase: string, meaning: string): void {
    const stems = foldedWords(phrase).map(stem);
    if (stems.length === 0) return;
    const key = stems.join(' ');
    this.longest = Math.max(this.longest, stems.length);
    const known = this.meanings.get(key);
    if (known) known.add(meaning);
    else this.meanings.set(key, new Set([meaning]));
  }

  /** The phrases of a row of words, the longest at every place, from left to right. */
  find(stems: readonly string[]): FoundPhrase[] {
    const found: FoundPhrase[] = [];
    for (let from = 0; from < stems.length;) {
      let to = Math.min(stems.length, from + this.longest);
      while (to > from && !this.meanings.has(stems.slice(from, to).join(' '))) to -= 1;
      if (to > from) {
        const meanings = [...(this.meanings.get(stems.slice(from, to).join(' ')) ?? [])];
        found.push({ meanings, from, to });
        from = to;
      } else from += 1;
    }
    return found;
  }
}
