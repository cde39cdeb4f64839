import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reachesOutside } from '@denk/shared/contract/own-styles.mjs';
import { refusedCode } from './refused-code';

/** Reasons that are told of one file, at most. */
const mostTold = 5;

/** Reasons found in styles and scripts: what reaches outside the module, and what the page's policy refuses. */
export async function readContents(folder: string, files: readonly string[]): Promise<string[]> {
  const reasons: string[] = [];
  for (const file of files) {
    const content = await readFile(join(folder, file), 'utf8').catch(() => '');
    const found = file.endsWith('.css')
      ? reachesOutside(content).map((reason) => `reaches outside the module: ${reason}`)
      : refusedCode(content);
    reasons.push(...found.slice(0, mostTold).map((reason) => `${file}: ${reason}`));
  }
  return reasons;
}
