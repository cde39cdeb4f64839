import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../setup/workspaces.mjs';

const compiler = join(root, 'node_modules/typescript-7/bin/tsc');

/** One at a time: what is looked at needs the machine more. */
let last = Promise.resolve();

/**
 * Reads the types of a workspace beside everything else, when asked; asked again meanwhile, it begins anew. Nothing stays
 * in memory between two times.
 *
 * @param {string} folder
 * @param {(problems: string[]) => void} tell
 * @returns {() => void}
 */
export function createTypeCheck(folder, tell) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  let asked = 0;
  return () => {
    const mine = (asked += 1);
    running?.kill();
    last = last.then(async () => {
      if (mine !== asked || !existsSync(join(folder, 'tsconfig.json'))) return;
      const child = spawn(process.execPath, [
        compiler,
        ...['-p', folder, '--noEmit', '--incremental', '--pretty', 'false'],
        ...['--tsBuildInfoFile', join(root, 'node_modules/.cache/types', basename(folder))],
      ]);
      running = child;
      giveWay(child.pid);
      let said = '';
      child.stdout.on('data', (text) => (said += text));
      const killed = await new Promise((resolve) =>
        child.on('close', (_, signal) => resolve(signal !== null)),
      );
      // A line that begins with a space goes on with the one before.
      if (!killed) tell(said.split(/\n(?=\S)/).filter((text) => text.includes('error TS')));
    });
  };
}

/** Lets a process run when nothing else wants to. @param {number | undefined} pid */
function giveWay(pid) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}
