import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** A stylesheet as it stands in a document. */
export interface StyleWithin {
  readonly text: string;
  /** What the content security policy allows it by. */
  readonly source: string;
}

/** Gives published stylesheets by their addresses; undefined for one that cannot stand in a document. */
export type StylesWithin = (address: string) => Promise<StyleWithin | undefined>;

/** Bytes of stylesheets kept; published ones never change. */
const kept = 4 * 1024 * 1024;

/** Reads the stylesheets of deployed versions. */
export function stylesWithin(dataDir: string): StylesWithin {
  const known = new LRUCache<string, StyleWithin>({
    maxSize: kept,
    sizeCalculation: ({ text }) => 2 * text.length + 1,
  });
  return async (address) => {
    if (!address.startsWith('/modules/')) return undefined;
    const there = known.get(address);
    if (there) return there;
    // What cannot be read the browser asks for, and says so.
    const file = await readFile(join(dataDir, address), 'utf8').catch(() => undefined);
    if (file === undefined || file.includes('</')) return undefined;
    const text = fromAnywhere(file, address);
    const hash = createHash('sha256').update(text).digest('base64');
    const style = { text, source: `'sha256-${hash}'` };
    known.set(address, style);
    return style;
  };
}

/** A stylesheet that finds its files wherever it stands. */
const fromAnywhere = (css: string, address: string): string =>
  css.replaceAll(/url\((["']?)(?!data:)([^)"'#][^)"']*)\1\)/g, (_, quote: string, file: string) => {
    const { host, pathname, href } = new URL(file, new URL(address, 'http://denk.invalid'));
    return `url(${quote}${host === 'denk.invalid' ? pathname : href}${quote})`;
  });
