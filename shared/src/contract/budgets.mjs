/**
 * What a version may weigh, in bytes before compression: told by the build, held by admission. A module's parts are
 * those that every visitor of one of its routes runs.
 */
export const budgets = {
  module: { scripts: 50_000, styles: 60_000 },
  shell: { scripts: 360_000, styles: 60_000 },
  /** All scripts that a visit's first page runs, the shell's and its own, as they are sent (Brotli). */
  firstPage: 100_000,
  /** Any one file. */
  file: 1_000_000,
  /** All files together. */
  version: 12_000_000,
};

/**
 * @typedef {{ readonly scripts: readonly string[], readonly styles: readonly string[] }} Part
 * @typedef {{
 *   readonly files: Readonly<Record<string, { readonly bytes: number }>>,
 *   readonly routes: readonly (Part & { readonly path: string })[],
 * } & Partial<Part & { readonly fonts: readonly string[] }>} Described a `module.json`; only the shell's has fonts
 */

/** What each kind of page runs: files with their budget, bytes. @param {Described} described */
export function partsOf({ routes, fonts, scripts = [], styles = [] }) {
  const parts = (
    /** @type {string} */ what,
    /** @type {Part} */ part,
    /** @type {{ scripts: number, styles: number }} */ limits,
  ) => [
    { what: `the scripts of ${what}`, files: part.scripts, limit: limits.scripts },
    { what: `the styles of ${what}`, files: part.styles, limit: limits.styles },
  ];
  return fonts
    ? parts('the shell', { scripts, styles }, budgets.shell)
    : routes.flatMap((route) => parts(route.path, route, budgets.module));
}

/**
 * @typedef {object} Weight
 * @property {string} what
 * @property {number} bytes before compression
 * @property {number} limit
 */

/** What each part of a version weighs, and all of it. @param {Described} described @returns {Weight[]} */
export function weightsOf(described) {
  const bytesOf = (/** @type {readonly string[]} */ files) =>
    files.reduce((sum, file) => sum + (described.files[file]?.bytes ?? 0), 0);
  return [
    ...partsOf(described).map(({ what, files, limit }) => ({ what, bytes: bytesOf(files), limit })),
    { what: 'all files', bytes: bytesOf(Object.keys(described.files)), limit: budgets.version },
  ];
}

/**
 * What of a version weighs more than it may, one line each. Read by the build and by admission alike.
 *
 * @param {Described} described
 * @returns {string[]}
 */
export function overBudget(described) {
  const { files } = described;
  const bytesOf = (/** @type {string} */ file) => files[file]?.bytes ?? 0;
  const sum = (/** @type {readonly string[]} */ some) =>
    some.reduce((all, file) => all + bytesOf(file), 0);
  const all = Object.keys(files);
  return [
    ...partsOf(described)
      .filter((part) => sum(part.files) > part.limit)
      .map((part) => {
        const biggest = [...part.files]
          .sort((a, b) => bytesOf(b) - bytesOf(a))
          .slice(0, 3)
          .map((file) => `${file} with ${bytesOf(file)}`);
        return `${part.what} are ${sum(part.files)} bytes, the budget is ${part.limit}; the biggest: ${biggest.join(', ')}`;
      }),
    ...all
      .filter((file) => bytesOf(file) > budgets.file)
      .map((file) => `${file} is ${bytesOf(file)} bytes, a file may be ${budgets.file}`),
    ...(sum(all) > budgets.version
      ? [`all files are ${sum(all)} bytes, a version may be ${budgets.version}`]
      : []),
  ];
}

/**
 * The routes whose first visit would be sent more script than it may, one line each.
 *
 * @param {{ readonly scripts: readonly string[], readonly sent: (file: string) => number }} shell `sent`: a file's bytes
 *   as they are sent
 * @param {{ readonly routes: Described['routes'], readonly sent: (file: string) => number }} module
 * @returns {string[]}
 */
export function overFirstPage(shell, module) {
  return module.routes.flatMap(({ path, scripts }) => {
    const parts = [
      ...shell.scripts.map((file) => ({ file, bytes: shell.sent(file) })),
      ...scripts.map((file) => ({ file, bytes: module.sent(file) })),
    ].sort((a, b) => b.bytes - a.bytes);
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    if (bytes <= budgets.firstPage) return [];
    const biggest = parts.slice(0, 3).map((part) => `${part.file} with ${part.bytes}`);
    return [
      `the scripts of a visit that begins at ${path} are ${bytes} bytes as they are sent, the budget is ${budgets.firstPage}; the biggest: ${biggest.join(', ')}`,
    ];
  });
}
