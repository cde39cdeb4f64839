export { PageDataContext, usePageData } from './page-data';
export type { PageData } from './page-data';
export { pageDataBlockId } from './page-data-block';
export type { PageMeta } from './page-data-block';
export { useHydrated } from './use-hydrated';
export { useTitle } from './use-title';
