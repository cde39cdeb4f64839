import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UnusableEnvironment } from '../environment';
import { Clash, isStorageProblem, PackTooLarge, type Published, RefusedPack } from '../platform';
import { publishIntoFolder } from '../publish-into-folder';
import type { DenkWorld } from './run-denk';

/** `publish MODULE --to FOLDER`: into the `DATA_DIR` of a server on the same disk; gives the exit code. */
export async function runPublish(
  words: readonly string[],
  { folder, variables, catalogueDir, workers, print, printError }: DenkWorld,
): Promise<0 | 1 | 2> {
  const asked = read(words);
  if (!asked) return 2;
  const { module, to, from, traffic, note, json } = asked;
  const started = performance.now();
  try {
    const build = resolve(folder, from ?? join(module, 'dist'));
    if (!existsSync(build)) throw new RefusedPack([`there is no built ${module} in ${build}`]);
    const published: Published = await publishIntoFolder(
      { dataDir: resolve(folder, to), module, build, traffic, note, by: userInfo().username },
      { variables, catalogueDir, workers },
    );
    const seconds = Math.round((performance.now() - started) / 10) / 100;
    print(`${module} ${published.version}: ${published.traffic} %, after ${seconds} s`);
    if (json) print(JSON.stringify({ ...published, seconds }));
    return 0;
  } catch (error) {
    const reasons = reasonsOf(error);
    for (const reason of reasons) printError(`denk: ${reason}`);
    if (json) print(JSON.stringify({ error: reasons.join('; '), reasons }));
    return 1;
  }
}

function read(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        traffic: { type: 'string', default: '100' },
        note: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    const [module, ...more] = positionals;
    const { to, traffic } = values;
    if (!module || !/^[a-z][a-z0-9-]{1,60}$/.test(module) || more.length > 0) return undefined;
    if (!to || !/^(100|\d{1,2})$/.test(traffic)) return undefined;
    return { ...values, module, to, traffic: Number(traffic) };
  } catch {
    return undefined;
  }
}

/** What the person can mend, a reason a line; anything else is ours and is thrown. */
function reasonsOf(error: unknown): readonly string[] {
  if (error instanceof RefusedPack || error instanceof Clash) return error.reasons;
  const isMendable =
    error instanceof PackTooLarge ||
    error instanceof UnusableEnvironment ||
    isStorageProblem(error);
  if (isMendable && error instanceof Error) return [error.message];
  throw error;
}
