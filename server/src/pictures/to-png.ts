import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** A drawing as PNG bytes. */
export type ToPng = (svg: string) => Promise<Buffer>;

/** Bytes of PNGs that are kept, most lately asked for. */
const kept = 8 * 1024 * 1024;

/**
 * Makes PNGs of our own drawings, one at a time and beside the process's own thread, with the letters of our fonts alone.
 *
 * @param fonts the folder of the fonts
 */
export function pngMaker(fonts: string): ToPng {
  const made = new LRUCache<string, Buffer>({
    maxSize: kept,
    sizeCalculation: ({ length }) => length,
  });
  const font = {
    fontFiles: [join(fonts, 'inter-tr.ttf')],
    loadSystemFonts: false,
    defaultFontFamily: 'Inter',
  };
  let last: Promise<unknown> = Promise.resolve();
  return (svg) => {
    const known = made.get(svg);
    if (known) return Promise.resolve(known);
    const own = last.then(async () => {
      const again = made.get(svg);
      if (again) return again;
      const { renderAsync } = await import('@resvg/resvg-js');
      const png = (await renderAsync(svg, { font })).asPng();
      made.set(svg, png);
      return png;
    });
    last = own.catch(() => undefined);
    return own;
  };
}
