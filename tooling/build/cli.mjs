import { buildFrontEnd } from './build.mjs';
import { buildStandalone } from './standalone.mjs';

const words = process.argv.slice(2);
const [folder] = words.filter((word) => word !== '--standalone');
if (!folder) throw new Error('which folder?');

try {
  await (words.includes('--standalone') ? buildStandalone(folder) : buildFrontEnd(folder));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
