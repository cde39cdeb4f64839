/** One entry of a feed as it was written: field name without prefix, lower case → text. */
export interface FeedRow {
  readonly line: number;
  readonly fields: ReadonlyMap<string, string>;
}

/** The feeds that are understood. */
export type FeedFormat = 'google-xml' | 'google-tsv' | 'cimri-xml';

/** Fields longer than this are cut; entries with more fields lose the rest. */
export const mostFieldLength = 5000;
export const mostFields = 200;

/** A feed that cannot be read at all; the import is given up and nothing changes. */
export class UnreadableFeed extends Error {
  constructor(reason: string, line?: number) {
    super(line === undefined ? reason : `line ${line}: ${reason}`);
    this.name = 'UnreadableFeed';
  }
}
