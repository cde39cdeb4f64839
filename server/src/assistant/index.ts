export { chatRoutes } from './chat-routes';
export type { ChatSettings, TurnReport } from './chat-settings';
export { createDesk, createGuide, learnedActs } from './guide';
export { turnMetrics } from './turn-metrics';
