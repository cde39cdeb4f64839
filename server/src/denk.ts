import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runDenk } from './commands';

const here = dirname(fileURLToPath(import.meta.url));

/** `npm run denk -- catalogue import FILE|URL`; the bundled command lies in `server/dist`. */
process.exitCode = await runDenk(process.argv.slice(2), {
  variables: process.env,
  catalogueDir: join(here, '..', '..', 'catalogue'),
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
