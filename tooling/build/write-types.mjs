import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/workspaces.mjs';

/** Where a build keeps its types. */
const folder = 'types';

/**
 * Writes a module's types beside its files, so that a team without this checkout compiles against what it exposes:
 * one file is its definition, the other the contract that it was built with.
 *
 * @param {string} output the build's folder
 * @param {Pick<import('@denk/shared/contract').ModuleDefinition, 'name' | 'routes'>} definition
 */
export function writeTypes(output, { name, routes }) {
  mkdirSync(join(output, folder), { recursive: true });
  // The contract is types and nothing else: its source declares it as it stands.
  copyFileSync(
    join(root, 'shared/src/contract/module-definition.ts'),
    join(output, folder, 'contract.d.ts'),
  );
  const paths = routes.map(({ path }) => JSON.stringify(path)).join(' | ');
  writeFileSync(
    join(output, folder, 'module.d.ts'),
    `import type { ModuleDefinition, RouteDefinition } from './contract';

/** The paths of its pages. */
export type Path = ${paths};

/** What ${name} exposes as \`./module\`. */
declare const definition: ModuleDefinition & {
  readonly name: ${JSON.stringify(name)};
  readonly routes: readonly (RouteDefinition & { readonly path: Path })[];
};
export default definition;
`,
  );
}
