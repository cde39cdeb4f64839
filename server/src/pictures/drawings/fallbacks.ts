import type { Drawing } from '../drawing';
import { line, move, rect, shadow, shape } from '../pen';
import { beauty } from './beauty';
import { culture } from './culture';
import { education } from './education';
import { entertainment } from './entertainment';
import { family } from './family';
import { fashion } from './fashion';
import { finance } from './finance';
import { food } from './food';
import { furniture } from './furniture';
import { sports } from './sports';
import { technology } from './technology';
import { travel } from './travel';
import { automotive } from './automotive';

/** A parcel with two equal halves of a ribbon, for what no drawing knows. */
const parcel: Drawing = {
  finish: 'vivid',
  draw: (s) => [
    shadow(160, 268, 112),
    shape('a', 'M62 118l98-40 98 40v112l-98 42-98-42z'),
    shape('e', 'M160 160l98-42v112l-98 42z'),
    shape('h', 'M62 118l98-40 98 40-98 42z'),
    shape('m', 'M104 100l98 42v34l-18 8v-34L86 108z'),
    move(
      s.pick(['translate(0 0)', 'translate(-4 4)']),
      shape('x', 'M150 42v46a23 23 0 0 1 0-46z'),
      shape('m', 'M158 56v46a23 23 0 0 0 0-46z'),
    ),
    rect('w', 82, 176, 40, 28, 4),
    line('i', 3, 'M90 186h24M90 195h14'),
  ],
};

const one = (drawings: Readonly<Record<string, Drawing>>, kind: string): Drawing =>
  drawings[kind] ?? parcel;

/** What stands for a whole category where a kind has no drawing. */
export const fallbacks = {
  other: parcel,
  technology: one(technology, 'tablet'),
  beauty: one(beauty, 'skincare'),
  fashion: one(fashion, 'handbag'),
  home: one(furniture, 'sofa'),
  entertainment: one(entertainment, 'movie'),
  sports: one(sports, 'sport-shoe'),
  health: one(family, 'vitamin'),
  services: one(travel, 'service'),
  automotive: one(automotive, 'car'),
  travel: one(travel, 'tour'),
  insurance: one(finance, 'insurance'),
  'food-drink': one(food, 'food'),
  finance: one(finance, 'deposit'),
  education: one(education, 'online-course'),
  'mother-child': one(family, 'toy'),
  'culture-art': one(culture, 'book'),
  pets: one(family, 'cat-food'),
} satisfies Readonly<Record<string, Drawing>>;
