export { answerHeaders } from './answer-headers';
export { operationsRoutes } from './operations-routes';
export type { Operations } from './operations-routes';
export {
  oneARound,
  Overloaded,
  type PressureLimits,
  shedding,
  turnAway,
  usualPressureLimits,
} from './shedding';
export { stopping, type Stopping } from './stopping';
export { visitorKey } from './visitor-key';
