import { dirname } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { findCircle } from './find-circle.mjs';
import { root } from '../setup/workspaces.mjs';

/**
 * Fails where folders of the site need each other in a circle, types included. Doors (`index.ts`), tests and what only
 * runs a front end alone are none of them.
 */
process.chdir(root);
const { output } = await cruise(['shell/src', 'shared/src', 'server/src', 'mf-*/src'], {
  doNotFollow: { path: 'node_modules' },
  exclude: {
    path: '\\.(css|svg)$|\\.test\\.tsx?$|node_modules|/src/(standalone|scenarios)\\.tsx?$',
  },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import'] },
});
if (typeof output === 'string') throw new Error(output);
/** @type {Map<string, Set<string>>} */
const needs = new Map();
for (const { source, dependencies } of output.modules) {
  if (/\/index\.tsx?$/.test(source)) continue;
  const from = dirname(source);
  for (const { resolved } of dependencies) {
    const to = dirname(resolved);
    if (to === from || /\/index\.tsx?$/.test(resolved) || !/^(shell|shared|server|mf-)/.test(to))
      continue;
    needs.set(from, (needs.get(from) ?? new Set()).add(to));
  }
}
const circle = findCircle(needs);
if (circle) {
  console.error(`folders in a circle: ${circle.join(' → ')}`);
  process.exit(1);
}
console.log(`${needs.size} folders, no circles between them`);
