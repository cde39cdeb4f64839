import { parseArgs } from 'node:util';
import { commands } from './commands.mjs';
import { Refused } from './registry.mjs';

/**
 * What a command works with; injected by tests.
 *
 * @typedef {object} World
 * @property {string} folder where the person is
 * @property {NodeJS.ProcessEnv} variables
 * @property {typeof globalThis.fetch} fetch
 * @property {() => number} now milliseconds
 * @property {(line: string) => void} print
 * @property {(line: string) => void} printError
 */

export const usage = `Usage: npm run denk -- COMMAND

  publish mf-chat [--from FOLDER] [--traffic N] [--note TEXT]
      sends the built module (mf-chat/dist, or FOLDER) to the site; live for all,
      for N % of the visitors, or with --traffic 0 for nobody yet
  promote mf-chat [VERSION]     makes the version tried out, or the one named, live for all
  rollback mf-chat [VERSION]    goes back to the last good version, or to the one named
  retire mf-chat                takes the module off the site
  preview mf-chat VERSION       prints a link that shows the version in the site, for a day
  list [mf-chat]                versions, with traffic, time and note
  status                        the whole site, with failures
  new mf-orders                 a new module from the template, in this folder

  token create mf-chat [--days N]   beside the server's DATA_DIR: a token for one module ('*': for all)
  token list · token revoke ID
  catalogue import FILE|URL · catalogue list · catalogue remove NAME

Options:
  --to URL     the site; default DENK_URL, then http://localhost:3000
  --to FOLDER  with publish, in the checkout: the DATA_DIR of a server on the same disk
  --json       one JSON object as the last line
The token is read from DENK_TOKEN. Exit code: 0 done, 1 refused, 2 not understood.`;

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const options = {
  from: { type: 'string' },
  traffic: { type: 'string' },
  note: { type: 'string' },
  to: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

/**
 * Runs a command; gives the exit code.
 *
 * @param {readonly string[]} words
 * @param {World} world
 * @returns {Promise<0 | 1 | 2>}
 */
export async function run(words, world) {
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    world.printError(`denk: ${message(error)}\n\n${usage}`);
    return 2;
  }
  const [name = '', ...rest] = parsed.positionals;
  if (parsed.values.help || name === 'help') {
    world.print(usage);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const wrong = command ? command.wrong(rest, parsed.values) : name ? unknown(name) : '';
  if (!command || wrong !== undefined) {
    world.printError(`${wrong ? `denk: ${wrong}\n\n` : ''}${usage}`);
    return 2;
  }
  try {
    const result = await command.run(rest, parsed.values, world);
    if (parsed.values.json) world.print(JSON.stringify(result));
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    for (const reason of error.reasons) world.printError(`denk: ${reason}`);
    if (parsed.values.json) {
      world.print(JSON.stringify({ error: error.message, reasons: error.reasons }));
    }
    return 1;
  }
}

/** Tokens and catalogues are kept beside the server; elsewhere only this is known of them. @param {string} name */
const unknown = (name) =>
  ['token', 'catalogue'].includes(name)
    ? `${name} works beside the server: npm run denk -- ${name} …, in its checkout`
    : `there is no ${name}`;

/** @param {unknown} error */
const message = (error) => (error instanceof Error ? error.message : String(error));
