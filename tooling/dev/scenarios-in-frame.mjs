import { join } from 'node:path';
import { networkWorker, standaloneDocument, standalonePolicy } from '../standalone/document.mjs';
import { modules, root } from '../setup/workspaces.mjs';
import { labelOf, scenariosInFrameBuild } from '../webpack/preset.mjs';
import { hotBuild } from './hot-build.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const path = '/__scenarios';

/**
 * Shows every module's scenarios inside the composed site's frame: `/__scenarios` lists the modules. For the development
 * server alone.
 *
 * @param {ReturnType<typeof import('./changes.mjs').createChanges>} changes
 * @returns {(request: Request, response: Response) => boolean} whether it answered
 */
export function scenariosInFrame(changes) {
  /** @type {Map<string, ReturnType<typeof hotBuild>>} */
  const builds = new Map();
  const buildOf = (/** @type {string} */ module) => {
    const folder = join(root, module);
    const build =
      builds.get(module) ??
      hotBuild(scenariosInFrameBuild(folder, `${path}/${module}/`), { folder, changes });
    builds.set(module, build);
    return build;
  };
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // The worker that the shell asks for does nothing until a scenario asks it to.
    if (pathname === '/service-worker.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(networkWorker.read());
      return true;
    }
    if (pathname === path || pathname === `${path}/`) return sendPage(response, listOf(modules));
    const [, , module = '', file] = pathname.split('/');
    if (!pathname.startsWith(`${path}/`) || !modules.includes(module)) return false;
    if (!file) return sendPage(response, pageOf(module));
    buildOf(module).answer(request, response, () => response.writeHead(404).end());
    return true;
  };
}

/** @param {string} module */
const pageOf = (module) =>
  standaloneDocument({
    module: labelOf(join(root, module)),
    scripts: [`__scenarios/${module}/scenarios.js`],
    styles: [`__scenarios/${module}/assets/scenarios.css`],
  });

/** @param {readonly string[]} names */
const listOf = (names) =>
  `<!doctype html><html lang="tr"><meta charset="utf-8"><title>Senaryolar</title><h1>Sitenin çerçevesinde senaryolar</h1><ul>${names
    .map((name) => `<li><a href="${path}/${name}">${name}</a></li>`)
    .join('')}</ul></html>`;

/** @param {Response} response @param {string} page */
function sendPage(response, page) {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', standalonePolicy());
  response.end(page);
  return true;
}
