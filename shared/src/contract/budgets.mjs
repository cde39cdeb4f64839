/**
 * What a version may weigh, in bytes before compression: told by the build, held by admission. A module's parts are
 * those that every visitor of one of its routes runs.
 */
export const budgets = {
  module: { scripts: 220_000, styles: 90_000 },
  shell: { scripts: 560_000, styles: 90_000 },
  /** Any one file. */
  file: 1_000_000,
  /** All files together. */
  version: 12_000_000,
};
