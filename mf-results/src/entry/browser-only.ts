import { later } from '@denk/shared/page/later';

/** What reads and applies what only this browser knows of a visit; a page that the address says all of does without. */
export const browserOnly = later(
  () => import(/* webpackChunkName: "results-later" */ './browser-only-parts'),
);
