import { join } from 'node:path';
import * as real from '../src/language/made-ahead';

/** What the build makes ahead, as it was made once before the tests of this code (`make-ahead.mjs`): no test makes it anew. */
export const madeAhead = <T>(
  name: string,
  make: () => T,
  folder = join(__dirname, '../node_modules/.cache/made-ahead'),
): real.MadeAhead<T> => real.madeAhead(name, make, folder);
