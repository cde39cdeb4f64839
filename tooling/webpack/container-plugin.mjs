import { containerOf, exposedModule } from '@denk/shared/contract/federation.mjs';

const name = 'ContainerPlugin';
/** After what pages carry twice is found, before styles are moved and empty chunks go. */
const stage = 9;

/**
 * Puts what a module exposes into its container's own file, and what it takes from the page beside: no page asks for the
 * one without the others, and each file has a request and headers of its own. Styles stay apart: a document or a loader
 * brings them.
 */
export class ContainerPlugin {
  /** @param {string} module its name */
  constructor(module) {
    this.container = containerOf(module);
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name, stage }, (chunks) => {
        const { chunkGraph, entrypoints } = compilation;
        const container = entrypoints.get(this.container)?.getEntrypointChunk();
        if (!container) return;
        for (const chunk of [...chunks].filter((one) => one !== container)) {
          const exposed = chunk.name === `__federation_expose_${exposedModule}`;
          for (const module of [...chunkGraph.getChunkModulesIterable(chunk)]) {
            if (!(exposed ? !isStyle(module) : isTaken(module))) continue;
            chunkGraph.connectChunkAndModule(container, module);
            chunkGraph.disconnectChunkAndModule(chunk, module);
          }
        }
      });
    });
  }
}

/** @param {import('webpack').Module} module */
const isStyle = ({ type }) => type === 'css/mini-extract';

/** @param {import('webpack').Module} module */
const isTaken = ({ type }) => type === 'consume-shared-module';
