/** Hue, saturation and lightness of a product's main colour, and its accent's hue. */
export type Finish = readonly [hue: number, saturation: number, lightness: number, accent: number];

/** A letter's colour in light and dark. */
type Tone = readonly [light: string, dark: string];

const hsl = (h: number, s: number, l: number) =>
  `hsl(${h} ${Math.max(0, Math.min(100, s))}% ${Math.max(0, Math.min(100, l))}%)`;

/**
 * What each letter stands for: `g` ground and `j` the light on it, `m` main, `d` deeper, `l` lighter, `x` accent,
 * `y` deeper accent, `w` white, `v` its shade, `k` ink, `q` softer ink, `u` metal, `i` its shade, `a` wood, `e` its
 * shade, `r` sun, `f` leaf, `c` water, `n` a lit screen, `h` gleam, `z` shade, `o` shadow on the ground.
 */
function tones([h, s, l, accent]: Finish): Readonly<Record<string, Tone>> {
  const ground = Math.max(16, Math.min(40, s));
  const same = (colour: string): Tone => [colour, colour];
  return {
    g: [hsl(h, ground, 90), hsl(h, ground * 0.5, 21)],
    j: [hsl(h, ground + 6, 95), hsl(h, ground * 0.55, 33)],
    m: [hsl(h, s, l), hsl(h, s, Math.max(l, 46))],
    d: [hsl(h, s + 4, l * 0.7), hsl(h, s + 2, Math.max(l * 0.72, 35))],
    l: same(hsl(h, s + 2, l + (100 - l) * 0.42)),
    x: same(hsl(accent, 68, 58)),
    y: same(hsl(accent, 60, 43)),
    w: ['#fdfdfb', '#eceeec'],
    v: ['#e0e4e1', '#c5ccc9'],
    k: ['#182325', '#080d0e'],
    q: ['#3f4f52', '#65797c'],
    u: ['#c3cbcc', '#b4bdbe'],
    i: ['#8d999b', '#7b888a'],
    a: same('#c99761'),
    e: same('#9c6b3d'),
    r: ['hsl(42 90% 62%)', 'hsl(42 80% 58%)'],
    f: same('hsl(140 34% 40%)'),
    c: same('hsl(198 62% 56%)'),
    n: same('url(#n)'),
    h: same('#ffffff4d'),
    z: same('#0000002e'),
    o: ['#0c1f2226', '#00000066'],
  };
}

/** The style rules for the letters that a drawing uses, and the screen's gradient when it is lit. */
export function styleFor(finish: Finish, marks: string): string {
  const all = tones(finish);
  const light: string[] = [];
  const dark: string[] = [];
  for (const [letter, [bright, dim]] of Object.entries(all)) {
    const filled = new RegExp(`class="${letter}[ "]`).test(marks);
    const stroked = marks.includes(`class="s${letter}"`);
    // White things keep an edge on a light ground.
    const edge = letter === 'w' ? ';stroke:#10282a1c;stroke-width:1.5' : '';
    if (filled) light.push(`.${letter}{fill:${bright}${edge}}`);
    if (stroked) light.push(`.s${letter}{stroke:${bright}}`);
    if (bright === dim) continue;
    if (filled) dark.push(`.${letter}{fill:${dim}}`);
    if (stroked) dark.push(`.s${letter}{stroke:${dim}}`);
  }
  const [h, , , accent] = finish;
  const screen = marks.includes('class="n"')
    ? `<linearGradient id="n" x2="1" y2="1"><stop stop-color="${hsl(h, 62, 30)}"/><stop offset="1" stop-color="${hsl(accent, 74, 66)}"/></linearGradient>`
    : '';
  const strokes = /class="s\w"/.test(marks)
    ? '[class^=s]{fill:none;stroke-linecap:round;stroke-linejoin:round}'
    : '';
  const letters = marks.includes(' t"')
    ? '.t{font-family:Inter,system-ui,sans-serif;font-weight:600;text-anchor:middle}'
    : '';
  return `<style>${strokes}${letters}${light.join('')}@media (prefers-color-scheme:dark){${dark.join('')}}</style>${screen}`;
}

type Finishes = readonly [Finish, ...Finish[]];

export type FinishName =
  | 'vivid'
  | 'device'
  | 'appliance'
  | 'home'
  | 'leather'
  | 'soft'
  | 'glow'
  | 'warm'
  | 'blush'
  | 'wood'
  | 'sunny'
  | 'finance';

/** The finishes that things come in. */
export const finishes: Readonly<Record<FinishName, Finishes>> = {
  vivid: [
    [178, 56, 38, 32],
    [204, 58, 46, 28],
    [226, 52, 52, 40],
    [268, 42, 54, 38],
    [334, 54, 54, 190],
    [356, 60, 54, 198],
    [18, 72, 56, 188],
    [40, 78, 54, 205],
    [148, 42, 40, 36],
    [92, 40, 44, 350],
  ],
  device: [
    [202, 16, 27, 186],
    [210, 10, 72, 205],
    [224, 40, 36, 32],
    [156, 18, 52, 44],
    [36, 34, 70, 15],
    [348, 34, 66, 262],
    [262, 24, 58, 320],
    [196, 36, 58, 24],
  ],
  appliance: [
    [200, 10, 80, 186],
    [206, 8, 66, 200],
    [210, 12, 30, 186],
    [28, 18, 78, 20],
    [172, 18, 62, 176],
  ],
  home: [
    [24, 46, 50, 178],
    [34, 34, 66, 186],
    [158, 24, 42, 34],
    [212, 30, 46, 30],
    [350, 34, 56, 190],
    [44, 46, 62, 200],
    [196, 16, 44, 22],
  ],
  leather: [
    [24, 48, 42, 42],
    [18, 40, 30, 38],
    [345, 38, 40, 40],
    [36, 44, 62, 20],
    [205, 20, 26, 40],
    [160, 26, 32, 44],
  ],
  soft: [
    [344, 52, 74, 40],
    [28, 58, 74, 350],
    [176, 34, 66, 42],
    [264, 38, 76, 42],
    [204, 46, 72, 36],
    [46, 62, 72, 22],
    [140, 28, 68, 44],
  ],
  glow: [
    [40, 74, 58, 42],
    [342, 58, 62, 42],
    [268, 44, 60, 44],
    [188, 48, 50, 42],
    [16, 66, 58, 44],
    [214, 50, 54, 42],
    [124, 24, 54, 46],
  ],
  warm: [
    [22, 62, 48, 44],
    [12, 62, 50, 40],
    [36, 74, 52, 12],
    [352, 54, 46, 42],
    [88, 36, 42, 24],
  ],
  blush: [
    [350, 64, 46, 40],
    [336, 58, 54, 42],
    [10, 58, 54, 42],
    [20, 44, 50, 42],
    [318, 40, 42, 42],
    [358, 70, 42, 42],
  ],
  wood: [
    [30, 62, 46, 44],
    [18, 60, 38, 40],
    [40, 70, 54, 12],
    [8, 56, 40, 42],
    [26, 40, 32, 42],
    [206, 40, 40, 42],
  ],
  sunny: [
    [28, 88, 60, 48],
    [194, 56, 46, 42],
    [178, 50, 42, 42],
    [14, 78, 60, 46],
  ],
  finance: [
    [186, 62, 30, 42],
    [222, 48, 40, 42],
    [262, 38, 46, 40],
    [150, 42, 32, 44],
    [346, 48, 44, 40],
    [206, 20, 24, 40],
  ],
};
