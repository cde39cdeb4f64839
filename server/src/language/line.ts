import type { Found, Word } from './words';

/**
 * A text's folded words in a row with one space between, for patterns over several words; clause marks stand as words
 * of their own (`komedi degil , dram olsun`), words that were read already as `_`.
 */
export class Line {
  readonly text: string;
  private readonly starts: readonly number[];
  private readonly ends: readonly number[];

  /** `instead` gives what stands for a word: `#0` for a number, `_` for what is taken, undefined for the word itself. */
  constructor(
    words: readonly Word[],
    instead: (at: number) => string | undefined = () => undefined,
  ) {
    const starts: number[] = [];
    const ends: number[] = [];
    let text = '';
    words.forEach((word, at) => {
      const mark = /[,;.!?:]/.test(word.before) ? ', ' : /[-–—/]/.test(word.before) ? '- ' : '';
      if (at > 0) text += ` ${mark}`;
      starts.push(text.length);
      text += instead(at) ?? word.text;
      ends.push(text.length);
    });
    this.text = text;
    this.starts = starts;
    this.ends = ends;
  }

  /** Where in the line a word begins. */
  start(at: number): number {
    return this.starts[at] ?? this.text.length;
  }

  /** Where in the line a word ends. */
  end(at: number): number {
    return this.ends[at] ?? this.text.length;
  }

  /** The words that a stretch of the line touches. */
  words(from: number, to: number): Found {
    const first = this.ends.findIndex((end) => end > from);
    const past = this.starts.findIndex((start) => start >= to);
    return { from: Math.max(0, first), to: past < 0 ? this.starts.length : past };
  }

  /** The words that the first match of a pattern touches. */
  find(pattern: RegExp): Found | undefined {
    const found = pattern.exec(this.text);
    return found ? this.words(found.index, found.index + found[0].length) : undefined;
  }
}

/** Every word index of some findings. */
export const wordsOf = (...found: readonly (Found | undefined)[]): ReadonlySet<number> =>
  new Set(
    found.flatMap((one) =>
      one ? Array.from({ length: one.to - one.from }, (_, at) => one.from + at) : [],
    ),
  );
