import { join } from 'node:path';
import { networkWorker, standaloneDocument, standalonePolicy } from '../standalone/document.mjs';
import { modules, root } from '../setup/workspaces.mjs';
import { labelOf } from '../webpack/preset.mjs';

/** @typedef {import('node:http').ServerResponse} Response */

const place = '/__scenarios';

/**
 * Shows every module's scenarios inside the composed site's frame: `/__scenarios` lists the modules. For the development
 * server alone, which has their files.
 *
 * @param {string} path
 * @param {Response} response
 * @returns {boolean} whether it answered
 */
export function answerScenarios(path, response) {
  // The worker that the shell asks for does nothing until a scenario asks it to.
  if (path === '/service-worker.js') {
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.end(networkWorker.read());
    return true;
  }
  if (path === place || path === `${place}/`) return sendPage(response, listOf(modules));
  const module = modules.find((name) => [`${place}/${name}`, `${place}/${name}/`].includes(path));
  return module ? sendPage(response, pageOf(module)) : false;
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
    .map((name) => `<li><a href="${place}/${name}">${name}</a></li>`)
    .join('')}</ul></html>`;

/** @param {Response} response @param {string} page */
function sendPage(response, page) {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', standalonePolicy());
  response.end(page);
  return true;
}
