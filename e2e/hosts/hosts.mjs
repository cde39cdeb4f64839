/**
 * A page of another site, as its own tool builds it.
 *
 * @typedef {object} Host
 * @property {string} name
 * @property {Readonly<Record<string, string>>} files
 * @property {readonly string[]} build the words after `node`
 */

/** What the hosts are built with; installed only for this check. */
export const packages = {
  '@module-federation/enhanced': '2.9.2',
  '@module-federation/vite': '1.23.0',
  '@rspack/core': '1.7.12',
  vite: '7.3.8',
};

const page = `
  const { mount } = await import('mf_chat/mount');
  mount(document.querySelector('#chat'), {});
`;

/** @param {string} entry the module's manifest @returns {readonly Host[]} */
export const hosts = (entry) => [
  {
    name: 'Vite',
    files: {
      'index.html':
        '<!doctype html><title>Vite</title><div id="chat"></div><script type="module" src="/main.js"></script>',
      'main.js': page,
      'vite.config.mjs': `
        import { federation } from '@module-federation/vite';
        const remotes = { mf_chat: { type: 'global', name: 'mf_chat', entry: '${entry}' } };
        export default {
          build: { target: 'esnext' },
          plugins: [federation({ name: 'shop', dts: false, remotes })],
        };`,
    },
    build: ['../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
  },
  {
    name: 'Rspack',
    files: {
      'main.js': page,
      'build.mjs': `
        import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
        import { rspack } from '@rspack/core';
        rspack({
          context: import.meta.dirname,
          mode: 'production',
          entry: './main.js',
          output: { path: import.meta.dirname + '/dist', publicPath: '/' },
          plugins: [
            new ModuleFederationPlugin({ name: 'shop', dts: false, remotes: { mf_chat: 'mf_chat@${entry}' } }),
            new rspack.HtmlRspackPlugin({ templateContent: '<!doctype html><title>Rspack</title><div id="chat"></div>' }),
          ],
        }, (error, stats) => {
          if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
        });`,
    },
    build: ['build.mjs'],
  },
];
