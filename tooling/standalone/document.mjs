import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pagePolicy } from '../../shared/src/contract/page-policy.mjs';

const require = createRequire(import.meta.url);

/** Where the page finds its service worker, and what it is: the page's network while it runs alone. */
export const networkWorker = {
  path: '/mockServiceWorker.js',
  // It takes itself away when the last page goes; where one page follows another, that is a race with its own start.
  read: () =>
    readFileSync(require.resolve('msw/mockServiceWorker.js'), 'utf8').replace(
      'self.registration.unregister()',
      'undefined',
    ),
};

/**
 * Production's policy for a page of its own: it may also frame itself, which is how the bar shows it at a width.
 *
 * @param {Readonly<Record<string, string>>} [others]
 */
export const standalonePolicy = (others = {}) =>
  pagePolicy({ 'frame-src': "'self'", 'frame-ancestors': "'self'", ...others });

/**
 * The one document of a front end on a page of its own; every address answers with it.
 *
 * @param {object} page
 * @param {string} page.module the front end's name and version
 * @param {readonly string[]} page.scripts
 * @param {readonly string[]} page.styles
 * @param {string} [page.policy] where no header can say it
 * @returns {string}
 */
export const standaloneDocument = ({ module, scripts, styles, policy }) => `<!doctype html>
<html lang="tr" data-module="${module}">
<head>
<meta charset="utf-8">
${policy ? `<meta http-equiv="content-security-policy" content="${policy}">` : ''}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<link rel="icon" href="data:,">
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
${scripts.map((file) => `<script defer src="/${file}"></script>`).join('\n')}
<title>Denk</title>
</head>
<body></body>
</html>
`;
