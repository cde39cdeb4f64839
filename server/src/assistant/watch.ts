/** Made once: an exception for every abort would collect a stack each time. */
const ended = new Error('the turn ended');

/** Aborts when the visitor leaves or when nothing came in time. */
export class Watch {
  private readonly controller = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  ranOut = false;

  constructor(private readonly leave: AbortSignal) {
    if (leave.aborted) this.abort();
    else leave.addEventListener('abort', this.abort, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** The next piece has to come within so many milliseconds. */
  expect(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.ranOut = true;
      this.abort();
    }, milliseconds);
  }

  stop(finished: boolean): void {
    clearTimeout(this.timer);
    this.leave.removeEventListener('abort', this.abort);
    // Whatever is still open upstream ends with the turn.
    if (!finished) this.abort();
  }

  private readonly abort = () => this.controller.abort(ended);
}
