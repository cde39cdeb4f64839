export { PageDataContext, pageDataBlockId, usePageData } from './page-data';
export type { PageData, PageMeta } from './page-data';
export { useHydrated } from './use-hydrated';
export { useTitle } from './use-title';
