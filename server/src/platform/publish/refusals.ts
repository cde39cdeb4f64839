import { errorCode } from '../registry/error-code';
import { UnknownVersion } from '../registry/transitions';

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

/** How a request that was refused is answered (docs/publishing.md#http). Throws what is no refusal. */
export function refusal(error: unknown): {
  status: number;
  body: { error: string; reasons: readonly string[] };
} {
  if (error instanceof RefusedPack) {
    return { status: 422, body: { error: 'refused', reasons: error.reasons } };
  }
  if (error instanceof Clash) {
    return { status: 409, body: { error: 'clash', reasons: error.reasons } };
  }
  const told = (status: number, reason: string) => ({
    status,
    body: { error: reason, reasons: [reason] },
  });
  if (error instanceof PackTooLarge) return told(413, error.message);
  if (error instanceof UnknownVersion) return told(404, error.message);
  if (isStorageProblem(error)) {
    return told(507, 'the server cannot store it: its disk is full or not writable');
  }
  throw error;
}
