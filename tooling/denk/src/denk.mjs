#!/usr/bin/env node
import { run } from './run.mjs';

process.exitCode = await run(process.argv.slice(2), {
  folder: process.env.INIT_CWD ?? process.cwd(),
  variables: process.env,
  fetch: globalThis.fetch,
  now: () => performance.now(),
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
