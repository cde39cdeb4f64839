import { firstIndex } from '../../language';
import type { SoughtWord } from './search-engine';

/** The places where a document's words stand, and what a word weighs there. */
const weights = { title: 4, kind: 1.5, facts: 1 } as const;
type Field = keyof typeof weights;
const fields = Object.keys(weights) as readonly Field[];

/** A document's stems by place. */
export type Document = Readonly<Record<Field, readonly string[]>>;

/** A document by its number, and how well it answers. */
export interface Hit {
  readonly id: number;
  readonly score: number;
}

/** BM25+ with its usual figures: what more words beside it take from a word, and what any find is worth. */
const [saturation, lengthShare, least] = [1.2, 0.7, 0.5];
/** What a word is worth that only begins like the one looked for, and how much less the further it goes on. */
const [begun, furtherOn] = [0.375, 0.3];

/** Which documents have a word at a place: `documents` from `starts[place]` on are those of the word. */
interface Column {
  readonly weight: number;
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  /** How many words each document has here. */
  readonly lengths: Uint16Array;
  readonly averageLength: number;
}

/** Collects which words stand in which documents; documents are numbered from 0 as they come. */
export class WordIndexBuilder {
  private readonly numbers = new Map<string, number>();
  private readonly stems: string[] = [];
  private readonly columns = fields.map((field) => ({
    field,
    numbers: [] as number[],
    lengths: [] as number[],
  }));

  /** Takes a document in, as the next number. */
  add(document: Document): void {
    for (const { field, numbers, lengths } of this.columns) {
      const own = new Set(document[field].map((stem) => this.numberOf(stem)));
      for (const number of own) numbers.push(number);
      lengths.push(own.size);
    }
  }

  private numberOf(stem: string): number {
    const known = this.numbers.get(stem);
    if (known !== undefined) return known;
    this.numbers.set(stem, this.stems.length);
    return this.stems.push(stem) - 1;
  }

  build(): WordIndex {
    const stems = [...this.stems].sort();
    const rows = new Uint32Array(stems.length);
    stems.forEach((stem, row) => (rows[this.numberOf(stem)] = row));
    const columns = this.columns.map(({ field, numbers, lengths }) => ({
      weight: weights[field],
      ...sortedByRow(numbers, lengths, rows),
      lengths: Uint16Array.from(lengths),
      averageLength: numbers.length / Math.max(1, lengths.length),
    }));
    return new WordIndex(stems, columns);
  }
}

/** Turns which words each document has into which documents each word has: a counting sort. */
function sortedByRow(
  numbers: readonly number[],
  lengths: readonly number[],
  rows: Uint32Array,
): Pick<Column, 'starts' | 'documents'> {
  const starts = new Uint32Array(rows.length + 1);
  for (const number of numbers) add(starts, at(rows, number) + 1, 1);
  for (let row = 0; row < rows.length; row += 1) add(starts, row + 1, at(starts, row));
  const next = starts.slice();
  const documents = new Uint32Array(numbers.length);
  let index = 0;
  lengths.forEach((length, document) => {
    for (const end = index + length; index < end; index += 1) {
      const row = at(rows, at(numbers, index));
      documents[at(next, row)] = document;
      add(next, row, 1);
    }
  });
  return { starts, documents };
}

/** Which documents carry a word, and how well: an index that does not change, in a few arrays. */
export class WordIndex {
  constructor(
    /** All stems, sorted. */
    private readonly stems: readonly string[],
    private readonly columns: readonly Column[],
  ) {}

  /** The documents that fit with all of the words, or with any of them, best first. */
  find(
    words: readonly SoughtWord[],
    match: 'all' | 'any',
    fits: (id: number) => boolean = () => true,
  ): Hit[] {
    const rows = words.map((word) => this.rowsOf(word));
    if (match === 'all' && rows.some(({ length }) => length === 0)) return [];
    const found = new Map<number, { score: number; words: number; last: number }>();
    rows.forEach((own, turn) => {
      const count = (id: number, score: number) => {
        const before = found.get(id);
        if (before) {
          before.score += score;
          if (before.last < turn) before.words += 1;
          before.last = turn;
        } else if ((match === 'any' || turn === 0) && fits(id))
          found.set(id, { score, words: 1, last: turn });
      };
      for (const { row, share } of own)
        for (const column of this.columns) eachOf(column, row, share, count);
    });
    const enough = match === 'all' ? words.length : 1;
    return (
      [...found]
        // Each further word counts for what the others are worth, too.
        .flatMap(([id, { score, words: carried }]) =>
          carried >= enough ? [{ id, score: score * carried }] : [],
        )
        .sort((one, other) => other.score - one.score)
    );
  }

  /** The rows of a word, and what each is worth of it. */
  private rowsOf({ stem, prefix }: SoughtWord): { readonly row: number; readonly share: number }[] {
    const rows = [];
    const first = firstIndex(this.stems.length, (row) => (this.stems[row] ?? '') >= stem);
    for (let row = first; this.stems[row]?.startsWith(stem); row += 1) {
      const { length } = this.stems[row] ?? '';
      const further = length - stem.length;
      if (further > 0 && !prefix) break;
      rows.push({ row, share: further ? (begun * length) / (length + furtherOn * further) : 1 });
    }
    return rows;
  }
}

function eachOf(
  { weight, starts, documents, lengths, averageLength }: Column,
  row: number,
  share: number,
  give: (id: number, score: number) => void,
): void {
  const [from, to] = [at(starts, row), at(starts, row + 1)];
  const rarity = Math.log(1 + (lengths.length - (to - from) + 0.5) / (to - from + 0.5));
  for (let index = from; index < to; index += 1) {
    const id = at(documents, index);
    const length = at(lengths, id) / averageLength;
    const carried = (saturation + 1) / (1 + saturation * (1 - lengthShare + lengthShare * length));
    give(id, share * weight * rarity * (least + carried));
  }
}

const at = (numbers: { readonly [index: number]: number }, index: number): number =>
  numbers[index] ?? 0;

const add = (numbers: Uint32Array, index: number, more: number): void => {
  numbers[index] = at(numbers, index) + more;
};
