/** Why no reply came: the service refused or failed, the visitor asks too often, nothing was said, or the way there broke. */
export type ReplyFailure = 'service' | 'limited' | 'empty' | 'connection';

/** A reply that did not come, or not to its end. */
export class ReplyProblem extends Error {
  constructor(
    readonly failure: ReplyFailure,
    detail: string,
    /** The service's own Turkish sentence, where it sent one. */
    readonly sentence?: string,
  ) {
    super(`${failure}: ${detail}`);
    this.name = 'ReplyProblem';
  }
}
