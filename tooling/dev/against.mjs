import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manifestFile } from '@denk/shared/contract/federation.mjs';
import { ask, Refused } from '../denk/src/registry.mjs';
import { Failed } from '../setup/run.mjs';
import { nameOf } from '../webpack/preset.mjs';
import { followDefinition } from './definitions.mjs';
import { freePort } from '../setup/free-port.mjs';
import { hotBuild } from './hot-build.mjs';

/** Milliseconds between two words to the site that the module still runs here. */
const wordEvery = 5000;

/**
 * Runs one module from this machine inside a running site that allows it: says where the module is, and serves its files
 * to whoever opens the link that the site gives in return.
 *
 * @param {string} folder the module's folder
 * @param {{ site: string, port: number, origin?: string | undefined }} options the site's address; the origin under which
 *   browsers find this machine, where it is not loopback
 * @returns {Promise<{ url: string, close: () => void }>} the link; throws `Failed` with the site's reason
 */
export async function serveAgainst(folder, { site, port: wantedPort, origin: given }) {
  const name = nameOf(folder);
  const port = await freePort(wantedPort);
  const origin = given ?? `http://localhost:${port}`;
  const base = `/modules/${name}/dev/`;
  await followDefinition(folder);
  const { default: preset } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  /** @type {import('webpack').Configuration[]} */
  const [browser] = preset({ production: false, hot: false, publicPath: origin + base });
  if (!browser) throw new Error(`${name} has no build`);
  const build = await hotBuild(browser, {
    folder,
    origin,
    server: {
      host: process.env.HOST ?? 'localhost',
      port,
      allowedHosts: [site, origin].map((address) => new URL(address).hostname),
      headers: {
        'access-control-allow-origin': new URL(site).origin,
        'timing-allow-origin': new URL(site).origin,
        'access-control-allow-private-network': 'true',
      },
    },
  });
  const say = async () => {
    const manifest = JSON.parse(await readFile(join(folder, 'dist-dev', manifestFile), 'utf8'));
    const world = {
      folder,
      variables: process.env,
      fetch,
      now: Date.now,
      print,
      printError: print,
    };
    const path = `/registry/v1/${name}/develop`;
    return ask(path, { method: 'POST', json: { origin, manifest } }, { to: site }, world);
  };
  const close = () => {
    clearInterval(timer);
    void build.stop();
  };
  let wasAway = false;
  const timer = setInterval(() => {
    say().then(
      () => {
        if (wasAway) print(`${site} is there again`);
        wasAway = false;
      },
      (problem) => {
        if (!wasAway) print(`${problem.message}; trying again`);
        wasAway = true;
      },
    );
  }, wordEvery);
  try {
    const { url } = await say();
    return { url, close };
  } catch (problem) {
    close();
    throw problem instanceof Refused ? new Failed(problem.message) : problem;
  }
}

/** @param {string} line */
const print = (line) => console.log(line);
