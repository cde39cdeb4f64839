/** A line of a file, or a place in it that the reason names, that could not be used, and why. */
export interface FileProblem {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}
