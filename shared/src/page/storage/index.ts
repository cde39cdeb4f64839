export { browserStorage } from './browser-storage';
export type { TextStorage } from './browser-storage';
export { readStored } from './read-stored';
export type { Stored } from './read-stored';
