export { PageDataContext, usePageData } from './page-data';
export type { PageData } from './page-data';
export { useHydrated } from './use-hydrated';
export { useTitle } from './use-title';
