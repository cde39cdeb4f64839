/** The marks drawings are made of. Each takes its colour first: a letter of the palette. */

/** Text from outside as it may stand in SVG. */
export function escapeXml(text: string): string {
  const printable = [...text].filter((letter) => !/\p{Cc}|\p{Cs}/u.test(letter)).join('');
  const named: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return printable.replace(/[&<>"']/g, (letter) => named[letter] ?? '');
}

export const rect = (c: string, x: number, y: number, w: number, h: number, rx = 0) =>
  `<rect class="${c}" x="${x}" y="${y}" width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ''}/>`;

export const circle = (c: string, x: number, y: number, r: number) =>
  `<circle class="${c}" cx="${x}" cy="${y}" r="${r}"/>`;

export const ellipse = (c: string, x: number, y: number, rx: number, ry: number) =>
  `<ellipse class="${c}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

/** A filled shape. */
export const shape = (c: string, d: string) => `<path class="${c}" d="${d}"/>`;

/** A stroke with round ends. */
export const line = (c: string, width: number, d: string) =>
  `<path class="s${c}" stroke-width="${width}" d="${d}"/>`;

export const move = (transform: string, ...marks: readonly string[]) =>
  `<g transform="${transform}">${marks.join('')}</g>`;

/** The soft shadow a thing throws on the ground. */
export const shadow = (x: number, y: number, rx: number) => ellipse('o', x, y, rx, rx / 11 + 3);

/** A line of lettering, narrowed to fit. */
export function lettering(
  c: string,
  x: number,
  y: number,
  size: number,
  text: string,
  width: number,
): string {
  const shown = [...text].slice(0, 14).join('');
  const fits = Math.min(size, width / Math.max(1, [...shown].length * 0.64));
  return `<text class="${c} t" x="${x}" y="${y}" font-size="${Math.round(fits * 10) / 10}">${escapeXml(shown)}</text>`;
}
