/** While developing, a module is built when somebody goes there, and that is no failure. */
const times = process.env.NODE_ENV === 'development' ? 20 : 1;

/** Milliseconds in which a page is there, in its active version, in the one before, or not at all. */
export const deadline = 10_000 * times;

/** Milliseconds that the active version has of them. */
export const activeShare = 6000 * times;
