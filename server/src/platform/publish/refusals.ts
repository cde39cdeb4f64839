import { errorCode } from '../registry/error-code';

/** A version that may not go live, with every reason that could be found. */
export class RefusedPack extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('; '));
  }
}

/** More than a version may be. */
export class PackTooLarge extends Error {}

/** What it claims belongs to somebody else already: a route of another module, a version's name. */
export class Clash extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('; '));
  }
}

/** Whether the disk, not the version, is the reason. */
export const isStorageProblem = (error: unknown): boolean =>
  [
    'ENOSPC',
    'EDQUOT',
    'EROFS',
    'EACCES',
    'EPERM',
    'EIO',
    'EMFILE',
    'ENFILE',
    'ENOTDIR',
    'EEXIST',
  ].includes(errorCode(error));
