const listItem = /^[\s>*_#]*\d{1,2}\.[*_]*\s/;
const mayBecome = /^[\s>*_#]*(?:\d{1,2}\.?[*_]*)?$/;

/** A reply whose numbered list waits until it is checked; what stands before it passes as it comes. */
export class HeldList {
  private line = '';
  private passed = '';
  private isList = false;
  /** What has not passed yet. */
  rest = '';

  /** Everything so far. */
  get all(): string {
    return this.passed + this.rest;
  }

  /** Takes the next piece, gives what may be shown at once. */
  take(text: string): string {
    let passes = '';
    for (const letter of text) {
      this.rest += letter;
      this.line = letter === '\n' ? '' : this.line + letter;
      this.isList ||= listItem.test(this.line);
      if (this.isList || (letter !== '\n' && mayBecome.test(this.line))) continue;
      passes += this.rest;
      this.rest = '';
    }
    this.passed += passes;
    return passes;
  }
}
