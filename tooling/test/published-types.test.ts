import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { writeTypes } from '../build/write-types.mjs';
import { root } from '../setup/workspaces.mjs';

/** What a compiler says to a team that has a module's published types, React's own, and nothing of this checkout. */
function compiled(consumer: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'denk-consumer-'));
  const load = async () => ({ default: () => null });
  const page = { page: 'orders', layout: 'framed', title: 'a', description: 'b', load } as const;
  const routes = [
    { path: '/orders', ...page },
    { path: '/orders/:id', ...page },
  ];
  writeTypes(folder, { name: 'mf-orders', routes });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'consumer.ts');
  writeFileSync(file, consumer);
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('a team outside compiles against a module’s definition, and against the contract for its own', () => {
  const problems = compiled(`
    import orders, { type Path } from './types/module';
    import type { ModuleDefinition } from './types/contract';
    export const first: Path = orders.routes[0]?.path ?? '/orders';
    export const drawn: Promise<unknown> | undefined = orders.routes[0]?.load();
    export const own: ModuleDefinition = { name: 'mf-own', routes: [] };
  `);
  expect(problems).toEqual([]);
});

test('what the module does not have is refused where it is written', () => {
  const [path, title, ...others] = compiled(`
    import orders, { type Path } from './types/module';
    export const wrong: Path = '/order';
    export const title: number = orders.routes[0].title;
  `);
  expect(path).toContain(`'"/order"' is not assignable`);
  expect(title).toContain("Type 'string' is not assignable to type 'number'");
  expect(others).toEqual([]);
});
