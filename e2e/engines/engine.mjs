/**
 * A browser that pages are opened in.
 *
 * @typedef {object} Engine
 * @property {string} name with its version
 * @property {(address: string) => Promise<void>} open
 * @property {(expression: string) => Promise<unknown>} run a script's value: a text, a number, true or false
 * @property {() => string[]} errors of the page's console since it was opened
 * @property {() => Promise<void>} close
 */

export {};
