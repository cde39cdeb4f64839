import type { Kind } from '../../../catalogue';

/** What is eaten or taken: what must not be in it is no taste. */
export const isTaken = ({ category }: Kind): boolean =>
  /^(?:food-drink|health|pets)$/.test(category);
