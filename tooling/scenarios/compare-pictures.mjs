import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The share of pixels from which on two pictures count as different: less is how a font was smoothed. */
const tolerated = 0.0005;

/**
 * The share of pixels in which two pictures differ (0–1), and a picture of where; nothing where it is tolerated. Pictures
 * of different sizes differ in all.
 *
 * @param {Buffer} before PNG
 * @param {Buffer} after PNG
 * @returns {{ share: number, picture?: Buffer } | undefined}
 */
export function differenceOf(before, after) {
  if (before.equals(after)) return undefined;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = now;
  if (old.width !== width || old.height !== height) return { share: 1 };
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(old.data, now.data, marked.data, width, height, { threshold: 0.1 });
  const share = pixels / (width * height);
  return share > tolerated ? { share, picture: PNG.sync.write(marked) } : undefined;
}
