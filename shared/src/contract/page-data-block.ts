/** What the head says about a page that comes with data. */
export interface PageMeta {
  readonly title?: string;
  readonly description?: string;
  /** One JSON-LD object or several. */
  readonly jsonLd?: unknown;
}

/** The data block's id in the page's HTML. */
export const pageDataBlockId = 'denk-page-data';
