import { fold } from '@denk/shared/product/text';
import { firstIndex } from '../../language';
import type { Completion } from './search-engine';

/** How many names are looked at for one text; beyond it the text says too little to choose well. */
const looksAt = 1500;
/** How many of a name's words may begin the text. */
const entrances = 4;

/** The texts a name can be entered by: itself and its later words, folded. */
export function completionKeys(name: string): string[] {
  const words = wordsOf(fold(name));
  return words.slice(0, entrances).map((_, at) => words.slice(at).join(' '));
}

/** A folded text in the form that keys are compared in. */
export const completionPrefix = (folded: string): string => wordsOf(folded).join(' ');

const wordsOf = (folded: string) => folded.split(/[^\p{L}\p{N}+]+/u).filter(Boolean);

/** Names that can be completed from the beginning of any of their first words; a sorted table, searched by halves. */
export class CompletionTable {
  private readonly keys: string[] = [];
  private readonly owners: Int32Array;

  constructor(private readonly entries: readonly Completion[]) {
    const rows: { key: string; owner: number }[] = [];
    entries.forEach(({ text }, owner) => {
      const words = fold(text)
        .split(/[^\p{L}\p{N}+]+/u)
        .filter(Boolean);
      for (let at = 0; at < Math.min(words.length, entrances); at += 1) {
        rows.push({ key: words.slice(at).join(' '), owner });
      }
    });
    rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.owner - b.owner));
    this.keys = rows.map(({ key }) => key);
    this.owners = Int32Array.from(rows, ({ owner }) => owner);
  }

  /** The best names that begin like the folded text at one of their words, heaviest first. */
  find(folded: string, most: number): Completion[] {
    const text = folded
      .split(/[^\p{L}\p{N}+]+/u)
      .filter(Boolean)
      .join(' ');
    if (!text) return [];
    const found = new Map<number, Completion>();
    let at = firstIndex(this.keys.length, (index) => (this.keys[index] ?? '') >= text);
    for (let seen = 0; seen < looksAt; seen += 1, at += 1) {
      const key = this.keys[at];
      if (!key?.startsWith(text)) break;
      const owner = this.owners[at] ?? 0;
      const entry = this.entries[owner];
      if (entry) found.set(owner, entry);
    }
    return [...found.values()].sort((a, b) => b.weight - a.weight).slice(0, most);
  }
}
