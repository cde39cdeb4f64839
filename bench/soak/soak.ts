import { catalogue } from './catalogue';
import { clock } from './clock';
import { container } from './container';
import { databases } from './databases';
import { disk } from './disk';
import type { Part } from './finding';
import { hostile } from './hostile';
import { kills } from './kills';
import { memory } from './memory';
import { together } from './together';

const parts: Readonly<Record<string, Part>> = {
  memory,
  hostile,
  kills,
  databases,
  disk,
  clock,
  catalogue,
  together,
  container,
};

/** Runs parts; gives the names of those that did not hold. */
export async function soak({ root, wanted }: { root: string; wanted: readonly string[] }) {
  const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    throw new Error(
      `there is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`,
    );
  }
  const failed: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n— ${name}`);
    const begun = performance.now();
    const findings = await part(root);
    for (const { what, value, holds } of findings) {
      console.log(`${holds ? ' ' : '✗'} ${what.padEnd(70)} ${value}`);
    }
    console.log(`  in ${Math.round((performance.now() - begun) / 1000)} s`);
    if (findings.some(({ holds }) => !holds)) failed.push(name);
  }
  return failed;
}
