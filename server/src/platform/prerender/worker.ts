import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import type { ModuleBundle, ModuleDefinition, ShellBundle } from '@denk/shared/contract';
import type { NeedsJob, PrerenderJob, PrerenderResult, PrerenderSetup } from './protocol';

/**
 * Runs in a short-lived child process: evaluates the shell's and the modules' Node bundles and renders paths.
 * Whatever a module does here costs only this process.
 */
const builtin = createRequire(import.meta.url);

function evaluate(file: string, require: (name: string) => unknown): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = compileFunction(
    readFileSync(file, 'utf8'),
    ['module', 'exports', 'require', '__filename'],
    {
      filename: file,
    },
  );
  run.call(module.exports, module, module.exports, require, file);
  return module.exports;
}

function prepare({ shellBundle, moduleBundles, routes }: PrerenderSetup) {
  const shell = evaluate(shellBundle, builtin);
  if (!isShellBundle(shell)) throw new Error(`${shellBundle} is no shell`);
  const shared = new Map<string, unknown>(Object.entries(shell.singletons));
  const singleton = (name: string) => {
    const found = shared.get(name);
    if (found === undefined) throw new Error(`${name} is not shared by the shell`);
    return found;
  };
  const definitions = new Map<string, ModuleDefinition>();
  const definitionOf = (module: string) => {
    const known = definitions.get(module);
    if (known) return known;
    const bundle = moduleBundles[module];
    if (!bundle) return undefined;
    const exported = evaluate(bundle, singleton);
    if (!isModuleBundle(exported)) throw new Error(`${bundle} exports no definition`);
    definitions.set(module, exported.default);
    return exported.default;
  };
  const needs = async ({ path, needsFor, module, route }: NeedsJob): Promise<PrerenderResult> => {
    const found = definitionOf(module)?.routes.find((candidate) => candidate.path === route);
    return { path, needs: (await found?.needs?.(needsFor)) ?? {} };
  };
  const render = async ({ path, search, module, data }: PrerenderJob): Promise<PrerenderResult> => {
    const definition = module ? definitionOf(module) : undefined;
    return { path, markup: await shell.prerender({ path, search, routes, data, definition }) };
  };
  return (job: PrerenderJob | NeedsJob) => ('needsFor' in job ? needs(job) : render(job));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isShellBundle = (value: unknown): value is ShellBundle =>
  isObject(value) &&
  'prerender' in value &&
  typeof value.prerender === 'function' &&
  'singletons' in value &&
  isObject(value.singletons);

const isModuleBundle = (value: unknown): value is ModuleBundle =>
  isObject(value) && 'default' in value && value.default != null;

let work: ReturnType<typeof prepare> | undefined;

process.on('message', (message: PrerenderSetup | PrerenderJob | NeedsJob) => {
  if ('shellBundle' in message) {
    work = prepare(message);
    return;
  }
  const answer = (result: PrerenderResult) => process.send?.(result);
  Promise.resolve()
    .then(() => work?.(message))
    .then(
      (result) => answer(result ?? { path: message.path, problem: 'nothing to render with' }),
      (error: unknown) =>
        answer({
          path: message.path,
          problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    );
});
