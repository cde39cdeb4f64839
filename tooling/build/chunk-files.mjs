/** What to ask webpack's stats for. After a change, lists of assets hide the unchanged ones behind a number. */
export const chunkStats = { all: false, chunkGroups: true, chunkGroupAuxiliary: false };

/**
 * A chunk's files in load order; what a running page was sent to change itself is none of them.
 *
 * @param {import('webpack').StatsCompilation} stats made with `chunkStats`
 * @param {string} chunk
 * @returns {string[]}
 */
export const chunkFiles = (stats, chunk) =>
  (stats.namedChunkGroups?.[chunk]?.assets ?? [])
    .map(({ name }) => name)
    .filter((name) => !name.includes('.hot-update.'));
