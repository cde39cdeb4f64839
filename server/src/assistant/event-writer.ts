import type { ServerResponse } from 'node:http';

/**
 * Writes events to a visitor: the first at once, those that come together together (a system call each costs more than
 * everything else in a turn), and none while the visitor's side is full.
 */
export class EventWriter {
  private pending = '';
  private flushing: NodeJS.Immediate | undefined;
  hasBegun = false;

  constructor(
    private readonly raw: ServerResponse,
    /** Nobody reads, or writes, any more. */
    private readonly leave: AbortSignal,
  ) {}

  async write(event: string): Promise<void> {
    this.pending += event;
    if (!this.hasBegun) {
      this.hasBegun = true;
      this.flush();
    } else {
      this.flushing ??= setImmediate(() => this.flush());
    }
    if (this.raw.writableNeedDrain && !this.leave.aborted) await this.drained();
  }

  /** Sends what is left and the last event, and closes. */
  end(event: string): void {
    clearImmediate(this.flushing);
    this.raw.end(this.raw.destroyed ? undefined : this.pending + event);
  }

  private flush(): void {
    this.flushing = undefined;
    if (this.pending && !this.raw.destroyed) this.raw.write(this.pending);
    this.pending = '';
  }

  private drained(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.raw.off('drain', done);
        this.leave.removeEventListener('abort', done);
        resolve();
      };
      this.raw.once('drain', done);
      this.leave.addEventListener('abort', done, { once: true });
    });
  }
}
