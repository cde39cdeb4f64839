export { mountStandalone } from './mount-standalone';
export type { Reply, Scenario } from './scenario';
