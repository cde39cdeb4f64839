import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runDenk } from './commands';

const here = dirname(fileURLToPath(import.meta.url));

/** `npm run denk -- catalogue import FILE|URL`; the bundled command lies in `server/dist`. */
process.exitCode = await runDenk(process.argv.slice(2), {
  variables: process.env,
  folder: process.env.INIT_CWD ?? process.cwd(),
  catalogueDir: join(here, '..', '..', 'catalogue'),
  workers: {
    prerender: join(here, 'prerender-worker.mjs'),
    contents: join(here, 'contents-worker.mjs'),
  },
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
