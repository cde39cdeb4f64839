import { fold } from '@denk/shared/product/text';
import { hardened, isRoot, nounRests } from '../../../language';

const hard: Readonly<Record<string, string>> = { ğ: 'k', b: 'p', d: 't', c: 'ç' };

/** A word without the case that it stands in: `tavuğa` → `tavuk`; any other as it is. */
export function nominative(written: string): string {
  const folded = fold(written);
  const rest = nounRests(folded).find((one) => isRoot(one) || isRoot(hardened(one)));
  // The dictionary has some words with their softened ends.
  const isWhole = isRoot(folded) && !/ğ[aeıiuü]$/u.test(written);
  if (isWhole || rest === undefined) return written;
  const own = written.slice(0, rest.length);
  const isHard = isRoot(rest) && !own.endsWith('ğ');
  return isHard ? own : own.replace(/[ğbdc]$/u, (last) => hard[last] ?? last);
}
