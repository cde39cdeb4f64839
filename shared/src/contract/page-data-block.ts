/** What the head says about a page that comes with data. */
export interface PageMeta {
  readonly title?: string;
  readonly description?: string;
  /** One JSON-LD object or several. */
  readonly jsonLd?: unknown;
  /** `false` keeps search engines away from this page of an indexed route. */
  readonly indexed?: boolean;
  /** The page's own picture for shared links, an address of our own (`/…`) or `https:`. */
  readonly picture?: string;
}

/** The data block's id in the page's HTML. */
export const pageDataBlockId = 'denk-page-data';
