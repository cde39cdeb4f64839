import webpack from 'webpack';

const name = 'SmallRuntimePlugin';
const { RuntimeGlobals } = webpack;
const build = RuntimeGlobals.require;

/**
 * Leaves out of what webpack and federation's plugin put before a build's code what no page of ours asks for, and every
 * first visit would be sent: remotes, ranges of versions, scopes that are filled one after another, browsers that do not
 * know which script is running. The page's own runtime (`page-runtime.ts`) reads what is left.
 */
export class SmallRuntimePlugin {
  /** @param {{ container: string, takes?: boolean }} options `takes`: it brings nothing that is shared */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { container, takes } = this.options;
    /** @type {Record<string, (module: import('webpack').RuntimeModule, written: () => string | null) => string | null>} */
    const instead = {
      publicPath: () =>
        `${RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]+$/, '');`,
      'federation runtime': () => `
        ${build}.federation = { initOptions: ${JSON.stringify({ name: container })} };
        ${build}.consumesLoadingData = {};`,
      // Webpack has one of this name, too, in whose place federation's comes.
      sharing: (_, written) => {
        const code = takes ? '' : written();
        return code?.includes(`${build}.federation`) ? code : '';
      },
      ...(takes ? { consumes: taken } : {}),
    };
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        const other = instead[module.name];
        if (!other) return;
        const written = module.generate.bind(module);
        // What is run while it is built, to know a style's names, has no page.
        module.generate = () => (isRunByBuild(module) ? written() : other(module, written));
      });
    });
  }
}

/** @param {import('webpack').RuntimeModule} module */
const isRunByBuild = ({ chunkGraph }) => Reflect.get(chunkGraph ?? {}, 'buildTimeExecution');

/** What a container takes from the page: each package by its module. @param {import('webpack').RuntimeModule} module */
function taken({ chunk, chunkGraph, compilation }) {
  const modules =
    chunk &&
    chunkGraph?.getOrderedChunkModulesIterableBySourceType(chunk, 'consume-shared', (a, b) =>
      a.identifier() < b.identifier() ? -1 : 1,
    );
  const packages = Object.fromEntries(
    [...(modules ?? [])].map((module) => [
      chunkGraph?.getModuleId(module),
      compilation?.codeGenerationResults?.getData(module, chunk?.runtime, 'consume-shared')
        .shareKey,
    ]),
  );
  return `
    var taken = ${JSON.stringify(packages)};
    ${build}.consumesLoadingData.moduleIdToConsumeDataMapping = Object.fromEntries(
      Object.entries(taken).map(([id, shareKey]) => [id, {
        shareKey,
        shareScope: ['default'],
        fallback: () => { throw new Error(shareKey + ' is not on the page'); },
      }]),
    );
    ${build}.federation.installInitialConsumes = () => ${build}.federation.bundlerRuntime.installInitialConsumes({
      initialConsumes: Object.keys(taken),
      installedModules: {},
      webpackRequire: ${build},
    });`;
}
