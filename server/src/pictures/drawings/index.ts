import type { Drawings } from '../drawing';
import { automotive } from './automotive';
import { beauty } from './beauty';
import { culture } from './culture';
import { education } from './education';
import { entertainment } from './entertainment';
import { family } from './family';
import { fashion } from './fashion';
import { finance } from './finance';
import { food } from './food';
import { furniture } from './furniture';
import { gadgets } from './gadgets';
import { home } from './home';
import { sports } from './sports';
import { technology } from './technology';
import { travel } from './travel';

/** One drawing for each kind of the catalogue. */
export const drawings: Drawings = {
  ...technology,
  ...gadgets,
  ...home,
  ...furniture,
  ...beauty,
  ...fashion,
  ...sports,
  ...family,
  ...culture,
  ...education,
  ...travel,
  ...automotive,
  ...finance,
  ...food,
  ...entertainment,
};

export { fallbacks } from './fallbacks';
