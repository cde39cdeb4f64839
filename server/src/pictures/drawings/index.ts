import type { Drawings } from '../drawing';
import { automotive } from './automotive';
import { beauty } from './beauty';
import { culture } from './culture';
import { entertainment } from './entertainment';
import { family } from './family';
import { fashion } from './fashion';
import { finance } from './finance';
import { food } from './food';
import { home } from './home';
import { sports } from './sports';
import { technology } from './technology';
import { travel } from './travel';

/** One drawing for each kind of the catalogue. */
export const drawings: Drawings = {
  ...technology,
  ...home,
  ...beauty,
  ...fashion,
  ...sports,
  ...family,
  ...culture,
  ...travel,
  ...automotive,
  ...finance,
  ...food,
  ...entertainment,
};

export { fallbacks } from './fallbacks';
