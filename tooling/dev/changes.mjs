/** Where pages hear of what was built anew. */
export const changesPath = '/__changes';

/**
 * What a build came to: `hash` is that of its files, absent where only its types were read.
 *
 * @typedef {{ build: string, about: 'build' | 'types', problems: readonly string[], hash?: string }} Change
 */

/**
 * Tells every open page what is built anew, and one that comes later how things stand.
 *
 * @returns {{ tell: (change: Change) => void, listen: (response: import('node:http').ServerResponse) => void }}
 */
export function createChanges() {
  /** @type {Map<string, string>} */
  const latest = new Map();
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  return {
    tell: (change) => {
      const event = `data: ${JSON.stringify(change)}\n\n`;
      latest.set(`${change.build} ${change.about}`, event);
      for (const page of pages) page.write(event);
    },
    listen: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write([': here\n\n', ...latest.values()].join(''));
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
  };
}
