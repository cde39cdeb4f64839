export { operationsRoutes } from './operations-routes';
export type { Operations } from './operations-routes';
