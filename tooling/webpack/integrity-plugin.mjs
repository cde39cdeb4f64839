import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const name = 'IntegrityPlugin';

/**
 * Lets the page check every chunk a build fetches later: the chunk's address is looked up in
 * `globalThis.denkIntegrity`, which the shell fills from the registry. Without a shell nothing is checked.
 */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap(name, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${lookUp('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag, href }) => `${source}\n${lookUp(tag, href)}`,
      );
    });
  }
}

/**
 * @param {string} tag
 * @param {string} address
 */
const lookUp = (tag, address) =>
  `if (globalThis.denkIntegrity) ${tag}.integrity = globalThis.denkIntegrity(${address});`;
