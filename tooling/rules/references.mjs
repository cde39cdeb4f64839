import { posix } from 'node:path';

/** @typedef {{ file: string, line: number, reference: string, reason: string }} BrokenReference */

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/gm;
const citation = /(?<![\w/.-])[\w./-]*\w\.md(?:#[\w-]*)?(?!\w)|§/g;
const sourcePath =
  /(?<![\w/@.{<*~-])(?:[\w@-]+\/)+[\w.-]+\.(?:tsx?|mjs|cjs|css|json|tsv)(?![\w*-])/g;
/** The folder of a path whose end stands for many: `catalogue/<kind>.tsv`. */
const manyIn = /(?<![\w/@.{<*~-])(?:[\w@-]+\/)+(?=[\w.-]*[<*])/g;
const made =
  /(?:^|\/)(?:dist|dist-\w+|data|node_modules)(?:\/|$)|^bench\/results\.json$|^node\/|^(?:module|mf-manifest)\.json$/;

/**
 * The anchors of a document's headings, as GitHub makes them: `## Search entry` → `search-entry`, a second one
 * `search-entry-1`.
 *
 * @param {string} markdown
 */
export function anchorsOf(markdown) {
  /** @type {Set<string>} */
  const anchors = new Set();
  for (const [, heading = ''] of withoutCode(markdown).matchAll(/^#{1,6} +(.+)$/gm)) {
    const anchor = heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    let free = anchor;
    for (let count = 1; anchors.has(free); count += 1) free = `${anchor}-${count}`;
    anchors.add(free);
  }
  return anchors;
}

/**
 * What comments cite that is not there: a document without a heading, a heading or a file that does not exist, or a
 * section by its number. Paths count from the project's folder, from the file's own or from its package.
 *
 * @param {ReadonlyMap<string, string>} project every file's text by its path below the project's folder
 * @returns {BrokenReference[]}
 */
export function brokenInComments(project) {
  const { folders, tops } = foldersOf(project);
  return all(project, /\.(?:tsx?|mjs|cjs|css)$/).flatMap(([file, text]) =>
    [...text.matchAll(comment)].flatMap(({ 0: words, index }) => {
      const found = (/** @type {RegExp} */ pattern, /** @type {(one: string) => string} */ judge) =>
        [...words.matchAll(pattern)].flatMap((match) =>
          broken(project, file, index + match.index, match[0], judge(match[0])),
        );
      return [
        ...found(citation, (one) =>
          one === '§' ? 'cites a section by number' : cited(project, one),
        ),
        ...found(sourcePath, (one) => (exists(project, file, one) ? '' : 'no such file')),
        ...found(manyIn, (one) =>
          !tops.has(one.split('/')[0] ?? '') || made.test(one) || folders.has(one.slice(0, -1))
            ? ''
            : 'no such folder',
        ),
      ];
    }),
  );
}

/**
 * What documents name that is not there: links and their anchors, scripts of `npm run`, and paths in code marks: from a
 * folder of the project, or the end of a source file's or folder's path.
 *
 * @param {ReadonlyMap<string, string>} project
 * @returns {BrokenReference[]}
 */
export function brokenInDocuments(project) {
  const { folders, tops } = foldersOf(project);
  const paths = [...project.keys(), ...folders];
  const isThere = (/** @type {string} */ path) =>
    tops.has(path.split('/')[0] ?? '')
      ? project.has(path) || folders.has(path)
      : paths.some((one) => one.endsWith(`/${path}`) || one === path);
  const isPath = (/** @type {string} */ text) =>
    tops.has(text.split('/')[0] ?? '') || /\/$|\.(?:tsx?|mjs|cjs|css|json|tsv|md)$/.test(text);
  return all(project, /^(?:README|docs\/.*)\.md$/).flatMap(([file, text]) => {
    const plain = withoutCode(text);
    const found = (
      /** @type {string} */ within,
      /** @type {RegExp} */ pattern,
      /** @type {(...groups: string[]) => string} */ judge,
    ) =>
      [...within.matchAll(pattern)].flatMap((match) =>
        broken(project, file, match.index, match[0], judge(...match.slice(1).map(String))),
      );
    return [
      ...found(plain, /\]\(([^)\s]+)\)/g, (target = '') => linked(project, file, target)),
      ...found(plain, /`([\w@-][\w@./-]*[./][\w@./-]*)`/g, (path = '') =>
        !isPath(path) || made.test(path) || isThere(path.replace(/\/$/, ''))
          ? ''
          : 'no such file or folder',
      ),
      ...found(plain, new RegExp(`\`(${manyIn.source})`, 'g'), (path = '') =>
        !tops.has(path.split('/')[0] ?? '') || made.test(path) || isThere(path.replace(/\/$/, ''))
          ? ''
          : 'no such folder',
      ),
      ...found(text, /npm run ([\w:-]+)((?: -w \S+)?)/g, (script = '', where = '') =>
        hasScript(project, where.slice(4).replace(/`.*/, ''), script) ? '' : 'no such script',
      ),
    ];
  });
}

/** All folders, and the outermost of them. @param {ReadonlyMap<string, string>} project */
function foldersOf(project) {
  const folders = new Set([...project.keys()].flatMap((file) => parents(file)));
  return { folders, tops: new Set([...folders].filter((folder) => !folder.includes('/'))) };
}

/** @param {ReadonlyMap<string, string>} project @param {RegExp} names */
const all = (project, names) => [...project].filter(([file]) => names.test(file));

/**
 * @param {ReadonlyMap<string, string>} project
 * @param {string} file
 * @param {number} at
 * @param {string} reference
 * @param {string} reason empty where nothing is wrong
 * @returns {BrokenReference[]}
 */
function broken(project, file, at, reference, reason) {
  if (!reason) return [];
  const line = (project.get(file) ?? '').slice(0, at).split('\n').length;
  return [{ file, line, reference, reason }];
}

/** @param {ReadonlyMap<string, string>} project @param {string} citation */
function cited(project, citation) {
  const [path = '', anchor] = citation.split('#');
  const document = project.get(path);
  if (document === undefined) return 'no such document';
  if (!anchor) return 'names no heading';
  return anchorsOf(document).has(anchor) ? '' : 'no such heading';
}

/** @param {ReadonlyMap<string, string>} project @param {string} file @param {string} target */
function linked(project, file, target) {
  if (/^(?:https?|mailto):/.test(target)) return '';
  const [path = '', anchor] = target.split('#');
  const where = path ? posix.join(posix.dirname(file), path) : file;
  const text = project.get(where);
  if (text === undefined) return 'no such file';
  return !anchor || anchorsOf(text).has(anchor) ? '' : 'no such heading';
}

/** @param {ReadonlyMap<string, string>} project @param {string} file @param {string} path */
const exists = (project, file, path) =>
  made.test(path) || ['', ...parents(file)].some((folder) => project.has(posix.join(folder, path)));

/**
 * @param {ReadonlyMap<string, string>} project
 * @param {string} folder
 * @param {string} script
 * @returns {boolean}
 */
function hasScript(project, folder, script) {
  const text = project.get(posix.join(folder, 'package.json'));
  // A package that the text makes up has the template's scripts.
  if (text === undefined) return folder !== '' && hasScript(project, 'mf-chat', script);
  return script in (JSON.parse(text).scripts ?? {});
}

/** The folders above a file, the outermost first. @param {string} file */
const parents = (file) =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, at, parts) => parts.slice(0, at + 1).join('/'));

/** A document with the lines of its code blocks emptied, so that places stay. @param {string} markdown */
const withoutCode = (markdown) =>
  markdown.replace(/^(`{3,})[\s\S]*?^\1$/gm, (block) => block.replace(/[^\n]/g, ' '));
