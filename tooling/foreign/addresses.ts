const known = { base: '' };

/** Says which site the module's own addresses belong to: `https://denk.example`. */
export function belongTo(base: string): void {
  known.base = base.replace(/\/+$/, '');
}

/** An address of our own, whole; any other as it is. */
export const ofOurSite = (address: string): string =>
  /^\/(?!\/)/.test(address) ? known.base + address : address;
