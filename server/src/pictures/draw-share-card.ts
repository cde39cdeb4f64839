import { drawProduct, type ProductPicture } from './draw-product';
import { escapeXml } from './pen';

/** What stands beside the drawing on a card. */
export interface ShareCard {
  readonly picture: ProductPicture;
  readonly title: string;
  /** As shown: `42.999,00 TL`. */
  readonly price?: string | undefined;
  /** `aylık`, `kişi başı`… */
  readonly priceNote?: string | undefined;
}

/** Pixels, as messengers and networks like it best. */
const width = 1200;
const height = 630;
/** Where the lettering starts, and how wide a line of it may be. */
const left = 646;
const measure = 506;
/** How wide a letter is on average, of the size it is written in. */
const letterWidth = 0.58;

/**
 * What stands beside a shared link of a product that is drawn: the drawing, what it is and what it costs. An SVG of
 * 1200 × 630 in light colours. For the sample catalogue alone, and it says so.
 */
export function drawShareCard({ picture, title, price, priceNote }: ShareCard): string {
  const size = title.length > 60 ? 40 : title.length > 28 ? 48 : 58;
  const lines = wrap(title, Math.floor(measure / (size * letterWidth)), 4);
  const top = 250 - (lines.length - 1) * size * 0.58;
  const below = top + (lines.length - 1) * size * 1.18;
  const drawn = drawProduct(picture).replace(
    /^<svg /,
    '<svg x="56" y="56" preserveAspectRatio="xMidYMid slice" ',
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter">`,
    `<rect width="${width}" height="${height}" fill="#f7f6f2"/>`,
    `<rect x="40" y="40" width="550" height="550" rx="36" fill="#ffffff"/>`,
    drawn.replace('width="320" height="320"', 'width="518" height="518"'),
    ...lines.map((line, at) => text(top + at * size * 1.18, size, '#12211f', line)),
    ...(price ? [text(below + 92, 56, '#00666e', price)] : []),
    ...(price && priceNote ? [text(below + 136, 28, '#53625f', priceNote)] : []),
    `<rect x="${left}" y="506" width="222" height="52" rx="26" fill="#d9eeec"/>`,
    text(541, 26, '#00494f', 'Örnek katalog', left + 22),
    mark,
    text(543, 40, '#12211f', 'denk', 1054),
    '</svg>',
  ].join('');
}

/** The site's two halves. */
const mark =
  '<g transform="translate(996 503) scale(1.75)"><path d="M15 3.5v18.6A9.3 9.3 0 0 1 15 3.5z" fill="#006a72"/><path d="M17 9.9v18.6a9.3 9.3 0 0 0 0-18.6z" fill="#e89a3c"/></g>';

const text = (y: number, size: number, fill: string, words: string, x = left) =>
  `<text x="${x}" y="${Math.round(y)}" font-size="${size}" fill="${fill}">${escapeXml(words)}</text>`;

/** Words in lines of so many letters; what does not fit ends in `…`. */
function wrap(words: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word.slice(0, letters));
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${(lines[most - 1] ?? '').slice(0, letters - 1)}…`];
}
