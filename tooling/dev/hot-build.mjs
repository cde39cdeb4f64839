import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { changesPath } from './changes.mjs';
import { createTypeCheck } from './check-types.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {ReturnType<typeof import('./changes.mjs').createChanges>} Changes */

/**
 * Builds something in memory on every change of its source and tells its pages; its types are read after each build.
 *
 * @param {import('webpack').Configuration} configuration with a name
 * @param {{ folder: string, changes: Changes, tell?: string }} options the folder whose types are read; the address where
 *   pages hear of changes
 * @returns {{ answer: (request: Request, response: Response, otherwise: () => void) => void }} waits for the first build
 */
export function hotBuild(configuration, { folder, changes, tell = changesPath }) {
  const { name: build = '', plugins = [] } = configuration;
  const compiler = webpack({
    ...configuration,
    plugins: [
      new webpack.EntryPlugin(
        folder,
        `${join(import.meta.dirname, 'page', 'follow-changes.mjs')}?build=${build}&tell=${encodeURIComponent(tell)}`,
        { name: undefined },
      ),
      ...plugins,
      new webpack.HotModuleReplacementPlugin(),
    ],
  });
  if (!compiler) throw new Error('webpack gave no compiler');
  const checkTypes = createTypeCheck(folder, (problems) =>
    changes.tell({ build, about: 'types', problems }),
  );
  compiler.hooks.done.tap('changes', (stats) => {
    const { errors = [], hash } = stats.toJson({ all: false, errors: true, hash: true });
    const problems = errors.map(({ moduleName, message }) => `${moduleName ?? ''}\n${message}`);
    changes.tell({ build, about: 'build', problems, ...(hash ? { hash } : {}) });
    if (problems.length === 0) checkTypes();
    tidyUpLater();
  });
  const answer = devMiddleware(compiler, { index: false, stats: 'errors-only' });
  return { answer: (request, response, otherwise) => void answer(request, response, otherwise) };
}

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collectGarbage = runInNewContext('gc');
/** @type {NodeJS.Timeout | undefined} */
let tidying;

/** A first build leaves much behind; where nothing else happens, nothing would take it away. */
function tidyUpLater() {
  clearTimeout(tidying);
  tidying = setTimeout(collectGarbage, 5000);
}
