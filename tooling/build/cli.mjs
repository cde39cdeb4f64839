import { buildFrontEnd } from './build.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('which folder?');

try {
  await buildFrontEnd(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
