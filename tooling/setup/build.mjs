import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { built, frontEnds, root } from './workspaces.mjs';
import { Failed, main, run } from './run.mjs';
import { fingerprint, isStale, markBuilt } from './stale.mjs';

/**
 * Builds every room whose sources changed since its last build, two at a time.
 *
 * @param {readonly string[]} [unneeded] rooms to leave alone
 */
export async function ensureBuilt(unneeded = []) {
  await buildRooms(built.filter((room) => !unneeded.includes(room) && isStale(room)));
}

/** @param {string[]} rooms */
export async function buildRooms(rooms) {
  const waiting = [...rooms];
  const work = async () => {
    for (let room = waiting.shift(); room; room = waiting.shift()) await buildRoom(room);
  };
  await Promise.all([work(), work()]);
}

/** @param {string} room */
async function buildRoom(room) {
  const started = Date.now();
  const made = fingerprint(room);
  await (frontEnds.includes(room)
    ? run('node', [join(root, 'tooling', 'build', 'cli.mjs'), join(root, room)])
    : run('node', ['build.mjs'], { cwd: join(root, room) }));
  markBuilt(room, made);
  console.log(`${room} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

// Run as a script: all rooms, or the ones named.
if (process.argv[1] === import.meta.filename) {
  main(async () => {
    const named = process.argv.slice(2);
    const unknown = named.find((room) => !existsSync(join(root, room, 'package.json')));
    if (unknown) throw new Failed(`there is no room ${unknown}`);
    await ensureInstalled();
    await buildRooms(named.length > 0 ? named : built);
  });
}
