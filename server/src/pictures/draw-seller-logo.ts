import { svg } from './draw-product';
import { escapeXml } from './pen';
import { diceOf } from './seed';

type Tile = readonly [ground: string, shape: string, letter: string];

/** Ground, shape on it and letter, each pair readable in light and dark. */
const tiles: readonly [Tile, ...Tile[]] = [
  ['#0a5f66', '#0c7d80', '#ffffff'],
  ['#7d2f24', '#a3432f', '#ffffff'],
  ['#343f80', '#4a58a8', '#ffffff'],
  ['#6d480c', '#8f6213', '#ffffff'],
  ['#2f5628', '#46753b', '#ffffff'],
  ['#672a54', '#883c70', '#ffffff'],
  ['#243239', '#3a4d56', '#ffffff'],
  ['#123f63', '#1f5f90', '#ffffff'],
];

const shapes: readonly [string, ...string[]] = [
  'M0 320a320 320 0 0 1 320-320v320z',
  'M320 0v200A200 200 0 0 1 120 0z',
  'M0 160a160 160 0 0 0 320 0v160H0z',
  'M160 0h160v320H160z',
  'M0 0l320 320H0z',
];

/** A seller's tile with its first letters; drawn for this site, not the seller's own mark. */
export function drawSellerLogo({ name, seed }: { readonly name: string; readonly seed: string }) {
  const dice = diceOf(`seller/${seed}`);
  const [ground, shape, letter] = dice.pick(tiles);
  return svg(
    `<style>text{font:700 132px Inter,system-ui,sans-serif;text-anchor:middle;letter-spacing:-6px}rect,path{stroke:none}@media (prefers-color-scheme:dark){svg{filter:brightness(1.12)}}</style><rect width="320" height="320" rx="72" fill="${ground}"/><path fill="${shape}" clip-path="inset(0 round 72px)" d="${dice.pick(shapes)}"/><text x="157" y="206" fill="${letter}">${escapeXml(monogram(name))}</text>`,
  );
}

/** `Media Markt` → `MM`, `hepsiburada` → `H`, `n11` → `N11`. */
export function monogram(name: string): string {
  const words = name
    .trim()
    .split(/[\s.&-]+/)
    .filter(Boolean);
  const first = words[0];
  if (!first) return '?';
  if (/^[\p{L}\d]{1,3}$/u.test(first) && /\d/.test(first)) return first.toLocaleUpperCase('tr');
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('tr');
}
