export { answerHeaders } from './answer-headers';
export { operationsRoutes } from './operations-routes';
export type { Operations } from './operations-routes';
export { visitorKey } from './visitor-key';
