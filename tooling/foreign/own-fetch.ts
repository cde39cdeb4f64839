import { ofOurSite } from './addresses';

/** What stands for `fetch` in a module on a foreign page: its calls go to the site it comes from. */
export const denkFetch: typeof fetch = (address, options) =>
  globalThis.fetch(typeof address === 'string' ? ofOurSite(address) : address, options);
