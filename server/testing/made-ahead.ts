import { join } from 'node:path';
import * as real from '../src/language/made-ahead';

/** What the build makes ahead, as it was made once before the tests of this code (`make-ahead.mjs`): no test makes it anew. */
export const madeAhead = <T, From extends readonly unknown[]>(
  name: string,
  make: (...from: From) => T,
  folder = join(__dirname, '../node_modules/.cache/made-ahead'),
): real.MadeAhead<T, From> => real.madeAhead(name, make, folder);
