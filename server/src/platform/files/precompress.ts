import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { foreignFolder } from '@denk/shared/contract';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const compressible = /\.(js|css|svg|json|html)$/;

/** How hard brotli tries with what pages of other sites ask for: nobody who publishes waits for those. */
const quickly = 5;

/** Writes a `.br` and a `.gz` beside every file that shrinks, as small as they get. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
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

/** Compresses a document that is made once and sent often. */
export async function compressText(
  text: string,
): Promise<{ readonly identity: Buffer; readonly br: Buffer; readonly gzip: Buffer }> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    deflate(identity, { level: 6 }),
  ]);
  return { identity, br, gzip: gz };
}
