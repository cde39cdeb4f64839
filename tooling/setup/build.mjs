import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { built, frontEnds, root } from './workspaces.mjs';
import { Failed, main, run, twoAtATime } from './run.mjs';
import { fingerprint, isStale, markBuilt } from './stale.mjs';

/** One thing to build: a room of the site, or a front end on a page of its own. */
/** @typedef {{ room: string, standalone?: boolean }} Build */

/**
 * Builds every room whose sources changed since its last build.
 *
 * @param {readonly string[]} [unneeded] rooms to leave alone
 */
export async function ensureBuilt(unneeded = []) {
  const needed = built.filter((room) => !unneeded.includes(room));
  await buildAll(needed.map((room) => ({ room })).filter(isStale));
}

/** Builds every front end on a page of its own whose sources changed since. */
export async function ensureStandaloneBuilt() {
  await buildAll(frontEnds.map((room) => ({ room, standalone: true })).filter(isStale));
}

/** Says what is built before it is: the first time it takes a minute or more. @param {readonly Build[]} builds */
export async function buildAll(builds) {
  if (builds.length > 0) console.log(`Building ${builds.map(({ room }) => room).join(', ')}…`);
  await twoAtATime(builds, build);
}

/** @param {Build} wanted */
async function build(wanted) {
  const { room, standalone } = wanted;
  const started = Date.now();
  const made = fingerprint(wanted);
  const folder = join(root, room);
  await (frontEnds.includes(room)
    ? run('node', [
        join(root, 'tooling', 'build', 'cli.mjs'),
        folder,
        ...(standalone ? ['--standalone'] : []),
      ])
    : run('node', ['build.mjs'], { cwd: folder }));
  markBuilt(wanted, made);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${room}${standalone ? ' (standalone)' : ''} built in ${seconds} s`);
}

// Run as a script: all rooms, or the ones named; with `--standalone`, front ends on pages of their own.
if (process.argv[1] === import.meta.filename) {
  main(async () => {
    const words = process.argv.slice(2);
    const standalone = words.includes('--standalone');
    const named = words.filter((word) => word !== '--standalone');
    const unknown = named.find((room) => !existsSync(join(root, room, 'package.json')));
    if (unknown) throw new Failed(`there is no room ${unknown}`);
    await ensureInstalled();
    const rooms = named.length > 0 ? named : standalone ? frontEnds : built;
    const wanted = rooms.map((room) => ({ room, standalone }));
    for (const { room } of wanted.filter((build) => !isStale(build)))
      console.log(`${room}: nothing changed since its last build`);
    await buildAll(wanted.filter(isStale));
  });
}
