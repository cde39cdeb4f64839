import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { chunkFiles, chunkStats } from '../build/chunk-files.mjs';

test('a development build knows its files, also after every change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'denk-chunk-files-'));
  const page = join(folder, 'page.js');
  const write = (text: string) => writeFileSync(page, `document.title = '${text}';`);
  write('first');
  writeFileSync(join(folder, 'main.js'), "import(/* webpackChunkName: 'page' */ './page.js');");
  const compiler = webpack({
    context: folder,
    mode: 'development',
    entry: { main: './main.js' },
    output: { path: join(folder, 'dist') },
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });

  const seen: string[][] = [];
  await new Promise<void>((resolve, reject) => {
    const watching = compiler?.watch({ aggregateTimeout: 5 }, (error, stats) => {
      const build = stats?.toJson(chunkStats);
      if (error || !build) return reject(error);
      seen.push([...chunkFiles(build, 'main'), ...chunkFiles(build, 'page')]);
      if (seen.length === 3) watching?.close(() => resolve());
      else write(`change ${seen.length}`);
    });
  });
  expect(seen).toEqual(Array(3).fill(['main.js', 'page.js']));
});
