import { fold } from '@denk/shared/product/text';
import { firstIndex } from '../../language';
import type { Completion } from './search-engine';

/** How many names are looked at for one text; beyond it the text says too little to choose well. */
const looksAt = 1500;
/** How many of a name's words may begin the text. */
const entrances = 4;

/** The texts a name can be entered by: itself and its later words, folded. */
export function completionKeys(name: string): string[] {
  const text = completionPrefix(fold(name));
  return entrancesOf(text).map((from) => text.slice(from));
}

/** A folded text in the form that keys are compared in. */
export const completionPrefix = (folded: string): string =>
  folded
    .split(/[^\p{L}\p{N}+]+/u)
    .filter(Boolean)
    .join(' ');

/** Where the first words of such a text begin. */
function entrancesOf(text: string): number[] {
  const found: number[] = [];
  for (let from = 0; from < text.length && found.length < entrances;) {
    found.push(from);
    const space = text.indexOf(' ', from);
    from = space < 0 ? text.length : space + 1;
  }
  return found;
}

/** Names that can be completed from the beginning of any of their first words; a sorted table, searched by halves. */
export class CompletionTable<Named> {
  private readonly texts: readonly string[];
  /** Which name an entrance leads to, and where in its text it is, in the order of what is read from there. */
  private readonly owners: Uint32Array;
  private readonly places: Uint16Array;

  constructor(
    private readonly entries: readonly Named[],
    private readonly completionOf: (entry: Named) => Completion,
  ) {
    this.texts = entries.map((entry) => completionPrefix(fold(completionOf(entry).text)));
    const rows = this.texts.flatMap((text, owner) =>
      entrancesOf(text).map((place) => ({ key: text.slice(place), owner, place })),
    );
    rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.owner - b.owner));
    this.owners = Uint32Array.from(rows, ({ owner }) => owner);
    this.places = Uint16Array.from(rows, ({ place }) => place);
  }

  /** The best names that begin like the folded text at one of their words, heaviest first. */
  find(folded: string, most: number): Completion[] {
    const text = completionPrefix(folded);
    if (!text) return [];
    const found = new Map<number, Completion>();
    let row = firstIndex(this.owners.length, (one) => this.keyOf(one) >= text);
    for (let seen = 0; seen < looksAt; seen += 1, row += 1) {
      if (!this.keyOf(row).startsWith(text)) break;
      const owner = this.owners[row] ?? 0;
      const entry = this.entries[owner];
      if (entry && !found.has(owner)) found.set(owner, this.completionOf(entry));
    }
    return [...found.values()].sort((a, b) => b.weight - a.weight).slice(0, most);
  }

  private keyOf(row: number): string {
    return (this.texts[this.owners[row] ?? -1] ?? '').slice(this.places[row]);
  }
}
