const name = 'LaterStylesPlugin';
const afterAll = 1_000_000;

/** Code that the first view does without: `later` of the page's kit asks for chunks of this name. @param {string | null | undefined} chunk */
export const isLater = (chunk) => chunk?.endsWith('-later') ?? false;

/**
 * Leaves the styles of what comes later with the page that shows it: its markup is on screen from the beginning.
 */
export class LaterStylesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name, stage: 10 }, (chunks) => {
        const { chunkGraph, moduleGraph } = compilation;
        for (const chunk of chunks) {
          if (!isLater(chunk.name)) continue;
          const styles = chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract');
          for (const style of [...(styles ?? [])]) {
            for (const page of pagesOf(chunk)) {
              chunkGraph.connectChunkAndModule(page, style);
              for (const group of page.groupsIterable) {
                // Who writes a stylesheet asks each group where a module stands in it.
                if (group.getModulePostOrderIndex(style) !== undefined) continue;
                group.setModulePostOrderIndex(
                  style,
                  afterAll + (moduleGraph.getPostOrderIndex(style) ?? 0),
                );
              }
            }
            chunkGraph.disconnectChunkAndModule(chunk, style);
          }
        }
      });
    });
  }
}

/**
 * The chunks that ask for a chunk, none of them late itself; late ones may ask for each other.
 *
 * @param {import('webpack').Chunk} chunk
 * @returns {import('webpack').Chunk[]}
 */
function pagesOf(chunk) {
  const late = new Set([chunk]);
  const pages = new Set();
  for (const one of late) {
    for (const group of [...one.groupsIterable].flatMap((own) => own.getParents())) {
      const parent = group.chunks.at(-1);
      if (parent) (isLater(parent.name) ? late : pages).add(parent);
    }
  }
  return [...pages];
}
