import { laterPart } from '@denk/shared/page/later';

/** A drawn portrait of a person. */
export const Portrait = laterPart(
  async () =>
    (await import(/* webpackChunkName: "portraits-later" */ './drawn-portrait')).DrawnPortrait,
);
