import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { foreignFolder } from './federation.mjs';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const compressible = /\.(js|css|svg|json|html)$/;

/** How hard brotli tries with what pages of other sites ask for: nobody who publishes waits for those. */
const quickly = 5;

/** What stands beside a file that shrinks; no part of a version, and never taken from outside. */
export const compressedEndings = /** @type {const} */ (['.br', '.gz']);

/** Whether a file is another one, compressed. @param {string} file */
export const isCompressed = (file) => compressedEndings.some((ending) => file.endsWith(ending));

/**
 * Writes a `.br` and a `.gz` beside every file that shrinks, as small as they get.
 *
 * @param {string} folder
 * @param {readonly string[]} files below the folder
 */
export async function compressFiles(folder, files) {
  for (const file of files.filter((name) => compressible.test(name))) {
    const content = await readFile(join(folder, file));
    const [br, gz] = await Promise.all([
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: file.startsWith(foreignFolder)
            ? quickly
            : constants.BROTLI_MAX_QUALITY,
        },
      }),
      deflate(content, { level: 9 }),
    ]);
    await writeFile(join(folder, `${file}.br`), br, { flush: true });
    await writeFile(join(folder, `${file}.gz`), gz, { flush: true });
  }
}
