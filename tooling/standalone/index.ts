export { mountStandalone } from './mount-standalone';
export { modulePages } from './page/module-pages';
